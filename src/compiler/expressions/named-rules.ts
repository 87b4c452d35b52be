import type { Rule } from '../../protocol/document/expression.ts';
import { type Environment, type NamedRule, sourceAt } from '../environment.ts';
import { compileRule } from './compile-rule.ts';

type Rules = Readonly<Record<string, Rule>> | undefined;

/** The environment of a document with its named rules in sight, each of them checked. */
export const bindRules = (env: Environment, rules: Rules): Environment => {
  const bound = new Map<string, NamedRule>();
  const ruleEnv: Environment = { ...env, rules: bound, readRules: new Set() };
  for (const [name, rule] of Object.entries(rules ?? {}))
    bound.set(name, { rule, place: ['rules', name], env: ruleEnv });
  for (const [name, { rule, place }] of bound) compileRule(ruleEnv, rule, place, name);
  return ruleEnv;
};

/** After the whole document was compiled: rules that nothing read. */
export const reportUnreadRules = (env: Environment): void => {
  for (const [name, { place }] of env.rules) {
    if (env.readRules.has(name)) continue;
    env.log.report(
      'reference.rule-unused',
      sourceAt(env, place),
      `Nothing reads the rule "${name}"; take it out, or read it as "rule.${name}".`,
    );
  }
};
