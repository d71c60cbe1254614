"""Iterators of `fits` over several batches."""

import gc
import itertools
import multiprocessing
import tracemalloc
from collections import deque

import copyfit
import pytest
from copyfit import _many

LABEL = {"style": "body", "width": 120, "lines": 1, "locale": "de"}
MANY = 2 * _many._BATCH + 5


def requests(count=MANY):
    return ({"text": f"Zahlungsmittel {number}"} for number in range(count))


def widths(answers):
    return [answer[3].width for answer in answers]


@pytest.fixture(scope="module")
def expected():
    return widths(copyfit.fits(requests(), **LABEL, jobs=1))


@pytest.mark.parametrize("jobs", [0, 1, 2, 3])
def test_the_order_is_kept(jobs, expected):
    asked = list(requests())
    errors = {number: "missing-field" for number in (0, 4095, 4096, MANY - 1)}
    for number in errors:
        asked[number] = {"id": number}
    asked[4000] = {"text": "Kasse", "locale": "not a locale"}
    errors[4000] = "out-of-range"
    answers = list(copyfit.fits(asked, **LABEL, jobs=jobs))
    found = {number: it for number, it in enumerate(answers) if isinstance(it, copyfit.CopyfitError)}
    assert {number: it.code for number, it in found.items()} == errors
    assert [it.index for it in found.values()] == list(found)
    assert [it.id for number, it in found.items() if number != 4000] == [number for number in errors if number != 4000]
    kept = [number for number in range(MANY) if number not in errors]
    assert widths(answers[number] for number in kept) == [expected[number] for number in kept]
    assert answers[-2] == copyfit.fit(asked[-2]["text"], **LABEL)


@pytest.mark.parametrize("count", [0, 1, _many._BATCH, _many._BATCH + 1, 2 * _many._BATCH])
def test_each_request_has_an_answer(count, expected):
    assert widths(copyfit.fits(requests(count), **LABEL, jobs=2)) == expected[:count]


def test_few_requests_are_taken_before_their_answers():
    taken = itertools.count()
    answers = copyfit.fits((next(taken) and request or request for request in requests()), **LABEL, jobs=2)
    assert next(taken) == 0
    next(answers)
    assert next(taken) == 4097


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_iterator_may_end_early(jobs, expected):
    closed, interrupted, dropped = (copyfit.fits(requests(), **LABEL, jobs=jobs) for _ in range(3))
    first = [next(answers) for answers in (closed, interrupted, dropped)]
    closed.close()
    with pytest.raises(KeyboardInterrupt):
        interrupted.throw(KeyboardInterrupt)
    del dropped
    assert list(closed) == list(interrupted) == [] and widths(first) == expected[:1] * 3


@pytest.mark.parametrize("place", [0, 1, _many._BATCH, _many._BATCH + 1, MANY])
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_the_requests_comes_after_all_answers_before(place, jobs, expected):
    def failing():
        yield from requests(place)
        raise KeyError("lost")

    found = []
    with pytest.raises(KeyError, match="lost"):
        found.extend(copyfit.fits(failing(), **LABEL, jobs=jobs))
    assert widths(found) == expected[:place]


@pytest.mark.parametrize("common", [{}, {"categories": ["AX5", "large"], "details": True}])
def test_requests_of_all_kinds_are_mixed(common):
    """Usual requests are read in another way than others, and are answered alike."""
    kinds = [
        {}, {"locale": "de"}, {"id": 1}, {"locale": "el", "id": 2}, {"locale": None}, {"width": 60}, {"locale": "de", "width": 60},
        {"id": None, "locale": "de"}, {"details": True, "categories": "AX1", "locale": "de"}, {"locale": "not a locale", "id": 3},
        {"locale": "not a locale"}, {"locale": 5, "id": 4}, {"locale": "de\0"}, {"text": 7, "id": 5}, {"id": 6, "bogus": 1}]
    asked = [{"text": f"Zahlungsmittel {number}", **kind} for number, kind in enumerate(kinds * 3)]
    for request, answer in zip(asked, copyfit.fits(asked, **LABEL, **common)):
        alone = {name: value for name, value in request.items() if name != "id"}
        if isinstance(answer, copyfit.CopyfitError):
            assert answer.id == request.get("id")
            with pytest.raises(copyfit.CopyfitError) as error:
                copyfit.fit(**{**LABEL, **common, **alone})
            assert (error.value.code, error.value.message) == (answer.code, answer.message)
        else:
            assert answer == copyfit.fit(**{**LABEL, **common, **alone}) and answer[:2] == list(answer)[:2]


def test_answers_are_released_at_once():
    """Without a collection of cycles, which holds megabytes of a batch for long."""
    gc.collect()
    gc.disable()
    try:
        for answer in copyfit.fits(requests(), **LABEL):
            assert answer[0].category == "xSmall"
        del answer
        assert not [it for it in gc.get_objects() if isinstance(it, (_many._Batch, _many._Fits))]
    finally:
        gc.enable()


def test_batches_leave_no_cycles():
    """Memory does not grow with the batches while no cycles are collected."""
    list(copyfit.fits(requests(), **LABEL))
    gc.collect()
    gc.disable()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        deque(copyfit.fits(requests(5 * _many._BATCH), **LABEL), maxlen=0)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        gc.enable()
    assert after - before < 50_000


def test_an_interrupt_of_the_requests_comes_at_once():
    def interrupted():
        yield from requests(3000)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        next(copyfit.fits(interrupted(), **LABEL, jobs=2))


def test_requests_may_be_made_of_answers(expected):
    def nested():
        for request, answer in zip(requests(), copyfit.fits(requests(), **LABEL, jobs=2)):
            [large] = copyfit.fit(request["text"], **LABEL, categories=["large"])
            assert large.width == answer[3].width
            yield request

    assert widths(copyfit.fits(nested(), **LABEL, jobs=2)) == expected


def test_iterators_take_turns(expected):
    pairs = list(zip(*(copyfit.fits(requests(), **LABEL, jobs=2) for _ in range(3))))
    assert [widths(column) for column in zip(*pairs)] == [expected] * 3


def fitted(number):
    return copyfit.fit(f"Zahlungsmittel {number}", **LABEL)[3].width


def test_a_process_may_be_forked_between_answers(expected):
    """In the other process, the iterator goes on, and so does everything else."""
    fork = multiprocessing.get_context("fork")
    answers = copyfit.fits(requests(), **LABEL, jobs=2)
    next(answers)
    with fork.Pool(1) as pool:
        assert pool.map_async(fitted, range(3)).get(timeout=120) == expected[:3]
    queue = fork.SimpleQueue()
    process = fork.Process(target=lambda: queue.put(widths(answers)))
    process.start()
    assert queue.get() == expected[1:]
    process.join(60)
    assert process.exitcode == 0 and widths(answers) == expected[1:]
