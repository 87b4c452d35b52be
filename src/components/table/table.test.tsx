// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { tableDefinition } from './table.definition.ts';
import { TableView } from './table.tsx';

const columns = [
  { key: 'number', label: 'Number' },
  { key: 'amount', label: 'Amount', format: 'money', sortable: true },
  {
    key: 'state',
    label: 'State',
    format: 'badge',
    states: [{ value: 'C', label: 'Completed', tone: 'success' }],
  },
];
const rows = [
  { id: 1, number: 'TX-1', amount: '9007199254740993.10', state: 'C' },
  { id: 2, number: 'TX-2', amount: null, state: 'X' },
];
const props = { label: 'Transactions', columns, rows, symbol: '₱', status: 'ready' };
const show = (more: Record<string, unknown> = {}, setting = {}) =>
  renderView(tableDefinition, TableView, { ...props, ...more }, setting);

describe('Table', () => {
  it('shows each value as its column says, and a dash for none', () => {
    show();
    const [head, first, second] = screen.getAllByRole('row');
    expect(within(head as HTMLElement).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(first as HTMLElement).getByRole('rowheader').textContent).toContain('TX-1');
    expect(first?.textContent).toContain('₱9,007,199,254,740,993.10');
    expect(within(first as HTMLElement).getByText('Completed').dataset['tone']).toBe('success');
    expect(second?.textContent).toContain('—');
    expect(within(second as HTMLElement).getByText('X').dataset['tone']).toBe('neutral');
  });

  it('is named by its caption', () => {
    show();
    expect(screen.getByRole('table', { name: 'Transactions' })).toBeDefined();
  });

  it('asks for another order and says which one holds', async () => {
    const { emit, update } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(emit).toHaveBeenLastCalledWith('sort', { key: 'amount', direction: 'ascending' });
    update({ ...props, sort: 'amount', direction: 'ascending' });
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(emit).toHaveBeenLastCalledWith('sort', { key: 'amount', direction: 'descending' });
  });

  it('offers the same orders as a list, for a phone', () => {
    const { emit } = show();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
      target: { value: 'amount descending' },
    });
    expect(emit).toHaveBeenCalledExactlyOnceWith('sort', { key: 'amount', direction: 'descending' });
  });

  it('opens a row by its first column when it may', async () => {
    const { emit } = show({ pressable: true });
    await userEvent.click(screen.getByRole('button', { name: 'TX-2' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('press', { id: 2, row: rows[1] });
  });

  it('shows the totals of the server under their columns', () => {
    show({ totals: { amount: '12.5' }, totalsLabel: 'Total' });
    const last = screen.getAllByRole('row').at(-1);
    expect(last?.textContent).toContain('Total');
    expect(last?.textContent).toContain('₱12.50');
  });

  it('says that it loads, that it failed, that there is nothing', () => {
    const { update } = show({ rows: [], status: 'loading' });
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    update({ ...props, rows: [], status: 'error' });
    expect(screen.getByRole('alert').textContent).toBe('Couldn’t load');
    update({ ...props, rows: [], status: 'ready' });
    expect(screen.getByText('Nothing here yet')).toBeDefined();
  });

  it('keeps its rows while they are loaded again', () => {
    show({ status: 'loading' });
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('shows what a page puts in place of no rows', () => {
    show({ rows: [] }, { slots: { empty: 'Play first' } });
    expect(screen.getByText('Play first')).toBeDefined();
  });

  it('draws the rows that a page gives it as children, below its own head', () => {
    const children = (
      <tr>
        <td>
          <a href="/order/1">TX-1</a>
        </td>
      </tr>
    );
    const { update } = show({}, { children });
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'TX-1' }).closest('tbody')).not.toBeNull();
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    // Children of a list without rows are nothing to look at.
    update({ ...props, rows: [] }, children);
    expect(screen.getByText('Nothing here yet')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
