import {
  forbiddenSegments,
  operators,
  type Operator,
  type Rule,
} from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { signatures } from '../expressions/operator-signatures.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { type Place, toPointer } from '../pointer.ts';
import { suggestName } from '../suggest.ts';

/** What a rule asks of a flow. */
export interface RuleTest {
  readonly kind: 'in' | 'can';
  readonly machine: string;
  readonly name: string;
}
/** What has to be known to judge a rule. */
export interface RuleNeeds {
  readonly paths: readonly string[];
  readonly tests: readonly RuleTest[];
}
/** Where a rule is not of the language, and why. */
export interface RuleFault {
  readonly pointer: string;
  readonly message: string;
}
export type RuleReading =
  | { readonly ok: true; readonly needs: RuleNeeds; readonly size: number }
  | { readonly ok: false; readonly fault: RuleFault };

interface RuleSummary {
  nodes: number;
  readonly paths: Set<string>;
  readonly tests: Map<string, RuleTest>;
}
export const testKey = ({ kind, machine, name }: RuleTest): string => `${kind} ${machine} ${name}`;
const faultAt = (place: Place, message: string): RuleFault => ({ pointer: toPointer(place), message });

export const listArguments = (given: Json | undefined): readonly Json[] =>
  Array.isArray(given) ? (given as readonly Json[]) : given === undefined ? [] : [given];

const isOwnPath = (path: string): boolean =>
  path
    .split('.')
    .every((segment) => segment !== '' && !(forbiddenSegments as readonly string[]).includes(segment));

const readVariable = (
  summary: RuleSummary,
  args: readonly Json[],
  place: Place,
  depth: number,
): RuleFault | null => {
  const [path, fallback] = args;
  if (typeof path !== 'string' || !isOwnPath(path) || args.length > 2)
    return faultAt(place, '"var" takes a path, written out, and perhaps a value where nothing is.');
  summary.paths.add(path);
  return fallback === undefined ? null : readPart(summary, fallback, [...place, 1], depth + 1);
};

const readTest = (
  summary: RuleSummary,
  kind: RuleTest['kind'],
  args: readonly Json[],
  place: Place,
): RuleFault | null => {
  const [machine, name] = args;
  if (args.length !== 2 || typeof machine !== 'string' || typeof name !== 'string')
    return faultAt(
      place,
      `"${kind}" takes the key of a flow and ${kind === 'in' ? 'a state' : 'an event'}, both written out.`,
    );
  const test: RuleTest = { kind, machine, name };
  summary.tests.set(testKey(test), test);
  return null;
};

const readParts = (
  summary: RuleSummary,
  parts: readonly Json[],
  placeOf: (index: number) => Place,
  depth: number,
): RuleFault | null => {
  for (const [index, part] of parts.entries()) {
    const fault = readPart(summary, part, placeOf(index), depth + 1);
    if (fault !== null) return fault;
  }
  return null;
};

const readPart = (summary: RuleSummary, rule: Rule, place: Place, depth: number): RuleFault | null => {
  summary.nodes += 1;
  if (summary.nodes > limits.ruleNodes || depth > limits.ruleDepth)
    return faultAt(place, `A rule has at most ${limits.ruleNodes} parts and ${limits.ruleDepth} levels.`);
  if (rule === null || typeof rule !== 'object') return null;
  if (!isJsonObject(rule)) return readParts(summary, rule, (index) => [...place, index], depth);
  const [entry, ...more] = Object.entries(rule);
  if (entry === undefined || more.length > 0)
    return faultAt(place, `A rule is one operator with its arguments, got ${Object.keys(rule).length} keys.`);
  const [name, given] = entry;
  const inner = [...place, name];
  if (!(operators as readonly string[]).includes(name))
    return faultAt(inner, `There is no operator "${name}".${suggestName(name, operators)}`);
  const operator = name as Operator;
  const args = listArguments(given);
  if (operator === 'var') return readVariable(summary, args, inner, depth);
  if (operator === 'in' || operator === 'can') return readTest(summary, operator, args, inner);
  const { least, most, added = 0 } = signatures[operator];
  if (args.length < least || args.length > most + added)
    return faultAt(
      inner,
      `"${operator}" takes ${least === most ? least : `${least} to ${most}`} arguments, got ${args.length}.`,
    );
  return readParts(summary, args, (index) => (Array.isArray(given) ? [...inner, index] : inner), depth);
};

/** What a rule reads and asks, or where it is not of the language. Types are the check's affair. */
export const readRule = (rule: Rule): RuleReading => {
  const summary: RuleSummary = { nodes: 0, paths: new Set(), tests: new Map() };
  const fault = readPart(summary, rule, [], 0);
  return fault === null
    ? {
        ok: true,
        needs: { paths: [...summary.paths], tests: [...summary.tests.values()] },
        size: summary.nodes,
      }
    : { ok: false, fault };
};
