#!/usr/bin/env python3
"""Presses the tab key in real shells: what the packaged scripts complete is what stands on the screen.

Needs bash and zsh, and target/distribution, which "mvn package" makes. A shell can be named to try that one alone.
"""
import os
import pty
import re
import select
import sys
import tempfile
import time

SHARE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'target', 'distribution', 'share')
BASH = os.path.join(SHARE, 'bash-completion', 'completions', 'urn-ls')
ZSH = os.path.join(SHARE, 'zsh', 'site-functions')
PATIENCE = 300  # seconds until a shell is taken to say no more

# The prompt says that all before it was done; what is typed to set it does not look like it.
SHELLS = {
    'bash': (['bash', '--norc', '--noprofile', '-i'], f"source '{BASH}'; PS1='rea''dy> '\n"),
    'zsh': (['zsh', '-f', '-i'],
            f"fpath=('{ZSH}' $fpath); autoload -U compinit; compinit -u -D; unsetopt list_ambiguous; zstyle ':completion:*' "
            "list-colors ''; PS1='rea''dy> '\n"),
}

# What is typed before the tab, and what must appear after it; the second tab lists.
CASES = [
    ('urn-ls ch', ['check ']),
    ('urn-ls mc', ['mcp ']),
    ('urn-ls check --format ', ['text', 'jsonl']),
    ('urn-ls check --stdi', ['--stdin ']),
    ('urn-ls parse --specification draft201', ['draft2012', 'draft2015']),
    ('urn-ls encode --component ', ['nss', 'publicid']),
    ('urn-ls mcp --ro', ['--root']),
    ('urn-ls rule stray', ['stray-question-mark ']),
    ('urn-ls check docu', ['documents/']),
    ('urn-ls check documents/no', ['notes.xml ']),
    ('urn-ls check --baseline documents/no', ['notes.xml ']),
    ('urn-ls check --select synt', ['syntax']),
    ('urn-ls check --ignore al', ['all']),
    ('urn-ls check --ignore check', ['check-digit']),
    ('urn-ls check --fail-on ', ['error', 'information', 'hint']),
    ('urn-ls check --min-severity w', ['warning']),
    ('urn-ls namespaces isb', ['isbn ']),
    ('urn-ls check --select syntax,check-d', ['check-digit']),
    ('urn-ls check --severity check-d', ['check-digit=']),
    ('urn-ls check --severity check-digit=inf', ['information']),
    ('urn-ls help comp', ['compare ']),
]


# Why zsh has a function of its own: by bashcompinit, the script for bash ends either folders with a blank or commands
# with none, and completes no word behind "=".
ZSH_CASES = [
    ('urn-ls check --format=sar', ['sarif ']),
    ('urn-ls check --fix --review=misspelled-nam', ['misspelled-name']),
]


class Shell:
    def __init__(self, name, folder):
        command, setup = SHELLS[name]
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ.update(TERM='dumb', PATH=os.environ['PATH'] + os.pathsep + folder, HOME=folder, COLUMNS='200', LINES='50')
            os.execvp(os.environ.get(name.upper(), command[0]), command)
        self.screen = ''
        self.type(setup)
        self.wait('ready> ')

    def type(self, text):
        os.write(self.fd, text.encode())

    def wait(self, text):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if text in self.screen:
                return True
            if select.select([self.fd], [], [], 0.1)[0]:
                self.screen += re.sub(r'\x1b\[[0-9;?]*[A-Za-z]', '', os.read(self.fd, 4096).decode('utf-8', 'replace'))
        return False

    def close(self):
        os.close(self.fd)
        os.waitpid(self.pid, 0)


def main():
    failures = 0
    for name in sys.argv[1:] or list(SHELLS):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, 'documents'))
            open(os.path.join(folder, 'documents', 'notes.xml'), 'w').close()
            for typed, expected in CASES + (ZSH_CASES if name == 'zsh' else []):
                shell = Shell(name, folder)
                shell.screen = ''
                shell.type(typed)
                shell.wait(typed)
                shell.screen = ''
                shell.type('\t\t')
                # What is completed is only what was not typed yet.
                last = re.split('[ /=,]', typed)[-1]
                wanted = [word[len(last):] if len(expected) == 1 else word for word in expected]
                missing = [word for word in wanted if not shell.wait(word)]
                print(f'{name}: {typed}<TAB>: {"no " + ", ".join(missing) + " in " + repr(shell.screen) if missing else "ok"}')
                failures += bool(missing)
                shell.close()
    sys.exit(1 if failures else 0)


main()
