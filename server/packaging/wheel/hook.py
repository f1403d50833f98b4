"""Builds, for pip, a package that holds nothing and depends on the wheel of urn-ls of the version in pom.xml (PEP 517)."""

import os
import re
import zipfile


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with open("pom.xml", encoding="utf-8") as pom:
        version = re.search(r"<artifactId>urn-ls</artifactId>\s*<version>(.*?)</version>", pom.read()).group(1)
    information = f"urn_ls_hook-{version}.dist-info"
    name = f"urn_ls_hook-{version}-py3-none-any.whl"
    files = {
        "METADATA": f"Metadata-Version: 2.1\nName: urn-ls-hook\nVersion: {version}\nRequires-Dist: urn-ls=={version}\n",
        "WHEEL": "Wheel-Version: 1.0\nGenerator: urn-ls\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files["RECORD"] = "".join(f"{information}/{file},,\n" for file in [*files, "RECORD"])
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w") as wheel:
        for file, text in files.items():
            wheel.writestr(f"{information}/{file}", text)
    return name


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("There is no source distribution: the program is written in Java. See docs/release.md.")
