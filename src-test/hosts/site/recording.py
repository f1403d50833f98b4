#!/usr/bin/env python3
"""Writes docs/images/review.svg: what a terminal shows while "urn-ls check --fix --review" repairs a file.

The program runs in a pseudoterminal, and this script answers its question. The picture has the text and colors that the program wrote. Only
the pauses are made up, and long lines are broken between words. With --check nothing is written: the picture must be what the program shows.
Needs target/urn-ls.jar, which "mvn package" makes, and a JDK 25.
"""
import os
import pty
import re
import subprocess
import sys
import tempfile
from xml.sax.saxutils import escape

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..'))
PICTURE = os.path.join(ROOT, 'docs', 'images', 'review.svg')
FILE = 'report.xml'
BEFORE = '''<report xmlns="urn:example:report:1">
  <map src="urn:example:weather?lat=39.56"/>
  <city name="urn:example:city:Zürich"/>
</report>
'''
QUESTION = b'for help: '
ANSWER = '1'

COLUMNS, LETTER, LINE, MARGIN, BAR = 76, 8.43, 20, 16, 28
# How long each part is waited for, in seconds, and the whole recording.
PAUSES, LENGTH = [0, 2, 4, 0.5, 2], 14
# The numbers by which a terminal is told of styles.
STYLES = {'1': 'b', '2': 'dim', '31': 'red', '32': 'green', '33': 'yellow', '34': 'blue', '36': 'cyan'}


def java():
    script = os.path.join(ROOT, 'src-test', 'measure', 'bench', 'process', 'jdk.mjs')
    return subprocess.run(['node', script], check=True, text=True, stdout=subprocess.PIPE).stdout.strip()


def review(folder):
    """What the program writes before its question is answered, and after."""
    reader, writer = pty.openpty()
    clean = {name: value for name, value in os.environ.items() if 'COLOR' not in name}
    child = subprocess.Popen(
        [java(), '-jar', os.path.join(ROOT, 'target', 'urn-ls.jar'), 'check', '--no-project', '--fix', '--review', FILE],
        stdin=writer, stdout=writer, stderr=writer, cwd=folder, start_new_session=True, env={**clean, 'TERM': 'xterm'})
    os.close(writer)
    said, asked = b'', None
    while True:
        try:
            some = os.read(reader, 4096)
        except OSError:  # how a terminal ends on Linux
            some = b''
        if not some:
            break
        said += some
        if asked is None and said.endswith(QUESTION):
            asked = len(said)
            os.write(reader, f'{ANSWER}\n'.encode())
    os.close(reader)
    assert child.wait() == 0 and asked, said
    return said[:asked].decode(), said[asked:].decode()


def rows(text):
    """The rows of a terminal, each a list of (style, text)."""
    text = re.sub(r'\x1b\]8;;.*?\x1b\\', '', text)  # links
    style, row = '', []
    for part in re.split(r'(\x1b\[[0-9;]*m|\r?\n)', text):
        if part.endswith('\n'):
            yield from broken(row)
            row = []
        elif part.startswith('\x1b'):
            style = ' '.join(STYLES[number] for number in part[2:-1].split(';') if number in STYLES)
        elif part:
            row.append((style, part))
    if row:
        yield from broken(row)


def broken(row):
    """A row as rows that are wide enough, broken between words."""
    done, width = [], 0
    for style, text in row:
        for word in re.findall(r' *[^ ]+| +$', text):
            if width + len(word) > COLUMNS and word.strip():
                yield done
                done, width, word = [], 0, word.lstrip()
            done.append((style, word))
            width += len(word)
    yield done


def joined(row):
    """A row without neighbors of one style."""
    parts = []
    for style, text in row:
        if parts and parts[-1][0] == style:
            parts[-1] = (style, parts[-1][1] + text)
        else:
            parts.append((style, text))
    return parts


def drawn(row, line, column):
    text = ''.join(text for _, text in row)
    spans = ''.join(f'<tspan class="{style}">{escape(part)}</tspan>' if style else escape(part) for style, part in joined(row))
    x, y = MARGIN + column * LETTER, BAR + LINE * (line + 1)
    return f'<text x="{x:.0f}" y="{y}" textLength="{len(text) * LETTER:.0f}">{spans}</text>' if text.strip() else ''


def prompt(command):
    return f'\x1b[32m$\x1b[0m \x1b[1m{command}\x1b[0m\n'


def picture(parts):
    """The parts of the recording, each shown at its time, one behind the other."""
    body, styles, line, column, now = [], [], 0, 0, 0
    for number, (part, pause) in enumerate(zip(parts, PAUSES, strict=True)):
        now += pause
        lines = []
        for row in rows(part):
            lines.append(drawn(row, line, column))
            line, column, width = line + 1, 0, column + sum(len(text) for _, text in row)
        if not part.endswith('\n'):  # the next part begins in this row
            line, column = line - 1, width
        body.append(f'<g class="p{number}">' + '\n'.join(filter(None, lines)) + '</g>')
        percent = now * 100 / LENGTH
        if now > 0:
            styles.append(f'.p{number}{{animation:p{number} {LENGTH}s step-end 3}}'
                          f'@keyframes p{number}{{0%{{opacity:0}}{percent:.2f}%{{opacity:1}}}}')
    assert now < LENGTH
    width, height = round(COLUMNS * LETTER + 2 * MARGIN), BAR + LINE * (line + 1)
    return f'''<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="t d" viewBox="0 0 {width} {height}" width="{width}" height="{height}">
<!-- urn-ls:off Names are wrong here on purpose. Written by src-test/hosts/site/recording.py -->
<title id="t">urn-ls repairs two names in a terminal</title>
<desc id="d">It asks how to repair a question mark, and encodes a letter outside ASCII without asking.</desc>
<style>
text{{font:14px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#d7dae0;white-space:pre}}
.b{{font-weight:700}}.dim{{fill:#8b949e}}.red{{fill:#ff7b72}}.green{{fill:#7ee787}}.yellow{{fill:#e3b341}}.blue{{fill:#79c0ff}}.cyan{{fill:#76e3ea}}
{chr(10).join(styles)}
@media (prefers-reduced-motion:reduce){{g{{animation:none!important}}}}
</style>
<rect width="{width}" height="{height}" rx="8" fill="#16181d"/>
<g fill="#3d444d"><circle cx="20" cy="16" r="5"/><circle cx="38" cy="16" r="5"/><circle cx="56" cy="16" r="5"/></g>
{chr(10).join(body)}
</svg>
'''


def recording():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, FILE)
        with open(path, 'w', encoding='utf-8') as file:
            file.write(BEFORE)
        question, rest = review(folder)
        with open(path, encoding='utf-8') as file:
            after = file.read()
    echo, rest = rest.split('\r\n', 1)
    assert echo == ANSWER, rest
    return picture([
        prompt(f'cat {FILE}') + BEFORE + prompt(f'urn-ls check --fix --review {FILE}'),
        question,
        f'{ANSWER}\n',
        rest,
        prompt(f'cat {FILE}') + after,
    ])


def main():
    drawn_now = recording()
    if sys.argv[1:] == ['--check']:
        with open(PICTURE, encoding='utf-8') as file:
            if file.read() != drawn_now:
                sys.exit('docs/images/review.svg does not show what the program writes; run src-test/hosts/site/recording.py')
        return
    with open(PICTURE, 'w', encoding='utf-8') as file:
        file.write(drawn_now)


main()
