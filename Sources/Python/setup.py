"""Makes a wheel for one platform and every Python: it has programs and a library, but no extension module."""

from typing import Any

from setuptools import Distribution, setup


class PlatformDistribution(Distribution):
    def has_ext_modules(self) -> bool:
        return True


# Of setuptools, or of the package wheel beside an old one.
_Wheel: Any = Distribution().get_command_class("bdist_wheel")


class PlatformWheel(_Wheel):
    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", super().get_tag()[2]


setup(distclass=PlatformDistribution, cmdclass={"bdist_wheel": PlatformWheel})
