import type { Json } from '../../../src/protocol/json/json.ts';
import type { Random } from '../../../server/infrastructure/random.ts';

/** Origins that mirror pictures and games, as the brand lists them. */
export interface Mirrors {
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
}

/** One of the mirrors at random; the vendor's own origin where there is none. */
export const pickMirror = (mirrors: readonly string[], random: Random, ownAddress: string): string =>
  mirrors[mirrors.length === 0 ? 0 : random.integer(0, mirrors.length)] ?? ownAddress;

const picture = /^\/media\/(?:games|vendors)\//;

/** Spreads evenly, and the same picture always to the same mirror, so that browsers keep it. */
function mirrorOf(path: string, mirrors: readonly string[]): string {
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return mirrors[sum % mirrors.length] ?? '';
}

/** An answer whose pictures of games and studios come from the mirrors. */
export function spreadPictures<Value>(value: Value, mirrors: readonly string[]): Value {
  if (mirrors.length === 0) return value;
  const spread = (inner: Json): Json => {
    if (typeof inner === 'string') return picture.test(inner) ? `${mirrorOf(inner, mirrors)}${inner}` : inner;
    if (Array.isArray(inner)) return inner.map(spread);
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, spread(one)]));
  };
  // Answers of the wire are JSON.
  return spread(value as Json) as Value;
}
