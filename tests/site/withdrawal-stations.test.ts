import { expect, test } from 'vitest';
import type { Rule } from '../../src/protocol/document/expression.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { compileRule } from '../../src/runtime/core/rules.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

/** The rules of the stations on the page of a withdrawal under way, in order. */
function listRules(value: Json): readonly Rule[] {
  if (Array.isArray(value)) return value.flatMap(listRules);
  if (typeof value !== 'object' || value === null) return [];
  const { type, props } = value as { readonly type?: Json; readonly props?: JsonObject };
  if (type === 'Timeline')
    return ((props?.['steps'] ?? []) as readonly { readonly state: { readonly $e: Rule } }[]).map(
      ({ state }) => state.$e,
    );
  return Object.values(value as JsonObject).flatMap(listRules);
}
const rules = listRules(JSON.parse(readTreeText('layouts/fragments/withdraw-tracking.json')) as Json);
const show = (status: string): readonly Json[] =>
  rules.map((rule) =>
    compileRule(rule).evaluate({
      read: () => status,
      isIn: () => undefined,
      canSend: () => undefined,
    }),
  );

test('a withdrawal is under review from its review on, and until then only requested', () => {
  expect(show('submitted').slice(0, 2)).toEqual(['current', 'upcoming']);
  expect(show('reviewing').slice(0, 2)).toEqual(['done', 'current']);
  expect(show('infoNeeded').slice(0, 2)).toEqual(['done', 'current']);
  expect(show('processing').slice(0, 3)).toEqual(['done', 'done', 'current']);
});
