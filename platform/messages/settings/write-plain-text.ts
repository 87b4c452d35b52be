const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of an announcement without its marks: a line for each paragraph, a dash before each item of a list. */
export const writePlainText = (html: string): string =>
  html
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/<br>/gu, '\n')
    .replaceAll(/<li>/gu, '\n- ')
    .replaceAll(/<\/(?:p|ul|ol)>/gu, '\n\n')
    .replaceAll(/<\/?[a-z]+>/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/gu, (_, name: string) => characters[name] ?? '')
    .replaceAll(/ *\n */gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
