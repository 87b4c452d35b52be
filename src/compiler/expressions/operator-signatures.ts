import type { Operator } from '../../protocol/document/expression.ts';
import type { Kind } from './type-ref.ts';

export interface Signature {
  readonly least: number;
  readonly most: number;
  /** Kinds an argument may have; absent means any. */
  readonly takes?: readonly Kind[];
  /** Kind of the result; `arguments` means: one of the arguments. */
  readonly gives: Kind | 'arguments';
  /** Arguments that the compiler adds at the end: a zone where none is given, the language on screen. */
  readonly added?: number;
}

const many = 50;
const numbers = { takes: ['number'], gives: 'number' } as const;

/** How many arguments each operator takes and of which kinds. `var`, `in` and `can` are checked apart. */
export const signatures: Readonly<Record<Exclude<Operator, 'var' | 'in' | 'can'>, Signature>> = {
  '===': { least: 2, most: 2, gives: 'boolean' },
  '!==': { least: 2, most: 2, gives: 'boolean' },
  '!': { least: 1, most: 1, gives: 'boolean' },
  '!!': { least: 1, most: 1, gives: 'boolean' },
  and: { least: 1, most: many, gives: 'arguments' },
  or: { least: 1, most: many, gives: 'arguments' },
  if: { least: 2, most: many, gives: 'arguments' },
  '<': { least: 2, most: 3, takes: ['number'], gives: 'boolean' },
  '<=': { least: 2, most: 3, takes: ['number'], gives: 'boolean' },
  '>': { least: 2, most: 2, takes: ['number'], gives: 'boolean' },
  '>=': { least: 2, most: 2, takes: ['number'], gives: 'boolean' },
  '+': { least: 1, most: many, ...numbers },
  '-': { least: 1, most: 2, ...numbers },
  '*': { least: 2, most: many, ...numbers },
  '/': { least: 2, most: 2, ...numbers },
  '%': { least: 2, most: 2, ...numbers },
  min: { least: 1, most: many, ...numbers },
  max: { least: 1, most: many, ...numbers },
  cat: { least: 1, most: many, takes: ['string', 'number', 'boolean'], gives: 'string' },
  'member-of': { least: 2, most: 2, gives: 'boolean' },
  length: { least: 1, most: 1, takes: ['string', 'array', 'object'], gives: 'number' },
  'decimal-less': { least: 2, most: 2, takes: ['string', 'number'], gives: 'boolean' },
  'decimal-equal': { least: 2, most: 2, takes: ['string', 'number'], gives: 'boolean' },
  'date-less': { least: 2, most: 3, gives: 'boolean' },
  'date-equal': { least: 2, most: 3, gives: 'boolean' },
  'date-add': { least: 3, most: 4, gives: 'string' },
  'date-difference': { least: 3, most: 4, gives: 'number' },
  'date-day': { least: 1, most: 2, gives: 'string' },
  format: { least: 2, most: 3, gives: 'string', added: 1 },
  'decimal-sign': { least: 1, most: 1, takes: ['string', 'number'], gives: 'number' },
};
