import type { JsonObject } from '../../protocol/json/json.ts';

type Rows = readonly JsonObject[];

/** Pages of one list that came one by one, from page 1 without a hole. */
export interface PageBuffer {
  /** What the pages are the answer to. */
  readonly query: string;
  readonly pages: readonly Rows[];
  /** How many rows there are altogether, as the page that came last said it; null where none did. */
  readonly total: number | null;
}
/** One page that came. */
export interface Page {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly rows: Rows;
  readonly total: number | null;
}

export const noPages = (query: string): PageBuffer => ({ query, pages: [], total: null });

/**
 * Puts a page that came to those before. Another query, or a first page that is not the remembered
 * one, starts afresh; a page past a hole is left out.
 */
export const appendPage = (before: PageBuffer, { query, page, rows, total }: Page): PageBuffer => {
  const same = before.query === query ? before : noPages(query);
  if (page === 1 && same.pages[0] !== rows) return { query, pages: [rows], total };
  if (page < 1 || page > same.pages.length + 1) return same;
  if (same.pages[page - 1] === rows) return same.total === total ? same : { ...same, total };
  return { query, pages: [...same.pages.slice(0, page - 1), rows, ...same.pages.slice(page)], total };
};

/** Lists of which the pages are remembered, so that going back finds them. */
const mostLists = 8;
const remembered = new Map<string, PageBuffer>();

export const recallPages = (list: string, query: string): PageBuffer => {
  const buffer = remembered.get(list);
  return buffer?.query === query ? buffer : noPages(query);
};
export const rememberPages = (list: string, gathered: PageBuffer): void => {
  remembered.delete(list);
  remembered.set(list, gathered);
  const oldest = remembered.keys().next().value;
  if (remembered.size > mostLists && oldest !== undefined) remembered.delete(oldest);
};
