import { readWriting } from '../../notation/read.ts';
import type { Json } from '../../protocol/json/json.ts';
import { findPosition, scanJson } from '../../protocol/json/json-places.ts';
import { describeRepeatedKey, listRepeatedKeys } from '../../protocol/json/repeated-keys.ts';

export interface Problem {
  readonly problem: string;
  /** Where in the text, as JSON Pointer, if it is one word of a writing. */
  readonly pointer?: string;
}

/**
 * Reads what an operator typed, a writing or a tree, and gives the tree. A text that is no JSON, has a key twice or
 * words that no writing has, is a problem in one sentence.
 */
export function parseTyped(path: string, text: string): { readonly value: Json } | Problem {
  try {
    const value = JSON.parse(text) as Json;
    const [repeated] = listRepeatedKeys(text);
    if (repeated !== undefined) return { problem: describeRepeatedKey(repeated) };
    const { tree, faults } = readWriting(path, value);
    const [fault] = faults;
    if (fault === undefined) return { value: tree };
    const { line } = findPosition(text, scanJson(text), fault.pointer);
    return { problem: `Line ${line}: ${fault.message}`, pointer: fault.pointer };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
