import { drawNumbers } from './fair-draw.ts';
import { families, type FamilyName, type Shape } from './families.ts';
import type { PicksPlay } from './play.ts';

/** Shapes with at most so many draws are taken whole; of larger ones, so many draws are taken. */
export const mostDraws = 1_000;
/** So many different choices of a play are kept in memory. */
const mostKept = 1_000;

interface KnownDraws {
  readonly list: readonly (readonly number[])[];
  /** Whether these are all draws that there are. */
  readonly isWhole: boolean;
}

/** Every draw of a shape of symbols that may repeat. */
const listRepeated = ({ first, symbols, count }: Extract<Shape, { kind: 'repeated' }>) =>
  Array.from({ length: symbols ** count }, (_, index) =>
    Array.from(
      { length: count },
      (_unused, place) => first + (Math.floor(index / symbols ** (count - place - 1)) % symbols),
    ),
  );

/** Words that are the same at every time and on every node (mulberry32). */
function createWords(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

function makeDraws(shape: Shape): KnownDraws {
  if (shape.kind === 'repeated' && shape.symbols ** shape.count <= mostDraws)
    return { list: listRepeated(shape), isWhole: true };
  const words = createWords(1_116);
  return { list: Array.from({ length: mostDraws }, () => drawNumbers(shape, words) ?? []), isWhole: false };
}

const drawsByFamily = new Map<FamilyName, KnownDraws>();
/** The draws over which tickets of a family are compared: all of them, or some that are always the same. */
export function knownDraws(family: FamilyName): KnownDraws {
  const draws = drawsByFamily.get(family) ?? makeDraws(families[family].shape);
  drawsByFamily.set(family, draws);
  return draws;
}

/** What a choice is worth in a draw: nothing, its stakes back, or so many times the odds of a tier. */
export type KnownHit = null | 'push' | { readonly tier: string; readonly times: number };
const hits = new WeakMap<PicksPlay, Map<string, readonly KnownHit[]>>();

/** What a choice of a play is worth in each of the known draws. */
export function knownHits(
  family: FamilyName,
  play: PicksPlay,
  choice: string,
  animal: number,
): readonly KnownHit[] {
  const ofPlay = hits.get(play) ?? new Map<string, readonly KnownHit[]>();
  hits.set(play, ofPlay);
  const key = `${animal} ${choice}`;
  const earlier = ofPlay.get(key);
  if (earlier !== undefined) return earlier;
  const list = knownDraws(family).list.map((numbers): KnownHit => {
    const hit = play.hit(choice, { numbers, animal });
    return hit === null || hit === 'push' ? hit : { tier: hit.tier, times: hit.times ?? 1 };
  });
  if (ofPlay.size < mostKept) ofPlay.set(key, list);
  return list;
}
