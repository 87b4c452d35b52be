import type { RoundView } from '../../../shown-round.ts';
import { pointOf } from '../crash.rules.ts';

type Proof = NonNullable<RoundView<unknown>['proof']>;

const toBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Whether the seed of a round has the hash that was shown before the stake, and its point follows from the
 * seed and from the key that this browser made. Null where the browser cannot compute it.
 */
export async function checkPoint(
  { seed, key }: Proof,
  { commitment, point }: { readonly commitment: string; readonly point: number },
): Promise<boolean | null> {
  // Only pages of a secure context have it; the type does not say so.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined || seed === null) return null;
  const bytes = toBytes(seed);
  const hash = toHex(await subtle.digest('SHA-256', bytes));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const mac = await subtle.sign(
    'HMAC',
    await subtle.importKey('raw', bytes, algorithm, false, ['sign']),
    new TextEncoder().encode(`${key}|0|0`),
  );
  return hash === commitment && pointOf(new DataView(mac).getUint32(0)) === point;
}
