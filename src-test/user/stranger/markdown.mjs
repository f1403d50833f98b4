// Reads the commands out of a page of Markdown.

/** Columns of tables whose cells begin with a command. */
const COLUMNS = ['command', 'one line'];
const SHELL = ['sh', 'bash', 'shell'];
const SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

/**
 * The commands of a page in reading order: the lines of blocks for a shell, those behind `$ ` in blocks for a console, and what begins a cell in
 * a column of commands. In running text, in other cells and in other blocks, what begins with one of the `programs` and has an argument is one.
 *
 * Each has its `text`; `block`, which commands of one block share; `output`, the lines that a console block shows; and `row`, the text of
 * the first cell if it stands in a table.
 */
export function commands(page, programs) {
  return parts(page).flatMap((part, block) => read(part).map((each) => ({ ...each, block })))
    .filter(({ certain, text }) => certain || (programs.has(firstWord(text)) && /\s/.test(text.trim())));
}

/** The programs that the certain commands of a page begin with. */
export const programs = (page) => commands(page, new Set()).flatMap(({ text }) => text.split(' && ')).map(firstWord);

const firstWord = (text) => text.trim().split(/\s+/)[0];

/** The blocks of code, rows of tables and paragraphs of a page. */
function parts(page) {
  const lines = page.split(/\r?\n/);
  const result = [];
  for (let at = 0; at < lines.length; at++) {
    const fence = /^( *)(`{3,}|~{3,}) *(\w*)/.exec(lines[at]);
    if (fence) {
      const [, indent, marks, language] = fence;
      const code = [];
      for (at++; at < lines.length && !lines[at].trim().startsWith(marks); at++) {
        code.push(lines[at].replace(new RegExp(`^ {0,${indent.length}}`), ''));
      }
      result.push({ language, code });
    } else if (lines[at].startsWith('|') && /^\|[\s:|-]+$/.test(lines[at + 1] ?? '')) {
      const columns = cells(lines[at]);
      for (at += 2; lines[at]?.startsWith('|'); at++) {
        result.push({ columns, cells: cells(lines[at]) });
      }
      at--;
    } else if (lines[at].startsWith('    ')) {
      result.push({ language: '', code: [lines[at].trim()] });
    } else if (lines[at].trim() !== '') {
      let text = lines[at];
      while ((lines[at + 1] ?? '').trim() !== '' && !/^ *(```|~~~|\|)/.test(lines[at + 1])) {
        text += ` ${lines[++at].trim()}`;
      }
      result.push({ text });
    }
  }
  return result;
}

const cells = (row) => row.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim().replaceAll('\\|', '|'));

function read({ language, code, columns, cells, text }) {
  if (text !== undefined) {
    return spans(text);
  }
  if (cells) {
    return cells.flatMap((cell, i) => spans(cell).map((span, j) => ({
      ...span, row: cells[0], certain: COLUMNS.includes(columns[i]?.toLowerCase()) && j === 0 && cell.startsWith('`'),
    })));
  }
  if (language === 'console') {
    return code.reduce((all, line) => {
      if (line.startsWith('$ ')) {
        all.push({ text: line.slice(2), certain: true, output: [] });
      } else {
        all.at(-1)?.output.push(line);
      }
      return all;
    }, []);
  }
  const joined = code.join('\n').replace(/\\\n/g, '\\\n\0').split(/\n(?!\0)/).map((line) => line.replaceAll('\0', ''));
  return joined.filter((line) => line.trim() !== '' && !line.trim().startsWith('#')).map((line) => ({ text: line, certain: SHELL.includes(language) }));
}

const spans = (text) => [...text.matchAll(SPAN)].map(([, , span]) => ({ text: span, certain: false }));
