import type { BitReader, CodeTable } from './jpeg-bits.ts';

/** Numbers of the coefficients that a scan has, both included. */
interface ScanBand {
  readonly first: number;
  readonly last: number;
}
/** Reads the blocks of a component, of one scan. */
export interface BlockReader {
  /** Reads one block; false where its bits are none. `block` is its number in the component. */
  read(bits: BitReader, block: number): boolean;
  /** Whether no empty block was promised that did not come. */
  isDone(): boolean;
  /** Forgets what a stretch before promised. */
  restart(): void;
}
/** Which coefficients of a component are not zero, one bit each, eight bytes a block. */
export type NonzeroMask = Uint8Array;

const isEndOfBlock = (symbol: number): boolean => (symbol & 15) === 0 && symbol >> 4 < 15;
const mostDcBits = 16;

const readAc = (bits: BitReader, ac: CodeTable): boolean => {
  for (let index = 1; index < 64; index += 1) {
    const symbol = bits.code(ac);
    if (symbol < 0) return false;
    if (isEndOfBlock(symbol)) return symbol === 0;
    index += symbol >> 4;
    if (index > 63) return false;
    bits.bits(symbol & 15);
  }
  return true;
};
const readDc = (bits: BitReader, dc: CodeTable): boolean => {
  const size = bits.code(dc);
  if (size < 0 || size > mostDcBits) return false;
  bits.bits(size);
  return true;
};
const always = { isDone: () => true, restart: () => undefined };

/** Blocks of a picture in one scan, from its upper end to its lower end. */
export const sequentialBlocks = (dc: CodeTable, ac: CodeTable): BlockReader => ({
  ...always,
  read: (bits) => readDc(bits, dc) && readAc(bits, ac),
});
/** The mean of each block, of a picture that is sent in scans, finer each time. */
export const progressiveDcBlocks = (dc: CodeTable | null): BlockReader => ({
  ...always,
  read: (bits) => {
    if (dc !== null) return readDc(bits, dc);
    bits.bits(1);
    return true;
  },
});

const has = (seen: NonzeroMask, block: number, index: number): boolean =>
  ((seen[block * 8 + (index >> 3)] ?? 0) & (1 << (index & 7))) !== 0;
const mark = (seen: NonzeroMask, block: number, index: number): void => {
  seen[block * 8 + (index >> 3)] = (seen[block * 8 + (index >> 3)] ?? 0) | (1 << (index & 7));
};

/** A band of coefficients in its first scan; a run of blocks without any is encoded as a number. */
export const firstBand = (ac: CodeTable, seen: NonzeroMask, { first, last }: ScanBand): BlockReader => {
  let empty = 0;
  return {
    read: (bits, block) => {
      if (empty > 0) {
        empty -= 1;
        return true;
      }
      for (let index = first; index <= last; index += 1) {
        const symbol = bits.code(ac);
        if (symbol < 0) return false;
        const run = symbol >> 4;
        if (isEndOfBlock(symbol)) {
          empty = (1 << run) - 1 + bits.bits(run);
          return true;
        }
        index += run;
        if (index > last) return false;
        if ((symbol & 15) > 0) mark(seen, block, index);
        bits.bits(symbol & 15);
      }
      return true;
    },
    isDone: () => empty === 0,
    restart: () => (empty = 0),
  };
};

/** One bit more of a band: a bit for each coefficient that is not zero, and those that no longer are. */
export const refinedBand = (ac: CodeTable, seen: NonzeroMask, { first, last }: ScanBand): BlockReader => {
  let empty = 0;
  /** Reads the bits of what is not zero and stops at the zero after `zeros` of them; beyond the band for none. */
  const pass = (bits: BitReader, block: number, from: number, zeros: number): number => {
    let rest = zeros;
    for (let index = from; index <= last; index += 1) {
      if (has(seen, block, index)) bits.bits(1);
      else if (rest === 0) return index;
      else rest -= 1;
    }
    return last + 1;
  };
  const readBand = (bits: BitReader, block: number): boolean => {
    for (let index = first; index <= last; index += 1) {
      const symbol = bits.code(ac);
      if (symbol < 0 || (symbol & 15) > 1) return false;
      const run = symbol >> 4;
      if (isEndOfBlock(symbol)) {
        empty = (1 << run) - 1 + bits.bits(run);
        pass(bits, block, index, 64);
        return true;
      }
      const isNew = (symbol & 15) === 1;
      bits.bits(isNew ? 1 : 0);
      index = pass(bits, block, index, run);
      if (index > last && isNew) return false;
      if (isNew) mark(seen, block, index);
    }
    return true;
  };
  return {
    read: (bits, block) => {
      if (empty === 0) return readBand(bits, block);
      empty -= 1;
      pass(bits, block, first, 64);
      return true;
    },
    isDone: () => empty === 0,
    restart: () => (empty = 0),
  };
};
