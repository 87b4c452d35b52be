/** A repeatable source of chance: the same key gives the same numbers on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
}

function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  return hash >>> 0;
}

/** mulberry32 over an FNV-1a hash of the key: good enough for pictures and seeds, never for secrets. */
export function createRandom(key: string): Random {
  let state = hashText(key);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  for (let warm = 0; warm < 3; warm += 1) next();
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Expected at least one item to pick from.');
      return item;
    },
    chance: (share) => next() < share,
  };
}
