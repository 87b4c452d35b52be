import type { Json } from '../../protocol/json/json.ts';

/** Codes after which it is unknown whether the server ran the call: a retry must carry the same key. */
const unknownFate = /^(?:(?:network|server|upstream|response)\.|request\.unanswered$)/;

const isUnknownFate = (code: string): boolean => unknownFate.test(code);
function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? (error as { readonly code?: unknown }).code : null;
}

/**
 * Keeps the idempotency key of a call whose answer never arrived or says that the server failed: when the same input is sent again, the
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

/**
 * The keys of calls that move money. Where it is unknown whether such a call was done, the failure is
 * `request.unanswered`: its words say so, and that a repeat is done once.
 */
export function createMoneyKeys(newId: () => string): ReturnType<typeof createIdempotencyKeys> {
  const withKey = createIdempotencyKeys(newId);
  return (request, call) =>
    withKey(request, call).catch((error: unknown) => {
      if (!isUnknownFate(String(codeOf(error)))) throw error;
      throw Object.assign(new Error('No answer says whether it was done.', { cause: error }), {
        code: 'request.unanswered',
      });
    });
}
