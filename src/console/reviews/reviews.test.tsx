// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createReviewsFake } from '../../../server/console/fakes/reviews.fake.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import type { Review, ReviewKind } from '../../protocol/calls/reviews.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { withdrawalRules } from '../../protocol/desks/money-rules.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { reviewMessages as words } from './review-messages.ts';

const request = (kind: ReviewKind): Review => ({
  kind,
  id: kind,
  account: 'player',
  title: `The ${kind}`,
  quantity: 1,
  points: 0,
  comment: '',
  payable: null,
  currency: null,
  pictures: [],
  doubts: [],
  isHeld: false,
  status: 'open',
  remark: '',
  decidedBy: null,
  createdAt: '2026-11-21T10:00:00.000Z',
});
async function open(role: ConsoleRole) {
  const parts = { reviews: createReviewsFake([request('document'), request('redemption')]) };
  renderConsole(createConsoleFake({ role, parts }), '/requests');
  const lines = within(await screen.findByRole('list', { name: words.waiting })).getAllByRole('listitem');
  return lines.map((line) => ({
    buttons: within(line)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
    judge: within(line).queryByText(/reviews this/)?.textContent ?? null,
  }));
}

describe('requests of members', () => {
  it.each([
    ['publisher', words.judge.cashier, null],
    ['cashier', null, words.judge.publisher],
    ['support', words.judge.cashier, words.judge.publisher],
  ] as const)('say to a %s who judges what is not theirs to judge', async (role, document, redemption) => {
    const lines = await open(role);
    expect(lines.map(({ judge }) => judge)).toEqual([document, redemption]);
    expect(lines.map(({ buttons }) => buttons.length > 0)).toEqual([document === null, redemption === null]);
  });

  it('begin for a viewer with the first part that is theirs to see', async () => {
    renderConsole(createConsoleFake({ role: 'viewer' }), '/requests');
    expect(await screen.findByRole('heading', { level: 1, name: withdrawalRules.words.title })).toBeTruthy();
    expect(screen.queryByRole('link', { name: words.tab })).toBeNull();
  });
});
