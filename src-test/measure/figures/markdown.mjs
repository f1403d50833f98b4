// Parts of a page of Markdown that a program writes.

export const table = (columns, rows) => [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The text of a page with another table in the place of its first. */
export const withTable = (page, table) => page.replace(/^\|.*\n(\|.*\n)*/m, () => `${table}\n`);

/** The text of a page with another description of one of its pictures. */
export const withPicture = (page, path, description) => page.replace(new RegExp(`!\\[[^\\]]*\\]\\(${path}\\)`), () => `![${description}](${path})`);
