import type { Rule } from '../../protocol/document/expression.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { GraphNode } from '../../protocol/machine/machine-graph.ts';
import type { CompiledValue } from '../../protocol/release/release.ts';
import { toText } from '../../protocol/json/to-text.ts';

/** Placeholder for a value that only a running portal knows. */
export const unknown: unique symbol = Symbol('unknown');
export type ResolvedValue = Json | undefined | typeof unknown;
/** Null where the answer depends on what is unknown. */
export type Verdict = boolean | null;

/** One moment of a screen as far as it is finite. */
export interface Moment {
  readonly read: (path: string) => ResolvedValue;
  /** The node that a machine of the screen is in; undefined for a machine that is not examined. */
  readonly nodeOf: (machine: string) => GraphNode | undefined;
}
export type MomentReader = (moment: Moment) => ResolvedValue;

const isTruthy = (value: Json | undefined): boolean =>
  !(Array.isArray(value) && value.length === 0) && Boolean(value);
const toVerdict = (value: ResolvedValue): Verdict => (value === unknown ? null : isTruthy(value));

/** Whether a node is in a state or in one below it. */
const isInState = (node: GraphNode, state: string): boolean =>
  node.state.split('+').some((ownState) => ownState === state || ownState.startsWith(`${state}.`));

/** Asks of nodes whether they are in one of some states. A proof asks the same node thousands of times. */
export const askStates = (names: readonly string[]): ((node: GraphNode) => boolean) => {
  const answers = new WeakMap<GraphNode, boolean>();
  return (node) => {
    const answer = answers.get(node);
    if (answer !== undefined) return answer;
    const isIn = names.some((state) => isInState(node, state));
    answers.set(node, isIn);
    return isIn;
  };
};

const readAll =
  (readers: readonly MomentReader[], decide: (values: readonly (Json | undefined)[]) => Json): MomentReader =>
  (moment) => {
    const values = readers.map((reader) => reader(moment));
    return values.includes(unknown) ? unknown : decide(values as readonly (Json | undefined)[]);
  };
/** `and` and `or` give a verdict only: that is all that conditions need. */
const readLogic =
  (readers: readonly MomentReader[], deciding: boolean): MomentReader =>
  (moment) => {
    let isOpen = false;
    for (const reader of readers) {
      const verdict = toVerdict(reader(moment));
      if (verdict === deciding) return deciding;
      if (verdict === null) isOpen = true;
    }
    return isOpen ? unknown : !deciding;
  };
const readChoice =
  (readers: readonly MomentReader[]): MomentReader =>
  (moment) => {
    for (let index = 0; index + 1 < readers.length; index += 2) {
      const verdict = toVerdict(readers[index]?.(moment));
      if (verdict === null) return unknown;
      if (verdict) return readers[index + 1]?.(moment);
    }
    return readers.length % 2 === 1 ? readers.at(-1)?.(moment) : null;
  };
const isMember = ([item, list]: readonly (Json | undefined)[]): boolean =>
  typeof list === 'string' ? list.includes(toText(item)) : Array.isArray(list) && list.includes(item ?? null);

/** Nothing where a path leads is not null: portals show nothing that hangs on it, so it decides nothing here. */
const readVariable = (path: string, fallback: Json | undefined): MomentReader => {
  const otherwise: MomentReader = fallback === undefined ? () => unknown : compileReader(fallback);
  return (moment): ResolvedValue => {
    const value = moment.read(path);
    return value === undefined ? otherwise(moment) : value;
  };
};

const compileOperator = (operator: string, args: readonly Json[]): MomentReader => {
  const [first, second] = args;
  if (operator === 'var') return typeof first === 'string' ? readVariable(first, second) : () => unknown;
  if (operator === 'in' || operator === 'can') return readMachine(operator, toText(first), second);
  const readers = args.map(compileReader);
  switch (operator) {
    case 'and':
      return readLogic(readers, false);
    case 'or':
      return readLogic(readers, true);
    case 'if':
      return readChoice(readers);
    case '!':
      return readAll(readers, ([value]) => !isTruthy(value));
    case '!!':
      return readAll(readers, ([value]) => isTruthy(value));
    case '===':
      return readAll(readers, ([a, b]) => a === b);
    case '!==':
      return readAll(readers, ([a, b]) => a !== b);
    case 'member-of':
      return readAll(readers, isMember);
    default:
      // Sums, text and money are about data, which is unknown here.
      return () => unknown;
  }
};
const readMachine = (operator: 'in' | 'can', key: string, name: Json | undefined): MomentReader => {
  const names = Array.isArray(name) ? name.map(String) : [toText(name)];
  const holds =
    operator === 'in' ? askStates(names) : ({ can }: GraphNode) => names.some((event) => can.includes(event));
  return ({ nodeOf }) => {
    const node = nodeOf(key);
    return node === undefined ? unknown : holds(node);
  };
};

/** A rule as a function of what is finite; whatever depends on more is `unknown`. */
export const compileReader = (rule: Rule): MomentReader => {
  if (Array.isArray(rule)) return readAll(rule.map(compileReader), (values) => values as Json);
  if (typeof rule !== 'object' || rule === null) return () => rule;
  const [entry] = Object.entries(rule as JsonObject);
  if (entry === undefined) return () => rule;
  const [operator, args] = entry;
  return compileOperator(operator, Array.isArray(args) ? (args as readonly Json[]) : [args]);
};
export const compileValueReader = (value: CompiledValue): MomentReader => {
  if (value.k === 'c') return () => value.v;
  return value.k === 'e' ? compileReader(value.r) : () => unknown;
};
export const compileCondition = (rule: Rule): ((moment: Moment) => Verdict) => {
  const reader = compileReader(rule);
  return (moment) => toVerdict(reader(moment));
};
export const negate =
  (condition: (moment: Moment) => Verdict) =>
  (moment: Moment): Verdict => {
    const verdict = condition(moment);
    return verdict === null ? null : !verdict;
  };
export const readVerdict =
  (reader: MomentReader) =>
  (moment: Moment): Verdict =>
    toVerdict(reader(moment));

/** Machine keys and paths that a rule asks for. */
export const listReads = (rule: Rule, reads: { machines: Set<string>; paths: Set<string> }): void => {
  if (Array.isArray(rule)) {
    for (const part of rule) listReads(part as Rule, reads);
    return;
  }
  if (typeof rule !== 'object' || rule === null) return;
  for (const [operator, args] of Object.entries(rule as JsonObject)) {
    const list = Array.isArray(args) ? (args as readonly Json[]) : [args];
    if (operator === 'var') reads.paths.add(toText(list[0]));
    else if (operator === 'in' || operator === 'can') reads.machines.add(toText(list[0]));
    else for (const part of list) listReads(part, reads);
  }
};
