import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOwnJson } from '../src/protocol/json/own-json.ts';

const root = join(import.meta.dirname, '..');

/** A JSON file of the checkout, by its path from the root. Throws with that path where it does not parse. */
export function readSource<Value>(path: string): Value {
  try {
    return parseOwnJson<Value, 'build'>(readFileSync(join(root, path), 'utf8'));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
