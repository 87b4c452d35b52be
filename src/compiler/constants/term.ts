import type { Operator, Rule } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { signatures } from '../expressions/operator-signatures.ts';
import { anyType, kindType, type TypeRef, typeOf } from '../expressions/type-ref.ts';
import type { Place } from '../pointer.ts';
import { rangeOf } from './range.ts';

/** What a rule says, as far as its constants are concerned. */
export type Term =
  | { readonly is: 'value'; readonly value: Json; readonly place: Place | null }
  | { readonly is: 'free'; readonly key: string; readonly type: TypeRef; readonly mayMiss: boolean }
  | {
      readonly is: 'operation';
      readonly operator: Tried;
      readonly args: readonly Term[];
      readonly rule: Rule;
      /** Null inside a named rule, which is judged where it is written. */
      readonly place: Place | null;
    }
  /** Something that is worked out: one free value, and the rules in it. */
  | { readonly is: 'sealed'; readonly free: Term; readonly inner: readonly Term[] };

const triedOperators = [
  ...(['===', '!==', '<', '<=', '>', '>=', 'decimal-less', 'decimal-equal', 'member-of'] as const),
  'decimal-sign',
  ...(['!', '!!', 'and', 'or', 'if'] as const),
] as const;
/** Operators whose outcome is tried; `else` is a variable with its fallback. */
export type Tried = (typeof triedOperators)[number] | 'else';
const isTried = (operator: string): operator is Tried =>
  (triedOperators as readonly string[]).includes(operator);

/** What the surroundings of a rule say of its variables. */
export interface TermSource {
  readonly typeOfPath: (path: string) => TypeRef;
  /** Whether a path is there whatever happens. */
  readonly isSure: (path: string) => boolean;
  /** The rule of a name; null where there is none, or where it reads itself. */
  readonly namedRule: (name: string) => Rule | null;
}
interface Reading extends TermSource {
  readonly named: readonly string[];
}

const listArguments = (operand: Json): readonly Json[] =>
  Array.isArray(operand) ? (operand as readonly Json[]) : [operand];
const free = (key: string, type: TypeRef, mayMiss = false): Term => ({ is: 'free', key, type, mayMiss });

const readPath = (reading: Reading, path: string): Term => {
  const [scope, name = '', ...rest] = path.split('.');
  // Whatever a use gives: the fragment is written for all of them.
  if (scope === 'params') return free(path, anyType, true);
  if (scope !== 'rule') return free(path, reading.typeOfPath(path), !reading.isSure(path));
  const rule = rest.length > 0 || reading.named.includes(name) ? null : reading.namedRule(name);
  if (rule === null) return free(path, anyType, true);
  return readPart({ ...reading, named: [...reading.named, name] }, rule, null);
};

const readVariable = (reading: Reading, rule: Rule, args: readonly Json[], place: Place | null): Term => {
  const [path, fallback] = args;
  if (typeof path !== 'string') return free(JSON.stringify(rule), anyType, true);
  const value = readPath(reading, path);
  if (fallback === undefined) return value;
  const otherwise = readPart(reading, fallback, place === null ? null : [...place, 1]);
  return { is: 'operation', operator: 'else', args: [value, otherwise], rule, place: null };
};

/** A list that is written out is compared entry by entry; any other is not looked into. */
const isWrittenList = (list: Json | undefined): boolean =>
  Array.isArray(list) && (list as readonly Json[]).every((entry) => !isJsonObject(entry));

const seal = (reading: Reading, operator: string, rule: Rule, inner: readonly Term[]): Term => {
  const { gives } = signatures[operator as Exclude<Operator, 'var' | 'in' | 'can'>];
  const range = gives === 'number' ? rangeOf(rule, reading.typeOfPath) : null;
  const type = range !== null ? typeOf(range) : gives === 'arguments' ? anyType : kindType(gives);
  return { is: 'sealed', free: free(JSON.stringify(rule), type, true), inner };
};

const readPart = (reading: Reading, rule: Rule, place: Place | null): Term => {
  if (!isJsonObject(rule)) return { is: 'value', value: rule, place };
  const [[operator, operand] = ['', null]] = Object.entries(rule);
  const args = listArguments(operand);
  const below = place === null ? null : [...place, operator];
  if (operator === 'var') return readVariable(reading, rule, args, below);
  if (operator === 'in' || operator === 'can') return free(JSON.stringify(rule), kindType('boolean'));
  const parts = args.map((part, index) =>
    readPart(reading, part, below === null ? null : Array.isArray(operand) ? [...below, index] : below),
  );
  if (isTried(operator) && (operator !== 'member-of' || isWrittenList(args[1])))
    return { is: 'operation', operator, args: parts, rule, place };
  return seal(reading, operator, rule, parts);
};

/** Reads a rule that passed the check of the language. */
export const readTerm = (source: TermSource, rule: Rule, place: Place): Term =>
  readPart({ ...source, named: [] }, rule, place);
