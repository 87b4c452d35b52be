import type { Rule } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';
import { listBranches, type TypeRef } from '../expressions/type-ref.ts';

/** A number with its bounds, as a schema. */
export type NumberRange = Readonly<Record<string, string | number>>;
interface Bounds {
  readonly least: number;
  readonly most: number;
}
const anyNumber: Bounds = { least: -Infinity, most: Infinity };

const boundOf = (type: TypeRef): Bounds => {
  const branches = listBranches(type).filter(({ schema }) => schema.type !== 'null');
  const leasts = branches.map(({ schema }) =>
    typeof schema.minimum === 'number' ? schema.minimum : -Infinity,
  );
  const mosts = branches.map(({ schema }) =>
    typeof schema.maximum === 'number' ? schema.maximum : Infinity,
  );
  return { least: Math.min(...leasts), most: Math.max(...mosts) };
};

/** Nothing is known of a bound that comes of two infinite ones. */
const bounds = (ends: readonly number[]): Bounds =>
  ends.some(Number.isNaN) ? anyNumber : { least: Math.min(...ends), most: Math.max(...ends) };

const join = (operator: string, parts: readonly Bounds[]): Bounds => {
  const [first = anyNumber, ...more] = parts;
  switch (operator) {
    case '+':
      return more.reduce((sum, part) => bounds([sum.least + part.least, sum.most + part.most]), first);
    case '-': {
      const [second] = more;
      if (second === undefined) return { least: -first.most, most: -first.least };
      return bounds([first.least - second.most, first.most - second.least]);
    }
    case '*':
      return more.reduce(
        (product, part) =>
          bounds([product.least, product.most].flatMap((end) => [end * part.least, end * part.most])),
        first,
      );
    case 'min':
      return {
        least: Math.min(...parts.map(({ least }) => least)),
        most: Math.min(...parts.map(({ most }) => most)),
      };
    case 'max':
      return {
        least: Math.max(...parts.map(({ least }) => least)),
        most: Math.max(...parts.map(({ most }) => most)),
      };
    case 'length':
      return { least: 0, most: Infinity };
    case 'decimal-sign':
      return { least: -1, most: 1 };
    default:
      return anyNumber;
  }
};

const boundsOf = (rule: Rule, typeOfPath: (path: string) => TypeRef): Bounds => {
  if (typeof rule === 'number') return { least: rule, most: rule };
  if (!isJsonObject(rule)) return anyNumber;
  const [[operator, operand] = ['', null]] = Object.entries(rule);
  const args = Array.isArray(operand) ? (operand as readonly Json[]) : [operand];
  if (operator === 'var') {
    const path = toText(args[0]);
    const isData = args.length === 1 && !path.startsWith('rule.') && !path.startsWith('params.');
    return isData ? boundOf(typeOfPath(path)) : anyNumber;
  }
  return join(
    operator,
    args.map((part) => boundsOf(part, typeOfPath)),
  );
};

/** Between which numbers the result of a calculation is. */
export const rangeOf = (rule: Rule, typeOfPath: (path: string) => TypeRef): NumberRange => {
  const { least, most } = boundsOf(rule, typeOfPath);
  return {
    type: 'number',
    ...(Number.isFinite(least) ? { minimum: least } : {}),
    ...(Number.isFinite(most) ? { maximum: most } : {}),
  };
};
