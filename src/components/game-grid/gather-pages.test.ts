import { describe, expect, it } from 'vitest';
import { gatherPage, noPages } from './gather-pages.ts';

const page = (id: number) => [{ id }];
const first = page(1);
const second = page(2);

describe('pages that come one by one', () => {
  it('are put together in their order', () => {
    const one = gatherPage(noPages('q'), 'q', 1, first);
    expect(gatherPage(one, 'q', 2, second).pages).toEqual([first, second]);
  });

  it('stay when the first page is the very one that is remembered', () => {
    const both = { query: 'q', pages: [first, second] };
    expect(gatherPage(both, 'q', 1, first)).toBe(both);
  });

  it('start afresh with another query, or with a first page that was asked for again', () => {
    const both = { query: 'q', pages: [first, second] };
    expect(gatherPage(both, 'other', 1, page(9)).pages).toEqual([page(9)]);
    expect(gatherPage(both, 'q', 1, page(1)).pages).toHaveLength(1);
  });

  it('leave out a page past a hole', () => {
    expect(gatherPage(noPages('q'), 'q', 3, page(3)).pages).toEqual([]);
  });
});
