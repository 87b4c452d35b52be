import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { sourceAt } from '../environment.ts';
import { renameKey } from '../fixes/make-fix.ts';
import { listNames, suggestName } from '../suggest.ts';
import type { PlacedValue } from './tagged.ts';

const tagKeys: Readonly<Record<string, readonly string[]>> = { $e: ['$e'], $t: ['$t', 'args'], $r: ['$r'] };

/** Beside a tag only its own keys are allowed, and no other key begins like one. */
export const checkTagKeys = ({ value, env, place }: PlacedValue): void => {
  if (!isJsonObject(value)) return;
  const keys = Object.keys(value);
  const tag = keys.find((key) => Object.hasOwn(tagKeys, key));
  const keyNames = tag === undefined ? Object.keys(tagKeys) : (tagKeys[tag] ?? []);
  for (const key of keys) {
    if (tag === undefined ? !key.startsWith('$') : keyNames.includes(key)) continue;
    env.log.report(
      'shape.unknown-key',
      sourceAt(env, [...place, key]),
      `The key "${key}" is not known here; expected ${listNames(keyNames)}.${suggestName(key, keyNames)}`,
      renameKey([...place, key], keyNames, keys),
    );
  }
};
