"""The package as it is installed: `make test-python`."""

import copy
import ctypes
import dataclasses
import gc
import importlib.metadata
import inspect
import itertools
import json
import math
import multiprocessing
import os
import pickle
import re
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from fractions import Fraction
from numbers import Integral
from pathlib import Path

import copyfit
import openpyxl
import pytest
from copyfit import _command, _label, _library

ROOT = Path(__file__).parents[2]
INTER = Path(copyfit.__file__).parent / "share/fonts/Inter-Regular.otf"
GERMAN = "Zahlungsmittel verwalten"


def test_a_text_is_fitted_at_all_categories():
    fits = copyfit.fit("Weiter zur Kasse", style="headline", width=280, lines=2, locale="de")
    assert [fit.category for fit in fits] == list(copyfit.CATEGORIES)
    assert {fit.verdict for fit in fits} == {"fits"}
    assert fits[0].line_count == 1 and fits[-1].line_count == 2
    assert fits[0].certainty == "certain" and fits[0].scale is None and fits[0].missing == ()


def test_a_label_has_no_limits_by_default():
    parameters = inspect.signature(copyfit.fit).parameters
    assert {name: it.default for name, it in parameters.items() if it.kind is it.KEYWORD_ONLY} == {
        "font": None, "style": None, "system": None, "size": None, "width": None, "height": None, "lines": 0,
        "locale": "und", "categories": "all", "sizes": None, "details": False}
    assert {fit.verdict for fit in copyfit.fit(GERMAN * 50, style="body")} == {"fits"}


@pytest.mark.parametrize(
    "fields, expected",
    [
        ({}, [("truncates", 17, None), ("truncates", 53, None)]),
        ({"minimum_scale_factor": 0.5}, [("shrinks", 9.75, 9.75 / 17), ("truncates", 26.5, None)]),
        ({"minimum_scale_factor": 0.9}, [("truncates", 15.3, None), ("truncates", 47.7, None)]),
        ({"minimum_font_size": 10}, [("truncates", 10, None), ("truncates", 10, None)]),
    ])
def test_the_size_to_which_a_text_shrinks(fields, expected):
    label = {"style": "body", "width": 120, "lines": 1, "locale": "de", "categories": ["large", "AX5"], **fields}
    fits = copyfit.fit(GERMAN, **label)
    assert [(fit.verdict, pytest.approx(fit.drawn_size), fit.scale) for fit in fits] == expected
    assert [fit.size for fit in fits] == [17, 53] and [fits] == list(copyfit.fits([{"text": GERMAN}], **label))
    results = copyfit.measure(GERMAN, **label).results
    assert [result.get("drawnSize", result["size"]) for result in results] == [pytest.approx(fit.drawn_size) for fit in fits]


def test_a_size_alone_does_not_grow():
    with pytest.raises(copyfit.CopyfitError, match="^'size' and 'relative_to' cannot be given together: without cat") as error:
        copyfit.measure("a", system=True, size=17, relative_to="body")
    assert error.value.code == "conflicting-fields"
    [result] = copyfit.measure("a", system=True, size=17, relative_to="body", categories="AX5").results
    assert result["size"] > 17


def test_lost_text_is_shown():
    [fit] = copyfit.fit(GERMAN, style="body", width=120, lines=1, locale="de", categories=["large"])
    assert (fit.verdict, fit.visible_text, fit.hidden_characters) == ("truncates", "Zahlungsmitt…", 12)
    assert fit.slack < 0 and fit.line_count == 2 and fit.loses_text


def test_a_line_whose_ink_is_cut_loses_text_but_no_characters():
    [fit] = copyfit.fit("Kasse", style="body", height=10, lines=1, categories="AX5")
    assert (fit.verdict, fit.visible_text, fit.hidden_characters, fit.missing) == ("clips", None, 0, ()) and fit.loses_text


@pytest.mark.parametrize("text, mode", [("Ẩ́" * 40, "middle"), ("a" * 300, "tail"), ("👩‍💻" * 9, "head"), (" ", "tail")])
def test_visible_text_of_any_length_is_whole(text, mode):
    label = {"style": "body", "width": 60, "lines": 1, "mode": mode}
    [fit] = copyfit.fit(text, **label, categories="large")
    result = copyfit.measure(text, **label).results[0]
    assert fit.visible_text == result.get("visibleText") and fit.loses_text == (fit.visible_text is not None)


@pytest.mark.parametrize("name, hint", [("larg", "large"), ("ax6", "AX"), ("XXLARGE1", "xxLarge"), ("nothing", None)])
def test_a_category_that_is_nearly_right_is_named(name, hint):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.fit("Kasse", style="body", categories=[name])
    assert error.value.code == "unknown-value" and ("did you mean" in error.value.message) == (hint is not None)
    assert hint is None or f"did you mean '{hint}" in error.value.message


@pytest.mark.parametrize(
    "fields, request_fields",
    [
        ({"style": "body", "width": 120, "lines": 1}, {"style": "body", "width": 120, "lines": 1}),
        ({"font": INTER, "size": 17, "width": 90}, {"font": str(INTER), "size": 17, "width": 90}),
        ({"font": str(INTER), "size": 17, "relative_to": "title1", "height": 30},
         {"font": str(INTER), "size": 17, "relativeTo": "title1", "height": 30}),
        ({"system": True, "size": 20, "width": 99.5, "lines": 2, "mode": "middle"},
         {"system": True, "size": 20, "width": 99.5, "lines": 2, "mode": "middle"}),
        ({"style": "caption1", "width": 100, "lines": 1, "minimum_scale_factor": 0.5, "letter_spacing": 1},
         {"style": "caption1", "width": 100, "lines": 1, "minimumScaleFactor": 0.5, "letterSpacing": 1}),
        ({"font": INTER, "sizes": [14, 53], "width": 200}, {"font": str(INTER), "sizes": [14, 53], "width": 200}),
        ({"font": INTER, "size": 17, "variations": {"wght": 650}, "optical_size": "none"},
         {"font": str(INTER), "size": 17, "variations": {"wght": 650}, "opticalSize": "none"}),
        ({"font": "system(size: 17, weight: .semibold)", "width": 90, "lines": 1, "tightening": True, "bold_text": True},
         {"font": "system(size: 17, weight: .semibold)", "width": 90, "lines": 1, "tightening": True, "boldText": True}),
    ])
@pytest.mark.parametrize("text, locale", [(GERMAN, "de"), ("الانتقال إلى الدفع", "ar"), ("", "en")])
def test_fits_are_those_of_the_command(fields, request_fields, text, locale):
    if "sizes" not in fields:
        request_fields = {**request_fields, "categories": "all"}
    answer = subprocess.run(
        [sys.executable, "-m", "copyfit", "stream"], check=True, capture_output=True,
        input=json.dumps({"text": text, "locale": locale, **request_fields}).encode()).stdout
    results = json.loads(answer)["results"]
    fits = copyfit.fit(text, locale=locale, **fields)
    assert len(fits) == len(results)
    for fit, result in zip(fits, results):
        assert (fit.category, fit.verdict, fit.line_count) == (
            result.get("category"), result["verdict"], result["lineCount"])
        for name in ("size", "width", "height", "slack", "scale"):
            found, expected = getattr(fit, name), result.get(name)
            assert found == expected or math.isclose(found, expected, abs_tol=0.00051)
        assert (fit.certainty, fit.visible_text) == (result.get("certainty"), result.get("visibleText"))
        assert fit.hidden_characters == result.get("hiddenCharacters", 0)
        assert list(fit.missing) == result.get("missing", [])


def test_changes_that_help_are_found():
    label = {"style": "body", "width": 120, "lines": 1, "locale": "de", "categories": ["large", "AX5"]}
    large, largest = copyfit.fit(GERMAN, **label, details=True)
    assert copyfit.Change(lines=2) in large.remedies and len(largest.remedies) > 0
    for change in large.remedies:
        changed = {name: getattr(change, name) for name in ("width", "height", "lines") if getattr(change, name)}
        assert copyfit.fit(GERMAN, **{**label, **changed})[0].verdict == "fits"
    assert copyfit.fit(GERMAN, **label)[0].remedies == ()
    [[*many]] = copyfit.fits([{"text": GERMAN, "locale": "de", "details": True}], style="body", width=120, lines=1)
    assert many[3].remedies == large.remedies
    answer = copyfit.measure(GERMAN, style="body", width=120, lines=1, locale="de").results[0]
    assert [change.lines for change in large.remedies] == [way.get("lines") for way in answer["remedy"]["ways"]]


def test_many_texts_are_answered_in_their_order():
    requests = [{"text": f"{GERMAN} {number}", "locale": "de"} for number in range(5000)]
    requests[7] = {"text": "Kasse", "locale": "not a locale"}
    requests[8] = {"text": "Kasse", "width": -1}
    requests[9] = {"text": "Kasse", "width": 30, "id": "a"}
    requests[10] = {"locale": "de"}
    requests[11] = {"text": 17, "locale": "de"}
    requests[12] = {"text": "Kasse", "locale": math.nan}
    answers = list(copyfit.fits(requests, style="body", width=120, lines=1))
    assert [answer.code for answer in answers if isinstance(answer, copyfit.CopyfitError)] == [
        "out-of-range", "out-of-range", "missing-field", "wrong-type", "wrong-type"]
    assert answers[9][3].verdict == "truncates" and answers[9][-1].category == "AX5"
    alone = copyfit.fit(requests[4999]["text"], style="body", width=120, lines=1, locale="de")
    assert answers[4999] == alone and answers[4999][2:4] == alone[2:4]


def test_requests_with_categories_of_their_own_are_measured_at_these():
    own = [["large"], ["AX5", "xSmall"], None, "all", ["large"]]
    requests = [{"text": GERMAN, **({"categories": names} if names else {})} for names in own]
    label = {"style": "body", "width": 120, "lines": 1, "locale": "de"}
    for common in (["medium"], "all"):
        expected = [copyfit.fit(GERMAN, **label, categories=names or common) for names in own]
        assert [list(answer) for answer in copyfit.fits(requests, categories=common, **label)] == expected


def test_an_error_names_its_request():
    requests = [
        {"text": "Kasse"}, {"id": "a1"}, {"id": 7, "text": "Kasse", "locale": "not a locale"}, {"text": "Kasse", "width": -1}, 5,
        {"id": "b", "text": "Kasse", "bogus": 1}, {"id": "c", "text": "Kasse", "bogus": 1}, {"id": "d", "text": 17}]
    errors = list(copyfit.fits(iter(requests), style="body"))[1:]
    assert [(error.index, error.id) for error in errors] == [
        (1, "a1"), (2, 7), (3, None), (4, None), (5, "b"), (6, "c"), (7, "d")]
    assert str(errors[0]) == "requests[1] (id 'a1'): 'text' is missing" and errors[0].message == "'text' is missing"
    assert str(errors[1]).startswith("requests[2] (id 7): 'not a locale' is not a locale")
    assert str(errors[2]) == "requests[3]: 'width' must be positive and finite, not -1"
    copied = pickle.loads(pickle.dumps(errors[0]))
    assert (type(copied), str(copied), copied.index, copied.id) == (type(errors[0]), str(errors[0]), 1, "a1")
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.fit("Kasse", style="body", width=-1)
    assert error.value.index is None and str(error.value) == error.value.message


def test_common_fields_that_lack_something_are_an_error_of_each_request():
    errors = list(copyfit.fits([{"id": "a", "text": "Kasse"}, {"id": "b", "text": "Kasse"}], width=90))
    assert [(error.code, error.index, error.id) for error in errors] == [("missing-field", 0, "a"), ("missing-field", 1, "b")]


def test_an_answer_is_equal_to_that_of_fit():
    request = {"text": GERMAN, "style": "body", "width": 120, "lines": 1, "locale": "de"}
    [answer] = copyfit.fits([request])
    alone = copyfit.fit(**request)
    assert answer == alone and alone == answer and answer != alone[:3] and answer != 5
    assert repr(answer) == repr(alone)
    assert copy.deepcopy(answer) == alone and pickle.loads(pickle.dumps(answer)) == alone


def test_what_requests_have_in_common():
    text = "手続きを続ける前に、お支払い方法をご確認ください。ーっゃ々"
    for locale in ["ja-u-lb-loose", "ja-u-lb-strict", "th"]:
        label = {"style": "body", "width": 70, "locale": locale}
        assert next(copyfit.fits([{"text": text}], **label)) == copyfit.fit(text, **label)
        own = copyfit.fits([{"text": text, "locale": locale}], style="body", width=70, locale="de")
        assert next(own) == copyfit.fit(text, **label)
    narrow = {"style": "body", "width": 60, "lines": 1}
    [details] = copyfit.fits([{"text": GERMAN}], **narrow, details=True)
    assert details == copyfit.fit(GERMAN, **narrow, details=True) and details[3].remedies
    few = copyfit.fits([{"text": GERMAN}, {"text": GERMAN, "categories": "all"}], **narrow, categories=["AX1", "large"])
    assert [[fit.category for fit in fits] for fits in few] == [["AX1", "large"], list(copyfit.CATEGORIES)]


def test_a_request_may_spell_common_fields_otherwise():
    request = {"text": GERMAN, "minimum_scale_factor": 0.9, "letterSpacing": 1}
    label = {"style": "body", "width": 150, "lines": 1}
    [answer] = copyfit.fits([request], **label, minimumScaleFactor=0.5, letter_spacing=0)
    assert answer == copyfit.fit(**request, **label)


@pytest.mark.parametrize(
    "common, code",
    [
        ({"locale": 5}, "wrong-type"), ({"details": 1}, "wrong-type"), ({"text": "Kasse"}, "unknown-field"),
        ({"id": 1}, "unknown-field"), ({"categories": ["huge"]}, "unknown-value"), ({"categories": []}, "empty-list"),
        ({"bogus": 1}, "unknown-field"), ({"width": -1}, "out-of-range"), ({"locale": "de-"}, "out-of-range"),
        ({"sizes": [17]}, "unknown-field"), ({"profile": "web"}, "unknown-field"), ({"font_scale": 2}, "unknown-field"),
        ({"style": "tiny"}, "unknown-value"), ({"size": 17}, "conflicting-fields"),
        ({"style": None, "width": -1}, "out-of-range"),
        ({"style": None, "width": 9, "locale": "de-"}, "out-of-range"), ({"style": None, "size": 0}, "out-of-range"),
        ({"style": None, "font": "nowhere.otf"}, "font-not-found"), ({"style": None, "mode": "TAIL"}, "unknown-value"),
    ])
def test_bad_common_fields_are_errors_at_once(common, code):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.fits([{"text": "Kasse"}], **{"style": "body", **common})
    assert error.value.code == code


@pytest.mark.parametrize(
    "common, own",
    [
        ({}, {"style": "body"}), ({"style": None}, {"style": "body"}), ({"width": 90}, {"style": "body"}),
        ({"font": INTER}, {"size": 17}), ({"size": 17, "relative_to": "title1"}, {"font": INTER}),
        ({"system": True}, {"size": 9}),
        ({"system": False, "locale": "de"}, {"style": "body"}), ({"variations": {"wght": 650}}, {"font": INTER, "size": 17}),
        ({"fallback": [INTER]}, {"font": INTER, "size": 17}),
    ])
def test_requests_may_add_what_is_missing(common, own):
    full, bare = copyfit.fits([{"text": "Kasse", **own}, {"text": "Kasse"}], **common)
    assert full == copyfit.fit("Kasse", **{**common, **own}) and bare.code == "missing-field"


@pytest.mark.parametrize("requests", [None, 5, {"text": "Kasse"}, "Kasse", b"Kasse"])
def test_requests_are_an_iterable_of_mappings(requests):
    with pytest.raises(TypeError):
        copyfit.fits(requests, style="body")


def test_a_request_may_be_changed_after_it_was_given():
    label = {"style": "body", "width": 60, "lines": 1}

    def reused():
        request = {}
        for text in ("Hello World again", "XXXX YYYY"):
            request["text"] = text
            yield request

    answers = list(copyfit.fits(reused(), **label))
    assert answers == [copyfit.fit("Hello World again", **label), copyfit.fit("XXXX YYYY", **label)]
    given = [{"text": "Hello World again"}]
    [answer] = copyfit.fits(given, **label)
    given[0]["text"] = "XXXX YYYY"
    assert answer == copyfit.fit("Hello World again", **label)


def fitted_many(part):
    return list(copyfit.fits(part, style="body", width=120, lines=1))


def test_answers_are_sent_between_processes():
    parts = [[{"text": f"{GERMAN} {number}"}] for number in range(3)]
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(fitted_many, parts) == [fitted_many(part) for part in parts]


def test_a_font_that_is_written_later_is_found(tmp_path):
    late = tmp_path / "late.otf"
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.fit("Kasse", font=late, size=17)
    assert error.value.code == "font-not-found"
    late.write_bytes(INTER.read_bytes())
    assert copyfit.fit("Kasse", font=late, size=17) == copyfit.fit("Kasse", font=INTER, size=17)


def test_thousands_of_fonts_do_not_fill_the_memory():
    def resident():
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def measure(start):
        for number in range(start, start + 800):
            copyfit.fit("Kasse", font=INTER, size=17, variations={"wght": 100 + number / 4}, categories=["large"])

    measure(0)
    before = resident()
    measure(800)
    assert resident() - before < 20


def test_long_texts_are_answered_in_their_order():
    requests = [{"text": f"{number} " + GERMAN * 2000, "locale": "de"} for number in range(7)]
    answers = list(copyfit.fits(requests, style="body"))
    assert [answer[0].width for answer in answers] == [
        copyfit.fit(request["text"], style="body", locale="de")[0].width for request in requests]


def test_an_error_of_the_requests_comes_after_the_answers_before():
    def requests():
        yield {"text": "Kasse"}
        raise KeyError("lost")

    answers = copyfit.fits(requests(), style="body")
    assert next(answers)[0].verdict == "fits"
    with pytest.raises(KeyError, match="lost"):
        next(answers)


def test_numbers_of_other_types_are_numbers():
    expected = copyfit.fit(GERMAN, style="body", width=120.5, lines=1, locale="de")
    for width, lines in [(Fraction(241, 2), Integer(1)), (Decimal("120.5"), Scalar(1)), (Scalar(120.5), 1.0)]:
        assert copyfit.fit(GERMAN, style="body", width=width, lines=lines, locale="de") == expected


def test_booleans_of_numpy_are_booleans():
    fields = {"style": "body", "width": 120, "lines": 1}
    expected = copyfit.fit(GERMAN, **fields, details=True, bold_text=True)
    yes, no = Scalar(True), Scalar(False)
    assert copyfit.fit(GERMAN, **fields, details=yes, bold_text=yes) == expected
    [answer] = copyfit.fits([{"text": GERMAN, "details": yes, "system": no}], **fields, bold_text=True)
    assert answer == expected
    options = {"style": "body", "bold_text": yes, "system": no}
    assert copyfit.measure(GERMAN, **options) == copyfit.measure(GERMAN, style="body", bold_text=True)


def test_scalars_of_numpy_are_numbers_and_booleans():
    numpy = pytest.importorskip("numpy")
    fields = {"width": numpy.float32(120.5), "lines": numpy.int64(1), "tightening": numpy.True_, "details": numpy.False_}
    expected = copyfit.fit(GERMAN, style="body", width=120.5, lines=1, tightening=True, sizes=None)
    assert copyfit.fit(GERMAN, style="body", **fields) == expected
    assert [expected] == list(copyfit.fits([{"text": numpy.str_(GERMAN), **fields}], style="body"))
    sizes = numpy.array([17, 20.5])
    assert copyfit.fit(GERMAN, system=True, sizes=sizes) == copyfit.fit(GERMAN, system=True, sizes=[17, 20.5])


def test_none_is_the_default():
    names = ["font", "system", "size", "width", "height", "lines", "locale", "categories", "sizes", "details", "mode"]
    expected = copyfit.fit(GERMAN, style="body")
    assert copyfit.fit(GERMAN, style="body", **dict.fromkeys(names)) == expected
    names.remove("sizes")
    [answer] = copyfit.fits([{"text": GERMAN, **dict.fromkeys(names)}], style="body", locale="de", details=True, width=9)
    assert answer == expected
    [answer] = copyfit.fits([{"text": GERMAN}], style="body", locale=None, categories=None, details=None)
    assert answer == expected


def test_false_for_the_system_font_is_absent():
    assert copyfit.fit("Kasse", style="body", system=False) == copyfit.fit("Kasse", style="body")
    with pytest.raises(copyfit.CopyfitError, match="'font', 'style' or 'system' is required"):
        copyfit.fit("Kasse", system=False)


class Integer:
    """A whole number as NumPy has them."""

    def __init__(self, value):
        self.value = value

    def __int__(self):
        return self.value


Integral.register(Integer)


class Scalar:
    """A scalar as NumPy has them, of a type that Python does not know."""

    ndim = 0

    def __init__(self, value):
        self.item = lambda: value

    def __iter__(self):
        raise TypeError("iteration over a 0-d array")


def fitted(number):
    return copyfit.fit(f"{GERMAN} {number}", style="body", width=120, locale="de")


def test_a_forked_process_does_not_wait_for_threads_of_the_other():
    expected = [fitted(number) for number in range(6)]
    done = threading.Event()

    def work():
        while not done.is_set():
            list(copyfit.fits([{"text": f"{GERMAN} {number}"} for number in range(50)], style="body", width=120, jobs=2))

    thread = threading.Thread(target=work)
    thread.start()
    try:
        with multiprocessing.get_context("fork").Pool(2) as pool:
            assert pool.map_async(fitted, range(6)).get(timeout=120) == expected
    finally:
        done.set()
        thread.join()


def release_all(answers):
    """Releases what was created before a process was forked."""
    answers.clear()
    _label._known.cache_clear()
    _label._cached.cache_clear()
    gc.collect()
    return fitted(0)


def test_a_forked_process_releases_nothing_of_the_other():
    expected = fitted(0)
    answers = list(copyfit.fits([{"text": GERMAN}], style="body", width=120, lines=1, details=True))
    assert answers[0][0].verdict
    fork = multiprocessing.get_context("fork")
    queue = fork.SimpleQueue()
    process = fork.Process(target=lambda: queue.put(release_all(answers)))
    process.start()
    assert queue.get() == expected
    process.join()
    assert process.exitcode == 0 and answers[0][-1].category == "AX5"


def test_the_command_has_lists_and_pairs():
    fields = {"font": INTER, "sizes": [17, 20], "paragraph": {"line_spacing": 4}, "behavior": {"pushOut": True}}
    results = copyfit.measure(GERMAN, **fields, width=120, fallback=[INTER, INTER]).results
    assert [result["height"] for result in results] == [
        round(fit.height, 3) for fit in copyfit.fit(GERMAN, **fields, width=120)]


#: A list that contains itself.
LOOP: list = []
LOOP.append(LOOP)


@pytest.mark.parametrize(
    "fields, code",
    [
        ({}, "missing-field"), ({"style": "body", "system": True}, "conflicting-fields"),
        ({"style": "tiny"}, "unknown-value"), ({"font": "nowhere.otf", "size": 17}, "font-not-found"),
        ({"font": INTER}, "missing-field"), ({"font": "body.slanted()"}, "invalid-value"),
        ({"style": "body", "size": 17}, "conflicting-fields"), ({"style": "body", "widht": 1}, "unknown-field"),
        ({"style": "body", "width": "wide"}, "wrong-type"), ({"style": "body", "width": 0}, "out-of-range"),
        ({"style": "body", "lines": -1}, "out-of-range"), ({"style": "body", "mode": "tial"}, "unknown-value"),
        ({"style": "body", "mode": "TAIL"}, "unknown-value"),
        ({"style": "body", "width": Fraction(10**400)}, "out-of-range"), ({"style": "footnote2"}, "unknown-value"),
        ({"font": LOOP, "size": 17}, "wrong-type"), ({"font": INTER, "size": 17, "fallback": LOOP}, "wrong-type"),
        ({"font": {"style": "body", "a": LOOP}}, "wrong-type"), ({"font": "system(size: 0.0001)"}, "out-of-range"),
        ({"font": f"{INTER}\0x", "size": 17}, "font-not-found"), ({"system": True, "size": 0.3}, "out-of-range"),
        ({"font": {"style": "body", "scaled": 1e300}}, "out-of-range"),
        ({"style": "body", "letter_spacing": 2000}, "out-of-range"),
        ({"style": "body", "minimum_category": "AX5", "maximum_category": "large"}, "out-of-range"),
        ({"style": "body", "locale": "not a locale"}, "out-of-range"),
        ({"style": "body", "categories": ["huge"]}, "unknown-value"),
        ({"font": "", "size": 17}, "out-of-range"), ({"style": ""}, "unknown-value"), ({"font": " ", "size": 17}, "font-not-found"),
        ({"style": "body", "variations": {"wght": "bold"}}, "wrong-type"),
        ({"style": "body", "variations": {"weight": 650}}, "out-of-range"),
        ({"style": "body", "optical_size": "large"}, "unknown-value"),
        ({"style": "body", "tightening": "yes"}, "wrong-type"),
        ({"style": 17}, "wrong-type"), ({"font": 17}, "wrong-type"), ({"font": [1]}, "wrong-type"),
        ({"style": "body\0"}, "unknown-value"), ({"style": "\ud800"}, "unknown-value"),
        ({"font": "a\0.otf", "size": 17}, "font-not-found"), ({"font": "\ud800.otf", "size": 17}, "font-not-found"),
        ({"font": INTER, "size": math.nan}, "out-of-range"), ({"font": INTER, "size": math.inf}, "out-of-range"),
        ({"font": INTER, "size": 1.7e308}, "out-of-range"), ({"font": INTER, "size": 10**400}, "out-of-range"),
        ({"font": INTER, "size": 10**5000}, "out-of-range"),
        ({"font": INTER, "size": True}, "wrong-type"), ({"font": INTER, "size": 17, "fallback": 5}, "wrong-type"),
        ({"font": INTER, "size": 17, "fallback": [5]}, "wrong-type"),
        ({"font": INTER, "size": 17, "fallback": ["nowhere.otf"]}, "font-not-found"),
        ({"font": INTER, "sizes": 17}, "wrong-type"), ({"font": INTER, "sizes": ["17"]}, "wrong-type"),
        ({"style": "body", "width": math.nan}, "out-of-range"), ({"style": "body", "width": {}}, "wrong-type"),
        ({"style": "body", "width": Decimal("sNaN")}, "out-of-range"), ({"style": "body", "width": 1j}, "wrong-type"),
        ({"style": "body", "width": Scalar(math.nan)}, "out-of-range"), ({"style": "body", "width": Scalar(True)}, "wrong-type"),
        ({"style": "body", "locale": math.nan}, "wrong-type"),
        ({"style": "body", "width": {1}}, "wrong-type"), ({"style": "body", "width": b"1"}, "wrong-type"),
        ({"style": "body", "lines": 2**70}, "out-of-range"), ({"style": "body", "lines": 1.5}, "wrong-type"),
        ({"style": "body", "letter_spacing": math.nan}, "out-of-range"),
        ({"style": "body", "display_scale": math.inf}, "out-of-range"),
        ({"style": "body", "locale": 5}, "wrong-type"), ({"style": "body", "locale": "de\0"}, "out-of-range"),
        ({"style": "body", "locale": "\ud800"}, "out-of-range"), ({"style": "body", "details": 1}, "wrong-type"),
        ({"style": "body", "categories": 5}, "wrong-type"), ({"style": "body", "categories": [5]}, "wrong-type"),
        ({"style": "body", "categories": [[]]}, "wrong-type"), ({"style": "body", "mode": 5}, "wrong-type"),
        ({"font": INTER, "size": 17, "variations": {"wght": 10**400}}, "out-of-range"),
        ({"style": "body", "variations": {"wght": math.nan}}, "out-of-range"),
        ({"style": "body", "variations": 5}, "wrong-type"), ({"style": "body", "variations": {5: 5}}, "wrong-type"),
        ({"style": "body", "lines": True}, "wrong-type"), ({"style": "body", "materialize": True}, "unknown-field"),
        ({"style": "body", "categories": []}, "empty-list"), ({"font": INTER, "sizes": []}, "empty-list"),
        ({"style": "body", "categories": ["AX5\0"]}, "unknown-value"), ({"style": "body", "paragraph": 5}, "wrong-type"),
        ({"style": "body", "paragraph": {"spacing": 5}}, "invalid-value"),
        ({"style": "body", "behavior": {"push_out": "yes"}}, "invalid-value"),
        ({"font": INTER, "sizes": [17], "categories": ["AX5"]}, "conflicting-fields"),
        ({"style": "body", "profile": "web"}, "conflicting-fields"), ({"system": True, "profile": "tv"}, "unknown-value"),
        ({"style": "body", "font_scale": 2}, "missing-field"), ({"font": {"name": 5}}, "invalid-value"),
        ({"style": "body", "boldText": True, "bold_text": False}, "conflicting-fields"),
        ({"style": "body", "paragraph": {"lineSpacing": 1, "line_spacing": 2}}, "conflicting-fields"),
        ({"style": "body", "text": 5}, "wrong-type"), ({"style": "body", "text": b"Kasse"}, "wrong-type"),
        ({"style": math.nan}, "wrong-type"), ({"style": "body", "mode": math.nan}, "wrong-type"),
        ({"style": "body", "paragraph": math.nan}, "wrong-type"), ({"system": True, "sizes": math.nan}, "wrong-type"),
        ({"system": True, "sizes": [17, math.nan]}, "out-of-range"), ({"system": True, "sizes": [17, 10**400]}, "out-of-range"),
        ({"style": "body", "categories": ["large"] * 257}, "too-many-values"), ({"system": True, "sizes": [17] * 257}, "too-many-values"),
        ({"style": "body", "categories": itertools.repeat("large")}, "too-many-values"),
        ({"font": INTER, "size": 17, "fallback": [INTER] * 257}, "too-many-values"),
        ({"style": "body", "paragraph": {"line_spacing": -1}}, "out-of-range"),
        ({"style": "body", "paragraph": {"line_spacing": math.inf}}, "out-of-range"),
        ({"style": "body", "paragraph": {"line_spacing": "4"}}, "invalid-value"),
        *(({"font": {"name": "Inter", "size": 17, "relative_to": "body", name: number}}, "out-of-range")
          for name in ("size", "minimum_size", "maximum_size", "scaled") for number in (-1, 0, math.inf, math.nan)),
        *(({"font": {"name": "Inter", "size": 17, name: number}}, "out-of-range")
          for name in ("weight", "width") for number in (-1000, 5000, math.inf, math.nan)),
        *(({"font": {"style": "body", name: {"wght": number}}}, "out-of-range")
          for name in ("variations", "features") for number in (math.inf, math.nan)),
        ({"font": {"style": "body", "features": {"tnum": -1}}}, "out-of-range"),
        ({"font": {"name": "Inter", "size": 17, "relative_to": "body", "minimum_size": 9, "maximum_size": 8}}, "out-of-range"),
        *((({"font": f"system(size: {number})"}), "out-of-range") for number in ("-1", "0", "1e999")),
        *(({"font": f"body.{change}"}, "out-of-range") for change in (
            "scaled(by: 0)", "weight(5000)", "width(2)", 'feature("tnum", -1)', 'variation("wght", 1e999)')),
        ({"font": "system(size: 1.2.3)"}, "invalid-value"), ({"font": {"name": "Inter", "size": "17"}}, "invalid-value"),
        ({"font": {"name": math.nan, "size": 17}}, "wrong-type"), ({"font": {"name": math.inf, "size": 17}}, "wrong-type"),
        ({"font": {"style": math.nan}}, "wrong-type"), ({"style": "body", "behavior": {"linePitch": math.nan}}, "wrong-type"),
        ({"style": "body", "paragraph": {5: 4}}, "wrong-type"),
    ])
def test_bad_input_is_an_error_with_a_code(fields, code):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.fit(**{"text": "Kasse", **fields})
    assert error.value.code == code and error.value.message
    assert pickle.loads(pickle.dumps(error.value)).code == code


@pytest.mark.parametrize(
    "fields, message",
    [
        ({"font": "HelveticaNeue"}, "'size' is missing: 'HelveticaNeue' is read as a file"),
        ({"font": "minimumScaleFactor", "minimum_scale_factor": 0.5}, "'minimumScaleFactor' is read as a file"),
        ({"style": "body", "mode": "lineBreakStrategy", "line_break_strategy": "none"}, "not 'lineBreakStrategy'"),
        ({"style": "body", "minimum_scale_factr": 1}, "'minimum_scale_factr'; did you mean 'minimum_scale_factor'?"),
        ({"style": "body", "relative_to": "body"}, "'style' and 'relative_to' cannot be given together"),
        ({"style": "body", "relativeTo": "body"}, "'style' and 'relativeTo' cannot be given together"),
        ({"style": "body", "paragraph": {"line_spacin": 4}}, "unknown key 'line_spacin'; did you mean 'line_spacing'?"),
        ({"style": "body", "paragraph": {"lineSpacin": 4}}, "unknown key 'lineSpacin'; did you mean 'line_spacing'?"),
        ({"font": {"name": "a Bc", "sizes": 17}}, "'font': unknown key 'sizes'; did you mean 'size'?"),
        ({"font": {"name": "a", "no such Key": 17}}, "'no such Key'; expected one of: style, name, family, size, relative_to,"),
        ({"style": "body", "behavior": {"line_pitch": "noSuch"}}, "'noSuch'; expected one of: tallest, textStyle"),
        ({"style": "body", "weight": "bold"}, "unknown field 'weight'; did you mean font={…, 'weight': 'bold'}?"),
        ({"style": "body", "smallCaps": True}, "unknown field 'smallCaps'; did you mean font={…, 'smallCaps': True}?"),
        ({"system": True, "sizes": [17, 18, 1e9]}, "not 1000000000 (element 3)"),
        ({"system": True, "sizes": [-1, 18]}, "not -1 (element 1)"),
        ({"style": "body", "lines": -1}, "'lines' must be 0 (any number of lines) or more, not -1"),
        ({"style": "body", "minimum_scale_factor": -1}, "'minimum_scale_factor' must be from 0 to 1, not -1"),
        ({"style": "body", "minimum_font_size": -1}, "'minimum_font_size' must be 0 (no shrinking) or from 0.001 to 100000 points"),
        ({"style": "body", "letter_spacing": 2000}, "'letter_spacing' must be from -1000 to 1000, not 2000"),
        ({"style": "body", "paragraph": {"line_spacing": -4}},
         "'line_spacing' of 'paragraph': expected a number from 0 on, found '-4'"),
        ({"style": "body", "minimum_category": "AX5", "maximum_category": "large"},
         "'minimum_category' is above 'maximum_category': AX5 is larger than large; exchange them"),
        ({"font": INTER, "sizes": [17], "profile": "web", "font_scale": 20}, "'font_scale' must be from 0.1 to 10, not 20"),
    ])
def test_errors_have_the_names_of_the_caller_and_unchanged_values(fields, message):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.fit("Kasse", **fields)
    assert message in error.value.message


@pytest.mark.parametrize(
    "fields, message",
    [
        ({"width": {1}}, "'width' cannot be or contain {1}"),
        ({"categories": b"AX5"}, "'categories' must be a list, not b'AX5'"),
        ({"categories": Scalar(3)}, "'categories' must be a list, not "), ({"sizes": Scalar(3)}, "'sizes' must be a list, not "),
        ({"sizes": "17"}, "'sizes' must be a list, not '17'"), ({"details": "x" * 500}, "x…"), ({"text": [1] * 500}, "…"),
        ({"width": set(range(500))}, "…"), ({"categories": ["x" * 500]}, "x… is not a category"),
        ({"paragraph": {5: 5}}, "a field's name is a string, not 5"),
        ({"width": math.nan}, "'width' must be a finite number, not nan (not a number)"),
        ({"paragraph": {"line_spacing": math.nan}}, "'line_spacing' of 'paragraph' must be a finite number, not nan (not a number)"),
        ({"variations": {"wght": math.inf}}, "'wght' of 'variations' must be a finite number, not inf"),
        ({"style": None, "system": True, "sizes": [17, math.nan]}, "'sizes' must be a finite number, not nan (not a number) (element 2)"),
        ({"style": math.nan}, "'style' cannot be nan"), ({"width": 10**400}, "'width' must be a finite number, not 1000"),
        ({"categories": [5]}, "'categories' must be \"all\" or names such as large or AX5, not 5"),
        ({"paragraph": 5}, "'paragraph' must be a mapping, not 5"), ({"behavior": [1]}, "'behavior' must be a mapping, not [1]"),
        ({"tightening": "yes"}, "'tightening' must be True or False, not 'yes'"), ({"system": 5}, "'system' must be True, not 5"),
        ({"font": 5}, "'font' must be a string or a mapping, not 5"), ({"width": {}}, "'width' must be a number, not {}"),
        ({"variations": {"wght": "x"}}, "'variations' must be a mapping from axes to numbers, not {'wght': 'x'}"),
        ({"font": {"name": "Inter", "size": 17, "bold": 5}}, "'bold' of 'font': expected True or False, found '5'"),
        ({"locale": 10**5000}, "'locale' must be a string, not a number of thousands of digits"),
        ({"style": None, "font": {"name": math.nan, "size": 17}}, "'name' of 'font' cannot be nan"),
        ({"behavior": {"line_pitch": math.nan}}, "'line_pitch' of 'behavior' cannot be nan"),
    ])
def test_errors_say_what_was_expected_and_repeat_little(fields, message):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.fit(**{"text": "Kasse", "style": "body", **fields})
    assert message in error.value.message and len(error.value.message) < 250


def test_a_fit_that_an_answer_lacks_is_an_error():
    [answer] = copyfit.fits([{"text": "Kasse"}], style="body")
    with pytest.raises(IndexError, match="an answer has 12 fits, and none at 99"):
        answer[99]
    for index in ("x", 1.0, None):
        with pytest.raises(TypeError, match=f"the index of a fit must be a whole number or a slice, not {index!r}"):
            answer[index]


def test_an_error_shows_its_code_to_developers():
    error = copyfit.CopyfitError("font-not-found", "nowhere.otf: no such file")
    assert repr(error) == "CopyfitError('font-not-found', 'nowhere.otf: no such file')" and type(error) is copyfit.CopyfitError
    assert str(error) == error.message == "nowhere.otf: no such file"


@pytest.mark.parametrize(
    "jobs, code",
    [(-1, "out-of-range"), ("2", "wrong-type"), (1.5, "wrong-type"), (True, "wrong-type"), (Scalar(True), "wrong-type"),
     (257, "out-of-range"), (2**64, "out-of-range"), (10**400, "out-of-range")])
def test_bad_numbers_of_threads_are_errors(jobs, code):
    for measure in (lambda: copyfit.fits([], style="body", jobs=jobs), lambda: copyfit.check(ROOT, jobs=jobs)):
        with pytest.raises(copyfit.CopyfitError, match="'jobs' must be") as error:
            measure()
        assert error.value.code == code


@pytest.mark.parametrize("jobs", [None, 0, 2, Integer(2), Scalar(2)])
def test_a_number_of_threads_changes_nothing(jobs):
    assert list(copyfit.fits([{"text": "Kasse"}], style="body", jobs=jobs)) == [copyfit.fit("Kasse", style="body")]
    options = {"locales": ["de"], "no_cache": True}
    assert copyfit.check(ROOT / "Corpora/Freewheel", jobs=jobs, **options) == copyfit.check(ROOT / "Corpora/Freewheel", **options)


def test_bad_requests_are_answered_by_their_errors():
    answers = list(copyfit.fits([5, None, "text", {"text": "Kasse", "width": {1}}, {"text": "Kasse"}], style="body"))
    assert [answer.code for answer in answers[:4]] == ["wrong-type"] * 4 and answers[4][0].verdict == "fits"


@pytest.mark.parametrize(
    "options, code, message",
    [
        ({"style": "bo\0dy"}, "unknown-value", "'style'"), ({"style": "body", "nonsense": 1}, "unknown-field", "'nonsense'"),
        ({"style": "body", "width": "wide"}, "wrong-type", "'width'"), ({"style": ["a", "b"]}, "wrong-type", "'style'"),
        ({}, "missing-field", "'font', 'style' or 'system' is required"),
        ({"style": "body", "width": -1}, "out-of-range", "'width'"),
        ({"style": "body", "minimum_scale_factor": 2}, "out-of-range", "'minimum_scale_factor'"),
        ({"style": "body", "categories": ["huge"]}, "unknown-value", "huge"),
        ({"font": "nowhere.otf", "size": 17}, "font-not-found", "nowhere.otf: no such file"),
        ({"font": {"name": 5}}, "invalid-value", "'font'"), ({"font": LOOP}, "wrong-type", "font"),
        ({"style": "body", "variation": ["wght"]}, "wrong-type", "'variation' must be an axis and a number"),
        ({"help": True}, "unknown-field", "'help'"),
        ({"style": "body", "width": "100"}, "wrong-type", "'width' must be a number"),
        ({"system": True, "sizes": "14,17"}, "wrong-type", "'sizes' must be a list of numbers"),
        ({"system": True, "sizes": ["14"]}, "wrong-type", "'sizes' must be a list of numbers"),
        ({"style": "body", "minimumScaleFactor": 2}, "out-of-range", "'minimumScaleFactor'"),
        ({"style": "body", "boldText": True, "bold_text": True}, "conflicting-fields", "'boldText' and 'bold_text'"),
        ({"style": "body", "categories": ["AX1"], "category": ["AX2"]}, "conflicting-fields", "'categories' and 'category'"),
        ({"style": "body", "categories": []}, "empty-list", "'categories' is an empty list"),
        ({"style": "body", "categories": ["large"] * 257}, "too-many-values", "'categories' has more than 256 values"),
        ({"system": True, "sizes": [17] * 257}, "too-many-values", "'sizes' has more than 256 values"),
        ({"system": True, "sizes": [17, math.nan]}, "out-of-range", "'sizes' must be a finite number, not nan"),
        ({"style": "body", "paragraph": {"line_spacing": math.nan}}, "out-of-range", "'line_spacing' of 'paragraph' must be"),
        ({"style": "body", "categories": [5]}, "wrong-type", "'categories' must be \"all\" or names"),
        ({"style": "body", "paragraph": 5}, "wrong-type", "'paragraph' must be a mapping, not 5"),
    ])
def test_bad_options_of_the_command_are_errors(options, code, message):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.measure("OK", **options)
    assert error.value.code == code and message in error.value.message and "--" not in error.value.message
    assert "\n" not in error.value.message


@pytest.mark.parametrize(
    "path, options, code",
    [
        ("Corpora", {"nonsense": 1}, "unknown-field"), ("Corpora", {"fail_on": "x"}, "unknown-value"),
        ("Corpora/Freewheel", {"locales": ["tlh"]}, "unknown-value"), ("Corpora", {"report": "x=a"}, "unknown-value"),
        ("Corpora", {"verbose": "yes"}, "wrong-type"), ("nowhere", {}, "path-not-found"),
        ("Corpora/Freewheel", {"baseline": "nowhere.json"}, "baseline-not-found"), (5, {}, "wrong-type"),
        ("Corpora/Freewheel", {"config": "nowhere.yml"}, "path-not-found"),
        ("Corpora/Freewheel", {"report": "html=nowhere/report.html"}, "path-not-found"),
        ("", {}, "invalid-value"), ("Corpora", {"since": "no such revision"}, "failed"),
        ("\ud800", {}, "invalid-value"), ("a\0b", {}, "invalid-value"), ("a" * 2**17, {}, "invalid-value"),
        ("Corpora", {"locales": math.nan}, "wrong-type"), ("Corpora", {"maximum": {"truncation": math.nan}}, "out-of-range"),
    ])
def test_errors_of_a_check_have_codes(path, options, code, monkeypatch):
    monkeypatch.chdir(ROOT)
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.check(path, **options)
    assert error.value.code == code, error.value.message


class Table:
    """Like a table of pandas, whose iterator gives the names of its columns."""

    columns = ("text",)

    def __iter__(self):
        return iter(self.columns)

    def to_dict(self, orient):
        raise NotImplementedError


@pytest.mark.parametrize(
    "make, kind, message",
    [
        (lambda: copyfit.fit(5, style="body"), TypeError, "'text' must be a string, not 5"),
        (lambda: copyfit.fit("a", style="body", width="1"), TypeError, "'width'"),
        (lambda: copyfit.fit("a", style="body", nonsense=1), TypeError, "'nonsense'"),
        (lambda: copyfit.fit("a", style="body", width=math.nan), ValueError, "'width' must be a finite number, not nan"),
        (lambda: copyfit.fit("a", style="body", categories=[]), ValueError, "'categories' is an empty list"),
        (lambda: copyfit.fits(None), TypeError, "'requests' must be an iterable of mappings, not None"),
        (lambda: copyfit.fits(Table()), TypeError, 'give frame.to_dict("records")'),
        (lambda: copyfit.check(5), TypeError, "'path' must be a path, not 5"),
        (lambda: copyfit.check(ROOT, verbose="yes"), TypeError, "'verbose' must be True or False, not 'yes'"),
        (lambda: copyfit.check(ROOT, fail_on="x"), ValueError, "'fail_on' must be one of"),
    ])
def test_errors_are_those_of_python_too(make, kind, message):
    with pytest.raises(kind, match=re.escape(message)) as error:
        make()
    assert isinstance(error.value, copyfit.CopyfitError)
    assert type(pickle.loads(pickle.dumps(error.value))) is type(error.value)


@pytest.mark.parametrize(
    "options, message",
    [
        ({"helpp": True}, "unknown option 'helpp'"), ({"fail_on": "x"}, "'fail_on' must be"), ({"help": True}, "'help'"),
        ({"failOnn": "x"}, "unknown option 'failOnn'; did you mean 'fail_on'?"), ({"failOn": "x"}, "'failOn' must be"),
        ({"fail_on": "--fail-on"}, "not '--fail-on'"), ({"failOn": "never", "fail_on": "never"}, "'failOn' and 'fail_on'"),
        ({"report": "html"}, "'report' needs a file, such as 'html=FILE'"), ({"report": ["a.csv", "json"]}, "'json=FILE'"),
        ({"locales": []}, "'locales' is an empty list"), ({"locales": ["de\0"]}, "'locales' has the character U+0000"),
        ({"locales": "\ud800"}, "'locales' has a lone surrogate"), ({"config": "x" * 2**17}, "'config' is too long"),
    ])
def test_bad_options_of_a_check_are_errors(options, message):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.check(ROOT / "Corpora/Freewheel", **options)
    assert message in error.value.message and "\n" not in error.value.message
    with pytest.raises(copyfit.CopyfitError, match="'path' has the character U\\+0000"):
        copyfit.check("a\0b")


@pytest.mark.parametrize(
    "options, code, message",
    [
        ({"devices": [-1]}, "out-of-range", "'devices' must be"), ({"devices": -1}, "out-of-range", "'devices' must be"),
        ({"devices": 0}, "out-of-range", "'devices' must be"), ({"devices": ["wide"]}, "unknown-value", "'devices' must be"),
        *(({"devices": value}, "out-of-range", "'devices' must be a finite number, not")
          for value in (math.nan, math.inf, 10**400, [math.nan], [math.inf])),
        ({"maximum": {"truncation": -1}}, "out-of-range", "'maximum' must be"),
        ({"maximum": {"truncation": math.inf}}, "out-of-range", "'truncation' of 'maximum' must be a finite number, not inf"),
        ({"maximum": {5: 1}}, "wrong-type", "a field's name is a string, not 5"),
        ({"maximum": {"truncation": [1]}}, "wrong-type", "'truncation' of 'maximum' cannot have [1] as one of its values"),
        ({"locales": math.nan}, "wrong-type", "'locales' cannot be nan"),
    ])
def test_options_of_a_check_with_numbers(options, code, message):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.check(ROOT / "Corpora/Freewheel", **options)
    assert error.value.code == code and message in error.value.message


@pytest.mark.parametrize("path", [b"\xff/x", "\udcff/x"])
def test_a_path_that_is_not_utf8_is_an_invalid_value(path):
    with pytest.raises(ValueError, match="'path' has a lone surrogate, or a byte that is not UTF-8") as error:
        copyfit.check(path)
    assert error.value.code == "invalid-value"


@pytest.mark.parametrize(
    "options, code",
    [
        ({"system": True, "sizes": math.nan}, "out-of-range"), ({"system": True, "sizes": [math.nan]}, "out-of-range"),
        ({"style": "body", "paragraph": {5: 4}}, "wrong-type"), ({"style": "body", "paragraph": {"line_spacing": -1}}, "out-of-range"),
        ({"style": "body", "behavior": {"linePitch": math.nan}}, "wrong-type"),
        ({"font": {"name": math.nan, "size": 17}}, "wrong-type"), ({"font": {"name": "Inter", "size": 0}}, "out-of-range"),
    ])
def test_bad_options_of_a_measurement_have_a_code(options, code):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.measure("Kasse", **options)
    assert error.value.code == code


def test_a_number_of_thousands_of_digits_is_named_as_one():
    with pytest.raises(copyfit.CopyfitError, match="'width' must be a finite number, not a number of thousands of digits"):
        copyfit.fit("Kasse", style="body", width=Fraction(10**5000))


def test_measure_has_the_fields_of_fit():
    label = {"font": {"name": "Inter", "size": 17, "weight": "bold"}, "width": Fraction(241, 2), "lines": 1.0}
    answer = copyfit.measure(GERMAN, **label, details=True, materialize=False, categories=["AX1"]).results[0]
    [fit] = copyfit.fit(GERMAN, **label, categories=["AX1"])
    camel = copyfit.measure(GERMAN, **label, displayScale=3, boldText=False, noCache=True, categories=["AX1"]).results[0]
    assert camel == answer
    assert answer["visibleText"] == fit.visible_text and math.isclose(answer["width"], fit.width, abs_tol=0.00051)
    assert answer["remedy"]["ways"] and answer["lines"]


def test_a_check_has_categories():
    one, all_sizes = (copyfit.check(ROOT / "Corpora/Freewheel", categories=names, no_cache=True) for names in (["large"], "all"))
    assert len(one.rows()) < len(all_sizes.rows())
    rows = [row for row in one.rows() if row["categories"]]
    assert rows and all(row["first"] == "large" for row in rows)
    assert any(row["categories"] is None for row in one.rows())


def test_limits_of_a_rule_have_its_name():
    options = {"locales": ["de"], "no_cache": True}
    assert copyfit.check(ROOT / "Corpora/Freewheel", **options, maximum={"font_not_found": 3}).exit_status == 1
    assert copyfit.check(ROOT / "Corpora/Freewheel", **options, maximum={"fontNotFound": 3}).exit_status == 1


def test_the_command_does_not_run_itself(tmp_path):
    package = tmp_path / "copyfit"
    package.mkdir()
    for module in Path(copyfit.__file__).parent.glob("*.py"):
        (package / module.name).write_bytes(module.read_bytes())
    script = tmp_path / "bin/copyfit"
    script.parent.mkdir()
    script.write_text(f"#!{sys.executable}\nfrom copyfit.__main__ import main\nmain()\n")
    script.chmod(0o755)
    environment = {**os.environ, "PATH": str(script.parent), "PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path(copyfit.__file__).parents[1])])}
    run = subprocess.run([script, "--version"], env=environment, capture_output=True, timeout=60)
    assert run.returncode == 2 and run.stderr == b"copyfit: error: the command 'copyfit' is not installed\n"
    code = "import copyfit\ntry: copyfit.fit('a', style='body')\nexcept copyfit.CopyfitError as error: print(error.code)"
    environment["COPYFIT_LIBRARY"] = "/nowhere/libcopyfit.so"
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, timeout=60)
    assert run.stdout == b"library-not-found\n"


def test_a_text_that_the_command_does_not_read_has_a_code():
    text = "a" * (2**20 + 1)
    run = subprocess.run(
        [sys.executable, "-m", "copyfit", "measure", "--style=body", "-"], input=text.encode(), capture_output=True)
    assert run.stderr == b"copyfit: error: the text is longer than 1048576 bytes\n"
    with pytest.raises(ValueError, match="'text' is longer than 1048576 bytes; 'fit' measures longer ones, too") as error:
        copyfit.measure(text, style="body")
    assert error.value.code == "text-too-long"


@pytest.mark.parametrize("text", ["-", "--help", "", "a\0b", "\ud800", "x" * 200_000, "OK\n"])
def test_any_text_is_measured_by_the_command(text):
    [result] = copyfit.measure(text, style="body").results
    [fit] = copyfit.fit(text, style="body", categories=["large"])
    assert math.isclose(result["width"], fit.width, abs_tol=0.00051) and result["lineCount"] == fit.line_count


PROJECT = {"copyfit.yml": "labels: [{ key: pay, style: body, frame: { width: 300 } }]\n"}


@pytest.mark.parametrize(
    "files, options, status, errors, warnings",
    [
        ({}, {}, 0, [], []),
        ({}, {"write_baseline": "/nowhere/baseline.json"}, 2, ["/nowhere/baseline.json: the baseline cannot be written"], []),
        ({}, {"report": ["html=/dev/full"]}, 2, ["/dev/full: the report cannot be written"], []),
        ({"Sub/copyfit.yml": "labels: []\n"}, {}, 0, [], ["Sub has a copyfit.yml"]),
    ])
def test_a_check_says_what_could_not_be_done(tmp_path, files, options, status, errors, warnings):
    for name, text in {**PROJECT, **files, "en.lproj/Localizable.strings": '"pay" = "Pay";\n'}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    report = copyfit.check(tmp_path, **options, no_cache=True)
    assert report.exit_status == status and report.document["gate"]["passed"]
    for found, expected in ((report.errors, errors), (report.warnings, warnings)):
        assert len(found) == len(expected)
        assert all(part in message and "copyfit:" not in message for message, part in zip(found, expected))


def test_the_wheel_is_for_one_platform():
    words = importlib.metadata.distribution("copyfit").read_text("WHEEL").splitlines()
    assert "Root-Is-Purelib: false" in words and any(line.startswith("Tag: py3-none-linux_") for line in words)


@pytest.mark.parametrize("part", ["copyfit", "expat", "freetype", "harfbuzz", "icu", "inter", "png", "swift", "yaml"])
def test_each_part_has_its_licence(part):
    files = (Path(copyfit.__file__).parent / "share/licenses").iterdir()
    assert any(part in file.name and file.stat().st_size > 0 for file in files)


def test_each_schema_that_the_documentation_names_is_in_the_package():
    page = (ROOT / "Documentation/Library.md").read_text(encoding="utf-8")
    names = re.findall(r"`([\w-]+\.schema\.json)`", page)
    assert names and all((Path(copyfit.__file__).parent / "share/schemas" / name).exists() for name in names)


def test_texts_may_have_any_characters():
    assert copyfit.fit("\ud800", style="body")[0].width == copyfit.fit("\ufffd", style="body")[0].width
    [fit] = copyfit.fit("a\0b\u0378", style="body", categories=["large"])
    assert fit.missing == ("U+0378",) and fit.certainty == "uncertain"


@pytest.mark.parametrize(
    "font, name",
    [('custom("Nobody", size: 17)', "Nobody"), ({"name": "Nobody", "size": 17}, "Nobody"), ("headline.italic()", None)])
def test_a_missing_font_is_named(font, name):
    [fit] = copyfit.fit("OK", font=font, categories=["large"])
    [[same]] = copyfit.fits([{"text": "OK", "font": font}], categories=["large"])
    assert fit.missing_font == same.missing_font == copyfit.measure("OK", font=font).missing_font == name
    assert (fit.certainty == "uncertain") == (name is not None)


def test_threads_share_the_fonts():
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: copyfit.fit(GERMAN, style="title1", width=200, locale="de"), range(200)))
    assert all(answer == answers[0] for answer in answers)


def test_a_measurement_has_lines_and_fonts():
    measurement = copyfit.measure(GERMAN, style="body", width=120, category=["large", "AX1"], locale="de")
    assert [line["text"] for line in measurement.results[0]["lines"]] == ["Zahlungsmittel ", "verwalten"]
    assert measurement.fonts[0]["postScriptName"] == "Inter-Regular"
    with pytest.raises(copyfit.CopyfitError, match="style"):
        copyfit.measure("OK", style="tiny")


def test_a_project_becomes_rows():
    report = copyfit.check(ROOT / "Corpora/Freewheel", locales=["de", "el"], no_cache=True)
    assert report.exit_status == 1 and report.coverage["measured"] > 0
    rows = report.rows()
    assert {row["locale"] for row in rows} <= {"de", "el", "en"} and len(rows) >= len(report.findings)
    first = rows[0]
    assert first["rule"] == "truncation" and first["visible_text"].endswith("…") and first["overflow_width"] > 0
    assert (ROOT / "Corpora/Freewheel" / first["file"]).exists()
    assert (first["screen"], first["allowed_lines"]) == ("canvas", 1) and first["frame_width"] > 0 and first["loses_text"]
    assert first["copies_source"] is False and first["bold_text"] is False and first["variant"] is None
    entries = [entry for finding in report.findings for entry in finding["locales"]]
    assert {row["fingerprint"] for row in rows} >= {entry["fingerprint"] for entry in entries}
    assert {row["rule"] for row in rows if row["loses_text"]} <= {"truncation", "vertical-clipping"}
    assert repr(report).startswith(f"<copyfit.Report: exit status 1, {len(report.findings)} findings, ") and len(repr(report)) < 250
    with pytest.raises(copyfit.CopyfitError, match="no such file"):
        copyfit.check("/nowhere")


@pytest.mark.parametrize("app", ["Freewheel", "Pannier"])
def test_the_numbers_of_the_terminal_are_those_of_the_coverage(app):
    folder = ROOT / "Corpora" / app
    coverage, summary = (copyfit.check(folder, no_cache=True).document[name] for name in ("coverage", "summary"))
    run = subprocess.run([_command.program(), "check", "--no-cache", "--color=never", folder], capture_output=True, text=True)
    text = re.sub(r"\s+", " ", run.stdout).replace(",", "")
    found = re.search(r"Checked: (?:all (\d+)|(\d+) of (\d+)) texts?", text)
    assert (int(found[1] or found[2]), int(found[1] or found[3])) == (coverage["decided"], summary["strings"])
    undecided = re.search(r"Undecided: (\d+) text", text)
    assert int(undecided[1] if undecided else 0) == coverage["undecided"] + coverage["measured"] - coverage["decided"]
    skipped = sum(it["count"] for it in coverage["skipped"] if it["what"] == "string")
    assert summary["strings"] == coverage["measured"] + coverage["withoutFrame"] + coverage["undecided"] + skipped


def test_an_interrupt_leaves_no_process(monkeypatch):
    processes = []

    class Interrupted(subprocess.Popen):
        def communicate(self, *arguments, **options):
            processes.append(self)
            raise KeyboardInterrupt

    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        copyfit.check(ROOT / "Corpora/Freewheel")
    with pytest.raises(ProcessLookupError):
        os.kill(processes[0].pid, 0)


def test_a_row_names_the_placeholders_that_its_text_lacks(tmp_path):
    (tmp_path / "en.lproj").mkdir()
    (tmp_path / "en.lproj/Localizable.strings").write_text('"hi" = "Hello, %@, you have %d letters";\n')
    for samples, expected in (("", ("%@", "%d")), ('samples: { "%@": "", "%d": "5" }', ("%@",)), ('samples: { "%@": A, "%d": 5 }', ())):
        (tmp_path / "copyfit.yml").write_text(f"{samples}\nlabels: [{{ key: hi, style: body, lines: 1, frame: {{ width: 60 }} }}]\n")
        [row] = [row for row in copyfit.check(tmp_path, no_cache=True).rows() if row["rule"] == "truncation"]
        assert row["empty_placeholders"] == expected and row["text"].startswith("Hello, ")


def test_a_report_on_a_file_names_the_file(tmp_path):
    (tmp_path / "View.swift").write_text("let a = 1\n")
    report = copyfit.check(tmp_path / "View.swift")
    assert report.exit_status == 2 and report.gate["reason"].startswith("Nothing to check: 'View.swift' has no label")
    assert report.errors[0].startswith(f"Nothing to check: '{tmp_path}/View.swift' has no label")


def test_a_report_says_why_a_project_does_not_pass(tmp_path):
    report = copyfit.check(tmp_path)
    assert (report.exit_status, report.findings, report.gate["passed"]) == (2, [], False)
    assert report.gate["reason"].startswith("Nothing to check") and report.gate is report.document["gate"]
    report = copyfit.check(ROOT / "Corpora/Freewheel", locales=["de"], fail_on="never")
    assert (report.exit_status, report.gate["passed"], report.gate["reason"]) == (0, True, None)


def test_the_first_size_of_a_row_is_that_of_the_message():
    report = copyfit.check(ROOT / "Corpora/Freewheel", no_cache=True)
    entries = [entry for finding in report.findings for entry in finding["locales"] or [{}]]
    for row, entry in zip(report.rows(), entries):
        sizes = [copyfit.CATEGORIES.index(name) - 3 for name in entry.get("categories", []) if name != "all"]
        assert min(map(abs, sizes), default=None) == (abs(copyfit.CATEGORIES.index(row["first"]) - 3) if sizes else None)
        assert sizes or row["first"] == entry.get("first")
    rows = [row for row in report.rows() if row["message"].endswith("from AX4 on, on screens 375 points wide. It is certain at AX5.")]
    assert [(row["locale"], row["first"], row["certain_from"]) for row in rows] == [("ta", "AX4", "AX5")]
    assert {row["certain_from"] for row in report.rows() if row["certainty"] == "uncertain"} == {None}


def test_the_report_generator_writes_both_files(tmp_path):
    name = tmp_path / "weekly"
    subprocess.run(
        [sys.executable, ROOT / "Sources/Python/examples/report.py", ROOT / "Corpora/Freewheel", name], check=True)
    rows = list(openpyxl.load_workbook(f"{name}.xlsx").active.values)
    assert rows[0][:3] == ("Severity", "Rule", "Language") and len(rows) > 10
    page = Path(f"{name}.html").read_text(encoding="utf-8")
    assert page.count("<tr>") == len(rows)


def test_the_report_generator_repeats_texts_as_texts(tmp_path):
    texts = ['=HYPERLINK("http://a","pay")', "+1", "-1+2", "@SUM(A1)", "#N/A", "a\x0b\ufffe<b>&\"c"]
    labels = "".join(f"  - {{ key: k{index}, style: body, frame: {{ width: 1 }} }}\n" for index in range(len(texts)))
    (tmp_path / "copyfit.yml").write_text("labels:\n" + labels)
    (tmp_path / "en.lproj").mkdir()
    lines = ('"k%d" = "%s";\n' % (index, text.replace('"', '\\"')) for index, text in enumerate(texts))
    (tmp_path / "en.lproj/Localizable.strings").write_text("".join(lines), encoding="utf-8")
    script = ROOT / "Sources/Python/examples/report.py"
    subprocess.run([sys.executable, script, tmp_path, tmp_path / "weekly"], check=True)
    sheet = openpyxl.load_workbook(tmp_path / "weekly.xlsx").active
    cells = [cell for [cell] in sheet.iter_rows(min_row=2, min_col=5, max_col=5)]
    assert {cell.value for cell in cells} >= {*texts[:-1], 'a<b>&"c'}
    assert {cell.data_type for cell in cells if cell.value is not None} == {"s"}
    page = (tmp_path / "weekly.html").read_text(encoding="utf-8")
    assert "a&lt;b&gt;&amp;&quot;c" in page and "<b>" not in page and "\x0b" not in page


def test_examples_of_the_documentation_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    os.symlink(ROOT / "Corpora/Freewheel", "App")
    page = (ROOT / "Documentation/Library.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.S)
    assert examples
    for example in examples:
        exec(compile(example, "Library.md", "exec"), {})


def test_the_documentation_names_each_field_and_column():
    page = (ROOT / "Documentation/Library.md").read_text(encoding="utf-8")
    cells = {name for row in re.findall(r"^\| (`.*?) \|", page, re.M) for name in re.findall("`(.*?)`", row)}
    assert cells.issuperset(field.name for field in dataclasses.fields(copyfit.Fit))
    [row, *_] = copyfit.check(ROOT / "Corpora/Freewheel", locales=["de"], no_cache=True).rows()
    assert cells.issuperset(row)


def test_a_fit_has_its_fields_in_order():
    [fit] = copyfit.fit(GERMAN, style="body", width=60, lines=1, details=True, categories=["large"])
    assert list(vars(fit)) == [field.name for field in dataclasses.fields(copyfit.Fit)]


def test_shrunk_texts_need_no_change():
    fields = {"style": "body", "width": 150, "lines": 1, "minimum_scale_factor": 0.5, "details": True}
    shrunk, lost = copyfit.fit(GERMAN, **fields, categories=["large", "AX5"])
    assert (shrunk.verdict, shrunk.remedies, shrunk.visible_text, shrunk.hidden_characters) == ("shrinks", (), None, 0)
    assert lost.verdict == "truncates" and lost.remedies


def test_a_measurement_has_what_a_fit_lacks():
    answer = copyfit.measure("\u0e01" + "\u0e48" * 300, style="body")
    assert answer.results[0]["limitReached"] is True
    answer = copyfit.measure("Kasse", font=INTER, size=17, variations={"zzzz": 650})
    assert answer.fonts[0]["notes"] == ["'zzzz' 650 is not used: the font has no variation axes"]


def test_fits_are_those_of_the_header():
    """The values that are read at once are those of the structure, field by field."""
    header = (Path(copyfit.__file__).parent / "lib/copyfit.h").read_text(encoding="utf-8")
    body = re.sub(r"/\*.*?\*/", "", header[header.index("typedef struct copyfit_fit {"):], flags=re.S).split("}")[0]
    types = {"double": ctypes.c_double, "size_t": ctypes.c_size_t, "bool": ctypes.c_bool}
    members = [(name, types.get(kind, ctypes.c_int)) for kind, name in re.findall(r"(\w+) (\w+);", body)]
    assert members == _library.CFit._fields_ and len(members) == 12
    fit = _library.CFit(1, 1.5, 2, 3, 4, 5, 6, 4, 2, True, False)
    assert ctypes.sizeof(fit) == 72
    assert _library.FIT.unpack_from(fit) == tuple(getattr(fit, name) for name, _ in fit._fields_)
