/** Numbers that look random and are the same again for the same seed and index. */
export interface Random {
  /** From 0 up to, without, 1. */
  next(): number;
  /** A whole number from 0 up to, without, `end`. */
  below(end: number): number;
  chance(probability: number): boolean;
  /** One of the list; throws for an empty one. */
  pick<Item>(list: readonly Item[]): Item;
}

/** Source: mulberry32, seeded so that neighbours share nothing. */
export const createRandom = (seed: number, index: number): Random => {
  let state = (Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(index + 1, 0xc2b2_ae35)) | 0;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error('expects a list with something in it, got an empty one');
      return list[below(list.length)] as never;
    },
  };
};
