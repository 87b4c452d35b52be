import {
  countedFigures,
  type Figure,
  type FigureName,
  type figures,
} from '../../../src/protocol/calls/figures.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';

/** Figures of play: they have kinds of games. */
const gameFigures: readonly FigureName[] = ['revenue', 'stakes', 'payouts'];

const asOf = '2026-11-21T09:00:00.000Z';
const frame = { asOf, from: '2026-11-15', to: '2026-11-21', zone: 'Asia/Manila', currency: 'PHP' };
const days = [15, 16, 17, 18, 19, 20, 21];

/** A week that rises day by day. */
export const sampleFigure = (name: FigureName): Figure => {
  const write = (value: number): string => (countedFigures.includes(name) ? String(value) : `${value}.50`);
  return {
    ...frame,
    name,
    total: write(2_100),
    before: { from: '2026-11-08', to: '2026-11-14', total: write(1_400) },
    change: 500,
    until: 17,
    step: 'day',
    points: days.map((day) => ({ at: `2026-11-${day}`, value: write(day * 10), before: write(day * 7) })),
    products: gameFigures.includes(name)
      ? [
          { product: 'RNG', value: write(1_500), before: write(900) },
          { product: 'LOTT', value: write(600), before: write(500) },
        ]
      : [],
  };
};

export const createFiguresFake = (): Answers<typeof figures> => ({
  read: async ({ name }) => sampleFigure(name),
  work: async () => ({
    from: '2026-11-15',
    to: '2026-11-21',
    zone: 'Asia/Manila',
    asOf,
    before: 5,
    days: days.map((day) => ({
      day: `2026-11-${day}`,
      total: day === 15 ? null : day - 14,
      kinds: day === 15 ? [] : [{ kind: 'withdrawals' as const, count: day - 14 }],
    })),
  }),
  lines: async ({ name }) => ({
    ...frame,
    rows: [
      { day: '2026-11-21', product: gameFigures.includes(name) ? 'RNG' : '', value: '120.50', count: 2 },
      { day: '2026-11-20', product: '', value: '80.00', count: 1 },
    ],
    page: 1,
    pages: 1,
    total: 2,
  }),
  entries: async () => ({
    rows: [
      {
        id: '7',
        at: asOf,
        account: 'player',
        memberId: '3',
        reference: 'deposit:12',
        amount: '120.50',
        product: '',
      },
    ],
    currency: 'PHP',
    page: 1,
    pages: 1,
    total: 1,
  }),
});
