import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import type { Rule } from '../../src/protocol/document/expression.ts';
import { readOwn } from '../../src/runtime/core/paths.ts';
import { compileRule } from '../../src/runtime/core/rules.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const path = resolve(import.meta.dirname, '../../layouts/fragments/withdraw-request.json');
const { rules } = JSON.parse(readTreeText(path)) as { readonly rules: { readonly account: Rule } };
const choose = (values: readonly string[], chosen: string | null): Json | undefined => {
  const choices = values.map((value) => ({ value }));
  const data: JsonObject = {
    ui: { page: { withdrawalAccount: chosen } },
    machine: { withdrawal: { choices } },
  };
  return compileRule(rules.account).evaluate({
    read: (_, segments = []) =>
      segments.reduce<Json | undefined>((value, segment) => readOwn(value, segment), data),
    isIn: () => undefined,
    canSend: () => undefined,
  });
};

it('chooses the first account of a withdrawal until another is chosen', () => {
  expect(choose(['c-1'], null)).toBe('c-1');
  expect(choose(['c-1', 'c-2'], null)).toBe('c-1');
  expect(choose(['c-1', 'c-2'], 'c-2')).toBe('c-2');
  expect(choose([], null)).toBe('');
});
