import { expect, it } from 'vitest';
import { limits } from '../../protocol/json/limits.ts';
import { listRules, openNamedRules } from './list-rules.ts';
import { readRule } from './read-rule.ts';

const isWeek = { '===': [{ var: ['route.query.days', ''] }, '7'] };
const document = {
  rules: {
    isWeek,
    days: { if: [{ var: 'rule.isWeek' }, 7, 30] },
    level: { var: 'member.level' },
    loop: { '!': { var: 'rule.back' } },
    back: { '!': { var: 'rule.loop' } },
  },
  root: { id: 'a', show: { '!': { var: 'rule.isWeek' } }, 'a/b': [{ $e: { '+': [1, 2] } }] },
};

it('lists rules with their places, and no part of a rule', () => {
  expect(listRules(document).map(({ pointer }) => pointer)).toEqual([
    ...['isWeek', 'days', 'level', 'loop', 'back'].map((name) => `/rules/${name}`),
    '/root/show',
    '/root/a~1b/0/$e',
  ]);
});

it.each([
  ['a name', { '!': { var: 'rule.isWeek' } }, { '!': isWeek }],
  ['a name in a name', { '>': [{ var: ['rule.days'] }, 7] }, { '>': [{ if: [isWeek, 7, 30] }, 7] }],
  ['a variable with a value for nothing', { var: ['rule.level', 1] }, { var: ['member.level', 1] }],
  ['a calculation with a value for nothing', { var: ['rule.isWeek', true] }, isWeek],
  ['a name that is not there', { var: 'rule.none' }, { var: 'rule.none' }],
  ['a name of every object', { var: 'rule.constructor' }, { var: 'rule.constructor' }],
  ['a part of a name', { var: 'rule.days.length' }, { var: 'rule.days.length' }],
  ['other data', { var: 'params.days' }, { var: 'params.days' }],
])('opens %s', (_, rule, opened) => {
  expect(openNamedRules(document, rule)).toEqual(opened);
  expect(openNamedRules({ root: {} }, rule)).toEqual(rule);
});

it('leaves the name of a rule that is inside itself', () => {
  expect(openNamedRules(document, { var: 'rule.loop' })).toEqual({ '!': { '!': { var: 'rule.loop' } } });
});

it('stops where names multiply, and the rule is too large then', () => {
  const names = Array.from({ length: 40 }, (_, index) => `r${index}`);
  const rules = Object.fromEntries(
    names.map((name, index) => [
      name,
      { and: [{ var: `rule.r${index + 1}` }, { var: `rule.r${index + 1}` }] },
    ]),
  );
  const opened = openNamedRules({ rules }, { var: 'rule.r0' });
  expect(readRule(opened)).toMatchObject({
    ok: false,
    fault: { message: expect.stringContaining(String(limits.ruleNodes)) as string },
  });
});
