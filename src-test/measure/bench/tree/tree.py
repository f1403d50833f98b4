#!/usr/bin/env python3
"""The command line over a large tree next to ripgrep, if there is one, and over ten files next to --version: whole processes in turns,
with what is on the disk already in memory.

    src-test/measure/bench/run tree
    python3 src-test/measure/bench/tree/tree.py [--megabytes 2000] [--runs 7] [--program PATH] [--other PATH] [--tree FOLDER] [--out FILE]

Makes the tree (TreeSample) in a temporary folder, or in FOLDER, which is kept and used again. --program is the launcher of an unpacked
archive, by default the one just built; --other is that of another version, whose findings must be the same to the octet. Samples go to FILE.
"""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[4]


def built():
    found = sorted((ROOT / "target" / "distribution").glob("urn-ls-*/bin/urn-ls"))
    return str(found[-1]) if found else sys.exit("no archive: run node server/packaging/all.mjs --only archive")


def make(tree, program, megabytes):
    java = pathlib.Path(program).parent.parent / "lib" / "runtime" / "bin" / "java"
    subprocess.run([java, "-cp", ROOT / "target" / "test-classes", "io.github.urnls.bench.TreeSample", tree, str(megabytes)], check=True)


def run(command, tree, out=os.devnull):
    """Elapsed time, processor time and the peak of memory of one run."""
    with open(out, "wb") as stdout, open(os.devnull, "wb") as stderr:
        begun = time.perf_counter()
        child = subprocess.Popen(command, cwd=tree, stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 1):
        sys.exit(f"{command} ended with {child.returncode}")
    return time.perf_counter() - begun, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def compare(commands, tree, work):
    """Two versions must print the same."""
    for arguments in (["check", "--format", "jsonl", "."], ["list", "--all", "--format", "jsonl", "."]):
        printed = []
        for name, command in commands:
            run([*command, *arguments], tree, work / name)
            printed.append((work / name).read_bytes())
        print(f"{' '.join(arguments)}: {len(printed[0].splitlines())} lines, {'the same' if printed[0] == printed[1] else 'DIFFERENT'}")
        if printed[0] != printed[1]:
            sys.exit(1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--megabytes", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--program", default=None)
    parser.add_argument("--other", default=None)
    parser.add_argument("--tree", default=None)
    parser.add_argument("--out", default=None)
    given = parser.parse_args()
    program = os.path.abspath(given.program or built())
    work = pathlib.Path(tempfile.mkdtemp(prefix="urn-ls-tree-"))
    try:
        tree = pathlib.Path(given.tree) if given.tree else work / "tree"
        if not tree.exists():
            make(tree, program, given.megabytes)
        measure(program, given, tree, work)
    finally:
        shutil.rmtree(work)


def files_of(tree):
    return sorted(pathlib.Path(folder) / name for folder, _, names in os.walk(tree) for name in names)


def commit_of_ten(files):
    """What a commit may touch: small files that have names."""
    found = (file for file in files if file.lstat().st_size < 20_000 and b"urn:" in file.read_bytes())
    return [str(next(found)) for _ in range(10)]


def measure(program, given, tree, work):
    files = files_of(tree)
    megabytes = sum(file.lstat().st_size for file in files) / 1e6
    print(f"{len(files)} files, {megabytes:.0f} MB")
    commands = {"urn-ls check": [program, "check", "--format", "jsonl", "."],
                "ten files": [program, "check", "--format", "jsonl", *commit_of_ten(files)],
                "urn-ls --version": [program, "--version"]}
    if shutil.which("rg"):
        commands["rg -i urn:"] = ["rg", "-i", "urn:", "."]
    if given.other:
        commands["the other check"] = [os.path.abspath(given.other), "check", "--format", "jsonl", "."]
        compare([("one", [program]), ("other", [os.path.abspath(given.other)])], tree, work)
    runs = {name: [] for name in commands}
    for turn in range(given.runs + 1):
        for name, command in commands.items():
            used = run(command, tree)
            if turn:  # the first only fills the file cache
                runs[name].append(used)
    print("| what | elapsed, s | processor, s | peak, MiB |\n|---|--:|--:|--:|")
    for name, used in runs.items():
        elapsed, processor, peak = (statistics.median(column) for column in zip(*used))
        print(f"| {name} | {elapsed:.2f} ({min(u[0] for u in used):.2f}–{max(u[0] for u in used):.2f}) | {processor:.2f} | {peak:.0f} |")
    if given.out:
        samples = [{"what": name, "files": len(files), "megabytes": round(megabytes), "elapsed": elapsed, "processor": processor,
                    "memory": peak} for name, used in runs.items() for elapsed, processor, peak in used]
        pathlib.Path(given.out).write_text("".join(json.dumps(sample) + "\n" for sample in samples))


main()
