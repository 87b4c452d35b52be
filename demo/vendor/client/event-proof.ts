const toBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const words = 2 ** 32;
/** More than an event draws. */
const mostDraws = 64;

/** The seed that an event has shown after its end, with the hash that was shown before. */
export interface ShownSeed {
  readonly event: string;
  readonly seed: string;
  readonly commitment: string;
}

/**
 * The draws of an event, computed from its seed as the vendor does (`chance.ts`). Null where the seed does not
 * have the hash that was promised; undefined where the browser cannot compute it.
 */
export async function followSeed({
  event,
  seed,
  commitment,
}: ShownSeed): Promise<((below: number) => number) | null | undefined> {
  // Only pages of a secure context have it; the type does not say so.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return undefined;
  const bytes = toBytes(seed);
  if (toHex(await subtle.digest('SHA-256', bytes)) !== commitment) return null;
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const drawn = await Promise.all(
    Array.from({ length: mostDraws }, async (_, turn) => {
      const mac = await subtle.sign('HMAC', key, new TextEncoder().encode(`${event}|0|${turn}`));
      return new DataView(mac).getUint32(0);
    }),
  );
  let turn = 0;
  const nextWord = (): number => {
    turn += 1;
    return drawn[turn - 1] ?? 0;
  };
  return (below) => {
    const fair = Math.floor(words / below) * below;
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % below;
  };
}
