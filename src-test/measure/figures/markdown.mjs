// Parts of a page of Markdown that a program writes.

export const table = (columns, rows) => [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The text of a page with another table in the place of the first behind a heading, such as `# Performance`. */
export function withTable(page, heading, table) {
  const start = page.indexOf(`${heading}\n`);
  if (start < 0) {
    throw new Error(`the page has no heading “${heading}”`);
  }
  return page.slice(0, start) + page.slice(start).replace(/^\|.*\n(\|.*\n)*/m, () => `${table}\n`);
}

/** The text of a page with another description of one of its pictures. */
export const withPicture = (page, path, description) => page.replace(new RegExp(`!\\[[^\\]]*\\]\\(${path}\\)`), () => `![${description}](${path})`);
