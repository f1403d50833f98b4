#!/usr/bin/env python3
"""Presses the tab key in real shells, and lets the shell print the words of the line that stands there then.

Tried are the cases below, and every option of docs/options.md in both spellings: its name, and its value behind a blank and behind “=”.

Needs bash, zsh and fish, and target/distribution, which "mvn package" makes; URN_LS_SHARE names another folder with these scripts. A shell can be
named to try that one alone. PowerShell is tried if there is one, and else said to be skipped.
"""
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SHARE = os.environ.get('URN_LS_SHARE') or os.path.join(HERE, '..', '..', '..', 'target', 'distribution', 'share')
BASH = os.path.join(SHARE, 'bash-completion', 'completions', 'urn-ls')
ZSH = os.path.join(SHARE, 'zsh', 'site-functions')
FISH = os.path.join(SHARE, 'fish', 'vendor_completions.d', 'urn-ls.fish')
POWERSHELL = os.path.join(SHARE, 'powershell', 'urn-ls.ps1')
PATIENCE = 300  # seconds until a shell is taken to say no more

PAUSES = (0.05, 0.5, 3, 10)

# The prompt says that all before it was done; what is typed to set it does not look like it.
SHELLS = {
    'bash': (['bash', '--norc', '--noprofile', '-i'], f"source '{BASH}'; PS1='rea''dy> '\n"),
    'zsh': (['zsh', '-f', '-i'],
            f"fpath=('{ZSH}' $fpath); autoload -U compinit; compinit -u -D; unsetopt list_ambiguous prompt_sp; bindkey -e; PS1='rea''dy> '\n"),
    'fish': (['fish', '--no-config', '-i'],
             f"set -g fish_autosuggestion_enabled 0; function fish_greeting; end; source '{FISH}'; function fish_prompt; printf 'rea''dy> '; end\n"),
}

# What is typed before the tab, and the words of the line after it.
CASES = [
    ('ch', 'check'),
    ('mc', 'mcp'),
    ('ini', 'init'),
    ('rule stray', 'rule stray-question-mark'),
    ('help comp', 'help compare'),
    ('namespaces isb', 'namespaces isbn'),
    ('generate-completion z', 'generate-completion zsh'),
    ('generate-completion po', 'generate-completion powershell'),
    ('check docu', 'check documents/'),
    ('check documents/no', 'check documents/notes.xml'),
    ('check --format s', 'check --format sarif'),
    ('check --format=s', 'check --format=sarif'),
    ('check --fix documents/no', 'check --fix documents/notes.xml'),
    ('check --format=jsonl documents/no', 'check --format=jsonl documents/notes.xml'),
    ('check --format jsonl documents/no', 'check --format jsonl documents/notes.xml'),
    ('check --select syntax,check-d', 'check --select syntax,check-digit'),
    ('check --select=syntax,check-d', 'check --select=syntax,check-digit'),
    ('check --severity check-digit=inf', 'check --severity check-digit=information'),
    ('check --severity=check-digit=inf', 'check --severity=check-digit=information'),
    ('check --severity=check-digit=off --sev', 'check --severity=check-digit=off --severity'),
    ('check --fix --review=misspelled-nam', 'check --fix --review=misspelled-name'),
    ('references urn:example:a documents/no', 'references urn:example:a documents/notes.xml'),
]

# The beginning of a value by the label that the help gives it, and the whole; those without need none.
VALUES = {
    'FILE': ('documents/no', 'documents/notes.xml'),
    'DIR': ('docu', 'documents/'),
    'PATH': ('documents/no', 'documents/notes.xml'),
    'LEVEL': ('warn', 'warning'),
    'RULES': ('check-d', 'check-digit'),
    'RULE=LEVEL': ('check-d', 'check-digit='),
    'S': ('rfc21', 'rfc2141'),
    'WHEN': ('alw', 'always'),
    'HOW': ('low', 'lower'),
    'PART': ('publ', 'publicid'),
    'CHANGES': ('rai', 'raised'),
    'F': ('te', 'text'),
}
WITHOUT = {'MIB', 'TEXT', 'N', 'REF', 'NAME', 'PREFIX', 'PATTERN'}


def options():
    """The command, the names of an option, the label of its value (or ""), and whether that must be attached."""
    page = open(os.path.join(HERE, '..', '..', '..', 'docs', 'options.md'), encoding='utf-8').read()
    sections = re.split(r'^## ', page.split('<!-- MadePagesTest')[1], flags=re.M)[1:]
    # What several commands have stands at “check”, in a table with a title; the others name the title.
    shared = dict(re.findall(r'^\| ([A-Z][\w ]+) \| what it does \|\n(.*?)\n\n', sections[0] + '\n\n', flags=re.M | re.S))
    for section in sections:
        command = section.split('\n')[0]
        for title in re.findall(r'“([\w ]+)”', ''.join(re.findall(r'^.*as of \[check\].*$', section, flags=re.M))):
            section += '\n' + shared[title]
        for names in re.findall(r'^\| (`-.*?`) \| ', section, flags=re.M):
            names = re.findall(r'`(.*?)`', names)
            written = [name for name in names if name.startswith('--')][0]
            name, _, label = written.replace('[', '').replace(']', '').partition('=')
            yield command, name, label, '[=' in written
        yield from ((command, name, '', False) for name in ('--help', '--version'))


def generated():
    """The cases for every option: its name from its shortest unique beginning, and its value in both spellings."""
    listed = list(options())
    if len(listed) < 100:
        sys.exit(f'docs/options.md has only {len(listed)} options; is it another page now?')
    for command, name, label, attached in listed:
        others = [other for of, other, _, _ in listed if of == command and other != name]
        unique = [name[:end] for end in range(3, len(name)) if not any(other.startswith(name[:end]) for other in others)]
        if unique:
            yield f'{command} {unique[0]}', f'{command} {name}'
        if not label or label in WITHOUT:
            continue
        if label not in VALUES:
            sys.exit(f'{command} {name}: no value for {label}: add one to VALUES or WITHOUT')
        typed, whole = VALUES[label]
        yield f'{command} {name}={typed}', f'{command} {name}={whole}'
        if not attached:
            yield f'{command} {name} {typed}', f'{command} {name} {whole}'


class Shell:
    def __init__(self, name, folder):
        command, setup = SHELLS[name]
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            # A program of that name need not be there: the scripts know everything.
            os.environ.update(TERM='dumb', HOME=folder, XDG_CONFIG_HOME=folder, COLUMNS='250', LINES='50')
            os.execvp(os.environ.get(name.upper(), command[0]), command)
        self.screen = ''
        self.type(setup)
        self.wait('ready> ')

    def type(self, text):
        os.write(self.fd, text.encode())

    def wait(self, text, patience=PATIENCE):
        end = time.monotonic() + patience
        while time.monotonic() < end:
            found = re.search(text, self.screen)
            if found:
                self.screen = self.screen[found.end():]
                return found
            if select.select([self.fd], [], [], 0.1)[0]:
                self.screen += re.sub(r'\x1b[\[(][0-9;?=>]*[A-Za-z]|\x1b[=>]', '', os.read(self.fd, 4096).decode('utf-8', 'replace'))
        return None

    def completed(self, typed, expected):
        """The words of the line after the tab, as the shell passes them to a command."""
        line = ''
        # A shell may give up a completion when more is typed meanwhile, and does not say when it is done.
        for pause in PAUSES:
            line = self.after_tab(typed, pause)
            # zsh takes back a “=” or “/” that it has added when the line ends.
            if line.rstrip('=/') == expected.rstrip('=/'):
                return None
        return line

    def after_tab(self, typed, pause):
        self.type(f'urn-ls {typed}')
        self.wait(re.escape(typed))
        self.type('\t')
        time.sleep(pause)
        # At the start of the line another command takes the words.
        self.type("\x01printf '%s|' \x05\n")
        found = self.wait(r'\nurn-ls\|([^\r\n]*)\|')
        self.wait('ready> ')
        return found.group(1).replace('|', ' ') if found else self.screen

    def close(self):
        os.close(self.fd)
        os.waitpid(self.pid, 0)


def power_shell(typed):
    """What PowerShell offers for the end of the line, put in its place."""
    script = (f". '{POWERSHELL}'; $line = 'urn-ls {typed}'; $c = [System.Management.Automation.CommandCompletion]::CompleteInput($line, $line.Length, $null);"
              " $c.CompletionMatches | ForEach-Object { $line.Substring(0, $c.ReplacementIndex) + $_.CompletionText }")
    out = subprocess.run(['pwsh', '-NoProfile', '-Command', script], capture_output=True, text=True, check=True).stdout
    return [line.removeprefix('urn-ls ') for line in out.splitlines()]


def main():
    cases = CASES + list(generated())
    wrong = 0
    for name in sys.argv[1:] or list(SHELLS):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, 'documents'))
            open(os.path.join(folder, 'documents', 'notes.xml'), 'w').close()
            shell = Shell(name, folder)
            for typed, expected in cases:
                line = shell.completed(typed, expected)
                if line is not None:
                    wrong += 1
                    print(f'{name}: urn-ls {typed}<TAB> gives “{line}”, not “{expected}”')
            shell.close()
        print(f'{name}: {len(cases)} cases tried')
    if not sys.argv[1:] and not shutil.which('pwsh'):
        print('powershell: SKIPPED: there is no pwsh')
    elif not sys.argv[1:]:
        for typed, expected in cases:
            offered = power_shell(typed)
            if expected not in offered:
                wrong += 1
                print(f'powershell: urn-ls {typed}<TAB> offers {offered}, not “{expected}”')
    sys.exit(1 if wrong else 0)


main()
