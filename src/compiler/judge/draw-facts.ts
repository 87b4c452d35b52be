import type { Rule } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { RuleFacts } from './judge-rule.ts';
import { type RuleNeeds, type RuleTest, testKey } from './read-rule.ts';

/** No value at the path. */
const missing: unique symbol = Symbol('missing');
type Drawn = Json | typeof missing;

/** Values at the edges of what operators tell apart. */
const edges: readonly Drawn[] = [
  missing,
  ...([null, true, false, '', '0', '1.50', '7', 'text'] as const),
  ...([0, 1, -1, 2.5, 100, [], ['text'], [1, null], {}, { text: 1 }] as const),
];

/** Days and moments, for a rule about dates. */
const dates: readonly Drawn[] = [
  ...(['2026-03-28', '2026-03-29T02:30', '2026-10-25T01:30:00.000Z'] as const),
  ...(['2026-02-31', 'Europe/Paris', 1_761_350_400_000] as const),
];
const isAboutDates = (rule: string): boolean => /"(?:date-|format")/.test(rule);

/** The values that a rule names, and their neighbours: there its answer changes. */
const listNamed = (rule: Rule): readonly Json[] => {
  if (typeof rule === 'number') return [rule, rule - 1, rule + 1, String(rule)];
  if (rule === null || typeof rule !== 'object') return [rule];
  if (Array.isArray(rule)) return (rule as readonly Json[]).flatMap(listNamed);
  return Object.entries(rule).flatMap(([operator, given]) =>
    operator === 'var' || operator === 'in' || operator === 'can' ? [] : listNamed(given),
  );
};

/** Numbers from 0 up to, not including, 1: the same for the same seed, on every machine. */
const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
const seedOf = (text: string): number => {
  let seed = 2_166_136_261;
  for (let position = 0; position < text.length; position += 1)
    seed = Math.imul(seed ^ text.charCodeAt(position), 16_777_619);
  return seed;
};

/** A flow that is in a state is also in those around it. */
const answerTests = (tests: RuleNeeds['tests'], random: () => number): RuleFacts['answers'] => {
  const drawn = tests.map((test) => ({ ...test, isYes: random() < 0.5 }));
  const isAround = (outer: RuleTest, inner: RuleTest): boolean =>
    inner.kind === 'in' && inner.machine === outer.machine && inner.name.startsWith(`${outer.name}.`);
  return Object.fromEntries(
    drawn.map((test) => [
      testKey(test),
      test.isYes || (test.kind === 'in' && drawn.some((one) => one.isYes && isAround(test, one))),
    ]),
  );
};
const drawOne = (needs: RuleNeeds, draw: () => Drawn, random: () => number): RuleFacts => ({
  values: Object.fromEntries(
    needs.paths.flatMap((path) => {
      const value = draw();
      return value === missing ? [] : [[path, value] as const];
    }),
  ),
  answers: answerTests(needs.tests, random),
});

/**
 * Facts to try a rule with: each value alone at every path, then mixtures. Drawn from the rule itself, so
 * that the same rule is always tried with the same.
 */
export const drawFacts = (rule: Rule, needs: RuleNeeds, most: number): readonly RuleFacts[] => {
  if (needs.paths.length + needs.tests.length === 0) return [{ values: {}, answers: {} }];
  const named = listNamed(rule);
  const written = JSON.stringify(rule);
  const pool: readonly Drawn[] = [
    ...new Set<Drawn>([
      ...named.filter((one) => !isJsonObject(one)),
      ...(isAboutDates(written) ? dates : []),
      ...edges,
    ]),
  ];
  const random = createRandom(seedOf(written));
  const pick = (): Drawn => pool[Math.floor(random() * pool.length)] ?? missing;
  // Half of the mixtures keep to what the rule names: among many values those would seldom meet.
  const pickNamed = (): Drawn =>
    named.length === 0 ? pick() : (named[Math.floor(random() * named.length)] ?? missing);
  const alone = pool.slice(0, Math.ceil(most / 2)).map((value) => drawOne(needs, () => value, random));
  const mixed = Array.from({ length: most - alone.length }, (_, index) =>
    drawOne(needs, index % 2 === 0 ? pick : pickNamed, random),
  );
  return [...alone, ...mixed];
};
