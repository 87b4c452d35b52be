import type { Shape } from './families.ts';
import { numbersFrom } from './chance.ts';

/**
 * A draw that follows from a seed which was fixed before the sale: the same in every browser and on every
 * node. What is hashed, and when it is published, is in docs/reference/lottery-draws.md.
 */

/** Name of the computation. Another one gets another name, so that old draws can still be computed. */
const drawScheme = 'foyer-draw/1';

const blockWords = 8;
const wordValues = 2 ** 32;

/** Words of 32 bits, one after the other; null where there are no more. */
type NextWord = () => number | null;

/** A whole number below `limit`, each equally likely: words that would favour small ones are left out. */
function uniform(limit: number, next: NextWord): number | null {
  const end = Math.floor(wordValues / limit) * limit;
  for (let word = next(); word !== null; word = next()) if (word < end) return word % limit;
  return null;
}

/** Moves a ball that is not drawn yet to the front, time after time. */
function drawBalls(total: number, count: number, next: NextWord): readonly number[] | null {
  const order = [...numbersFrom(1, total)];
  for (let drawn = 0; drawn < count; drawn += 1) {
    const step = uniform(total - drawn, next);
    if (step === null) return null;
    const [here, there] = [order[drawn] ?? 0, order[drawn + step] ?? 0];
    order[drawn] = there;
    order[drawn + step] = here;
  }
  return order.slice(0, count);
}

/** The numbers of a draw in their order; null where the words do not reach. */
export function drawNumbers(shape: Shape, next: NextWord): readonly number[] | null {
  if (shape.kind === 'balls') return drawBalls(shape.balls, shape.count, next);
  const numbers: number[] = [];
  for (let drawn = 0; drawn < shape.count; drawn += 1) {
    const one = uniform(shape.symbols, next);
    if (one === null) return null;
    numbers.push(shape.first + one);
  }
  return numbers;
}

/** Bytes that share no buffer, as the platform's cryptography takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const toHex = (bytes: Bytes): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a text of two hexadecimal digits each; null for anything else. */
export function fromHex(text: string): Bytes | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** What is published before the sale: the hash of a seed. */
export const commitTo = async (seed: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', seed));

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}

/** Which draw. */
export interface DrawName {
  readonly game: string;
  readonly issue: string;
  /** Hexadecimal digits of what was fixed after the sale; empty where nothing was. */
  readonly entropy: string;
}

/** The words of a block. */
async function readBlock(key: Bytes, position: number): Promise<readonly number[]> {
  const counter = new Uint8Array(4);
  new DataView(counter.buffer).setUint32(0, position);
  const view = new DataView((await hmac(key, counter)).buffer);
  return numbersFrom(0, blockWords - 1).map((word) => view.getUint32(word * 4));
}

/** The numbers that follow from a seed. */
export async function drawFrom(
  seed: Bytes,
  { game, issue, entropy }: DrawName,
  shape: Shape,
): Promise<readonly number[]> {
  const name = new TextEncoder().encode(`${drawScheme}|${game}|${issue}|${entropy}`);
  const key = await hmac(seed, name);
  const words: number[] = [];
  for (let block = 0; ; block += 1) {
    words.push(...(await readBlock(key, block)));
    let read = 0;
    const numbers = drawNumbers(shape, () => words[read++] ?? null);
    if (numbers !== null) return numbers;
  }
}

/** What a certificate says of a draw. Seed, commitment and entropy are hexadecimal. */
export interface DrawClaim extends DrawName {
  readonly commitment: string;
  readonly seed: string;
  readonly numbers: readonly number[];
}
/** Which part of a claim does not hold. */
export type DrawFault = 'seed.malformed' | 'seed.not-committed' | 'numbers.differ';

/**
 * Recomputes a draw. `commitment` must be the one that the ticket kept, not the one of the certificate.
 * @returns null where all of it holds
 */
export async function checkDraw(claim: DrawClaim, shape: Shape): Promise<DrawFault | null> {
  const seed = fromHex(claim.seed);
  if (seed === null || seed.length !== 32) return 'seed.malformed';
  if (toHex(await commitTo(seed)) !== claim.commitment) return 'seed.not-committed';
  const numbers = await drawFrom(seed, claim, shape);
  return numbers.join() === claim.numbers.join() ? null : 'numbers.differ';
}
