// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { drawCheckDefinition } from './draw-check.definition.ts';
import { DrawCheckView } from './draw-check.tsx';
import example from './draw-check.layout.json' with { type: 'json' };

const { label: _label, ...draw } = example.root.props;
const { certificate, proof } = draw;
const show = (props = {}) =>
  renderView(drawCheckDefinition, DrawCheckView, { label: 'Fair draw', ...draw, ...props });
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check this draw' }));
const results = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);

const committed = 'The seed has the hash that your ticket kept since before the sale ended';
const promised = 'The second party gave the value that it was held to before the sale';
const included = 'Your ticket is one of the sold tickets of this draw';

describe('DrawCheck', () => {
  it('computes the numbers, that the ticket was sold, and what it wins', async () => {
    show();
    await check();
    expect(await results()).toEqual([
      committed,
      promised,
      'The numbers follow from the seed, the second party and the sold tickets',
      included,
      expect.stringMatching(/^By these numbers your ticket wins ₱\d+\.\d\d$/),
    ]);
  });

  it('finds a seed that is not the one of the ticket', async () => {
    show({ commitment: 'ff'.repeat(32) });
    await check();
    expect(await results()).toEqual([
      'The seed does not have the hash on your ticket. Contact customer service.',
      included,
    ]);
  });

  it('finds numbers that do not follow', async () => {
    const [first = 0, ...rest] = certificate.numbers;
    show({ certificate: { ...certificate, numbers: [(first + 1) % 10, ...rest] } });
    await check();
    expect((await results())[2]).toBe('The computation gives other numbers. Contact customer service.');
  });

  it('finds another second party, and a ticket that was not sold', async () => {
    show({ witness: '', proof: { ...proof, ticket: `${proof.ticket} ` } });
    await check();
    expect(await results()).toEqual([
      "The second party's value is not the promised one. Contact customer service.",
      'Your ticket is not in the sold tickets. Contact customer service.',
    ]);
  });

  it('says so where a certificate has a form that nothing can be computed from', async () => {
    show({ certificate: { ...certificate, numbers: null } });
    await check();
    expect(await results()).toEqual([
      'This browser cannot compute this game. Reload the page and check again.',
    ]);
  });

  it('shows the commitment alone before the draw', () => {
    show({ certificate: null, proof: null });
    expect(screen.getByText(draw.commitment)).toBeDefined();
    expect(screen.getByText('Shown after the draw')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
