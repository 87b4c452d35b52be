// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { noticeListDefinition } from './notice-list.definition.ts';
import { NoticeListView } from './notice-list.tsx';

const items = Array.from({ length: 5 }, (_, index) => ({
  id: index,
  title: `Notice ${index}`,
  startDateStr: '2026-01-02',
  content: `<p>Body ${index}</p>`,
}));

describe('NoticeList', () => {
  it('shows a page at a time', () => {
    renderView(noticeListDefinition, NoticeListView, { label: 'News', items, pageSize: 2 });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('makes the body when a notice is unfolded', () => {
    const { container } = renderView(noticeListDefinition, NoticeListView, { label: 'News', items });
    expect(screen.queryByText('Body 0')).toBeNull();
    const details = container.querySelector('details');
    act(() => {
      if (details !== null) details.open = true;
      details?.dispatchEvent(new Event('toggle'));
    });
    expect(screen.getByText('Body 0')).toBeDefined();
  });

  it('shows its dates as the language on screen writes them, and no date where there is none', () => {
    const shown = [
      ...items.slice(0, 1),
      { id: 'moment', title: 'B', date: '2026-12-31T20:00:00Z' },
      { id: 'x', title: 'C' },
    ];
    const { container } = renderView(noticeListDefinition, NoticeListView, { label: 'News', items: shown });
    const summaries = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(summaries).toEqual(['Notice 0Jan 2, 2026', 'BDec 31, 2026', 'C']);
  });

  it('says when there is nothing', () => {
    renderView(noticeListDefinition, NoticeListView, { label: 'News', items: [] });
    expect(screen.getByText('Nothing here yet')).toBeDefined();
  });
});
