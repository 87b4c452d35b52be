import type { Json } from '../../protocol/json.ts';

/** Codes after which it is unknown whether the server ran the call: a retry must carry the same key. */
const unknownFates: readonly string[] = ['network.offline', 'network.timeout', 'network.aborted'];

const isUnknownFate = (code: string): boolean => unknownFates.includes(code);
function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? (error as { readonly code?: unknown }).code : null;
}

/**
 * Keeps the idempotency key of a call whose answer never arrived: when the same input is sent again, the
 * server recognises the key and runs the call once. Any other input gets a new key.
 * @param newId creates a key
 * @param keepsKey says of a code whether a retry carries the same key; by default where no answer arrived
 */
export function createIdempotencyKeys(
  newId: () => string,
  keepsKey: (code: string) => boolean = isUnknownFate,
) {
  const keys = new Map<string, string>();
  return async <Value>(request: Json, call: (key: string) => Promise<Value>): Promise<Value> => {
    const name = JSON.stringify(request);
    const key = keys.get(name) ?? newId();
    keys.set(name, key);
    try {
      const value = await call(key);
      keys.delete(name);
      return value;
    } catch (error) {
      if (!keepsKey(String(codeOf(error)))) keys.delete(name);
      throw error;
    }
  };
}
