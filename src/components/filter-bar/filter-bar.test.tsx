// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { filterBarDefinition } from './filter-bar.definition.ts';
import { FilterBarView } from './filter-bar.tsx';

const props = {
  label: 'Narrow',
  filters: [
    {
      id: 'state',
      label: 'State',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'ended', label: 'Ended' },
      ],
    },
    {
      id: 'kind',
      label: 'Kind',
      several: true,
      options: [
        { value: 'bonus', label: 'Bonus' },
        { value: 'cash', label: 'Cashback' },
      ],
    },
  ],
  values: { state: 'open', kind: 'cash' },
};

describe('FilterBar', () => {
  it('shows each group and what is chosen in it', () => {
    renderView(filterBarDefinition, FilterBarView, props);
    expect(screen.getByRole('group', { name: 'Kind' })).toBeDefined();
    expect(screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent)).toEqual([
      'Open',
      'Cashback',
    ]);
  });

  it('changes a single choice, and takes it back when it is chosen again', async () => {
    const { emit } = renderView(filterBarDefinition, FilterBarView, props);
    await userEvent.click(screen.getByRole('button', { name: 'Ended' }));
    expect(emit).toHaveBeenLastCalledWith('change', {
      id: 'state',
      value: 'ended',
      values: { state: 'ended', kind: 'cash' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(emit).toHaveBeenLastCalledWith('change', {
      id: 'state',
      value: '',
      values: { state: '', kind: 'cash' },
    });
  });

  it('adds to several choices in the order of the options', async () => {
    const { emit } = renderView(filterBarDefinition, FilterBarView, props);
    await userEvent.click(screen.getByRole('button', { name: 'Bonus' }));
    expect(emit).toHaveBeenLastCalledWith(
      'change',
      expect.objectContaining({ id: 'kind', value: 'bonus,cash' }),
    );
  });

  it('clears all filters with one press and keeps the focus in the bar', async () => {
    const { emit } = renderView(filterBarDefinition, FilterBarView, { ...props, count: 3 });
    expect(screen.getByRole('status').textContent).toBe('3 results');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(emit).toHaveBeenLastCalledWith('change', { id: '', value: '', values: { state: '', kind: '' } });
    expect(document.activeElement?.textContent).toBe('Open');
  });

  it('offers no clearing when nothing is chosen', () => {
    renderView(filterBarDefinition, FilterBarView, { ...props, values: null });
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('leaves out choices that no row has, unless they are chosen; all stand while there are no rows', () => {
    const names = () => screen.getAllByRole('button').map((chip) => chip.textContent);
    const filters = [{ ...props.filters[0], field: 'state' }];
    const only = { label: 'Narrow', filters, values: null } as never as typeof props;
    const { update } = renderView(filterBarDefinition, FilterBarView, { ...only, rows: [] });
    expect(names()).toEqual(['Open', 'Ended']);
    update({ ...only, rows: [{ state: 'ended' }] });
    expect(names()).toEqual(['Ended']);
    update({ ...only, rows: [{ state: 'ended' }], values: { state: 'open' } });
    expect(names()).toEqual(['Open', 'Ended', 'Clear filters']);
  });
});
