import type { FlowPlace } from '../../protocol/document/document.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import type { CompiledNode } from '../../protocol/release/release.ts';

/** When a node is there. */
export type NodeConditions = Pick<CompiledNode, 'show' | 'in'>;

const toStateRule = ([key, states]: FlowPlace): Rule =>
  typeof states === 'string' ? { in: [key, states] } : { or: states.map((state) => ({ in: [key, state] })) };

/** A node that is there only while the conditions hold, its own among them. */
export const joinConditions = (conditions: NodeConditions, node: CompiledNode): CompiledNode => {
  const rules = [
    ...(conditions.show === undefined ? [] : [conditions.show]),
    // A node that has a state condition keeps it; the other state condition becomes part of its `show` rule.
    ...(conditions.in !== undefined && node.in !== undefined
      ? [{ r: toStateRule(conditions.in), d: [] }]
      : []),
    ...(node.show === undefined ? [] : [node.show]),
  ];
  const [first] = rules;
  const d = [...new Set(rules.flatMap((rule) => rule.d))].sort();
  const show = rules.length > 1 ? { r: { and: rules.map((rule) => rule.r) }, d } : first;
  const state = node.in ?? conditions.in;
  return { ...node, ...(show === undefined ? {} : { show }), ...(state === undefined ? {} : { in: state }) };
};
