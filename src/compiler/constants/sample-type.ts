import { parseDecimal } from '../../protocol/money/decimal.ts';
import type { Json, JsonSchema } from '../../protocol/json/json.ts';
import { listBranches, listValues, type TypeRef } from '../expressions/type-ref.ts';
import { missing, type TriedValue } from './try-term.ts';

/** Between two values that a rule names there is room for as many different ones. */
const between = [0.25, 0.5, 0.75];
const around = [-3, -2, -1, 0, 1, 2, 3];

/** Numbers on both sides of each that is named, and in between: nowhere else an answer changes. */
const spread = (named: readonly number[]): readonly number[] => {
  const sorted = [...new Set(named)].sort((a, b) => a - b);
  const inner = sorted.flatMap((low, index) => {
    const high = sorted[index + 1];
    return high === undefined ? [] : between.map((part) => low + (high - low) * part);
  });
  return [...new Set([...sorted.flatMap((one) => around.map((step) => one + step)), ...inner])];
};

const fits = (value: number, { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): boolean =>
  !(typeof minimum === 'number' && value < minimum) &&
  !(typeof maximum === 'number' && value > maximum) &&
  !(typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) &&
  !(typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum);

const sampleNumbers = (schema: JsonSchema, pool: readonly Json[]): readonly number[] => {
  const named = pool.filter((one) => typeof one === 'number');
  const ends = [schema.minimum, schema.maximum].filter((one) => typeof one === 'number');
  const isWhole = schema.type === 'integer';
  const all = spread([...named, ...ends, ...(named.length + ends.length === 0 ? [0] : [])]);
  const rounded = isWhole ? all.flatMap((one) => [Math.floor(one), Math.ceil(one)]) : all;
  return [...new Set(rounded)].filter((one) => fits(one, schema));
};

const isOfPattern = (text: string, { pattern }: JsonSchema): boolean => {
  if (typeof pattern !== 'string') return true;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // A pattern that cannot be read excludes nothing.
    return true;
  }
};

/** Texts that a rule names, amounts around those, an empty one and one that nothing names. */
const sampleTexts = (schema: JsonSchema, pool: readonly Json[]): readonly string[] => {
  const named = pool.filter((one) => typeof one === 'string');
  const amounts = pool.flatMap((one) => (parseDecimal(one) === null ? [] : [Number(one)]));
  const near = amounts.length === 0 ? [] : spread(amounts).map(String);
  const isLongEnough = (text: string): boolean =>
    typeof schema.minLength !== 'number' || text.length >= schema.minLength;
  const texts = [...named, ...near, '0', '1', ''];
  const fitting = texts.filter((text) => isLongEnough(text) && isOfPattern(text, schema));
  // Whatever else there may be: two that differ.
  return [...new Set([...fitting, 'foyer', 'foyer 2'])];
};

const sampleBranch = (schema: JsonSchema, pool: readonly Json[]): readonly TriedValue[] => {
  switch (schema.type) {
    case 'number':
    case 'integer':
      return sampleNumbers(schema, pool);
    case 'string':
      return sampleTexts(schema, pool);
    case 'array':
      return [[], [true]];
    case 'object':
      return [{}];
    default:
      return [
        ...([null, true, false, {}, [], [true]] as const),
        ...sampleNumbers({}, pool),
        ...sampleTexts({}, pool),
      ];
  }
};
const sampleKinds = (schema: JsonSchema, pool: readonly Json[]): readonly TriedValue[] => {
  const kinds: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  return kinds.flatMap((type) => {
    if (type === 'null') return [null];
    if (type === 'boolean') return [true, false];
    return sampleBranch({ ...schema, type: type as string }, pool);
  });
};

/** Values of a type, one for each answer that rules which name those of the pool can give. */
export const sampleType = (type: TypeRef, mayMiss: boolean, pool: readonly Json[]): readonly TriedValue[] => {
  const values = listValues(type);
  const some: readonly TriedValue[] =
    values ??
    listBranches(type).flatMap<TriedValue>(
      (branch) => listValues(branch) ?? sampleKinds(branch.schema, pool),
    );
  return [...new Set<TriedValue>(mayMiss ? [...some, missing] : some)];
};
