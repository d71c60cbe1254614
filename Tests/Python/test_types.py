"""The types of the package, as type checkers see them."""

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path

import copyfit
import pytest
from copyfit import _command, _options

ROOT = Path(__file__).parents[2]

#: What the documentation allows.
ALLOWED = """
import pathlib
from decimal import Decimal
from fractions import Fraction
from typing import Any
import copyfit
import numpy as np

copyfit.fit("x", style="body", width=Decimal("3"), height=Fraction(1, 3), lines=np.int64(2))
copyfit.fit("x", font=pathlib.Path("a.ttf"), size=np.float32(17), tightening=np.True_, details=np.bool_(False))
copyfit.fit("x", system=True, sizes=np.arange(3), letter_spacing=Decimal(1), variations={"wght": np.float32(3)})
copyfit.fit("x", system=True, sizes=[17, Fraction(1, 2)], paragraph={"line_spacing": 4}, fallback=[pathlib.Path("a")])
fields: dict[str, Any] = {"style": "body"}
copyfit.fit("a", **fields)
for answer in copyfit.fits([{"text": "a"}], style="body", width=Decimal(3), jobs=np.int64(2)):
    if not isinstance(answer, copyfit.CopyfitError):
        print(answer[-1].visible_text, answer[1:2][0].size)
copyfit.check("x", locales=["de"], maximum={"font_not_found": 3}, report=["html=a.html"], devices=["canvas", 375])
copyfit.measure("x", style="body", width=Decimal(3), categories=["AX1"], variation={"wght": 650}, no_cache=True)
rows: list[dict[str, Any]] = copyfit.check(pathlib.Path("x")).rows()
"""

#: Mistakes that a type checker finds.
MISTAKES = [
    'copyfit.fit("x", stlye="body")', 'copyfit.fit("x", style="body", width="3")', 'copyfit.fits([], locales="de")',
    'copyfit.fits([], sizes=[17])', 'copyfit.check("x", local=["de"])', 'copyfit.measure("x", widht=3)',
    'copyfit.fit("x")[0].verdict == "truncate"', 'copyfit.fit("x")[0].certainty == "sure"',
]


def mypy(folder, program):
    (folder / "program.py").write_text(program)
    words = ["--strict", "--python-executable", sys.executable, "program.py"]
    return subprocess.run([sys.executable, "-m", "mypy", *words], cwd=folder, capture_output=True, text=True).stdout


def test_documented_inputs_have_the_types_that_are_expected(tmp_path):
    pytest.importorskip("mypy")
    pytest.importorskip("numpy")
    assert mypy(tmp_path, ALLOWED) == "Success: no issues found in 1 source file\n"


def test_mistakes_are_found_by_type_checkers(tmp_path):
    pytest.importorskip("mypy")
    found = mypy(tmp_path, "\n".join(["import copyfit", *MISTAKES, ""]))
    assert re.findall(r"^program\.py:(\d+): error", found, re.M) == [str(line) for line in range(2, len(MISTAKES) + 2)]


def test_the_types_have_each_field_of_a_request():
    schema = json.loads((ROOT / "Sources/CopyfitReports/Schemas/stream-request.schema.json").read_text(encoding="utf-8"))
    given = {name for name, it in inspect.signature(copyfit.fit).parameters.items() if it.kind is not it.VAR_KEYWORD}
    assert given | set(_options.RequestFields.__annotations__) == {
        re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name) for name in schema["properties"]} - {"id", "materialize"}


def test_the_types_have_each_option_of_the_command():
    for command, names in (("check", _options.CheckOptions), ("measure", _options.MeasureOptions)):
        text = subprocess.run([_command.program(), command, "--help"], capture_output=True, text=True).stdout
        options = {name.replace("-", "_") for name in re.findall(r"^ +(?:-\w, )?--([\w-]+)", text, re.M)}
        assert options - {"help", "format"} <= set(names.__annotations__)
