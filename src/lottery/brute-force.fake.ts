import { boundWin } from './bound-win.ts';
import { checkContent } from './check-content.ts';
import { countStakes } from './count-stakes.ts';
import { drawNumbers } from './fair-draw.ts';
import { families, type FamilyName, type Shape } from './families.ts';
import { judge } from './judge.ts';
import { listLines, type Line } from './naive-lines.fake.ts';
import { judgeByHouse } from './naive-house.fake.ts';
import { windowOf } from './naive-wins.fake.ts';
import { oddsOfPlay, payOf } from './odds.ts';
import type { Content, Draw, Judgement, Play } from './play.ts';

/** Numbers that look like chance and are the same in each run (mulberry32). */
export function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
type Chance = ReturnType<typeof createChance>;

const some = <Item>(items: readonly Item[], count: number, chance: Chance): readonly Item[] => {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    left.splice(chance(left.length), 1),
  ).flat();
};

/** A content that can be staked on, small enough to be written out. */
export function makeContent(play: Play, chance: Chance): Content {
  if (play.kind === 'any')
    return {
      ...makeContent(play.play, chance),
      positions: some([1, 2, 3, 4, 5], play.taken + chance(6 - play.taken), chance),
    };
  const { choices } = play;
  if (play.kind === 'picks') return { picks: some(choices, 1 + chance(4), chance) };
  if (play.kind === 'rows') {
    const rows = Array.from({ length: play.rows }, () => some(choices, 1 + chance(3), chance));
    return { rows: play.chosen === undefined || chance(2) === 0 ? rows : [[], ...rows.slice(1)] };
  }
  if (play.kind === 'groups') {
    const count = play.many + play.few + chance(2);
    if (play.isOneList === true) return { picks: some(choices, count, chance) };
    return {
      m: some(choices, count, chance),
      ...(play.few === 0 ? {} : { n: some(choices, count, chance) }),
    };
  }
  const chosen = some(choices, Math.min(choices.length, play.size + chance(3)), chance);
  const banked = 1 + chance(Math.max(1, play.size - 1));
  return play.size > 1 && chance(3) === 0
    ? { bank: chosen.slice(0, banked), drag: chosen.slice(banked) }
    : { picks: chosen };
}

/** Every draw of a shape, in its order; only for small ones. */
export function listDraws(shape: Shape): readonly Draw[] {
  if (shape.kind === 'balls') {
    const deal = (left: readonly number[], count: number): readonly (readonly number[])[] =>
      count === 0
        ? [[]]
        : left.flatMap((one) =>
            deal(
              left.filter((other) => other !== one),
              count - 1,
            ).map((rest) => [one, ...rest]),
          );
    return deal(
      Array.from({ length: shape.balls }, (_, index) => index + 1),
      shape.count,
    ).map((numbers) => ({ numbers }));
  }
  return Array.from({ length: shape.symbols ** shape.count }, (_, index) => ({
    numbers: Array.from(
      { length: shape.count },
      (_unused, place) =>
        shape.first + (Math.floor(index / shape.symbols ** (shape.count - place - 1)) % shape.symbols),
    ),
  }));
}

const word = (chance: Chance) => () => chance(2 ** 32 - 1);
/** A draw by chance; every other one has the numbers of a line in it, so that lines win. */
function makeDraw(shape: Shape, line: Line | undefined, chance: Chance): Draw {
  const numbers = drawNumbers(shape, word(chance)) ?? [];
  const animal = chance(12);
  if (line === undefined || chance(2) === 0) return { numbers, animal };
  if (shape.kind === 'balls') {
    const chosen = line.choices.map(Number).filter((one) => one >= 1 && one <= shape.balls);
    const order = [
      ...new Set([...chosen, ...numbers, ...Array.from({ length: shape.balls }, (_, i) => i + 1)]),
    ];
    const kept = order.slice(0, shape.count);
    return { numbers: chance(2) === 0 ? kept : some(kept, kept.length, chance), animal };
  }
  const symbols = [...(line.digits ?? line.choices).join('')].map(Number);
  const fits = symbols.every((one) => one >= shape.first && one < shape.first + shape.symbols);
  const from = chance(Math.max(1, symbols.length));
  return {
    numbers:
      fits && symbols.length > 0
        ? numbers.map((_, index) => symbols[(index + from) % symbols.length] ?? 0)
        : numbers,
    animal,
  };
}

/** Stakes that one choice costs because it may come in so many places. */
const charges: Readonly<Record<string, number>> = {
  'vietnam-north lo2': 27,
  'vietnam-north lo3': 23,
  'vietnam-north lo4': 20,
  'vietnam-north dau': 4,
  'vietnam-north dauduoi': 5,
  'vietnam-south lo2': 18,
  'vietnam-south lo3': 17,
  'vietnam-south lo4': 16,
  'vietnam-south dauduoi': 2,
};

const terms = (play: Play) => ({ stake: 100n, odds: oddsOfPlay(play, 1_900) });
const write = ({ wins, pushed }: Judgement): string =>
  [...wins.map(({ tier, units }) => `${tier} ${units}`).toSorted(), `push ${pushed}`].join(', ');

function judgeLines(family: FamilyName, play: Play, lines: readonly Line[], draw: Draw): Judgement {
  const units = new Map<string, bigint>();
  let pushed = 0n;
  for (const line of lines) {
    const worth = judgeByHouse(family, line, draw, play.id);
    if (worth === 'push') pushed += 1n;
    else if (worth !== null) units.set(worth[0], (units.get(worth[0]) ?? 0n) + BigInt(worth[1]));
  }
  return { wins: [...units].map(([tier, count]) => ({ tier, units: count })), pushed };
}

export interface Comparison {
  readonly differences: readonly string[];
  /** Draws in which the content won. */
  readonly won: number;
  readonly best: bigint;
  readonly bound: bigint;
}
/** The engine and lines that are written out one by one, over some draws. */
export function compare(
  family: FamilyName,
  play: Play,
  content: Content,
  draws: readonly Draw[],
): Comparison {
  const where = `${family} ${play.id} ${JSON.stringify(content)}`;
  const width = windowOf(play.id, families[family].shape.count).length;
  const fault = checkContent(play, content);
  if (fault !== null) return { differences: [`${where}: ${fault.code}`], won: 0, best: 0n, bound: 0n };
  const lines = listLines(play, content, width);
  const cost = BigInt(lines.length * (charges[`${family} ${play.id}`] ?? 1));
  const stakes = countStakes(play, content);
  const differences = stakes === cost ? [] : [`${where}: ${stakes} stakes for ${cost}`];
  const bound = boundWin(play, content, terms(play));
  let [won, best] = [0, 0n];
  for (const draw of draws) {
    const [ours, naive] = [judge(play, content, draw), judgeLines(family, play, lines, draw)];
    if (write(ours) !== write(naive))
      differences.push(`${where} ${draw.numbers.join()}: ${write(ours)} for ${write(naive)}`);
    if (naive.wins.length > 0) won += 1;
    const pay = payOf(ours, terms(play));
    if (pay > best) best = pay;
    if (pay > bound) differences.push(`${where} ${draw.numbers.join()}: pays ${pay}, bound ${bound}`);
  }
  return { differences, won, best, bound };
}

/** Compares a play on contents and draws by chance, until it has won. */
export function compareByChance(family: FamilyName, play: Play, amount: { contents: number; draws: number }) {
  const chance = createChance(play.id.length * 7_919 + family.length);
  const { shape } = families[family];
  const differences: string[] = [];
  let won = 0;
  for (let count = 0; count < amount.contents || (won === 0 && count < amount.contents * 40); count += 1) {
    const content = makeContent(play, chance);
    const lines = listLines(play, content, windowOf(play.id, shape.count).length);
    const draws = Array.from({ length: amount.draws }, () =>
      makeDraw(shape, lines[chance(Math.max(1, lines.length))], chance),
    );
    const compared = compare(family, play, content, draws);
    differences.push(...compared.differences);
    won += compared.won;
  }
  return { differences, won };
}

/** How often each tier is won by one line over all draws, beside what the play's chance says. */
export function compareChances(family: FamilyName, play: Play, draws: readonly Draw[]): readonly string[] {
  const chance = createChance(28);
  const width = windowOf(play.id, families[family].shape.count).length;
  return Array.from({ length: 6 }).flatMap(() => {
    const [line] = some(listLines(play, makeContent(play, chance), width), 1, chance);
    if (line === undefined) return [];
    const units = new Map<string, bigint>();
    let pushed = 0n;
    for (const draw of draws) {
      const worth = judgeByHouse(family, line, draw, play.id);
      if (worth === 'push') pushed += 1n;
      else if (worth !== null) units.set(worth[0], (units.get(worth[0]) ?? 0n) + BigInt(worth[1]));
    }
    // Stakes that come back are no part of the space.
    const space = BigInt(draws.length) - pushed;
    return [...units].flatMap(([tier, count]) => {
      const chanceOfTier = play.tiers[tier] ?? { wins: 0n, space: 1n };
      const isRight = chanceOfTier.wins * space === count * chanceOfTier.space;
      return isRight
        ? []
        : [
            `${play.id} ${line.choices.join()} ${tier}: ${count} of ${space}, not ${chanceOfTier.wins}/${chanceOfTier.space}`,
          ];
    });
  });
}
