import {
  documentOfScreen,
  type ExplainedCause,
  type ExplainedInput,
  type ExplainedNode,
  type ExplainedTest,
} from '../../protocol/release/explanation.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import type {
  CompiledExpression,
  CompiledNode,
  CompiledScreen,
  CompiledValue,
} from '../../protocol/release/release.ts';
import { extendScope, isInPlace, type Scope } from './scope.ts';
import { resolveValue, ruleOf, statesPath, type Translate } from './values.ts';
import { writeScalar } from '../../protocol/words/write-number.ts';

/** What explaining needs of a running portal. */
export interface ExplainView {
  readonly scope: Scope;
  readonly translate: Translate;
}

const noField = { field: null } as const;

const readInputs = (paths: readonly string[], scope: Scope): readonly ExplainedInput[] =>
  paths.map((path) => {
    const value = scope.read(path);
    return { path, value: value ?? null, isMissing: value === undefined };
  });

/** Every `in` and `can` of a rule, with the flow's answer. */
const readTests = (rule: Rule, scope: Scope): readonly ExplainedTest[] => {
  if (Array.isArray(rule)) return (rule as readonly Json[]).flatMap((part) => readTests(part, scope));
  if (rule === null || typeof rule !== 'object') return [];
  return Object.entries(rule).flatMap(([operator, args]) => {
    const isTest = (operator === 'in' || operator === 'can') && Array.isArray(args);
    const [machine, name] = isTest ? (args as readonly Json[]) : [];
    if (!isTest || typeof machine !== 'string' || typeof name !== 'string') return readTests(args, scope);
    const answer = operator === 'in' ? scope.isIn(machine, name) : scope.canSend(machine, name);
    return [{ kind: operator, machine, name, answer: answer ?? null } as const];
  });
};

const explainRule = (
  kind: 'show' | 'list' | 'disabled',
  nodeId: string,
  { r, d }: CompiledExpression,
  isMet: boolean,
  scope: Scope,
): ExplainedCause => ({
  kind,
  nodeId,
  isMet,
  rule: r,
  place: null,
  steps: [],
  ...noField,
  inputs: readInputs(d, scope),
  tests: readTests(r, scope),
});

const explainPlace = (node: CompiledNode, scope: Scope): readonly ExplainedCause[] => {
  if (node.in === undefined) return [];
  const [machine] = node.in;
  const steps = scope.read(statesPath(machine));
  return [
    {
      kind: 'step',
      nodeId: node.id,
      isMet: isInPlace(scope, node.in),
      rule: null,
      place: node.in,
      steps: Array.isArray(steps) ? (steps as readonly string[]) : [],
      inputs: [],
      tests: [],
      ...noField,
    },
  ];
};

/** An unknown answer of a flow counts like unknown data: the node is not shown. */
const explainShow = (node: CompiledNode, scope: Scope): readonly ExplainedCause[] =>
  node.show === undefined
    ? []
    : [explainRule('show', node.id, node.show, ruleOf(node.show.r).holds(scope), scope)];

const explainDisabled = (
  node: CompiledNode,
  scope: Scope,
  translate: Translate,
): readonly ExplainedCause[] => {
  const bound = node.binds?.['disabled'];
  if (bound === undefined || bound.k !== 'e') return [];
  const isMet = resolveValue(bound, scope, translate) !== true;
  return [explainRule('disabled', node.id, bound, isMet, scope)];
};

/** The rows of a list, as a scope around its first row; null where it has none. */
const enterRows = (node: CompiledNode, scope: Scope): Scope | null => {
  if (node.repeat === undefined) return scope;
  const rows = ruleOf(node.repeat.each.r).resolve(scope);
  const [first] = Array.isArray(rows) ? (rows as readonly Json[]) : [];
  return first === undefined ? null : extendScope(scope, node.repeat.as, first);
};

const firstWords = (
  screen: CompiledScreen,
  node: CompiledNode,
  scope: Scope,
  translate: Translate,
): string => {
  const say = (value: CompiledValue | undefined): string => {
    const said = value === undefined ? '' : resolveValue(value, scope, translate);
    return typeof said === 'string' || typeof said === 'number' ? writeScalar(said) : '';
  };
  const ownText = ['label', 'title', 'text', 'aria-label']
    .map((name) => say(node.binds?.[name]))
    .find(Boolean);
  if (ownText !== undefined) return ownText.slice(0, 80);
  for (const child of node.children ?? []) {
    const inner = typeof child === 'number' ? screen.nodes[child] : undefined;
    const words =
      typeof child === 'number' ? (inner ? firstWords(screen, inner, scope, translate) : '') : say(child);
    if (words !== '') return words.slice(0, 80);
  }
  return '';
};

const innerNodes = (node: CompiledNode): readonly number[] => [
  ...(node.children ?? []).filter((child) => typeof child === 'number'),
  ...Object.values(node.slots ?? {}).flat(),
];

/** Returns `otherwise` where `work` throws. */
const orFallback = <Value>(work: () => Value, otherwise: Value): Value => {
  try {
    return work();
  } catch {
    // The runtime reports a rule that fails; the page that is explained must not break with it.
    return otherwise;
  }
};

/**
 * Returns every node of a screen that depends on a rule, with its rules from the outermost in. Of a list,
 * only the first row is explained. Nodes inside a hidden node are left out: its own rule explains them.
 */
export const explainScreen = (screen: CompiledScreen, view: ExplainView): readonly ExplainedNode[] => {
  const { translate } = view;
  const nodes: ExplainedNode[] = [];
  const visit = (index: number, around: readonly ExplainedCause[], scope: Scope): void => {
    const node = screen.nodes[index];
    if (node === undefined) return;
    const gates = orFallback(() => [...explainPlace(node, scope), ...explainShow(node, scope)], []);
    const isHidden = gates.some(({ isMet }) => !isMet);
    const disabled = isHidden ? [] : orFallback(() => explainDisabled(node, scope, translate), []);
    const isDisabled = disabled.some(({ isMet }) => !isMet);
    const inner = isHidden ? null : orFallback(() => enterRows(node, scope), null);
    const rows: readonly ExplainedCause[] =
      isHidden || inner !== null || node.repeat === undefined
        ? []
        : [explainRule('list', node.id, node.repeat.each, false, scope)];
    const causes = [...around, ...gates, ...rows, ...disabled];
    nodes.push({
      screen: screen.id,
      document: documentOfScreen(screen),
      nodeId: node.id,
      type: node.type,
      text: orFallback(() => firstWords(screen, node, inner ?? scope, translate), ''),
      state: isHidden || rows.length > 0 ? 'hidden' : isDisabled ? 'disabled' : 'shown',
      causes,
    });
    if (inner === null) return;
    for (const child of innerNodes(node)) visit(child, [...around, ...gates], inner);
  };
  visit(screen.root, [], view.scope);
  return nodes;
};
