import { describe, expect, it } from 'vitest';
import type { CompileResult } from '../../src/compiler/compile-result.ts';
import { compileSite } from '../../src/compiler/compile-site.fake.ts';
import { fixAll } from '../../src/compiler/fixes/apply-fix.ts';
import { issueCodes } from '../../src/compiler/issue-codes.ts';
import { createTinyCatalogue } from '../../src/compiler/tiny-catalogue.fake.ts';
import { applyChanges, conformanceCases } from './conformance-cases.ts';

/**
 * Codes that no change to a small site can bring, each with the test that brings it. The proof
 * (tests/proof) and the drawing of every screen (server/prerender) bring their own.
 */
const elsewhere: Readonly<Record<string, string>> = {
  'expression.second-opinion': 'server/site/live/portal-rules.test.ts',
  'setting.currency-fixed': 'server/site/live/live-currency.test.ts',
  'setting.zone-fixed': 'server/site/live/live-zone.test.ts',
  'text.untranslated': 'src/compiler/texts/check-writing.test.ts',
  'reference.asset-unknown': 'tests/site/missing-files.test.ts',
  'shape.not-json': 'server/site/compile/source-files.test.ts',
  'shape.repeated-key': 'server/site/compile/source-files.test.ts',
  ...Object.fromEntries(
    ['version', 'words', 'default', 'twice'].map((fault) => [
      `notation.${fault}`,
      'src/notation/notation.test.ts',
    ]),
  ),
  'limit.document-size': 'src/compiler/shape/check-shape.test.ts',
  'limit.node-count': 'src/compiler/screens/limits.test.ts',
  'limit.fragment-depth': 'src/compiler/screens/limits.test.ts',
  'limit.place-count': 'src/compiler/screens/limits.test.ts',
  'limit.value-count': 'src/compiler/screens/limits.test.ts',
  'data.unread': 'tests/proof/unread-faults.test.ts',
  'accessibility.start-field': 'tests/proof/unread-faults.test.ts',
  'style.never-shown': 'tests/proof/unseen-faults.test.ts',
  'style.variants': 'src/compiler/screens/limits.test.ts',
  ...Object.fromEntries(
    ['nodes', 'bytes', 'styles', 'code'].flatMap((measure) =>
      ['', '-exceeded'].map((end) => [`budget.${measure}${end}`, 'src/compiler/quality/quality.test.ts']),
    ),
  ),
  'accessibility.top-heading': 'src/compiler/quality/quality.test.ts',
  'accessibility.heading-order': 'src/compiler/quality/quality.test.ts',
  'accessibility.landmark': 'src/compiler/quality/quality.test.ts',
  'node.misplaced': 'src/compiler/screens/check-placement.test.ts',
  'node.cell-count': 'src/compiler/screens/check-placement.test.ts',
  'agreement.date-ahead': 'tests/proof/disagreement-faults.test.ts',
  'control.no-effect': 'src/compiler/quality/check-effects.test.ts',
  'control.never-sent': 'src/compiler/quality/check-effects.test.ts',
  'shell.page-place': 'src/compiler/quality/quality.test.ts',
  'repeat.key-shared': 'tests/proof/key-faults.test.ts',
  ...Object.fromEntries(
    ['unformatted', 'not-money', 'compared', 'counted', 'currency'].map((fault) => [
      `money.${fault}`,
      'tests/proof/money-faults.test.ts',
    ]),
  ),
  'flow.failure-unsaid': 'src/compiler/quality/quality.test.ts',
};

/** Small cases ask for data, and give addresses names, that nothing of them shows. */
const isInVain = ({ code, pointer }: { readonly code: string; readonly pointer: string }): boolean =>
  code === 'data.unread' || (code === 'action.unread' && pointer.includes('/query/'));

type Changes = (typeof conformanceCases)[number]['changes'];
const compiled = new Map<Changes, CompileResult>();
/** What the small site with these changes becomes: once for each case. */
const compileCase = async (changes: Changes): Promise<CompileResult> => {
  const result = compiled.get(changes) ?? (await compileSite(applyChanges(changes), createTinyCatalogue()));
  compiled.set(changes, result);
  return result;
};

describe('the gate', () => {
  it.each(conformanceCases.map((each) => [each.name, each] as const))(
    '%s',
    async (_, { changes, issues }) => {
      const result = await compileCase(changes);
      const found = result.issues
        .filter((issue) => !isInVain(issue))
        .map(({ code, document, pointer, fix }) => ({
          code,
          document,
          pointer,
          fix: fix?.summary,
        }));
      for (const issue of issues) expect(found).toContainEqual(expect.objectContaining(issue));
      expect(found, result.issues.map((issue) => issue.message).join('\n')).toHaveLength(issues.length);
      const isRefused = result.issues.some((issue) => issue.severity === 'error');
      expect(result.release === null).toBe(isRefused);
      for (const { message } of result.issues) {
        expect(message, 'every issue is a sentence').toMatch(/^[\p{Lu}"“].*[.?]$/su);
        expect(message).not.toMatch(/undefined|\[object|null,/);
      }
    },
  );

  it('offers fixes that leave nothing of the finding', async () => {
    let fixes = 0;
    for (const { name, changes } of conformanceCases) {
      const { issues } = await compileCase(changes);
      const { documents: fixed, applied } = fixAll(applyChanges(changes), issues);
      if (applied.length === 0) continue;
      fixes += applied.length;
      const after = await compileSite(fixed, createTinyCatalogue());
      const left = after.issues.map(({ code, document, pointer }) => `${code} ${document} ${pointer}`);
      for (const { code, document, pointer } of applied)
        expect(left, `${name}: the fix`).not.toContain(`${code} ${document} ${pointer}`);
    }
    expect(fixes).toBeGreaterThan(30);
  }, 120_000);

  it('has an invalid case for every code', () => {
    const covered = new Set([
      ...conformanceCases.flatMap((each) => each.issues.map((issue) => issue.code)),
      ...Object.keys(elsewhere),
    ]);
    const ownTests = /^(proof|render)\./;
    expect(Object.keys(issueCodes).filter((code) => !covered.has(code) && !ownTests.test(code))).toEqual([]);
    expect([...covered].filter((code) => !Object.hasOwn(issueCodes, code))).toEqual([]);
  });
});
