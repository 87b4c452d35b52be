import { describe, expect, it } from 'vitest';
import { appendPage, noPages } from './page-buffer.ts';

const page = (id: number) => [{ id }];
const first = page(1);
const second = page(2);

describe('pages that come one by one', () => {
  it('are put together in their order', () => {
    const one = appendPage(noPages('q'), { query: 'q', page: 1, rows: first, total: 9 });
    expect(appendPage(one, { query: 'q', page: 2, rows: second, total: 9 }).pages).toEqual([first, second]);
  });

  it('stay when the first page is the very one that is remembered', () => {
    const both = { query: 'q', pages: [first, second], total: 9 };
    expect(appendPage(both, { query: 'q', page: 1, rows: first, total: 9 })).toBe(both);
  });

  it('start afresh with another query, or with a first page that was asked for again', () => {
    const both = { query: 'q', pages: [first, second], total: 9 };
    expect(appendPage(both, { query: 'other', page: 1, rows: page(9), total: 9 }).pages).toEqual([page(9)]);
    expect(appendPage(both, { query: 'q', page: 1, rows: page(1), total: 9 }).pages).toHaveLength(1);
  });

  it('leave out a page past a hole', () => {
    expect(appendPage(noPages('q'), { query: 'q', page: 3, rows: page(3), total: 9 }).pages).toEqual([]);
  });
});
