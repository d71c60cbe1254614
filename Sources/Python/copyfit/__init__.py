"""Measures whether localized texts fit their labels, at every text size.

Lengths are points. Names are those of ``copyfit stream``, in snake case. All functions may be called by several threads
at once, and release the interpreter while they measure.
"""

from importlib.metadata import version as _version

from ._command import Measurement, Report, check, measure
from ._error import CopyfitError
from ._fitting import Change, Fit, fit
from ._many import fits
from ._names import CATEGORIES

__version__ = _version("copyfit")

__all__ = [
    "CATEGORIES", "Change", "CopyfitError", "Fit", "Measurement", "Report", "__version__", "check", "fit", "fits", "measure",
]
