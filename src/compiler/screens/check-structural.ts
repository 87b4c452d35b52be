import type { FlowPlace, LayoutNode } from '../../protocol/document/document.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { type Place, toPointer } from '../pointer.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** `["reg", "editing"]` of `{ "in": ["reg", "editing"] }`. */
const readStateTest = (rule: Json): readonly [string, string] | null => {
  if (!isJsonObject(rule) || Object.keys(rule).length !== 1 || !Array.isArray(rule.in)) return null;
  const [machine, state] = rule.in as readonly Json[];
  return rule.in.length === 2 && typeof machine === 'string' && typeof state === 'string'
    ? [machine, state]
    : null;
};

/** The part of a flow that a rule tests, when it tests states of one machine and nothing else. */
const readFlowPlace = (rule: Rule): FlowPlace | null => {
  const single = readStateTest(rule);
  if (single !== null) return single;
  if (!isJsonObject(rule) || Object.keys(rule).length !== 1 || !Array.isArray(rule.or)) return null;
  const tests = (rule.or as readonly Json[]).map(readStateTest);
  const [first] = tests;
  if (first === undefined || first === null) return null;
  const states = tests.flatMap((test) => (test !== null && test[0] === first[0] ? [test[1]] : []));
  if (states.length !== tests.length) return null;
  const distinct = [...new Set(states)];
  return distinct.length === 1 ? first : [first[0], distinct];
};

/** What of a `show` could be said in `in`: all of it, or one part of its `and`. */
const splitRule = (rule: Rule): { readonly flowPlace: FlowPlace; readonly rest: readonly Json[] } | null => {
  const whole = readFlowPlace(rule);
  if (whole !== null) return { flowPlace: whole, rest: [] };
  if (!isJsonObject(rule) || Object.keys(rule).length !== 1 || !Array.isArray(rule.and)) return null;
  const parts = rule.and as readonly Json[];
  const index = parts.findIndex((part) => readFlowPlace(part) !== null);
  const flowPlace = index < 0 ? null : readFlowPlace(parts[index] ?? null);
  return flowPlace === null ? null : { flowPlace, rest: parts.toSpliced(index, 1) };
};

/**
 * Warns of a `show` that asks for a state of a flow. Such a node belongs to that part of the flow, and only
 * `in` says so to the proof.
 */
export const checkStructural = (env: Environment, node: LayoutNode, place: Place): void => {
  // An entry of a menu has no "in".
  if ('slot' in node || env.document.startsWith('menus/')) return;
  if (node.show === undefined || node.in !== undefined) return;
  const parts = splitRule(node.show);
  if (parts === null) return;
  const { flowPlace, rest } = parts;
  const [only] = rest;
  const condition = rest.length === 0 ? null : rest.length === 1 && only !== undefined ? only : { and: rest };
  const show = toPointer([...place, 'show']);
  env.log.report(
    'node.show-structural',
    sourceAt(env, [...place, 'show']),
    `"${node.id}" shows in a state of "${flowPlace[0]}"; say so with "in": ${JSON.stringify(flowPlace)}, so that the proof sees it.`,
    {
      summary: 'Say it with "in"',
      changes: [
        condition === null
          ? { op: 'remove', pointer: show }
          : { op: 'replace', pointer: show, value: condition },
        { op: 'add', pointer: toPointer([...place, 'in']), value: flowPlace },
      ],
    },
  );
};
