import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSite } from '../../../src/compiler/compile-site.fake.ts';
import { prepareJudge, type RuleFacts } from '../../../src/compiler/judge/judge-rule.ts';
import { readRule } from '../../../src/compiler/judge/read-rule.ts';
import { createSecondOpinion, type PrepareRule } from '../../../src/compiler/judge/second-opinion.ts';
import { createTinyCatalogue } from '../../../src/compiler/tiny-catalogue.fake.ts';
import { changeTinySite } from '../../../src/compiler/tiny-site.fake.ts';
import { signatures } from '../../../src/compiler/expressions/operator-signatures.ts';
import { operators } from '../../../src/protocol/document/expression.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import { prepareAsPortal } from './portal-rules.ts';

const paths = ['a', 'b', 'c.d', 'c.e', 'list', 'gone', 'c.gone'];
const tests = ['flow idle', 'flow sms', 'gone idle'].map((test) => test.split(' '));
const scalar = fc.constantFrom<Json>(
  ...[null, true, false, 0, 1, -2, 3.5, 0.1, '', '0', '7', '1.50', 'text'],
);
const dated = fc.constantFrom<Json>(
  ...['2026-11-27', '2026-03-29T02:30', '2026-10-25T00:30:00Z', 1_761_350_400_000],
  ...['minutes', 'days', 'dateTime', 'money', 'Asia/Manila'],
);
const leaf = fc.oneof(
  scalar,
  dated,
  fc.constantFrom(...paths).map((path): Json => ({ var: path })),
  fc.tuple(fc.constantFrom(...paths), scalar).map(([path, other]): Json => ({ var: [path, other] })),
  fc
    .tuple(fc.constantFrom('in', 'can'), fc.constantFrom(...tests))
    .map(([kind, test]): Json => ({ [kind]: test })),
);
type Plain = keyof typeof signatures;
const rules = fc.letrec<{ rule: Json; list: Json }>((tie) => ({
  list: fc.array(tie('rule'), { maxLength: 3 }),
  rule: fc.oneof(
    { depthSize: 'small', maxDepth: 5 },
    leaf,
    fc.constantFrom(...(Object.keys(signatures) as Plain[])).chain((operator) => {
      const { least, most } = signatures[operator];
      const part = operator === 'member-of' ? fc.oneof(tie('rule'), tie('list')) : tie('rule');
      return fc
        .array(part, { minLength: least, maxLength: Math.min(most, least + 3) })
        .map((args): Json => ({ [operator]: args }));
    }),
  ),
})).rule;
const facts: fc.Arbitrary<RuleFacts> = fc.record({
  values: fc.dictionary(
    fc.constantFrom('a', 'b', 'c.d', 'c.e', 'list'),
    fc.oneof(
      scalar,
      dated,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.array(scalar, { maxLength: 3 }),
    ),
  ),
  answers: fc.dictionary(fc.constantFrom('in flow idle', 'in flow sms', 'can flow sms'), fc.boolean()),
});

describe('rules', () => {
  it('are judged by json-logic-js as the portal evaluates them, with every operator of the language', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(rules, facts, (rule, given) => {
        fc.pre(readRule(rule).ok);
        for (const [, name = ''] of JSON.stringify(rule).matchAll(/\{"([^"]+)":/g)) seen.add(name);
        expect(prepareAsPortal(rule)(given).value).toEqual(prepareJudge(rule)(given));
      }),
      { numRuns: 4_000 },
    );
    expect(operators.filter((operator) => !seen.has(operator))).toEqual([]);
  });

  it.each<readonly [string, Json]>([
    ['member-of', { 'member-of': [{ var: 'a' }, ''] }],
    ['<', { '<': [{ var: 'a' }, 7] }],
    ['cat', { cat: [{ var: 'a' }, '.'] }],
    ['decimal-less', { 'decimal-less': [{ var: 'a' }, '1.50'] }],
    ['in', { in: ['flow', 'idle'] }],
    ['length', { length: [{ var: 'a' }] }],
    ['%', { '%': [{ var: 'a' }, 2] }],
    ['date-less', { 'date-less': [{ var: 'a' }, '2026-03-29', 'Europe/Paris'] }],
    ['date-day', { 'date-day': [{ var: 'a' }, 'Europe/Paris'] }],
    ['format', { format: [{ var: 'a' }, 'date', 'UTC', []] }],
  ])('have a finding where the portal has another %s', (operator, rule) => {
    const others: Readonly<Record<string, string>> = {
      '<': '<=',
      '%': '/',
      'member-of': '===',
      cat: '+',
      in: 'can',
      'decimal-less': 'decimal-equal',
      length: '!',
      'date-less': 'date-equal',
      'date-day': 'length',
      format: 'date-less',
    };
    const planted: PrepareRule = (one) =>
      prepareAsPortal(
        JSON.parse(JSON.stringify(one).replace(`"${operator}"`, `"${others[operator]}"`)) as Json,
      );
    expect(createSecondOpinion(prepareAsPortal)(rule)).toBeNull();
    expect(createSecondOpinion(planted)(rule)).toMatch(/the portal gives|one of them fails/);
  });

  it('that hold for the portal alone, or fail there, are found too', () => {
    const always: PrepareRule = (rule) => (given) => ({ ...prepareAsPortal(rule)(given), holds: true });
    expect(createSecondOpinion(always)({ var: 'a' })).toMatch(/^with .*the portal lets it hold/);
    const failing: PrepareRule = () => () => {
      throw new RangeError('too long');
    };
    expect(createSecondOpinion(failing)({ var: 'a' })).toBe('one of them fails, RangeError: too long');
  });

  it.each<Json>([
    { '===': [{ var: ['a', 'x'] }, 'x'] },
    { '!': [{ var: 'a' }] },
    { '!==': [{ var: 'a' }, null] },
  ])('mean for the proof of flows what they mean for the portal: %j', (rule) =>
    expect(createSecondOpinion(prepareAsPortal)(rule)).toBeNull(),
  );

  it('stop a release at their place', async () => {
    const documents = changeTinySite('pages/home', ['root', 'children', 0, 'show'], {
      '===': [{ var: 'session.state' }, 'visitor'],
    });
    const compile = (prepare: PrepareRule) =>
      compileSite(documents, { ...createTinyCatalogue(), judge: createSecondOpinion(prepare) });
    expect((await compile(prepareAsPortal)).issues.filter(({ severity }) => severity === 'error')).toEqual(
      [],
    );
    const { release, issues } = await compile((rule) =>
      prepareAsPortal(JSON.parse(JSON.stringify(rule).replaceAll('===', '!==')) as Json),
    );
    expect(release).toBeNull();
    expect(issues).toContainEqual(
      expect.objectContaining({
        code: 'expression.second-opinion',
        severity: 'error',
        document: 'pages/home',
        pointer: '/root/children/0/show',
        message: expect.stringMatching(
          /^The evaluators of rules disagree: with .*session\.state.* the portal gives (true|false), json-logic-js (true|false)\.$/,
        ) as string,
      }),
    );
  });
});
