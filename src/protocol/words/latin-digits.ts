import type { CompiledForm } from '../release/release.ts';
import type { JsonObject } from '../json/json.ts';

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Digits of every script as those of Latin; all other characters stay. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.normalize('NFKC').codePointAt(0) ?? 0;
    // The digits of a script are ten in a row, after something else or after ten others.
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });

interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
}
const ruling: ReadonlySet<string> = new Set(['pattern', 'format', 'enum']);
const listRefused = (faults: readonly Fault[]): readonly string[] =>
  faults.flatMap(({ instancePath, keyword }) =>
    ruling.has(keyword) ? [instancePath.split('/')[1] ?? ''] : [],
  );

/**
 * What was typed, with Latin digits in each field whose rule takes them and not those that were typed. Of passwords
 * each character counts as it is.
 */
export const readTypedDigits = (
  { ui }: Pick<CompiledForm, 'ui'>,
  values: JsonObject,
  validate: (values: JsonObject) => readonly Fault[],
): JsonObject => {
  const typedOf = (field: string): string => (typeof values[field] === 'string' ? values[field] : '');
  const read = (fields: readonly string[]): JsonObject =>
    Object.fromEntries(fields.map((field) => [field, toLatinDigits(typedOf(field))]));
  const isRead = (field: string): boolean => {
    const part = ui[field] as JsonObject | undefined;
    return typedOf(field) !== toLatinDigits(typedOf(field)) && part?.['ui:widget'] !== 'password';
  };
  if (!Object.keys(values).some(isRead)) return values;
  const tried = listRefused(validate(values)).filter(isRead);
  const refused = new Set(listRefused(validate({ ...values, ...read(tried) })));
  return { ...values, ...read(tried.filter((field) => !refused.has(field))) };
};
