import { describe, expect, it } from 'vitest';
import { findCircles, findHedges, findSelfReferrals, type SidedBet, type Trait } from './hints.ts';

const momentAt = (minutes: number): Date => new Date(Date.parse('2026-06-01T04:00:00Z') + minutes * 60_000);
const trait = (memberId: string, what: Trait['what'], value: string): Trait => ({
  memberId,
  what,
  value,
  shown: value,
});

describe('self-referral', () => {
  const referral = { referrerId: '1', memberId: '2', at: momentAt(0) };
  it('is a bank account, a paper, or one network and device of both', () => {
    const traits = [trait('1', 'bankAccount', 'B'), trait('2', 'bankAccount', 'B')];
    expect(findSelfReferrals([referral], traits)).toMatchObject([
      {
        mark: '1:2',
        members: ['1', '2'],
        facts: [{ what: 'referral' }, { what: 'bankAccount', detail: 'B' }],
      },
    ]);
    const place = ['1', '2'].map((id) => trait(id, 'networkAndDevice', 'N'));
    expect(findSelfReferrals([referral], place)).toHaveLength(1);
  });
  it('is not a network of many accounts, nor a trait of someone else', () => {
    const cafe = ['1', '2', '3', '4', '5'].map((id) => trait(id, 'networkAndDevice', 'N'));
    expect(findSelfReferrals([referral], cafe)).toEqual([]);
    const others = [trait('1', 'document', 'D'), trait('3', 'document', 'D'), trait('2', 'document', 'E')];
    expect(findSelfReferrals([referral], others)).toEqual([]);
  });
});

describe('hedged bets', () => {
  const bet = (memberId: string, event: number, side: string, change: Partial<SidedBet> = {}): SidedBet => ({
    memberId,
    teamId: '9',
    event: `issue ${event}`,
    at: momentAt(event),
    stake: 1_000n,
    sides: [side],
    outcomes: ['big', 'small'],
    ...change,
  });
  const hedge = (event: number, change: Partial<SidedBet> = {}) => [
    bet('1', event, 'big'),
    bet('2', event, 'small', change),
  ];
  it('are both sides of three events by two members of a team with like stakes', () => {
    const hints = findHedges([...hedge(1), ...hedge(2), ...hedge(3, { stake: 900n })]);
    expect(hints).toMatchObject([{ mark: '1:2:2026-06-01', members: ['1', '2'] }]);
    expect(hints[0]?.facts).toHaveLength(6);
  });
  it('are not two events, unlike stakes, another team, a later bet, nor the same side', () => {
    const three = (change: Partial<SidedBet>) => [1, 2, 3].flatMap((event) => hedge(event, change));
    expect(findHedges([...hedge(1), ...hedge(2)])).toEqual([]);
    expect(findHedges(three({ stake: 400n }))).toEqual([]);
    expect(findHedges(three({ teamId: '8' }))).toEqual([]);
    expect(findHedges(three({ at: momentAt(60) }))).toEqual([]);
    expect(findHedges(three({ sides: ['big'] }))).toEqual([]);
    expect(
      findHedges(
        three({ outcomes: ['big', 'small', 'even'] }).map((one) => ({
          ...one,
          outcomes: ['big', 'small', 'even'],
        })),
      ),
    ).toEqual([]);
  });
});

describe('circular transfers', () => {
  const sent = (id: string, way: string, minutes: number, amount = 1_000n) => ({
    id,
    senderId: way[0] ?? '',
    recipientId: way[1] ?? '',
    amount,
    at: momentAt(minutes),
  });
  it('bring money back through up to four members', () => {
    expect(findCircles([sent('1', 'ab', 0), sent('2', 'ba', 5, 900n)])).toMatchObject([
      { mark: '1-2', members: ['a', 'b'], facts: [{ amount: '1000' }, { amount: '900' }] },
    ]);
    const four = [sent('1', 'ab', 0), sent('2', 'bc', 1), sent('3', 'cd', 2), sent('4', 'da', 3)];
    expect(findCircles(four)).toMatchObject([{ mark: '1-2-3-4', members: ['a', 'b', 'c', 'd'] }]);
  });
  it('are not five members, a small part, money that went before it came, or after three days', () => {
    const five = [0, 1, 2, 3].map((step) => sent(String(step), 'abcde'.slice(step, step + 2), step));
    expect(findCircles([...five, sent('9', 'ea', 9)])).toEqual([]);
    expect(findCircles([sent('1', 'ab', 0), sent('2', 'ba', 5, 100n)])).toEqual([]);
    expect(findCircles([sent('1', 'ab', 5), sent('2', 'ba', 5)])).toEqual([]);
    expect(findCircles([sent('1', 'ab', 0), sent('2', 'ba', 3 * 1_440 + 1)])).toEqual([]);
  });
});
