import { parseDecimal } from '../../protocol/money/decimal.ts';
import type { Operator } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { FixDraft } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import { findNearest, listNames } from '../suggest.ts';
import { fail, type Part, type Walk } from './rule-walk.ts';
import {
  canOverlap,
  describeType,
  listKinds,
  listValues,
  rowType,
  type TypeRef,
  typeOf,
} from './type-ref.ts';

/** The arguments of an operator as they are written, what became of them, and the place of each. */
export interface Operands {
  readonly walk: Walk;
  readonly operator: Operator;
  readonly given: readonly Json[];
  readonly parts: readonly Part[];
  readonly placeOf: (index: number) => Place;
}
type Literal = string | number | boolean;

const isLiteral = (value: Json | undefined): value is Literal => value !== null && typeof value !== 'object';

/** The one other way to write an amount, where the text can mean one only: `1,50`, `1,000.00`, `+5`, `.5`. */
const suggestDecimal = (text: string): string | null => {
  const bare = text.trim().replace(/^\+/, '');
  const grouped = /^-?\d{1,3}(,\d{3})+\.\d+$/.test(bare);
  // Three digits behind a single comma may be thousands.
  const comma = /^-?\d+,\d{1,2}$/.test(bare);
  const dotted = grouped ? bare.replaceAll(',', '') : comma ? bare.replace(',', '.') : bare;
  const full = dotted.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return full !== text && parseDecimal(full) !== null ? full : null;
};

/** Amounts that are written out have to be amounts; a rule with another one is always false or nothing. */
export const checkDecimals = ({ walk, operator, given, parts, placeOf }: Operands): void => {
  for (const [index, { rule }] of parts.entries()) {
    if (!isLiteral(rule) || parseDecimal(rule) !== null) continue;
    const operand = given[index];
    const value = typeof operand === 'string' ? suggestDecimal(operand) : null;
    fail(
      walk,
      'expression.literal-unfit',
      placeOf(index),
      `"${operator}" compares amounts such as "150.00", and ${JSON.stringify(rule)} is none.`,
      value === null ? undefined : { summary: `Set it to "${value}"`, value },
    );
  }
};

/** The one value of a type that is probably meant by a value of another type. */
const findMeant = (written: Literal, type: TypeRef): Literal | null => {
  const turned: readonly Literal[] =
    typeof written === 'string'
      ? [Number(written), written === 'true'].filter((value) => String(value) === written)
      : [String(written)];
  const same = turned.find((value) => canOverlap(type, typeOf({ const: value })));
  if (same !== undefined) return same;
  const texts = (listValues(type) ?? []).filter((value) => typeof value === 'string');
  return typeof written === 'string' ? findNearest(written, texts) : null;
};

const suggestValue = (written: Literal, type: TypeRef, others: readonly Json[]): FixDraft | undefined => {
  const value = findMeant(written, type);
  if (value === null || others.includes(value)) return undefined;
  return { summary: `Set it to ${JSON.stringify(value)}`, value };
};

/** A type with all of its values: what is left out would seem to be missing. */
const describeWhole = (type: TypeRef): string => {
  const values = listValues(type)?.map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  return values === undefined ? describeType(type) : listNames(values, 20);
};

/** Each entry of a list that is written out has to be something that the first argument can be. */
const checkEntries = ({ walk, placeOf }: Operands, item: Part, entries: readonly Json[]): void => {
  const place = placeOf(1);
  if (entries.length === 0)
    fail(
      walk,
      'expression.literal-unfit',
      place,
      'The list is empty, so that nothing is ever an entry of it.',
    );
  for (const [index, entry] of entries.entries()) {
    const entryPlace = [...place, index];
    if (Array.isArray(entry)) {
      const message = 'A list inside the list is equal to nothing; write its entries out one by one.';
      fail(walk, 'expression.literal-unfit', entryPlace, message);
      continue;
    }
    if (!isLiteral(entry) || canOverlap(item.type, typeOf({ const: entry }))) continue;
    const message = `The entry ${JSON.stringify(entry)} is never equal to the first argument, which is ${describeWhole(item.type)}.`;
    fail(walk, 'expression.literal-unfit', entryPlace, message, suggestValue(entry, item.type, entries));
  }
};

/** The value that is searched for in a list of data must be possible among its entries. */
const checkItem = ({ walk, given, placeOf }: Operands, item: Part, rows: TypeRef): void => {
  if (canOverlap(item.type, rows)) return;
  const [written] = given;
  if (isLiteral(written) && written === item.rule) {
    const message = `The value ${JSON.stringify(written)} is in no such list: its entries are ${describeWhole(rows)}.`;
    fail(walk, 'expression.literal-unfit', placeOf(0), message, suggestValue(written, rows, []));
    return;
  }
  const message = `"member-of" looks for ${describeType(item.type)} in a list of ${describeType(rows)}, where it never is.`;
  fail(walk, 'expression.type-mismatch', placeOf(0), message);
};

/** What can never be in the second argument of `member-of`. */
export const checkMembers = (operands: Operands): void => {
  const { walk, given, parts, placeOf } = operands;
  const [item, list] = parts;
  if (item === undefined || list === undefined) return;
  const kinds = listKinds(list.type);
  // Missing data is null everywhere, so null never speaks against an argument.
  if (kinds !== null && !['array', 'string', 'null'].some((kind) => kinds.has(kind as 'array'))) {
    const message = `"member-of" looks in a list or in a text, got ${describeType(list.type)}.`;
    fail(walk, 'expression.type-mismatch', placeOf(1), message);
    return;
  }
  const written = given[1];
  // A caller's constant may well be none of them: that is what the rule asks.
  const isFixed = isLiteral(item.rule) && item.rule !== given[0];
  if (Array.isArray(written)) {
    if (!isFixed) checkEntries(operands, item, written as readonly Json[]);
    return;
  }
  const rows = rowType(list.type);
  if (rows !== null && kinds?.has('string') === false && !isFixed) checkItem(operands, item, rows);
};
