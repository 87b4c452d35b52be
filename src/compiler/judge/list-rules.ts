import { operators, type Rule } from '../../protocol/document/expression.ts';
import { isJsonObject, writePointer } from '../../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { listArguments } from './read-rule.ts';

/** A rule of a document with its place. */
export interface PlacedRule {
  readonly pointer: string;
  readonly rule: Rule;
}

const isOperation = (value: JsonObject): boolean => {
  const [operator, ...more] = Object.keys(value);
  return more.length === 0 && operators.some((one) => one === operator);
};

/** Rules of a document from the outside in: the parts of a rule are not listed again. */
export const listRules = (value: Json, path: readonly (string | number)[] = []): readonly PlacedRule[] => {
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item, index) => listRules(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  if (isOperation(value)) return [{ pointer: writePointer(path), rule: value }];
  return Object.entries(value).flatMap(([name, inner]) => listRules(inner, [...path, name]));
};

interface Expansion {
  readonly named: JsonObject;
  /** Names that are being replaced: a rule inside itself stays a name, and the check reports it. */
  readonly around: readonly string[];
  /** Parts of the result so far: names in names can multiply without end. */
  readonly count: { parts: number };
}

const openPart = (rule: Rule, opening: Expansion): Rule => {
  const { named, around, count } = opening;
  count.parts += 1;
  if (Array.isArray(rule)) return (rule as readonly Json[]).map((part) => openPart(part, opening));
  if (!isJsonObject(rule)) return rule;
  const [path, fallback] = listArguments(rule['var']);
  if (typeof path === 'string' && count.parts <= limits.ruleNodes) {
    const [head, name = '', ...rest] = path.split('.');
    const source = Object.hasOwn(named, name) ? named[name] : undefined;
    if (head === 'rule' && source !== undefined && rest.length === 0 && !around.includes(name)) {
      const value = openPart(source, { named, around: [...around, name], count });
      const other = isJsonObject(value) && typeof value['var'] === 'string' ? fallback : undefined;
      // As the compiler does: a value in place of nothing belongs to a variable alone.
      return other === undefined
        ? value
        : { var: [(value as JsonObject)['var'] ?? '', openPart(other, opening)] };
    }
  }
  return Object.fromEntries(
    Object.entries(rule).map(([operator, given]) => [operator, openPart(given, opening)]),
  );
};

/** A rule with the document's named rules in place of `rule.<name>`, as a release has it. */
export const openNamedRules = (document: Json | undefined, rule: Rule): Rule => {
  const named = isJsonObject(document) ? document['rules'] : undefined;
  return isJsonObject(named) ? openPart(rule, { named, around: [], count: { parts: 0 } }) : rule;
};
