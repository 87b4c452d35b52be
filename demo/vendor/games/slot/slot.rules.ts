import { nothingPaid, type Factor } from '../../game.ts';

/** Three reels of 18 stops; the middle row pays three alike, and the wild replaces every symbol. */
export type SlotSymbol = 'cherry' | 'lemon' | 'orange' | 'bell' | 'star' | 'seven' | 'wild';

const letters: Readonly<Record<string, SlotSymbol>> = {
  C: 'cherry',
  L: 'lemon',
  O: 'orange',
  B: 'bell',
  S: 'star',
  '7': 'seven',
  W: 'wild',
};
const readStrip = (text: string): readonly SlotSymbol[] =>
  [...text].map((letter) => letters[letter] ?? 'wild');

/**
 * In the order in which they roll by. How often a symbol is on a strip decides the return, not where, so
 * the symbols are mixed.
 */
export const strips: readonly (readonly SlotSymbol[])[] = [
  readStrip('CLCOBCLSCOL7LBCOSW'),
  readStrip('CLOBCLOCLBSOCLOB7W'),
  readStrip('CSLCOCBSLCO7CLBOSW'),
];
export const stopCount = 18;

/** What three alike pay, as a multiple of the stake. */
export const payTable: Readonly<Record<SlotSymbol, number>> = {
  cherry: 5,
  lemon: 8,
  orange: 12,
  bell: 20,
  star: 40,
  seven: 150,
  wild: 300,
};
export const symbolNames = Object.keys(payTable) as readonly SlotSymbol[];

/** The symbol at a stop; strips are rings. */
export const symbolAt = (reel: number, stop: number): SlotSymbol =>
  strips[reel]?.[(stop + stopCount) % stopCount] ?? 'wild';
export const lineOf = (stops: readonly number[]): readonly SlotSymbol[] =>
  stops.map((stop, reel) => symbolAt(reel, stop));

/** The symbol that three alike show, or null. */
export function winOf(line: readonly SlotSymbol[]): SlotSymbol | null {
  const [first = 'wild', ...others] = line.filter((symbol) => symbol !== 'wild');
  return others.every((symbol) => symbol === first) ? first : null;
}
const toFactor = (symbol: SlotSymbol): Factor => ({ over: BigInt(payTable[symbol]), under: 1n });
const factors = {
  cherry: toFactor('cherry'),
  lemon: toFactor('lemon'),
  orange: toFactor('orange'),
  bell: toFactor('bell'),
  star: toFactor('star'),
  seven: toFactor('seven'),
  wild: toFactor('wild'),
} satisfies Readonly<Record<SlotSymbol, Factor>>;
export const paysOf = (stops: readonly number[]): Factor => {
  const win = winOf(lineOf(stops));
  return win === null ? nothingPaid : factors[win];
};

const stops = Array.from({ length: stopCount }, (_, stop) => stop);
/** Lines of all 5,832 that show a symbol three times. */
export const countLines = (symbol: SlotSymbol): number =>
  stops.reduce(
    (count, one) =>
      count +
      stops.reduce(
        (sum, two) => sum + stops.filter((three) => winOf(lineOf([one, two, three])) === symbol).length,
        0,
      ),
    0,
  );
export const allLines = stopCount ** 3;
/** 96.11 %: what all lines pay together, for a stake on each. */
export const slotReturn: Factor = { over: 5_605n, under: 5_832n };
