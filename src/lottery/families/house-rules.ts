import { chanceOf, countChoices, numbersFrom, sumOf } from '../chance.ts';
import type { Draw, Hit, PicksPlay, Play, PoolPlay } from '../play.ts';
import { besidePushes } from './plays.ts';

/**
 * Rules in which houses differ. A variant is a play under the id of the usual one and the name of the rule,
 * `dragontiger~push`: tickets keep the id, so that each is judged by the rule that it was sold under.
 */
const nameVariant = (id: string, rule: string): string => `${id}~${rule}`;

/** A tie of dragon and tiger gives their stakes back. */
const pushTie = (play: PicksPlay): PicksPlay => ({
  ...play,
  id: nameVariant(play.id, 'push'),
  tiers: { ...play.tiers, D: besidePushes(45, 10, 100), T: besidePushes(45, 10, 100) },
  canPush: true,
  returnsOthers: (choice) => choice.endsWith(':tie'),
  hit: (choice, draw): Hit => {
    const hit = play.hit(choice, draw);
    const isTie = play.hit(`${choice.split(':')[0]}:tie`, draw) !== null;
    return isTie && !choice.endsWith('tie') ? 'push' : hit;
  },
});

/** 890 and 901 are no straights. `look` reads the three digits. */
const openStraight = (play: PicksPlay, look: (draw: Draw) => readonly number[]): PicksPlay => ({
  ...play,
  id: nameVariant(play.id, 'open'),
  tiers: { ...play.tiers, straight: chanceOf(48, 1_000) },
  hit: (choice, draw) =>
    choice === 'straight' && look(draw).includes(0) && look(draw).includes(9) ? null : play.hit(choice, draw),
});

/** Three dice alike lose big, small, odd and even. */
const loseTriples = (play: PicksPlay): PicksPlay => ({
  ...play,
  id: nameVariant(play.id, 'triple'),
  tiers: Object.fromEntries(Object.keys(play.tiers).map((tier) => [tier, chanceOf(105, 216)])),
  hit: (choice, draw) => (new Set(draw.numbers).size === 1 ? null : play.hit(choice, draw)),
});

/** A total of 13 or 14 gives the stakes back that it would win. */
const returnMiddle = (play: PicksPlay, tiers: PicksPlay['tiers']): PicksPlay => ({
  ...play,
  id: nameVariant(play.id, 'return'),
  tiers,
  canPush: true,
  hit: (choice, draw) => {
    const hit = play.hit(choice, draw);
    const total = sumOf(draw.numbers);
    return hit !== null && (total === 13 || total === 14) ? 'push' : hit;
  },
});

/** A line of which none comes is paid too; of five or fewer that comes so often that it would pay less than the stake. */
const payNone = (play: PoolPlay): PoolPlay => {
  const space = countChoices(80, play.size);
  const tiers = [...Object.keys(play.tiers), 'hits0'];
  return {
    ...play,
    id: nameVariant(play.id, 'zero'),
    tiers: Object.fromEntries(
      tiers.map((tier) => {
        const hits = Number(tier.slice('hits'.length));
        const wins = countChoices(20, hits) * countChoices(60, play.size - hits) * BigInt(tiers.length);
        return [tier, { wins, space }];
      }),
    ),
    tierOf: (hits, special) => (hits === 0 ? 'hits0' : play.tierOf(hits, special)),
  };
};

const findIn = <Kind extends Play['kind']>(
  plays: readonly Play[],
  kind: Kind,
  ids: readonly string[],
): readonly Extract<Play, { readonly kind: Kind }>[] =>
  plays.filter(
    (play): play is Extract<Play, { readonly kind: Kind }> => play.kind === kind && ids.includes(play.id),
  );
/** Three digits from a place on, by the window of a play. */
const windows: Readonly<Record<string, number>> = { first3: 0, mid3: 1, last3: 2, all: 0 };

/** Variants of plays on digits. */
export const digitVariants = (plays: readonly Play[]): readonly Play[] => [
  ...findIn(plays, 'picks', ['dragontiger']).map(pushTie),
  ...findIn(
    plays,
    'picks',
    Object.keys(windows).map((name) => `${name}.special`),
  ).map((play) => {
    const from = windows[play.id.split('.')[0] ?? ''] ?? 0;
    return openStraight(play, ({ numbers }) => numbers.slice(from, from + 3));
  }),
];
export const diceVariants = (plays: readonly Play[]): readonly Play[] =>
  findIn(plays, 'picks', ['sum.bsoe']).map(loseTriples);
/** 75 of 1,000 totals are 13, and as many are 14. */
export const lucky28Variants = (plays: readonly Play[]): readonly Play[] => [
  ...findIn(plays, 'picks', ['bsoe']).map((play) =>
    returnMiddle(
      play,
      Object.fromEntries(Object.keys(play.tiers).map((tier) => [tier, besidePushes(425, 75, 1_000)])),
    ),
  ),
  ...findIn(plays, 'picks', ['combined']).map((play) =>
    returnMiddle(play, {
      BO: chanceOf(231, 1_000),
      BE: besidePushes(194, 75, 1_000),
      SO: besidePushes(194, 75, 1_000),
      SE: chanceOf(231, 1_000),
    }),
  ),
];
export const kenoVariants = (plays: readonly Play[]): readonly Play[] =>
  findIn(
    plays,
    'pool',
    numbersFrom(6, 10).map((size) => `pick${size}`),
  ).map(payNone);
