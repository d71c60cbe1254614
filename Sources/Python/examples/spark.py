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


def answers(lines, **label):
    """An answer for each line. One thread, because Spark runs a task on each core."""
    import copyfit

    requests, asked = tee(map(json.loads, lines))
    for request, fits in zip(requests, copyfit.fits(asked, jobs=1, **label)):
        if isinstance(fits, copyfit.CopyfitError):
            yield json.dumps({"id": request["id"], "error": fits.code})
        else:
            largest = fits[-1]
            yield json.dumps({"id": request["id"], "verdict": largest.verdict, "hidden": largest.hidden_characters})


def arranged(lines, tasks):
    """The lines in equal parts, each with the texts of few languages, which share words.

    A part of its own for each language would make the task of the largest one run long after all others.
    """
    return lines.sortBy(lambda line: (json.loads(line)["locale"], line), numPartitions=tasks)


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
