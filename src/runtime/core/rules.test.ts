import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operators } from '../../protocol/document/expression.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { readAlong } from './paths.ts';
import { compileRule, type RuleContext } from './rules.ts';

function contextOf(data: JsonObject, machine?: { states: string[]; events: string[] }): RuleContext {
  return {
    read: (path) => readAlong(data, path.split('.'), 0),
    isIn: (_key, state) => machine?.states.includes(state),
    canSend: (_key, event) => machine?.events.includes(event),
  };
}
const holds = (rule: Json, data: JsonObject = {}): boolean => compileRule(rule).holds(contextOf(data));
const value = (rule: Json, data: JsonObject = {}): Json => compileRule(rule).evaluate(contextOf(data));

describe('rules', () => {
  it('give no number that is none, and decimals as people write them, whatever is calculated', () => {
    const number = fc.oneof(
      fc.constantFrom<Json>(0, -0, 0.1, 0.2, 0.3, 1.1, 4.35, 100, 1e308, -1e308, 5e-324, null, '', 'x', []),
      fc.integer({ min: -999_999, max: 999_999 }).map((cents) => cents / 100),
    );
    const sums = fc.letrec<{ sum: Json }>((tie) => ({
      sum: fc.oneof(
        { depthSize: 'small', maxDepth: 4 },
        number,
        fc
          .tuple(fc.constantFrom('+', '-', '*', '/', '%', 'min', 'max'), tie('sum'), tie('sum'))
          .map(([name, a, b]): Json => ({ [name]: [a, b] })),
      ),
    })).sum;
    fc.assert(
      fc.property(sums, (rule) => {
        const result = value({ '+': [rule, 0] });
        expect(typeof result === 'number' ? Number.isFinite(result) : result).toBe(
          typeof result === 'number' ? true : null,
        );
        expect(value({ cat: [rule] })).not.toMatch(/NaN|Infinity|e[+-]|\.\d{7}/);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        (one, other) => {
          expect(value({ '+': [one / 100, other / 100] })).toBe((one + other) / 100);
          expect(value({ '-': [one / 100, other / 100] })).toBe((one - other) / 100);
        },
      ),
    );
  });
  it('hold for no number that is none', () => {
    for (const rule of [
      { '>': [{ '/': [1, { var: 'a' }] }, 5] },
      { '<': [{ '%': [1, { var: 'a' }] }, 5] },
      { '!': { '>': [{ '/': [{ var: 'a' }, { var: 'a' }] }, 5] } },
      { '<': [{ var: 'gap' }, 5] },
    ]) {
      expect(holds(rule, { a: 0, gap: Number.NaN }), JSON.stringify(rule)).toBe(false);
      expect(compileRule(rule).decide(contextOf({ a: 0, gap: Number.NaN }), 'otherwise')).toBe('otherwise');
    }
    expect(value({ var: ['gap', 'nothing'] }, { gap: Number.POSITIVE_INFINITY })).toBe('nothing');
  });

  it('never hold because data is missing', () => {
    const needsData = (rule: Json): boolean => holds(rule, {});
    expect(needsData({ '!': { var: 'a' } })).toBe(false);
    expect(needsData({ '===': [{ var: 'a' }, null] })).toBe(false);
    expect(needsData({ '!==': [{ var: 'a' }, 'x'] })).toBe(false);
    expect(needsData({ '<': [{ var: 'a' }, 5] })).toBe(false);
    expect(needsData({ if: [{ var: 'a' }, false, true] })).toBe(false);
    expect(needsData({ '!': [{ and: [true, { var: 'a' }] }] })).toBe(false);
    expect(needsData({ '!': [{ 'member-of': ['x', [{ var: 'a' }]] }] })).toBe(false);
    expect(needsData({ '!': [{ in: ['flow', 'idle'] }] })).toBe(false);
  });
  it('never hold because there is nothing where a number is needed', () => {
    const data = { a: null };
    for (const rule of [
      { '<': [{ var: 'a' }, 5] },
      { '>=': [{ var: 'a' }, 0] },
      { '!': { 'decimal-less': [{ var: 'a' }, '1.00'] } },
      { '===': [{ length: { var: 'a' } }, 0] },
      { '<': [{ '+': [{ var: 'a' }, 1] }, 5] },
    ]) {
      expect(holds(rule, data), JSON.stringify(rule)).toBe(false);
      expect(compileRule(rule).decide(contextOf(data), 'otherwise')).toBe('otherwise');
    }
    expect(holds({ or: [{ '<': [{ var: 'a' }, 5] }, true] }, data)).toBe(true);
    expect(value({ '<': [{ var: 'a' }, 5] }, data)).toBe(true);
  });
  it('hold without the missing data when the rest decides', () => {
    expect(holds({ or: [{ var: 'a' }, true] })).toBe(true);
    expect(holds({ '!': [{ and: [false, { var: 'a' }] }] })).toBe(true);
    expect(holds({ '!': [{ var: ['a', false] }] })).toBe(true);
    expect(holds({ '===': [{ var: 'a' }, null] }, { a: null })).toBe(true);
  });
  it('choose no words because data is missing, whichever operator weighs it', () => {
    const shows = (rule: Json, data: JsonObject = {}): Json => compileRule(rule).resolve(contextOf(data));
    const asking = ['var', 'if', 'and', 'or', '!', '!!'];
    const weighing = operators.filter((operator) => !asking.includes(operator));
    expect(weighing.length).toBeGreaterThan(20);
    for (const operator of weighing) {
      const args = operator === 'in' || operator === 'can' ? ['flow', 'x'] : [{ var: 'a' }, 'x'];
      const one: Json = { [operator]: args };
      for (const test of [one, { '!': [one] }, { '!!': [one] }, { and: [true, one] }, { or: [false, one] }])
        expect(
          compileRule({ if: [test, 'heat', 'calm'] }).resolve({
            ...contextOf({}),
            applyLate: (_name, values) => (values.includes(null) ? undefined : true),
          }),
          JSON.stringify(test),
        ).toBeNull();
      expect(shows({ if: [{ or: [true, one] }, 'heat', 'calm'] })).toBe('heat');
    }
    const asked: readonly Json[] = [{ var: 'a' }, { '!!': { var: 'a' } }, { '!==': [{ var: 'a' }, null] }];
    for (const rule of asked) {
      expect(shows({ if: [rule, 'there', 'nothing'] }), JSON.stringify(rule)).toBe('nothing');
      expect(shows({ if: [{ and: [rule, true] }, 'there', 'nothing'] })).toBe('nothing');
      expect(shows({ if: [{ '!': [rule] }, 'nothing', 'there'] })).toBe('nothing');
      expect(shows({ if: [rule, 'there', 'nothing'] }, { a: 1 })).toBe('there');
    }
    expect(shows({ or: [{ var: 'a' }, { var: 'b' }] }, { b: 'second' })).toBe('second');
    expect(shows({ '===': [{ or: [{ var: 'a' }, { var: 'b' }] }, 'x'] })).toBeNull();
  });
  it('ask whether something is there in rules of any size that passed', () => {
    let deep: Json = { var: 'a' };
    for (let level = 1; level <= limits.ruleDepth; level += 1) deep = { '!': [deep] };
    expect(compileRule(deep).resolve(contextOf({}))).toBe(limits.ruleDepth % 2 === 1);
    const wide: Json = {
      and: Array.from({ length: limits.ruleNodes - 1 }, () => ({ '!': { var: 'a' } })).slice(
        0,
        limits.ruleNodes / 2 - 1,
      ),
    };
    expect(compileRule(wide).resolve(contextOf({}))).toBe(true);
  });
  it('do not walk prototypes', () => {
    expect(() => compileRule({ var: 'a.__proto__.b' })).toThrow('expects a path');
    expect(() => compileRule({ var: 'constructor' })).toThrow('expects a path');
    expect(value({ var: 'a.toString' }, { a: {} })).toBeNull();
  });
  it('refuse operators of no list, data paths that are computed, and what is too large', () => {
    expect(() => compileRule({ reduce: [1] })).toThrow('operator');
    expect(() => compileRule({ '==': [1, 1] })).toThrow('operator');
    expect(() => compileRule({ var: { cat: ['a', 'b'] } })).toThrow('path');
    let deep: Json = true;
    for (let level = 0; level < 25; level += 1) deep = { '!': [deep] };
    expect(() => compileRule(deep)).toThrow(RangeError);
    expect(() => compileRule({ and: Array.from({ length: 300 }, () => true) })).toThrow(RangeError);
    expect(() => value({ cat: [{ var: 'a' }, { var: 'a' }] }, { a: 'x'.repeat(9000) })).toThrow(RangeError);
  });
  it('compare money as decimals', () => {
    expect(value({ 'decimal-less': ['0.10', '0.3'] })).toBe(true);
    expect(value({ 'decimal-equal': ['1.50', '1.5'] })).toBe(true);
    expect(value({ 'decimal-less': ['9007199254740993.01', '9007199254740993.02'] })).toBe(true);
    expect(value({ 'decimal-sign': ['-0.00'] })).toBe(0);
    expect(value({ 'decimal-sign': ['-0.01'] })).toBe(-1);
    expect(value({ 'decimal-less': ['1,00', '2'] })).toBe(false);
    expect(value({ 'decimal-sign': ['1e3'] })).toBeNull();
  });
  it('ask machines for states and accepted events, and say which', () => {
    const rule = compileRule({ and: [{ in: ['reg', 'sms'] }, { can: ['reg', 'code.resend'] }] });
    expect(rule.states).toEqual(['reg']);
    expect(rule.accepts).toEqual(['reg']);
    expect(rule.holds(contextOf({}, { states: ['sms'], events: ['code.resend'] }))).toBe(true);
    expect(rule.holds(contextOf({}, { states: ['sms'], events: [] }))).toBe(false);
    expect(rule.holds(contextOf({}))).toBe(false);
    expect(rule.evaluate(contextOf({}))).toBe(false);
  });
});
