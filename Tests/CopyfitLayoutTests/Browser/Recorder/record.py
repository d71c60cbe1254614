#!/usr/bin/env python3
"""Records where headless Chromium breaks lines, as text that the tests compare with our lines.

Usage: record.py [LANGUAGE…]     all languages when none is named

Reads the sample app in Corpora/ and Texts/, writes Recordings/. Needs Chromium and the Debian fonts
that the tests use, and nothing else. The same browser and fonts give the same bytes.
"""

import hashlib
import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
BROWSER = HERE.parent
APP = HERE.parents[3] / "Corpora/Freewheel/App"
FONTS = pathlib.Path("/usr/share/fonts")

# The body style's sizes, from the smallest category to the largest.
SIZES = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
WIDTHS = [120, 220, 343]
# Shorter texts have one line in nearly every cell.
SHORTEST = 10

INTER = "opentype/inter/Inter-Regular.otf"
CJK = "opentype/noto/NotoSansCJK-Regular.ttc"  # the browser and the tests use its first face


def noto(name):
    return f"truetype/noto/Noto{name}-Regular.ttf"


# The font of each language, then where characters come from that it lacks.
LANGUAGES = {
    **{name: [INTER] for name in "de el en es fi fr pl pt-BR ru tr vi".split()},
    "marks": [INTER],
    **{name: [CJK] for name in "ja ko zh-Hans zh-Hant".split()},
    "ar": [noto("SansArabic"), INTER],
    "fa": [noto("NaskhArabic"), INTER],
    "ur": [noto("NastaliqUrdu"), INTER],
    "he": [noto("SansHebrew"), INTER],
    "hi": [noto("SansDevanagari"), INTER],
    "bn": [noto("SansBengali"), INTER],
    "ta": [noto("SansTamil"), INTER],
    "th": [noto("SansThai"), INTER],
    "lo": [noto("SansLao"), INTER],
    "km": [noto("SansKhmer"), INTER],
    "my": [noto("SansMyanmar"), INTER],
}

FLAGS = """
--headless --no-sandbox --disable-gpu --no-first-run --remote-debugging-pipe
--allow-file-access-from-files --disable-background-networking --disable-component-update
--disable-extensions --disable-dev-shm-usage --font-render-hinting=none
--force-device-scale-factor=1 --lang=en-US
""".split()


class Browser:
    """A headless Chromium, spoken to by its DevTools protocol over two pipes."""

    def __init__(self, page):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        program = shutil.which("chromium") or sys.exit("record.py: Chromium is not installed")
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        # Chromium reads commands from file 3 and answers on file 4.
        command = [program, *FLAGS, f"--user-data-dir={self.profile.name}", "about:blank"]
        redirect = ["bash", "-c", f'exec 3<&{commands} 4>&{answers}; exec "$@"', "record.py"]
        self.process = subprocess.Popen(
            redirect + command, pass_fds=[commands, answers], stderr=subprocess.DEVNULL
        )
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.count = 0
        self.version = self.call("Browser.getVersion")["product"].split("/")[1]
        self.session = None
        pages = self.call("Target.getTargets")["targetInfos"]
        target = next(info["targetId"] for info in pages if info["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        self.call("Page.navigate", url=page.as_uri())
        self.evaluate(
            "new Promise(done => document.readyState == 'complete' ? done(0)"
            " : addEventListener('load', () => done(0)))"
        )

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data) :]
        while True:
            answer = json.loads(self.next_message())
            if answer.get("id") == self.count:
                return answer["result"] if "result" in answer else sys.exit(str(answer["error"]))

    def next_message(self):
        parts = [self.buffer]
        while b"\0" not in parts[-1]:
            part = os.read(self.answers, 1 << 20)
            parts.append(part or sys.exit("record.py: Chromium stopped"))
        message, _, self.buffer = b"".join(parts).partition(b"\0")
        return message

    def evaluate(self, expression):
        answer = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in answer:
            sys.exit(f"record.py: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def close(self):
        self.call("Browser.close")
        self.process.wait()
        self.profile.cleanup()


def unescape(text):
    """The text of a quoted string of a .strings file."""
    text = re.sub(r"\\U([0-9A-Fa-f]{4})", lambda match: chr(int(match[1], 16)), text)
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t"}.get(match[1], match[1]), text)


def app_texts(language):
    catalog = json.loads((APP / "Localizable.xcstrings").read_text("utf-8"))
    for key in sorted(catalog["strings"]):
        unit = catalog["strings"][key]["localizations"].get(language, {}).get("stringUnit")
        if unit:
            yield unit["value"]
    for path in sorted(APP.glob("Base.lproj/*.storyboard")) if language == "en" else []:
        for match in re.finditer(r' (?:text|title|placeholder)="([^"]*)"', path.read_text("utf-8")):
            yield html.unescape(match[1])
    for path in sorted((APP / f"{language}.lproj").glob("*.strings")):
        strings = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S)
        for match in re.finditer(r'= "((?:[^"\\]|\\.)*)";', strings):
            yield unescape(match[1])


def own_texts(language):
    lines = (BROWSER / "Texts" / f"{language}.txt").read_text("utf-8").splitlines()
    return [line.replace("\\n", "\n") for line in lines if line and not line.startswith("# ")]


def texts_of(language):
    """The texts of a language, each once, the sample app's first."""
    texts = dict.fromkeys([*app_texts(language), *own_texts(language)])
    return [text for text in texts if len(text.encode("utf-16-le")) >= 2 * SHORTEST]


def escape(text):
    """A text on one line, with everything that cannot be seen as \\u{…}."""
    text = text.replace("\\", "\\\\")
    hidden = r"[\x00-\x1f\x7f-\xa0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]"
    return re.sub(hidden, lambda match: f"\\u{{{ord(match[0]):X}}}", text)


def offsets(starts):
    return " ".join(map(str, starts)) or "-"


def write(name, lines, files, texts, results):
    for file in files:
        digest = hashlib.sha256((FONTS / file).read_bytes()).hexdigest()
        lines.append(f"font {file} sha256 {digest}")
    lines.append("sizes " + " ".join(map(str, SIZES)))
    lines.append("widths " + " ".join(map(str, WIDTHS)))
    for text, result in zip(texts, results, strict=True):
        lines += ["", f"text {escape(text)}", f"width64 {result['width']}"]
        lines.append("breaks " + offsets(result["opportunities"]))
        cells = [
            ("!" if cell["overflows"] else "") + offsets(cell["starts"])
            for cell in result["cells"]
        ]
        for row, size in enumerate(SIZES):
            first = row * len(WIDTHS)
            lines.append(f"{size}: " + " | ".join(cells[first : first + len(WIDTHS)]))
    path = BROWSER / "Recordings" / f"{name}.txt"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    print(f"{name}: {len(texts)} texts")


def main():
    browser = Browser(HERE / "page.html")
    for name in sys.argv[1:] or sorted(LANGUAGES):
        files, texts = LANGUAGES[name], texts_of(name)
        language = "en" if name == "marks" else name
        job = {
            "language": language,
            "files": [(FONTS / file).as_uri() for file in files],
            "texts": texts,
            "sizes": SIZES,
            "widths": WIDTHS,
        }
        results = browser.evaluate(f"record({json.dumps(job)})")
        head = [f"browser Chromium {browser.version}", f"language {language}"]
        write(name, head, files, texts, results)
    browser.close()


main()
