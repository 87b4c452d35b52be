import { commitTo, fromHex, toHex } from './fair-draw.ts';

/**
 * A second party that adds to a draw what no person could know during its sale. Before the sale it is held to
 * something: to the hash of a value that it keeps to itself (`committed`), or to a round of a public beacon
 * that is not drawn yet (`drand`).
 */
export type WitnessPromise =
  | { readonly kind: 'committed'; readonly party: string; readonly commitment: string }
  | { readonly kind: 'drand'; readonly chain: string; readonly round: number }
  | { readonly kind: 'none' };

/** `committed:<party>:<hex>`, `drand:<chain>:<round>`; empty where there is no second party. */
export function writePromise(promise: WitnessPromise): string {
  if (promise.kind === 'committed') return `committed:${promise.party}:${promise.commitment}`;
  return promise.kind === 'drand' ? `drand:${promise.chain}:${promise.round}` : '';
}
/** Null for a text that is no promise. */
export function readPromise(text: string): WitnessPromise | null {
  if (text === '') return { kind: 'none' };
  const [kind, name = '', value = ''] = text.split(':');
  if (kind === 'committed' && /^[0-9a-f]{64}$/.test(value)) return { kind, party: name, commitment: value };
  const round = Number(value);
  return kind === 'drand' && Number.isSafeInteger(round) && round > 0 ? { kind, chain: name, round } : null;
}

/** What the second party gave after the sale, hexadecimal. */
export interface WitnessValue {
  readonly value: string;
  /** Signature of the beacon's round; empty for a committed value. */
  readonly proof: string;
}

const hashOf = async (hex: string): Promise<string | null> => {
  const bytes = fromHex(hex);
  return bytes === null || bytes.length === 0 ? null : toHex(await commitTo(bytes));
};

/**
 * Whether a value is the one that was promised. Of a beacon it is checked that the value is the hash of the
 * signature; whether the signature is the beacon's own is checked with the beacon's key.
 */
export async function isPromised(promise: WitnessPromise, given: WitnessValue): Promise<boolean> {
  if (promise.kind === 'none') return given.value === '' && given.proof === '';
  if (promise.kind === 'committed')
    return given.proof === '' && (await hashOf(given.value)) === promise.commitment;
  return (await hashOf(given.proof)) === given.value;
}
