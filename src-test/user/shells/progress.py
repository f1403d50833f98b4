#!/usr/bin/env python3
"""What a terminal shows: of a check that goes on a line of progress wherever the output goes, and nothing of it at the end; where there
are colours and links; of what waits for standard input at a terminal; and what a review keeps that is interrupted.

Needs target/urn-ls.jar, which "mvn package" makes, and a JDK 25.
"""
import os
import pty
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..')
JAVA = subprocess.run(['node', os.path.join(ROOT, 'src-test', 'measure', 'bench', 'process', 'jdk.mjs')], check=True, text=True, stdout=subprocess.PIPE).stdout.strip()


def shown(terminal, error_is_terminal=True):
    """What standard error says when standard output is a file and every file is worth a line."""
    reader, writer = pty.openpty() if error_is_terminal else os.pipe()
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(
            [JAVA, '-Durnls.progress.after=0', '-jar', os.path.join(ROOT, 'target', 'urn-ls.jar'), 'check', '--format', 'jsonl',
             os.path.join(ROOT, 'docs', 'sample')],
            stdin=subprocess.DEVNULL, stdout=output, stderr=writer, env={**os.environ, 'TERM': terminal})
        os.close(writer)
        said = b''
        while True:
            try:
                some = os.read(reader, 4096)
            except OSError:  # how a terminal ends on Linux
                some = b''
            if not some:
                break
            said += some
        os.close(reader)
        child.wait()
        output.seek(0)
        assert output.read().startswith(b'{'), 'the findings go to the file'
    return said


def found(arguments=(), terminal=True, **environment):
    """The findings, as they are written to a terminal or a pipe."""
    reader, writer = pty.openpty() if terminal else os.pipe()
    clean = {name: value for name, value in os.environ.items() if 'COLOR' not in name}
    child = subprocess.Popen(
        [JAVA, '-jar', os.path.join(ROOT, 'target', 'urn-ls.jar'), 'check', *arguments, os.path.join(ROOT, 'docs', 'sample')],
        stdin=subprocess.DEVNULL, stdout=writer, stderr=subprocess.DEVNULL, env={**clean, 'TERM': 'xterm', **environment})
    os.close(writer)
    said = b''
    while True:
        try:
            some = os.read(reader, 65536)
        except OSError:
            some = b''
        if not some:
            break
        said += some
    os.close(reader)
    assert child.wait() == 1, said
    return b'\x1b[' in said, b'\x1b]8' in said


def waiting(terminal, *arguments):
    """The first line of standard error of a command that reads standard input; without a command, the language server."""
    reader, writer = pty.openpty() if terminal else os.pipe()
    child = subprocess.Popen([JAVA, '-jar', os.path.join(ROOT, 'target', 'urn-ls.jar'), *arguments],
                             stdin=writer if terminal else subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = child.stderr.readline()
    child.kill()
    child.wait()
    os.close(reader)
    os.close(writer)
    return said


def interrupted(answers):
    """A file with three mistakes, after some answers of a review and Ctrl+C."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, 'a.txt')
        with open(file, 'w', encoding='utf-8') as text:
            text.write('urn:isbn:9780306406158\nurn:isbn:9780141036145\nurn:isbn:9783161484101\n')
        child, terminal = pty.fork()
        if child == 0:
            os.execv(JAVA, [JAVA, '-jar', os.path.join(ROOT, 'target', 'urn-ls.jar'), 'check', '--no-project', '--fix', '--review', file])
        said = b''
        for answer in [*answers, b'\x03']:
            said = b''
            while not said.endswith(b'for help: '):
                said += os.read(terminal, 4096)
            os.write(terminal, answer)
        try:
            while os.read(terminal, 4096):
                pass
        except OSError:
            pass
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 130
        with open(file, encoding='utf-8') as text:
            return text.read().split()


def main():
    wrong = ['urn:isbn:9780306406158', 'urn:isbn:9780141036145', 'urn:isbn:9783161484101']
    assert interrupted([]) == wrong, 'without an answer nothing changes'
    assert interrupted([b'y\n', b'n\n']) == ['urn:isbn:9780306406157', *wrong[1:]], 'Ctrl+C keeps what was answered'
    assert b'waiting for an editor on standard input' in waiting(True)
    assert waiting(False) == b'', 'an editor speaks through a pipe'
    for what, arguments in [(b'names, one a line', ['parse']), (b'a text', ['check', '--stdin']), (b'an assistant', ['mcp'])]:
        assert b'waiting for ' + what + b' on standard input; Ctrl+D ends it' in waiting(True, *arguments), arguments
        assert b'waiting' not in waiting(False, *arguments), arguments
    assert found() == (True, True), 'colours and links on a terminal'
    assert found(NO_COLOR='1') == (False, True)
    assert found(TERM='dumb') == (False, False)
    assert found(terminal=False) == (False, False), 'neither in a pipe'
    assert found(terminal=False, FORCE_COLOR='1') == (True, False), 'links are for terminals alone'
    assert found(terminal=False, arguments=['--color', 'always']) == (True, False)
    assert found(arguments=['--color', 'never']) == (False, False)
    said = shown('xterm')
    assert b'urn-ls: 1 file\r' in said and b'\r\x1b[K' in said, said
    assert b'\r' not in shown('dumb').replace(b'\r\n', b'\n'), 'a dumb terminal cannot take a line away'
    assert b'\r' not in shown('xterm', error_is_terminal=False), 'a pipe is no terminal'


if __name__ == '__main__':
    sys.exit(main())
