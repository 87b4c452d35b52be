import { gatherValues } from '../../../src/compiler/judge/judge-rule.ts';
import { testKey } from '../../../src/compiler/judge/read-rule.ts';
import type { PrepareRule } from '../../../src/compiler/judge/second-opinion.ts';
import { lateOperations } from '../../../src/protocol/time/date-operators.ts';
import { readAlong } from '../../../src/runtime/core/paths.ts';
import { compileRule, type RuleContext } from '../../../src/runtime/core/rules.ts';

/** A rule as players' browsers evaluate it. */
export const prepareAsPortal: PrepareRule = (rule) => {
  const compiled = compileRule(rule);
  return ({ values, answers }) => {
    const data = gatherValues(values);
    const context: RuleContext = {
      read: (path) => readAlong(data, path.split('.'), 0),
      isIn: (machine, name) => answers[testKey({ kind: 'in', machine, name })],
      canSend: (machine, name) => answers[testKey({ kind: 'can', machine, name })],
      applyLate: (operator, given) => lateOperations[operator](...given),
    };
    return { value: compiled.evaluate(context), holds: compiled.holds(context) };
  };
};
