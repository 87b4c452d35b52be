import type { JsonObject } from '../../src/protocol/json/json.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;
const componentKey = /^component\.(\w+)\./;
/** What the program itself says, whatever page it shows, also where no further texts can be had. */
const ownKey = /^(runtime\.|error\.(network\.|unknown$))/;

const addStrings = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') into.add(value);
  else if (Array.isArray(value)) for (const each of value) addStrings(each, into);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) addStrings(each, into);
};

/**
 * The texts that a first view can need: those that its parts name, those of their components and the program's
 * own. All texts of a site are half of its page's bytes, and come later.
 */
export function pickFirstTexts(texts: JsonObject, parts: readonly unknown[]): JsonObject {
  const named = new Set<string>();
  for (const part of parts) addStrings(part, named);
  const isFirst = (key: string): boolean =>
    [key, key.replace(pluralForm, ''), componentKey.exec(key)?.[1]].some(
      (name) => name !== undefined && named.has(name),
    ) || ownKey.test(key);
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isFirst(key)));
}
