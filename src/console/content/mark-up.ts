/** What the bar over a text puts around it. */
export type Mark = 'strong' | 'em' | 'ul' | 'p';
export interface MarkedText {
  readonly text: string;
  /** Where the selection begins and ends afterwards. */
  readonly start: number;
  readonly end: number;
}

const withList = (chosen: string): string => {
  const lines = chosen.split('\n').filter((line) => line.trim() !== '');
  const items = (lines.length === 0 ? [''] : lines).map((line) => `  <li>${line.trim()}</li>`);
  return ['<ul>', ...items, '</ul>'].join('\n');
};
const insert = (text: string, range: readonly [number, number], piece: string, inner: string): MarkedText => {
  const start = range[0] + piece.indexOf(inner);
  return {
    text: `${text.slice(0, range[0])}${piece}${text.slice(range[1])}`,
    start,
    end: start + inner.length,
  };
};

/**
 * Puts a mark around what is selected, which stays selected; takes it away where it is there. Lines become the items
 * of a list.
 */
export function markUp(text: string, range: readonly [number, number], mark: Mark): MarkedText {
  const [start, end] = range;
  const chosen = text.slice(start, end);
  if (mark === 'ul') {
    const list = withList(chosen);
    return insert(text, range, list, chosen === '' ? '' : list);
  }
  const [open, close] = [`<${mark}>`, `</${mark}>`];
  if (text.slice(0, start).endsWith(open) && text.slice(end).startsWith(close)) {
    const shorter = `${text.slice(0, start - open.length)}${chosen}${text.slice(end + close.length)}`;
    return { text: shorter, start: start - open.length, end: end - open.length };
  }
  return {
    text: `${text.slice(0, start)}${open}${chosen}${close}${text.slice(end)}`,
    start: start + open.length,
    end: end + open.length,
  };
}

/** Makes a link to a page of what is selected, or of its path where nothing is. */
export function linkTo(text: string, range: readonly [number, number], path: string): MarkedText {
  const chosen = text.slice(...range);
  const words = chosen === '' ? path : chosen;
  const piece = `<a href="${path}">${words}</a>`;
  const start = range[0] + piece.lastIndexOf(words);
  return {
    text: `${text.slice(0, range[0])}${piece}${text.slice(range[1])}`,
    start,
    end: start + words.length,
  };
}
