"""The same defaults and answers from the command, its stream and this package, for requests drawn at random."""

import json
import math
import random
import subprocess
import sys
from pathlib import Path

import copyfit
import pytest
from copyfit._names import snake

ROOT = Path(__file__).parents[2]
INTER = str(Path(copyfit.__file__).parent / "share/fonts/Inter-Regular.otf")
COUNT = 2000
STYLES = ["largeTitle", "title1", "title3", "headline", "body", "callout", "footnote", "caption2", "UICTFontTextStyleBody"]
CATEGORIES = [*copyfit.CATEGORIES, "XXL", "accessibilityLarge", "UICTContentSizeCategoryAccessibilityXXXL"]


def fonts(draw):
    """The fields of a font."""
    size = draw.choice([9, 12.5, 17, 34, 100.25])
    described = [
        "headline.italic()", "system(size: 17, weight: .semibold)", 'custom("Inter", size: 15, relativeTo: .title3)',
        'custom("Nobody-Regular", fixedSize: 17)', "body.weight(.black).leading(.loose)",
        {"name": "Inter", "size": 17, "weight": "bold"}, {"name": "Inter-Regular", "size": 20, "relativeTo": "body"},
    ]
    return draw.choice([
        {"style": draw.choice(STYLES)}, {"style": draw.choice(STYLES)}, {"font": draw.choice(described)},
        {"system": True, "size": size}, {"system": True, "size": size, "relativeTo": draw.choice(STYLES)},
        {"system": True, "sizes": [size, 53]}, {"font": INTER, "size": size}, {"font": INTER, "sizes": [size]},
        {"font": INTER, "size": size, "relativeTo": draw.choice(STYLES), "variations": {"wght": 650}},
        {"font": "nowhere.otf", "size": size}, {"font": INTER, "sizes": [16, 24], "profile": "web", "textSpacing": True},
        {"system": True, "sizes": [16], "profile": "android", "fontScale": draw.choice([0.85, 1.3, 2])},
    ])


def labels(draw):
    """The other fields of a label, each in a third of the requests."""
    known = {
        "width": [0.5, 44, 96, 200, 280.333, 1e6, -1], "height": [12, 22, 44, 100.5], "lines": [0, 1, 2, 3, 10],
        "mode": ["tail", "head", "middle", "clip", "wordWrap", "charWrap", "tial"],
        "minimumScaleFactor": [0, 0.1, 0.5, 0.9, 1, 2], "minimumFontSize": [0, 0.01, 8, 20], "displayScale": [1, 2, 3],
        "minimumCategory": CATEGORIES, "maximumCategory": CATEGORIES, "letterSpacing": [-2, 0, 0.5, 30],
        "lineBreakStrategy": ["standard", "none"], "direction": ["natural", "leftToRight", "rightToLeft"],
        "tightening": [True, False], "boldText": [True, False], "opticalSize": ["automatic", "none"],
        "paragraph": [{"lineSpacing": 4}, {"lineHeightMultiple": 1.5, "maximumLineHeight": 30}, {"spacing": 1}],
        "behavior": [{"linePitch": "textStyle"}, {"pushOut": True, "shrinksMultiline": True}],
        "fallback": [["nowhere.otf"], [INTER]], "widht": [1],
    }
    rare = {"fallback", "widht", "paragraph", "behavior"}
    return {name: draw.choice(values) for name, values in known.items() if draw.random() < (0.05 if name in rare else 0.33)}


def requests():
    draw = random.Random(24)
    lines = [
        (file.stem, line) for file in sorted((ROOT / "Corpora/Texts").glob("*.txt"))
        for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    for locale, text in draw.sample(lines, COUNT):
        request = {"text": text, "locale": locale, **fonts(draw), **labels(draw), "details": draw.random() < 0.3}
        if "sizes" not in request:
            request["categories"] = draw.choice(["all", ["large"], draw.sample(CATEGORIES, 3)])
        yield request


REQUESTS = list(requests())


@pytest.fixture(scope="module")
def answers():
    lines = "".join(json.dumps(request) + "\n" for request in REQUESTS)
    run = subprocess.run([sys.executable, "-m", "copyfit", "stream"], input=lines.encode(), capture_output=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def described(fit):
    """A fit as the stream writes it."""
    found = {
        "category": fit.category, "size": fit.size, "lineCount": fit.line_count, "width": fit.width, "height": fit.height,
        "verdict": fit.verdict, "slack": fit.slack, "certainty": fit.certainty, "scale": fit.scale,
        "visibleText": fit.visible_text, "hiddenCharacters": fit.hidden_characters if fit.visible_text is not None else None,
        "missing": list(fit.missing) or None, "drawnSize": fit.drawn_size if round(fit.drawn_size, 3) != round(fit.size, 3) else None,
    }
    ways = [{name: value for name, value in vars(way).items() if value is not None} for way in fit.remedies]
    return {name: value for name, value in found.items() if value is not None}, ways


def is_near(found, expected):
    """Whether values are equal but for the rounding of output."""
    if isinstance(found, float):
        return math.isclose(found, expected, abs_tol=0.00051)
    if isinstance(expected, dict):
        return found.keys() == expected.keys() and all(is_near(found[name], expected[name]) for name in expected)
    if isinstance(expected, list):
        return len(found) == len(expected) and all(map(is_near, found, expected))
    return found == expected


def assert_equal(fits, results):
    assert len(fits) == len(results)
    for fit, result in zip(fits, results):
        ways = result.get("remedy", {}).get("ways", [])
        ignored = {"remedy", "visibleLines", "perSize", "limitReached", "lines"}
        expected = {name: value for name, value in result.items() if name not in ignored}
        found, changes = described(fit)
        assert is_near(found, expected) and is_near(changes, ways), (found, changes, result)


def test_the_requests_are_of_every_kind(answers):
    assert len(answers) == COUNT
    codes = {answer["error"]["code"] for answer in answers if "error" in answer}
    assert codes >= {"font-not-found", "unknown-field", "unknown-value", "out-of-range", "conflicting-fields"}
    verdicts = {result["verdict"] for answer in answers for result in answer.get("results", [])}
    assert verdicts == {"fits", "shrinks", "splitsWord", "truncates", "clips"}


def test_fit_answers_as_the_stream_does(answers):
    for request, answer in zip(REQUESTS, answers):
        fields = {snake(name): value for name, value in request.items()}
        try:
            fits = copyfit.fit(**fields)
            assert_equal(fits, answer.get("results", []))
            assert {fit.missing_font for fit in fits} == {answer.get("missingFont")}
        except copyfit.CopyfitError as error:
            assert error.code == answer.get("error", {}).get("code"), (request, error, answer)


def test_many_fits_are_those_of_one(answers):
    asked = [(request, answer) for request, answer in zip(REQUESTS, answers) if "categories" in request]
    found = copyfit.fits(request for request, _ in asked)
    for (_, answer), fits in zip(asked, found):
        if isinstance(fits, copyfit.CopyfitError):
            assert fits.code == answer["error"]["code"]
        else:
            assert_equal(fits, answer["results"])
            assert {fit.missing_font for fit in fits} == {answer.get("missingFont")}


def test_measure_answers_as_the_stream_does(answers):
    for request, answer in list(zip(REQUESTS, answers))[:100]:
        fields = {snake(name): value for name, value in request.items() if name != "details"}
        try:
            found = copyfit.measure(**fields).results
        except copyfit.CopyfitError as error:
            assert error.code == answer.get("error", {}).get("code"), (request, error, answer)
            continue
        for result in found:
            del result["lines"]
            if not request["details"]:
                result.pop("remedy", None)
        assert found == answer["results"]
