// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../protocol/json/json.ts';
import { renderView } from '../render-definition.fake.tsx';
import { chasePlanDefinition } from './chase-plan.definition.ts';
import { ChasePlanView } from './chase-plan.tsx';

const planProps: JsonObject = {
  label: 'Play in several draws',
  lines: [{ amount: '4.00', largestWin: '7.84', multiple: 2 }],
  issues: ['001', '002', '003', '004', '005', '006'].map((numero) => ({ numero })),
  first: '002',
  plan: null,
  currency: 'PHP',
  symbol: '₱',
  mostMultiple: 8,
};
const show = (props: JsonObject = {}) =>
  renderView(chasePlanDefinition, ChasePlanView, { ...planProps, ...props });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const steps = (...multiples: number[]) =>
  multiples.map((multiple, index) => ({ numero: `00${index + 2}`, multiple }));

describe('ChasePlan', () => {
  it('buys the issue on sale and the next ones, and is taken back', async () => {
    const { emit, update } = show();
    await press('Play in several draws');
    const chase = { steps: steps(1, 1, 1, 1, 1), stopsOnWin: true };
    expect(emit).toHaveBeenLastCalledWith('plan', { chase });
    update({ ...planProps, plan: chase });
    expect(screen.getByText('₱20.00 for 5 draws')).toBeDefined();
    await press('Play in several draws');
    expect(emit).toHaveBeenLastCalledWith('drop', {});
  });

  it('doubles up to the largest multiple of an issue, that of the line within', async () => {
    const { emit } = show();
    await press('Play in several draws');
    await choose('Double');
    await userEvent.click(screen.getByRole('checkbox'));
    const chase = { steps: steps(1, 2, 4, 4, 4), stopsOnWin: false };
    expect(emit).toHaveBeenLastCalledWith('plan', { chase });
    expect(rows()[2]).toBe('004× 4₱16.00₱28.00');
  });

  it('says how many draws can reach a profit', async () => {
    show();
    await press('Play in several draws');
    await choose('Profit target');
    expect(screen.getByRole('status').textContent).toBe('Only 3 draws can reach this profit');
    expect(rows()).toEqual(['002× 1₱4.00₱4.00', '003× 2₱8.00₱12.00', '004× 4₱16.00₱28.00']);
  });

  it('follows the sale: a new issue on sale begins the plan', async () => {
    const { emit, update } = show();
    await press('Play in several draws');
    update({ ...planProps, first: '003' });
    expect(emit).toHaveBeenLastCalledWith('plan', {
      chase: {
        steps: ['003', '004', '005', '006'].map((numero) => ({ numero, multiple: 1 })),
        stopsOnWin: true,
      },
    });
    expect(screen.getByRole('status').textContent).toBe('Only 4 draws on sale');
  });

  it('is not there while the bet slip is empty', () => {
    const { emit } = show({ lines: [] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(emit).not.toHaveBeenCalled();
  });
});
