import type { Json } from '../json/json.ts';

/**
 * A json-logic rule restricted to the closed operator list below. `in` (machine
 * state) and `can` take `[machine, state-or-event]`; `member-of` is json-logic's `in`.
 */
export type Rule = Json;

/** Operators whose code comes when a rule first needs one (`date-operators.ts`). */
export const lateOperators = [
  'date-less',
  'date-equal',
  'date-add',
  'date-difference',
  'date-day',
  'format',
] as const;
export type LateOperator = (typeof lateOperators)[number];

/** Operators a document may use. `==` and `!=` are left out: they equate null and missing data. */
export const operators = [
  'var',
  '===',
  '!==',
  '!',
  '!!',
  'and',
  'or',
  'if',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
  'min',
  'max',
  'cat',
  'member-of',
  'length',
  'in',
  'can',
  'decimal-less',
  'decimal-equal',
  'decimal-sign',
  ...lateOperators,
] as const;
export type Operator = (typeof operators)[number];

/** The typed scopes an expression can read. Names from `repeat.as` and fragment `params` join them. */
export const scopes = [
  'settings',
  'session',
  'member',
  'wallet',
  'route',
  'data',
  'machine',
  'form',
  'ui',
  'event',
] as const;

/** Path segments that no expression may name: json-logic-js `var` walks prototypes. */
export const forbiddenSegments = ['__proto__', 'prototype', 'constructor'] as const;
