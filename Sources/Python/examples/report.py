"""Writes a table of the texts of a project that do not fit, as HTML and as XLSX.

    python report.py App weekly      # weekly.html and weekly.xlsx (needs openpyxl)
"""

import html
import re
import sys
from collections import Counter
from itertools import chain
from pathlib import Path

import copyfit
from openpyxl import Workbook
from openpyxl.styles import Font

COLUMNS = {
    "severity": "Severity", "rule": "Rule", "locale": "Language", "name": "Label", "text": "Text",
    "visible_text": "Visible", "first": "From size", "overflow_width": "Too wide, pt", "advice": "Fix",
    "file": "File", "line": "Line",
}

# Characters that XML, and so a cell, cannot have.
NOT_IN_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def table(rows: list[dict]) -> list[list]:
    lines = ([row[name] for name in COLUMNS] for row in rows)
    return [[NOT_IN_XML.sub("", cell) if isinstance(cell, str) else cell for cell in cells] for cells in lines]


def write_html(path: Path, title: str, rows: list[dict], summary: str) -> None:
    def line(tag: str, cells: list) -> str:
        texts = ("" if cell is None else html.escape(str(cell)) for cell in cells)
        return "<tr>" + "".join(f"<{tag} dir=auto>{text}</{tag}>" for text in texts) + "</tr>\n"

    path.write_text(
        f"<!doctype html><meta charset=utf-8><title>{html.escape(title)}</title>\n"
        f"<h1>{html.escape(title)}</h1><p>{html.escape(summary)}</p>\n<table>\n"
        + line("th", list(COLUMNS.values())) + "".join(line("td", cells) for cells in table(rows)) + "</table>\n",
        encoding="utf-8")


def write_xlsx(path: Path, title: str, rows: list[dict]) -> None:
    book = Workbook()
    sheet = book.active
    sheet.title, sheet.freeze_panes = title[:31], "A2"
    for cells in [list(COLUMNS.values()), *table(rows)]:
        sheet.append(cells)
    for cell in chain.from_iterable(sheet.iter_rows()):
        if isinstance(cell.value, str):
            cell.data_type = "s"  # a text that begins with "=" is no formula
    for cell in sheet[1]:
        cell.font = Font(bold=True)
    sheet.auto_filter.ref = sheet.dimensions
    book.save(path)


def main(project: str, name: str) -> None:
    report = copyfit.check(project, fail_on="never")
    rows = [row for row in report.rows() if row["severity"] != "note"]
    counts = Counter(row["locale"] for row in rows)
    summary = ", ".join(f"{locale}: {count}" for locale, count in counts.most_common()) or "Everything fits."
    write_html(Path(name + ".html"), "Texts that do not fit", rows, summary)
    write_xlsx(Path(name + ".xlsx"), "Texts that do not fit", rows)


main(*sys.argv[1:])
