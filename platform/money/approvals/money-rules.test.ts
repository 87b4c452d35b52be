import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCreditDoubts, listPayoutDoubts } from './money-rules.ts';

describe('the rules of money', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 17n });
  it('ask for a second person just beyond tolerance and limit, in minor units', () => {
    fc.assert(
      fc.property(minor, minor, minor, (ordered, tolerance, limit) => {
        const doubts = (received: bigint) => listCreditDoubts({ tolerance, limit }, { ordered, received });
        expect(doubts(ordered + tolerance)).not.toContain('differs');
        expect(doubts(ordered - tolerance)).not.toContain('differs');
        expect(doubts(ordered + tolerance + 1n)).toContain('differs');
        expect(doubts(ordered - tolerance - 1n)).toContain('differs');
        expect([doubts(limit).includes('large'), doubts(limit + 1n).includes('large')]).toEqual([
          false,
          true,
        ]);
        expect(listCreditDoubts({ tolerance, limit: null }, { ordered, received: ordered })).toEqual([]);
      }),
    );
  });
  it('stop a payout just beyond each ceiling, and a lost round never', () => {
    const rule = fc.record({
      stakeTimes: fc.bigInt({ min: 1n, max: 10n ** 6n }),
      perRound: minor,
      perDay: minor,
    });
    fc.assert(
      fc.property(rule, fc.bigInt({ min: 1n, max: 10n ** 9n }), minor, (ceiling, stake, paidToday) => {
        const doubts = (payout: bigint) => listPayoutDoubts(ceiling, { stake, payout, paidToday });
        const edges = [
          ['times', stake * ceiling.stakeTimes],
          ['round', ceiling.perRound],
          ['day', ceiling.perDay > paidToday ? ceiling.perDay - paidToday : 0n],
        ] as const;
        for (const [name, most] of edges)
          expect([name, doubts(most).includes(name), doubts(most + 1n).includes(name)]).toEqual([
            name,
            false,
            true,
          ]);
        expect(doubts(0n)).toEqual([]);
      }),
    );
  });
});
