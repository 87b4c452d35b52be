// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { drawCheckDefinition } from './draw-check.definition.ts';
import { DrawCheckView } from './draw-check.tsx';
import example from './draw-check.layout.json' with { type: 'json' };

const { label: _label, ...draw } = example.root.props;
const show = (props = {}) =>
  renderView(drawCheckDefinition, DrawCheckView, { label: 'Fair draw', ...draw, ...props });
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check this draw' }));
const results = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);

describe('DrawCheck', () => {
  it('computes the numbers from the seed, and what the ticket wins', async () => {
    show();
    await check();
    expect(await results()).toEqual([
      'The seed has the hash that your ticket kept since before the sale ended',
      'The numbers follow from the seed',
      'By these numbers your ticket wins ₱196.00',
    ]);
  });

  it('finds a seed that was exchanged', async () => {
    show({ seed: `ff${draw.seed.slice(2)}` });
    await check();
    expect(await results()).toEqual([
      'The seed does not have the hash on your ticket. Contact customer service.',
    ]);
  });

  it('finds numbers that do not follow from the seed', async () => {
    show({ numbers: [8, 9, 4, 8, 5] });
    await check();
    expect((await results())[1]).toBe('The seed gives other numbers. Contact customer service.');
  });

  it('shows the commitment alone before the draw', () => {
    show({ seed: '', numbers: [] });
    expect(screen.getByText(draw.commitment)).toBeDefined();
    expect(screen.getByText('Shown after the draw')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
