import type { Rule } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import { createMemo, type ResultCache } from '../memory.ts';
import { compileCondition, type Moment } from '../proof/verdict.ts';
import { drawFacts } from './draw-facts.ts';
import { gatherValues, isTrue, prepareJudge, type RuleFacts } from './judge-rule.ts';
import { readRule, type RuleNeeds, testKey } from './read-rule.ts';

/** What the portal's own evaluator says of a rule. */
export interface PortalVerdict {
  readonly value: Json;
  /** True only where no missing data decides it. */
  readonly holds: boolean;
}
/** Prepares a rule as the portal does. */
export type PrepareRule = (rule: Rule) => (facts: RuleFacts) => PortalVerdict;
/** A sentence about how evaluators disagree about a rule; null where they agree. */
export type SecondOpinion = (rule: Rule) => string | null;

const drawsEach = 32;
/** Parts that one rule is judged in at most: a large rule is tried with fewer values. */
const partsAtMost = 6_000;
const fewestDraws = 8;
const rulesKept = 5_000;

const write = (facts: RuleFacts, { paths, tests }: RuleNeeds): string =>
  [
    ...paths.map((path) =>
      Object.hasOwn(facts.values, path) ? `${path} = ${JSON.stringify(facts.values[path])}` : `no ${path}`,
    ),
    ...tests.map((test) => {
      const { kind, machine, name } = test;
      const isYes = facts.answers[testKey(test)] === true;
      return `${machine} ${kind === 'in' ? (isYes ? 'in' : 'not in') : isYes ? 'takes' : 'does not take'} ${name}`;
    }),
  ].join(', ');

/** The facts as the proof of flows reads them. */
const toMoment = (facts: RuleFacts, { tests }: RuleNeeds): Moment => {
  const values = gatherValues(facts.values);
  const yes = (kind: 'in' | 'can', machine: string): readonly string[] =>
    tests
      .filter((test) => test.kind === kind && test.machine === machine)
      .filter((test) => facts.answers[testKey(test)] === true)
      .map(({ name }) => name);
  return {
    read: (path) =>
      path
        .split('.')
        .reduce<Json | undefined>(
          (value, name) =>
            typeof value === 'object' && value !== null && Object.hasOwn(value, name)
              ? (value as Readonly<Record<string, Json>>)[name]
              : undefined,
          values,
        ),
    nodeOf: (machine) => ({
      state: yes('in', machine).join('+'),
      can: yes('can', machine),
      waits: 'person',
      tags: [],
      projection: {},
      edges: [],
    }),
  };
};

/** Compares all who evaluate a rule, at one draw of facts. */
const createComparison = (
  rule: Rule,
  needs: RuleNeeds,
  prepare: PrepareRule,
): ((facts: RuleFacts) => string | null) => {
  const judge = prepareJudge(rule);
  const evaluate = prepare(rule);
  const prove = compileCondition(rule);
  return (facts) => {
    const judged = judge(facts);
    const portal = evaluate(facts);
    const given = JSON.stringify(judged);
    if (JSON.stringify(portal.value) !== given)
      return `the portal gives ${JSON.stringify(portal.value)}, json-logic-js ${given}`;
    // What holds although data is missing would show what cannot be decided.
    if (portal.holds && !isTrue(judged)) return `the portal lets it hold, json-logic-js gives ${given}`;
    const proven = prove(toMoment(facts, needs));
    if (proven === null || (proven === isTrue(judged) && proven === portal.holds)) return null;
    const held = portal.holds ? 'lets' : 'does not let';
    return `the proof of flows takes it for ${proven}, json-logic-js gives ${given}, the portal ${held} it hold`;
  };
};

const findDisagreement = (rule: Rule, prepare: PrepareRule): string | null => {
  const reading = readRule(rule);
  // Of a rule that is not of the language the check has said so already.
  if (!reading.ok) return null;
  const { needs, size } = reading;
  const draws = Math.max(fewestDraws, Math.min(drawsEach, Math.floor(partsAtMost / size)));
  try {
    const compare = createComparison(rule, needs, prepare);
    for (const facts of drawFacts(rule, needs, draws)) {
      const difference = compare(facts);
      const by = difference === null ? '' : write(facts, needs);
      if (difference !== null) return by === '' ? difference : `with ${by} ${difference}`;
    }
    return null;
  } catch (error) {
    // A document may hold anything: what an evaluator fails on is a finding.
    return `one of them fails, ${String(error)}`;
  }
};

/**
 * Judges rules twice, by the portal's evaluator and by json-logic-js, over drawn values. Rules that were
 * judged before are remembered by what they say.
 */
export const createSecondOpinion = (
  prepare: PrepareRule,
  cache?: ResultCache<string | null>,
): SecondOpinion => {
  const memo = createMemo<string | null>(rulesKept, undefined, cache);
  return (rule) => memo.recall(JSON.stringify(rule), () => findDisagreement(rule, prepare));
};
