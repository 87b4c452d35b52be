import type { LayoutNode } from '../../protocol/document/document.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import type { CompiledExpression } from '../../protocol/release/release.ts';
import type { Environment } from '../environment.ts';
import { compileRule } from '../expressions/compile-rule.ts';
import { compileCondition, type Moment, unknown } from '../proof/verdict.ts';
import type { Place } from '../pointer.ts';

const nothingKnown: Moment = { read: () => unknown, nodeOf: () => undefined };

const readsParams = (rule: Rule): boolean => {
  if (typeof rule !== 'object' || rule === null) return false;
  return Object.entries(rule).some(([operator, args]) =>
    operator === 'var' && typeof args === 'string' ? args.startsWith('params.') : readsParams(args),
  );
};

/**
 * Whether a node of a fragment never shows because of what the fragment was given: such a node is no part
 * of the screen.
 */
export const isLeftOut = (env: Environment, node: LayoutNode, place: Place): boolean => {
  if (env.params === null || 'slot' in node || node.show === undefined || !readsParams(node.show))
    return false;
  const { r, isBroken } = compileRule(env, node.show, [...place, 'show']);
  return !isBroken && compileCondition(r)(nothingKnown) === false;
};

/** Whether what was given decides that a node shows, whatever happens: then there is nothing to ask. */
export const isAlwaysShown = (written: Rule, { r, d }: CompiledExpression): boolean =>
  d.length === 0 && readsParams(written) && compileCondition(r)(nothingKnown) === true;
