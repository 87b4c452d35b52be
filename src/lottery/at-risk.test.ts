import { expect, it } from 'vitest';
import { findAtRisk, type RiskTicket } from './at-risk.ts';
import { createChance, listDraws, makeContent } from './brute-force.fake.ts';
import { countStakes } from './count-stakes.ts';
import { families, familyNames, findPlay, type FamilyName } from './families.ts';
import { judge } from './judge.ts';
import { oddsOfPlay, payOf } from './odds.ts';
import type { Content, Play } from './play.ts';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';

const series = 1_960;
function ticketOf(family: FamilyName, id: string, content: Content, stake = 100n): RiskTicket {
  const play = findPlay(family, id);
  if (play === undefined) throw new Error(`Expected ${family} to have ${id}.`);
  return { play, content, terms: { stake, odds: oddsOfPlay(play, series) }, rebate: 0n };
}
const picks = (...choices: readonly string[]): Content => ({ picks: choices });
const numbers = (from: number, to: number, width = 1): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(width, '0'));
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);
const costOf = ({ play, content, terms }: RiskTicket): bigint => countStakes(play, content) * terms.stake;

/** Family, tickets, and the most of their stakes that counts, in per cent. */
const covering: readonly (readonly [string, FamilyName, readonly RiskTicket[], number])[] = [
  [
    'all four choices of a sum in one ticket',
    'five-digits',
    [ticketOf('five-digits', 'all.sum.bsoe', picks('B', 'S', 'O', 'E'))],
    2,
  ],
  [
    'big and small in two tickets',
    'five-digits',
    [
      ticketOf('five-digits', 'all.sum.bsoe', picks('B')),
      ticketOf('five-digits', 'all.sum.bsoe', picks('S')),
    ],
    2,
  ],
  [
    'big, and the small digits one by one',
    'five-digits',
    [
      ticketOf('five-digits', 'position.bsoe', picks('2:B'), 500n),
      ticketOf('five-digits', 'position', picks(...numbers(0, 4).map((digit) => `2:${digit}`))),
    ],
    2,
  ],
  ['99 of a hundred', 'vietnam-north', [ticketOf('vietnam-north', 'de', picks(...numbers(0, 98, 2)))], 2],
  ['48 of 49', 'mark-six', [ticketOf('mark-six', 'special', picks(...numbers(1, 48, 2)))], 5],
  [
    'nine of ten digits',
    'five-digits',
    [ticketOf('five-digits', 'position', picks(...numbers(0, 8).map((digit) => `1:${digit}`)))],
    6,
  ],
  [
    'dragon and tiger without the tie',
    'five-digits',
    [ticketOf('five-digits', 'dragontiger', picks('1-2:D', '1-2:T'))],
    20,
  ],
  ['every sum of three dice', 'three-dice', [ticketOf('three-dice', 'sum', picks(...numbers(3, 18)))], 100],
  [
    'big, small, and a long shot that makes it look risky',
    'five-digits',
    [
      ticketOf('five-digits', 'all.sum.bsoe', picks('B', 'S'), 100_000n),
      ticketOf('five-digits', 'position', picks('1:7'), 100n),
    ],
    3,
  ],
  [
    'every pair of digits, by rows',
    'five-digits',
    [ticketOf('five-digits', 'first2.direct', { rows: [numbers(0, 9), numbers(0, 9)] })],
    2,
  ],
  [
    'all sums of two cars, and their halves',
    'ten-cars',
    [
      ticketOf('ten-cars', 'sum2.bsoe', picks('B', 'S'), 100n),
      ticketOf('ten-cars', 'position.bsoe', picks('1:B', '1:S', '2:O', '2:E')),
    ],
    2,
  ],
  ['keno above and below', 'keno', [ticketOf('keno', 'sum.size', picks('B', 'S'))], 2],
  ['over and under one total', 'elott', [ticketOf('elott', 'total', picks('over:22.5', 'under:22.5'))], 2],
];

it.each(covering)('%s counts only what is at risk', (_name, family, tickets, most) => {
  const cost = sum(tickets.map(costOf));
  expect(Number((sum(findAtRisk(family, tickets)) * 10_000n) / cost) / 100).toBeLessThanOrEqual(most);
});

/** Bets that honest people make: nothing of them covers another. */
const open: readonly (readonly [string, FamilyName, readonly RiskTicket[]])[] = [
  ['one choice', 'five-digits', [ticketOf('five-digits', 'all.sum.bsoe', picks('B'))]],
  ['big and odd', 'five-digits', [ticketOf('five-digits', 'all.sum.bsoe', picks('B', 'O'))]],
  [
    'big in every position',
    'five-digits',
    [ticketOf('five-digits', 'position.bsoe', picks(...numbers(1, 5).map((place) => `${place}:B`)))],
  ],
  [
    'five of ten digits',
    'five-digits',
    [ticketOf('five-digits', 'position', picks(...numbers(0, 4).map((digit) => `1:${digit}`)))],
  ],
  ['forty of a hundred', 'vietnam-north', [ticketOf('vietnam-north', 'de', picks(...numbers(10, 49, 2)))]],
  ['one choice of better than even', 'elott', [ticketOf('elott', 'total', picks('over:20.5'))]],
  [
    'one bet on each of several things',
    'three-dice',
    [
      ticketOf('three-dice', 'sum.bsoe', picks('B')),
      ticketOf('three-dice', 'single', picks('6')),
      ticketOf('three-dice', 'tripleany', picks('line'), 1_000n),
    ],
  ],
  [
    'a line that is hardly ever drawn',
    'mark-six',
    [ticketOf('mark-six', 'lottery', picks(...numbers(1, 9, 2)))],
  ],
];
it.each(open)('%s counts in full', (_name, family, tickets) => {
  expect(findAtRisk(family, tickets)).toEqual(tickets.map(costOf));
});

it('counts of the four choices of a sum exactly the sure loss, and of a hedge what is left open', () => {
  const four = [ticketOf('five-digits', 'all.sum.bsoe', picks('B', 'S', 'O', 'E'), 20_000n)];
  expect(sum(findAtRisk('five-digits', four))).toBe(1_600n);
  const hedge = [
    ticketOf('five-digits', 'all.sum.bsoe', picks('B'), 10_000n),
    ticketOf('five-digits', 'all.sum.bsoe', picks('S'), 5_000n),
  ];
  expect(sum(findAtRisk('five-digits', hedge))).toBe(5_200n);
});

/** A few tickets on plays by chance; every other set has many choices of one play in it. */
function makeTickets(family: FamilyName, chance: (below: number) => number): readonly RiskTicket[] {
  const { plays } = families[family];
  const make = (play: Play): RiskTicket => {
    const isMany = play.kind === 'picks' && chance(2) === 0;
    const left = isMany ? play.choices.slice(chance(2), play.choices.length - chance(3)) : [];
    const content = left.length > 0 ? { picks: left } : makeContent(play, chance);
    return ticketOf(family, play.id, content, BigInt(100 * (1 + chance(5))));
  };
  return Array.from({ length: 1 + chance(5) }, () => make(plays[chance(plays.length)] ?? (plays[0] as Play)));
}
const returnOf = ({ play, content, terms }: RiskTicket, draw: { numbers: readonly number[] }): bigint =>
  payOf(judge(play, content, draw), terms);

/** One ticket with every choice, and one with all but the last, of each play whose choices are single. */
const listWhole = (family: FamilyName): readonly (readonly RiskTicket[])[] =>
  families[family].plays.flatMap((play: Play) =>
    play.kind === 'picks'
      ? [play.choices, play.choices.slice(0, -1)].map((all) => [ticketOf(family, play.id, { picks: all })])
      : [],
  );

it('counts of no set more than its stakes, its worst loss, and its sure loss, over every draw', () => {
  const chance = createChance(44);
  const faults: string[] = [];
  let sure = 0;
  for (const family of ['three-dice', 'three-digits', 'lucky-28'] as const) {
    const draws = listDraws(families[family].shape);
    const byChance = Array.from({ length: byEffort(15, 1_000) }, () => makeTickets(family, chance));
    for (const [count, tickets] of [...listWhole(family), ...byChance].entries()) {
      const cost = sum(tickets.map(costOf));
      const back = draws.map((draw) => sum(tickets.map((ticket) => returnOf(ticket, draw))));
      const inOrder = back.toSorted((one, other) => Number(one - other));
      const [fewest = 0n, most = 0n] = [inOrder[0], inOrder.at(-1)];
      const valid = findAtRisk(family, tickets);
      if (valid.some((one, place) => one < 0n || one > costOf(tickets[place] as RiskTicket)))
        faults.push(`${family} ${count}: a ticket counts above its stakes`);
      if (sum(valid) > cost - fewest && fewest < cost)
        faults.push(`${family} ${count}: above the worst loss`);
      if (most < cost) {
        sure += 1;
        if (sum(valid) > cost - most) faults.push(`${family} ${count}: above the sure loss`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(sure).toBeGreaterThan(0);
});

it(
  'counts no ticket of any family above its stakes',
  () => {
    const chance = createChance(6);
    for (const family of familyNames)
      for (let count = 0; count < byEffort(2, 60); count += 1) {
        const tickets = makeTickets(family, chance);
        const valid = findAtRisk(family, tickets, chance(12));
        expect(valid.every((one, place) => one >= 0n && one <= costOf(tickets[place] as RiskTicket))).toBe(
          true,
        );
      }
    // At night sixty sets of each family: tickets of ten thousand choices are among them.
  },
  byEffort(240_000, 900_000),
);
