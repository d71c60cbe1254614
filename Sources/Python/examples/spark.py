"""Fits many texts on Spark: the texts that lose letters at the largest text size, as lines of JSON.

    spark-submit spark.py requests.ndjson results [Inter.otf]

A line of the input is a text with its label: {"id": 1, "text": "Weiter", "locale": "de", "width": 110, "lines": 1}. The
font is sent with the job. Each worker needs the package, or an environment with it in --archives.
"""

import json
import sys
from itertools import tee
from pathlib import Path

from pyspark import SparkContext, SparkFiles


def request(line):
    """The request of a line; None for a line that is no JSON, which is answered by an error and does not end the job."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def field(request, name, usual=None):
    return request.get(name, usual) if isinstance(request, dict) else usual


def answers(lines, **label):
    """An answer for each line. One thread, because Spark runs a task on each core."""
    import copyfit

    requests, asked = tee(map(request, lines))
    for question, fits in zip(requests, copyfit.fits(asked, jobs=1, **label)):
        answer = {"id": field(question, "id")}
        if isinstance(fits, copyfit.CopyfitError):
            yield json.dumps({**answer, "error": fits.code})
        else:
            yield json.dumps({**answer, "verdict": fits[-1].verdict, "hidden": fits[-1].hidden_characters})


def arranged(lines, tasks):
    """The lines in equal parts, each with the texts of few languages, which share words.

    A part of its own for each language would make the task of the largest one run long after all others.
    """
    return lines.sortBy(lambda line: (str(field(request(line), "locale", "und")), line), numPartitions=tasks)


def main(source, target, font=None):
    context = SparkContext.getOrCreate()
    if font:
        context.addFile(font)

    def measured(part):
        # Where the file is on the worker.
        label = {"font": SparkFiles.get(Path(font).name), "size": 17} if font else {"style": "body"}
        return answers(part, **label)

    tasks = context.defaultParallelism * 4
    results = arranged(context.textFile(source, tasks), tasks).mapPartitions(measured)
    results.filter(lambda line: '"verdict": "fits"' not in line).saveAsTextFile(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
