// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../protocol/json/json.ts';
import { renderView } from '../render-definition.fake.tsx';
import { facetBarDefinition } from './facet-bar.definition.ts';
import { FacetBarView } from './facet-bar.tsx';

const facets = [
  {
    id: 'page',
    label: 'Provider',
    several: true,
    options: [
      { value: 'A', label: 'Arcadia' },
      { value: 'B', label: 'Boreal' },
      { value: 'C', label: 'Cobalt' },
    ],
  },
  { id: 'stake', label: 'Lowest stake up to', before: '₱', options: [{ value: '1.00', label: '1.00' }] },
];
const show = (values: JsonObject) =>
  renderView(facetBarDefinition, FacetBarView, {
    label: 'Narrow games',
    facets,
    values,
    counts: { page: { A: 3, B: 5, C: 0 }, stake: { '1.00': 4 } },
    orders: [
      { value: '', label: 'Most played' },
      { value: 'name', label: 'A to Z' },
    ],
    order: '',
    count: 8,
  });
const openPanel = (): void => {
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
};

describe('FacetBar', () => {
  it('offers what leaves something, with how much', () => {
    show({});
    expect(screen.queryByRole('button', { name: /Arcadia/ })).toBeNull();
    openPanel();
    expect(screen.getByRole('button', { name: 'Arcadia 3' }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('button', { name: /Cobalt/ })).toBeNull();
    expect(screen.getByRole('button', { name: '₱1 4' })).toBeDefined();
  });

  it('takes several of one facet and one of another, and keeps what is chosen elsewhere', () => {
    const { emit } = show({ page: 'B', stake: '1.00' });
    openPanel();
    fireEvent.click(screen.getByRole('button', { name: 'Arcadia 3' }));
    expect(emit).toHaveBeenLastCalledWith('change', { values: { page: 'B,A', stake: '1.00' } });
    fireEvent.click(screen.getByRole('button', { name: '₱1 4' }));
    expect(emit).toHaveBeenLastCalledWith('change', { values: { page: 'B', stake: '' } });
  });

  it('shows what is chosen as chips that take it back, with the focus on what stays', () => {
    const { emit } = show({ page: 'A,C', stake: '' });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Provider: Cobalt' }));
    expect(emit).toHaveBeenLastCalledWith('change', { values: { page: 'A', stake: '' } });
    expect(document.activeElement?.textContent).toContain('Filters');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(emit).toHaveBeenLastCalledWith('change', { values: { page: '', stake: '' } });
  });

  it('closes with Escape and with the button that names the results', () => {
    show({});
    openPanel();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Arcadia 3' }), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Arcadia 3' })).toBeNull();
    openPanel();
    fireEvent.click(screen.getByRole('button', { name: /^Show .*results$/ }));
    expect(screen.queryByRole('button', { name: 'Arcadia 3' })).toBeNull();
  });

  it('sorts', () => {
    const { emit } = show({});
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name' } });
    expect(emit).toHaveBeenCalledExactlyOnceWith('order', { value: 'name' });
  });
});
