// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { listPages } from './list-pages.ts';
import { paginationDefinition } from './pagination.definition.ts';
import { PaginationView } from './pagination.tsx';

describe('the pages that are offered', () => {
  it('are the first, the last and those around', () => {
    expect(listPages(6, 24)).toEqual([1, 'gap', 5, 6, 7, 'gap', 24]);
    expect(listPages(1, 3)).toEqual([1, 2, 3]);
    expect(listPages(1, 1)).toEqual([1]);
    expect(listPages(1, 0)).toEqual([]);
  });

  it('leave no gap of one page', () => {
    expect(listPages(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
  });
});

describe('Pagination', () => {
  const props = { label: 'Pages', page: 2, pages: 9, total: 170 };

  it('says where one is, and marks it', () => {
    renderView(paginationDefinition, PaginationView, props);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Page 2 of 9 · 170 records');
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
  });

  it('goes to a page, on and back', () => {
    const { emit } = renderView(paginationDefinition, PaginationView, props);
    for (const name of ['Page 9', 'Next page', 'Previous page', 'Page 2'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(emit.mock.calls.map(([, payload]) => payload?.['page'])).toEqual([9, 3, 1]);
  });

  it('stops at the ends without losing the focus', () => {
    const { emit } = renderView(paginationDefinition, PaginationView, { ...props, page: 9 });
    const next = screen.getByRole('button', { name: 'Next page' });
    fireEvent.click(next);
    expect(emit).not.toHaveBeenCalled();
    expect(next).toHaveProperty('disabled', false);
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });

  it('leads to the next page as long as there is one when the number of pages is unknown', () => {
    const { emit, update } = renderView(paginationDefinition, PaginationView, {
      label: 'Pages',
      page: 4,
      hasNext: true,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('page', { page: 5 });
    update({ label: 'Pages', page: 5, hasNext: false });
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(emit).toHaveBeenCalledOnce();
  });

  it('changes how many are on a page', () => {
    const { emit } = renderView(paginationDefinition, PaginationView, {
      ...props,
      pageSize: 20,
      pageSizes: [20, 50],
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Per page' }), { target: { value: '50' } });
    expect(emit).toHaveBeenCalledExactlyOnceWith('size', { size: 50 });
  });
});
