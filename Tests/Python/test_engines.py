"""Many texts on existing engines: the example for Spark, and GNU parallel. Each must give what one process gives.

`make test-engines TEXTS=1000000` measures with a million texts; -s shows the times.
"""

import importlib.util
import json
import os
import random
import re
import shutil
import subprocess
import sys
import textwrap
import time
from functools import partial
from pathlib import Path

import copyfit
import pytest

ROOT = Path(__file__).parents[2]
INTER = Path(copyfit.__file__).parent / "share/fonts/Inter-Regular.otf"
COUNT = int(os.environ.get("COPYFIT_TEXTS", "3000"))
STREAM = [sys.executable, "-m", "copyfit", "stream", "--jobs", "1"]
#: With the installed command.
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
WORDS = {
    "de": "Einstellungen Zahlungsmittel Benachrichtigungen verwalten Weiter zur Kasse Konto löschen",
    "el": "Ρυθμίσεις ειδοποιήσεων Συνέχεια στο ταμείο Διαγραφή λογαριασμού",
    "pl": "Ustawienia powiadomień Przejdź do kasy Usuń konto Metody płatności",
    "vi": "Cài đặt thông báo Tiếp tục thanh toán Xóa tài khoản Phương thức",
}


def requests(count):
    """Labels of one language in six parts of ten, as most projects have one large language."""
    chance = random.Random(24)
    for number in range(count):
        locale = chance.choices(list(WORDS), weights=[6, 2, 1, 1])[0]
        words = chance.choices(WORDS[locale].split(), k=chance.randint(1, 4))
        yield {
            "id": number, "text": f"{' '.join(words)} {chance.randint(1, 999)}", "locale": locale,
            "width": chance.randint(60, 320), "lines": chance.randint(1, 2)}


def page(language):
    """The examples of the documentation in a language."""
    text = (ROOT / "Documentation/PastOneMachine.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.S)


@pytest.fixture(scope="module")
def lines():
    return [json.dumps(request, ensure_ascii=False) for request in requests(COUNT)]


@pytest.fixture(scope="module")
def questions(lines):
    """The same as requests of `copyfit stream`."""
    label = json.dumps({"font": str(INTER), "size": 17, "categories": ["AX5"]})
    return [line[:-1] + ", " + label[1:] for line in lines]


@pytest.fixture(scope="module")
def example():
    pytest.importorskip("pyspark", reason="needs pyspark and a Java runtime")
    specification = importlib.util.spec_from_file_location("spark", ROOT / "Sources/Python/examples/spark.py")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    # Workers find functions by their module's name.
    sys.modules["spark"] = module
    module.measured = partial(module.answers, font=str(INTER), size=17)
    return module


@pytest.fixture(scope="module")
def context(example):
    from pyspark import SparkConf, SparkContext

    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["PATH"] = PATH
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    configuration = SparkConf().setMaster("local[2,4]").set("spark.ui.enabled", "false")
    with SparkContext(conf=configuration) as context:
        context.setLogLevel("OFF")
        context.addPyFile(str(ROOT / "Sources/Python/examples/spark.py"))
        yield context


def timed(name, work):
    start = time.monotonic()
    result = work()
    print(f"{name}: {COUNT / (time.monotonic() - start):.0f} texts a second")
    return result


@pytest.fixture(scope="module")
def expected(example, lines):
    return timed("one process", lambda: list(example.measured(lines)))


@pytest.fixture(scope="module")
def streamed(questions):
    text = "\n".join(questions).encode()
    return timed("one process of stream", lambda: subprocess.run(
        STREAM, input=text, check=True, capture_output=True).stdout.decode().splitlines())


def in_order(answers):
    return sorted(answers, key=lambda line: json.loads(line)["id"])


@pytest.mark.parametrize("parts", [1, 2, 16])
def test_parts_change_nothing(context, example, lines, expected, parts):
    data, measured = context.parallelize(lines, parts), example.measured
    found = timed(f"Spark, {parts} parts", lambda: data.mapPartitions(measured).collect())
    assert found == expected


def test_a_line_that_is_no_request_does_not_end_the_job(context, example, lines, expected):
    bad = ["no request", "[]", '{"text": 5}', '{"id": "a"}', "[" * 100_000]
    data, measured = context.parallelize(lines[:50] + bad, 2), example.measured
    found = example.arranged(data, 2).mapPartitions(measured).collect()
    errors = [json.loads(answer) for answer in found if "error" in json.loads(answer)]
    assert in_order(answer for answer in found if "error" not in json.loads(answer)) == expected[:50]
    assert sorted(error["error"] for error in errors) == ["missing-field"] + ["wrong-type"] * 4
    assert {error["id"] for error in errors} == {None, "a"}


def test_a_killed_worker_is_retried(context, example, lines, expected, tmp_path):
    measured = example.measured

    def killed_once(number, part):
        marker = tmp_path / str(number)
        for count, answer in enumerate(measured(part)):
            if count == 100 and not marker.exists():
                marker.touch()
                os.kill(os.getpid(), 9)
            yield answer

    found = context.parallelize(lines, 4).mapPartitionsWithIndex(killed_once).collect()
    assert found == expected
    assert len(list(tmp_path.iterdir())) == 4


def test_a_large_language_is_divided(context, example, lines, expected):
    parts = example.arranged(context.parallelize(lines, 4), 8)
    sizes = parts.glom().map(len).collect()
    assert max(sizes) < 1.5 * COUNT / 8
    languages = parts.glom().map(lambda part: len({json.loads(line)["locale"] for line in part})).collect()
    assert sum(languages) <= 8 + len(WORDS)
    measured = example.measured
    found = timed("Spark, arranged by language", lambda: parts.mapPartitions(measured).collect())
    assert in_order(found) == expected


def test_the_font_is_sent_with_the_job(context, example, lines, tmp_path):
    (tmp_path / "requests.ndjson").write_text("\n".join(lines[:500]), encoding="utf-8")
    (tmp_path / "App.otf").write_bytes(INTER.read_bytes())
    example.main(str(tmp_path / "requests.ndjson"), str(tmp_path / "results"), str(tmp_path / "App.otf"))
    found = [json.loads(line) for part in (tmp_path / "results").glob("part-*") for line in part.open()]
    fits = copyfit.fits(map(json.loads, lines[:500]), font=INTER, size=17)
    lost = {number: answer[-1].hidden_characters for number, answer in enumerate(fits) if answer[-1].verdict != "fits"}
    assert {answer["id"]: answer["hidden"] for answer in found} == lost


def test_the_command_answers_each_part(context, questions, streamed):
    [example] = page("python")
    names = {"requests": context.parallelize(questions, 4)}
    exec(compile(example, "PastOneMachine.md", "exec"), names)
    assert timed("Spark, pipe", names["answers"].collect) == streamed


@pytest.mark.skipif(not shutil.which("parallel"), reason="needs GNU parallel")
def test_gnu_parallel(questions, streamed, tmp_path):
    requests = tmp_path / "requests.ndjson"
    requests.write_text("\n".join([*questions, "no request"]) + "\n", encoding="utf-8")
    [command] = [line[2:] for block in page("console") for line in block.splitlines() if line.startswith("$ parallel")]
    timed("GNU parallel", lambda: subprocess.run(
        command, shell=True, check=False, cwd=tmp_path, env={**os.environ, "PATH": PATH}, stderr=subprocess.DEVNULL))
    *answers, error = (tmp_path / "answers.ndjson").read_text(encoding="utf-8").splitlines()
    # Its number is that of the line in the part.
    assert answers == streamed and json.loads(error)["error"]["code"] == "not-json"
    assert 0 < json.loads(error)["line"] < len(questions)


def pod(data, program):
    """The command of a pod whose volume is a folder here."""
    job = (ROOT / "Sources/Python/examples/kubernetes.yml").read_text()
    shell = job.partition("command: [")[2].partition("]")[0].split(", ")
    script = textwrap.dedent(job.partition("- |\n")[2].partition("          resources:")[0])
    for folder in ("requests", "answers"):
        (data / folder).mkdir()
    return shell + [script.replace("/data", str(data)).replace("/opt/copyfit/bin/copyfit", program)]


@pytest.mark.parametrize("status", [2, 137])
def test_a_pod_that_fails_leaves_no_answers(status, tmp_path):
    command = pod(tmp_path, f"sh -c 'exit {status}' --")
    (tmp_path / "requests/0.ndjson").write_text("{}\n", encoding="utf-8")
    assert subprocess.run(command, check=False, env={**os.environ, "JOB_COMPLETION_INDEX": "0"}).returncode != 0
    assert not (tmp_path / "answers/0.ndjson").exists()


def test_a_pod_of_kubernetes(questions, streamed, tmp_path):
    command = pod(tmp_path, f"{sys.executable} -m copyfit")
    first = questions[: COUNT // 2] + ["no request"]
    for index, part in enumerate([first, questions[COUNT // 2 :]]):
        (tmp_path / f"requests/{index}.ndjson").write_text("\n".join(part) + "\n", encoding="utf-8")
        subprocess.run(command, check=True, env={**os.environ, "JOB_COMPLETION_INDEX": str(index)})
    found = [(tmp_path / f"answers/{index}.ndjson").read_text(encoding="utf-8").splitlines() for index in range(2)]
    assert "error" in json.loads(found[0].pop())
    assert found[0] + found[1] == streamed
    assert len(list((tmp_path / "answers").iterdir())) == 2
