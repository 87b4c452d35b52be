import type { Json } from '../../protocol/json.ts';
import { describeRepeatedKey, listRepeatedKeys } from '../../protocol/repeated-keys.ts';

/** Reads what an operator typed; a text that is no JSON, or has a key twice, is a problem in one sentence. */
export function parseTyped(text: string): { readonly value: Json } | { readonly problem: string } {
  try {
    const value = JSON.parse(text) as Json;
    const [repeated] = listRepeatedKeys(text);
    return repeated === undefined ? { value } : { problem: describeRepeatedKey(repeated) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
