import { describe, expect, it } from 'vitest';
import type { Rule } from '../../protocol/document/expression.ts';
import { anyType, kindType, type TypeRef, typeOf } from '../expressions/type-ref.ts';
import { judgeTerm } from './judge-term.ts';
import { readTerm } from './term.ts';

const types: Readonly<Record<string, TypeRef>> = {
  age: typeOf({ type: 'integer', minimum: 18, maximum: 25 }),
  years: typeOf({ type: 'integer', minimum: 0, maximum: 120 }),
  share: typeOf({ type: 'number', minimum: 0, maximum: 1 }),
  theme: typeOf({ enum: ['light', 'dark'] }),
  amount: typeOf({ type: 'string', pattern: '^[0-9]+([.][0-9]+)?$' }),
  name: kindType('string'),
  flag: kindType('boolean'),
  list: kindType('array'),
};
const read = (path: string) => ({ var: path });
const judge = (rule: Rule, isSure = true): boolean | null =>
  judgeTerm(
    readTerm(
      { typeOfPath: (path) => types[path] ?? anyType, isSure: () => isSure, namedRule: () => null },
      rule,
      [],
    ),
  );

describe('what a condition comes to', () => {
  it.each<[string, Rule, boolean | null]>([
    ['is open inside the bounds', { '>': [read('age'), 18] }, null],
    ['never holds above them', { '>': [read('age'), 25] }, false],
    ['always holds from their least', { '>=': [read('age'), 18] }, true],
    ['is open between two things whose bounds overlap', { '<': [read('age'), read('years')] }, null],
    ['never holds between two whole numbers', { '<': [20, read('age'), 21] }, false],
    ['is open between two others', { '<': [0.2, read('share'), 0.3] }, null],
    [
      'never holds for two values of one thing',
      { and: [{ '===': [read('name'), 'a'] }, { '===': [read('name'), 'b'] }] },
      false,
    ],
    [
      'always holds for all values',
      { or: [{ '===': [read('theme'), 'light'] }, { '===': [read('theme'), 'dark'] }] },
      true,
    ],
    ['is open for a text and a value of a list', { '===': [read('name'), read('theme')] }, null],
    ['never holds for an amount below nothing', { 'decimal-less': [read('amount'), '0'] }, false],
    ['is open for two amounts', { 'decimal-less': [read('amount'), '0.01'] }, null],
    ['is open for an entry of a list of data', { 'member-of': ['a', read('list')] }, null],
    [
      'never holds for one that is none of two lists',
      { and: [{ 'member-of': [read('name'), ['a', 'b']] }, { 'member-of': [read('name'), ['c']] }] },
      false,
    ],
    ['counts a calculation within its bounds', { '>': [{ '*': [read('age'), 2] }, 50] }, false],
    ['leaves a calculation open else', { '===': [{ '-': [read('age'), read('years')] }, 3] }, null],
    ['knows nothing of parameters', { '===': [read('params.kind'), 'a'] }, null],
    ['takes a choice by its tests', { if: [{ '>': [read('age'), 30] }, true, false] }, false],
    ['goes through a fallback', { '===': [{ var: ['theme', 'light'] }, 'green'] }, false],
  ])('%s', (_, rule, verdict) => {
    expect(judge(rule)).toBe(verdict);
  });

  it('is open where what it reads may be missing and its opposite is asked', () => {
    expect(judge({ '!': { '>': [read('age'), 25] } }, false)).toBeNull();
    expect(judge({ '>': [read('age'), 25] }, false)).toBe(false);
    expect(judge({ '>=': [read('age'), 18] }, false)).toBeNull();
  });
});
