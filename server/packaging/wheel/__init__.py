"""Runs urn-ls with the Java runtime that lies beside this file. server/packaging/wheel.mjs says how it gets there."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
RUNTIME = os.path.join(HERE, "lib", "runtime")

# What the launcher for Windows says, taken from it when the package is made.
FLAGS = "@FLAGS@".split()
COMMAND = "@COMMAND@".split()
SERVER = "@SERVER@".split()
FOUND = int("@FOUND@")

SERVES = ("serve", "--stdio", "mcp")


def main():
    """Ends as the program does; its standard input and output are those of this process."""
    arguments = sys.argv[1:]
    if os.name == "nt":
        sys.exit(beside(arguments))
    # Signals, exit codes and an editor's process number are right by themselves if the program takes the place of this one.
    launcher = os.path.join(HERE, "bin", "urn-ls")
    os.execv(launcher, [launcher, *arguments])


def beside(arguments):
    """Runs the program as a process of its own and returns its exit code: no process of Windows takes the place of another.
    Starts Java itself, since the batch file would read percent signs and carets in arguments as its own."""
    import signal
    import subprocess

    environment = {name: value for name, value in os.environ.items()
                   if name.upper() not in ("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")}
    # Ctrl+C reaches both, and it is the program that decides how it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    code = subprocess.call(command(arguments), env=environment)
    if serves(arguments):
        return code
    # A Java that cannot start ends with 1, which would mean findings. The program tells findings by a code of its own.
    return {FOUND: 1, 1: 2}.get(code, code)


def serves(arguments):
    return not arguments or arguments[0] in SERVES


def command(arguments):
    """The command that starts Java, as the launchers in bin have it."""
    cache = os.path.join(RUNTIME, "lib", "urn-ls.aot")
    return [
        os.path.join(RUNTIME, "bin", "java.exe" if os.name == "nt" else "java"),
        *FLAGS,
        *(SERVER if serves(arguments) else COMMAND),
        *os.environ.get("URN_LS_JAVA_OPTIONS", "").split(),
        *(["-XX:AOTCache=" + cache] if os.path.exists(cache) else []),
        "-m", "io.github.urnls/io.github.urnls.cli.Main", *arguments,
    ]
