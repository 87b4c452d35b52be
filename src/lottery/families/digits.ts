import { chanceOf, sumOf } from '../chance.ts';
import { singleTier, type AnyPlay, type PicksPlay, type Play, type RowsPlay } from '../play.ts';
import {
  allDifferent,
  anywhere,
  featureDirect,
  groupBanker,
  groupMixed,
  groupsPlay,
  groupSum,
  lookAt,
  spanOf,
  type Look,
  type Window,
  type WindowPlays,
} from './digit-groups.ts';
import {
  directPlay,
  digits,
  evenHalves,
  halfGroup,
  halves,
  halvesPlay,
  isHalf,
  oneTier,
  positionPlay,
  valuePlay,
} from './plays.ts';

const direct = (window: Window, id = 'direct'): RowsPlay =>
  directPlay(`${window.name}.${id}`, window.positions, {
    choices: digits,
    tiers: oneTier(1, 10 ** window.positions.length),
  });

/** Big (5 to 9), small, odd and even of each position: a number may be both big and odd. */
const halfRows = ({ name, positions }: Window): RowsPlay => ({
  id: `${name}.bsoe`,
  kind: 'rows',
  choices: halves,
  rows: positions.length,
  group: halfGroup,
  tiers: oneTier(5 ** positions.length, 10 ** positions.length),
  isHit: (choice, row, { numbers }) => isHalf(choice, numbers[positions[row] ?? -1] ?? 0, 5),
});

const twoDigits: WindowPlays = (window) => {
  const [look, { name }] = [lookAt(window), window];
  return [
    direct(window),
    featureDirect(`${name}.sum.direct`, 2, { look, feature: sumOf }),
    featureDirect(`${name}.span.direct`, 2, { look, feature: spanOf }),
    allDifferent(`${name}.group`, 2, 2, look),
    groupSum(`${name}.group.sum`, 2, look),
    groupBanker(`${name}.group.banker`, 2, look),
    halfRows(window),
  ];
};

/** Neighbours in a circle: 890 and 901 are straights. */
const isStraight = (numbers: readonly number[]): boolean =>
  digits.some((_, from) => [0, 1, 2].every((step) => numbers.includes((from + step) % 10)));

const special = (name: string, look: Look) =>
  valuePlay(
    `${name}.special`,
    { triple: chanceOf(10, 1_000), pair: chanceOf(270, 1_000), straight: chanceOf(60, 1_000) },
    (draw) => {
      const numbers = look(draw);
      const kinds = new Set(numbers).size;
      if (kinds < 3) return kinds === 1 ? 'triple' : 'pair';
      return isStraight(numbers) ? 'straight' : null;
    },
  );

const threeDigits: WindowPlays = (window) => {
  const [look, { name }] = [lookAt(window), window];
  const tail = Object.fromEntries(digits.map((digit) => [digit, chanceOf(1, 10)]));
  return [
    direct(window),
    featureDirect(`${name}.sum.direct`, 3, { look, feature: sumOf }),
    featureDirect(`${name}.span.direct`, 3, { look, feature: spanOf }),
    groupsPlay(
      `${name}.group.pair`,
      { many: 1, times: 2, few: 1, fewTimes: 1 },
      { tiers: oneTier(3, 1_000), look, isOneList: true },
    ),
    allDifferent(`${name}.group.different`, 3, 6, look),
    groupSum(`${name}.group.sum`, 3, look),
    groupMixed(`${name}.group.mixed`, 3, look),
    groupBanker(`${name}.group.banker`, 3, look),
    anywhere(`${name}.anywhere1`, 1, { look, width: 3, wins: 271 }),
    anywhere(`${name}.anywhere2`, 2, { look, width: 3, wins: 54 }),
    valuePlay(`${name}.sumtail`, tail, (draw) => String(sumOf(look(draw)) % 10)),
    special(name, look),
    halfRows(window),
  ];
};

type Pattern = readonly [many: number, times: number, few: number, fewTimes: number];
/** Plays on groups of digits that come several times, in a window with so many outcomes. */
const groupsIn =
  (window: Parameters<WindowPlays>[0], outcomes: number) =>
  (id: string, wins: number, [many, times, few, fewTimes]: Pattern) =>
    groupsPlay(
      `${window.name}.group.${id}`,
      { many, times, few, fewTimes },
      { tiers: oneTier(wins, outcomes), look: lookAt(window) },
    );

const fourDigits: WindowPlays = (window) => {
  const [look, { name }] = [lookAt(window), window];
  const group = groupsIn(window, 10_000);
  return [
    direct(window),
    allDifferent(`${name}.group.1111`, 4, 24, look),
    group('211', 12, [1, 2, 2, 1]),
    group('22', 6, [2, 2, 0, 0]),
    group('31', 4, [1, 3, 1, 1]),
    anywhere(`${name}.anywhere1`, 1, { look, width: 4, wins: 3_439 }),
    anywhere(`${name}.anywhere2`, 2, { look, width: 4, wins: 974 }),
  ];
};

/** A digit that comes at least so many times among five. */
const atLeast = (times: number, wins: number, look: Look): PicksPlay => ({
  id: `all.atleast${times}`,
  kind: 'picks',
  choices: digits,
  tiers: oneTier(wins, 100_000),
  most: Math.floor(5 / times),
  group: (choice) => choice,
  hit: (choice, draw) =>
    look(draw).filter((one) => one === Number(choice)).length >= times ? { tier: singleTier } : null,
});

const fiveDigits: WindowPlays = (window) => {
  const [look, { name }] = [lookAt(window), window];
  const group = groupsIn(window, 100_000);
  return [
    direct(window),
    allDifferent(`${name}.group.11111`, 5, 120, look),
    group('2111', 60, [1, 2, 3, 1]),
    group('221', 30, [2, 2, 1, 1]),
    group('311', 20, [1, 3, 2, 1]),
    group('32', 10, [1, 3, 1, 2]),
    group('41', 5, [1, 4, 1, 1]),
    anywhere(`${name}.anywhere1`, 1, { look, width: 5, wins: 40_951 }),
    anywhere(`${name}.anywhere2`, 2, { look, width: 5, wins: 14_670 }),
    anywhere(`${name}.anywhere3`, 3, { look, width: 5, wins: 4_350 }),
    ...([40_951, 8_146, 856, 46] as const).map((wins, index) => atLeast(index + 1, wins, look)),
    halvesPlay(`${name}.sum.bsoe`, evenHalves(1, 2), { bigFrom: 23, valueOf: (draw) => sumOf(look(draw)) }),
  ];
};

/** One position against another: dragon where the first is higher, tiger where it is lower, tie. */
export function dragonTiger(positions: number): PicksPlay {
  const pairs = Array.from({ length: positions }, (_, first) =>
    Array.from({ length: positions - first - 1 }, (_unused, next) => `${first + 1}-${first + next + 2}`),
  ).flat();
  return {
    id: 'dragontiger',
    kind: 'picks',
    choices: pairs.flatMap((pair) => ['D', 'T', 'tie'].map((side) => `${pair}:${side}`)),
    tiers: { D: chanceOf(45, 100), T: chanceOf(45, 100), tie: chanceOf(10, 100) },
    group: (choice) => choice.split(':')[0] ?? '',
    tiersOf: (choice) => [choice.split(':')[1] ?? ''],
    most: pairs.length,
    hit: (choice, { numbers }) => {
      const [pair = '', side = ''] = choice.split(':');
      const [one = 0, other = 0] = pair.split('-').map((position) => numbers[Number(position) - 1] ?? 0);
      const came = one === other ? 'tie' : one > other ? 'D' : 'T';
      return came === side ? { tier: side } : null;
    },
  };
}

const anyDirect = (chosen: number): RowsPlay => ({
  ...directPlay(`any${chosen}.direct`, [0, 1, 2, 3, 4], { choices: digits, tiers: oneTier(1, 10 ** chosen) }),
  chosen,
});
const whole: Look = ({ numbers }) => numbers;
const anyGroup = (id: string, count: number, play: AnyPlay['play']): AnyPlay => ({
  id,
  kind: 'any',
  positions: 5,
  taken: count,
  play,
  tiers: play.tiers,
});

const window = (name: string, from: number, length: number): Window => ({
  name,
  positions: Array.from({ length }, (_, index) => from + index),
});
const position = (count: number) =>
  positionPlay('position', count, {
    choices: digits,
    wins: 1,
    space: 10,
    isHit: (choice, number) => Number(choice) === number,
  });
const positionHalves = (count: number) =>
  positionPlay('position.bsoe', count, {
    choices: halves,
    wins: 1,
    space: 2,
    most: 2,
    isHit: (choice, number) => isHalf(choice, number, 5),
  });

/** Five digits, 00000 to 99999. */
export const fiveDigitPlays: readonly Play[] = [
  ...[window('first2', 0, 2), window('last2', 3, 2)].flatMap(twoDigits),
  ...[window('first3', 0, 3), window('mid3', 1, 3), window('last3', 2, 3)].flatMap(threeDigits),
  ...[window('first4', 0, 4), window('last4', 1, 4)].flatMap(fourDigits),
  ...fiveDigits(window('all', 0, 5)),
  position(5),
  positionHalves(5),
  dragonTiger(5),
  ...[2, 3, 4].map(anyDirect),
  anyGroup('any2.group', 2, allDifferent('group', 2, 2, whole)),
  anyGroup(
    'any3.group.pair',
    3,
    groupsPlay(
      'pair',
      { many: 1, times: 2, few: 1, fewTimes: 1 },
      { tiers: oneTier(3, 1_000), look: whole, isOneList: true },
    ),
  ),
  anyGroup('any3.group.different', 3, allDifferent('different', 3, 6, whole)),
  ...fourDigits({ name: 'any4', positions: [0, 1, 2, 3] }).flatMap((play) =>
    play.id.startsWith('any4.group.') && (play.kind === 'pool' || play.kind === 'groups')
      ? [anyGroup(play.id, 4, play)]
      : [],
  ),
];

/** Three digits, 000 to 999. */
export const threeDigitPlays: readonly Play[] = [
  ...threeDigits(window('all', 0, 3)),
  ...[window('first2', 0, 2), window('last2', 1, 2)].flatMap(twoDigits),
  position(3),
  positionHalves(3),
];
