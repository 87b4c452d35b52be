const note = '<!-- Written by `npm run docs` from the code. Edit the code, not this file. -->';

export const page = (title: string, lead: string, ...parts: readonly string[]): string =>
  [note, `# ${title}`, lead, ...parts].join('\n\n') + '\n';

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
};
export const code = (text: string): string => `\`${text}\``;
