import type { JackpotFigures } from '../../../src/protocol/calls/jackpots.ts';

/** One jackpot that grew and was won once. */
export const sampleJackpots: JackpotFigures = {
  pots: [
    {
      id: 'lumina',
      amount: '132.50',
      turn: 2,
      wins: 1,
      paid: '410.00',
      lastWonAt: '2026-11-20T09:00:00.000Z',
    },
  ],
  inLedger: '132.50',
  currency: 'PHP',
};
