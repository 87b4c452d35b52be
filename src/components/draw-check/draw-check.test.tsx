// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { drawCheckDefinition } from './draw-check.definition.ts';
import { DrawCheckView } from './draw-check.tsx';
import example from './draw-check.layout.json' with { type: 'json' };

const { type: _type, id: _id, label: _label, ...draw } = example.root;
const { certificate, proof } = draw;
const show = (props = {}) =>
  renderView(drawCheckDefinition, DrawCheckView, { label: 'Fair draw', ...draw, ...props });
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check this draw' }));
const results = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);

const committed = 'The seed matches the hash printed on your ticket before sales closed';
const promised = 'The second party revealed the value it committed to before sales opened';
const included = 'Your ticket is among those sold for this draw';

describe('DrawCheck', () => {
  it('computes the numbers, that the ticket was sold, and what it wins', async () => {
    show();
    await check();
    expect(await results()).toEqual([
      committed,
      promised,
      'The numbers follow from the seed, the second party’s value and the tickets sold',
      included,
      expect.stringMatching(/^With these numbers your ticket wins ₱\d+\.\d\d$/),
    ]);
  });

  it('finds a seed that is not the one of the ticket', async () => {
    show({ commitment: 'ff'.repeat(32) });
    await check();
    expect(await results()).toEqual([
      'The seed doesn’t match the hash on your ticket. Contact customer service.',
      included,
    ]);
  });

  it('finds numbers that do not follow', async () => {
    const [first = 0, ...rest] = certificate.numbers;
    show({ certificate: { ...certificate, numbers: [(first + 1) % 10, ...rest] } });
    await check();
    expect((await results())[2]).toBe('The recalculated numbers don’t match. Contact customer service.');
  });

  it('finds another second party, and a ticket that was not sold', async () => {
    show({ witness: '', proof: { ...proof, ticket: `${proof.ticket} ` } });
    await check();
    expect(await results()).toEqual([
      'The second party’s value isn’t the one it committed to. Contact customer service.',
      'Your ticket isn’t among those sold. Contact customer service.',
    ]);
  });

  it('says so where a certificate has a form that nothing can be computed from', async () => {
    show({ certificate: { ...certificate, numbers: null } });
    await check();
    expect(await results()).toEqual(['This browser can’t check this game. Reload the page and try again.']);
  });

  it('shows the commitment alone before the draw', () => {
    show({ certificate: null, proof: null });
    expect(screen.getByText(draw.commitment)).toBeDefined();
    expect(screen.getByText('Shown after the draw')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
