import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChecker } from '../../../src/compiler/compile-site.ts';
import { loadCatalogue } from './catalogue.ts';
import { runCommand } from '../command/cli-commands.ts';
import { readCliOptions } from '../command/cli-options.ts';
import { createFakeCompiler } from './site-compiler.fake.ts';
import type { LocatedIssue } from './source-files.ts';

const shipped = fileURLToPath(new URL('../../..', import.meta.url));
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-check-'));
  for (const folder of ['layouts', 'locales', 'schemas/forms'])
    cpSync(join(shipped, folder), join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** A fault in one file: what is written in place of what, and the finding with the text that it points at. */
interface Fault {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  readonly code: string;
  /** What begins at the place of the finding, the first time after `after`. */
  readonly at: string;
  readonly after?: string;
  /** Where the finding is, if not in the file with the fault. */
  readonly inFile?: string;
}
const page = (id: string): string =>
  `{
  "$schema": "../../../schemas/layout/page.schema.json",
  "notation": 2,
  "title": "@home.title",
  "access": "anyone",
  "root": { "type": "Heading", "id": "${id}", "level": 1, "children": ["@home.title"] }
}
`;
const faults: readonly Fault[] = [
  // No JSON, or not to be read in one way.
  {
    file: 'layouts/menus/side.json',
    from: '"icon": "tiles",',
    to: '"icon": "tiles"',
    code: 'shape.not-json',
    at: '"children"',
    after: '"tiles"',
  },
  {
    file: 'layouts/pages/privacy.json',
    from: '"notation": 2,',
    to: '"notation": 2,\n  "access": "member",',
    code: 'shape.repeated-key',
    at: '"access": "anyone"',
  },
  // The shape, beside other faults of the same documents.
  {
    file: 'layouts/settings/register-fields.json',
    from: '"enabled": false, "required": false, "order": 30',
    to: '"enabled": "no", "required": false, "order": 30',
    code: 'shape.wrong-type',
    at: '"enabled": "no"',
  },
  {
    file: 'layouts/settings/register-fields.json',
    from: '"minLength": 8,\n      "maxLength": 64',
    to: '"minLength": 80,\n      "maxLength": 64',
    code: 'pattern.bounds',
    at: '"minLength": 80',
  },
  {
    file: 'layouts/settings/register-fields.json',
    from: '"patternId": 4,',
    to: '"patternId": 99,',
    code: 'shape.wrong-value',
    at: '"patternId": 99',
  },
  {
    file: 'layouts/settings/brand.json',
    from: '"copyrightYear": 2026',
    to: '"copyrightYear": "2026"',
    code: 'shape.wrong-type',
    at: '"copyrightYear"',
  },
  {
    file: 'layouts/settings/brand.json',
    from: 'Asia/Manila',
    to: 'Asia/Manilla',
    code: 'setting.time-zone',
    at: '"timeZone"',
  },
  {
    file: 'layouts/settings/brand.json',
    from: '"loginedToHomePage"',
    to: '"loginToHomePage"',
    code: 'shape.unknown-key',
    at: '"loginToHomePage"',
  },
  {
    file: 'layouts/settings/jurisdiction.json',
    from: '"coolingHours": 24',
    to: '"coolingHours": -1',
    code: 'shape.wrong-value',
    at: '"coolingHours"',
  },
  {
    file: 'layouts/themes/default.json',
    from: '"brand.contrast": { "light": "#1b1405"',
    to: '"brand.contrast": { "light": "#f0b73b"',
    code: 'theme.contrast',
    at: '"light": "#f0b73b"',
  },
  // The site.
  {
    file: 'layouts/site.json',
    from: '{ "id": "wallet", "path": "/member/wallet", "page": "wallet" },',
    to: '{ "id": "adrift", "path": "/adrift", "page": "adrift" },\n    { "id": "wallet", "path": "/member/wallet", "page": "wallet" },\n    { "id": "wallet", "path": "/member/wallet-again", "page": "wallet" },',
    code: 'reference.duplicate-id',
    at: '"id": "wallet", "path": "/member/wallet-again"',
  },
  // Screens: names, props, texts, links.
  {
    file: 'layouts/pages/levels.json',
    from: /"type": "Heading"/,
    to: '"type": "Headin"',
    code: 'reference.component-unknown',
    at: '"type": "Headin"',
  },
  {
    file: 'layouts/pages/feedback.json',
    from: '"@feedback.title"',
    to: '"@feedback.titel"',
    code: 'text.key-missing',
    at: '"title": "@feedback.titel"',
  },
  {
    file: 'layouts/modals/search.json',
    from: '"notation": 2,',
    to: '"notation": 2,\n  "id": "serch",',
    code: 'shape.id-mismatch',
    at: '"id": "serch"',
  },
  {
    file: 'locales/AR.json',
    from: /"error\.account\.closed": "[^"]*"/,
    to: '"error.account.closed": "{{nobody}}"',
    code: 'text.argument-missing',
    at: '"error.account.closed"',
  },
  // Words and places of the writing.
  {
    file: 'layouts/modals/on-break.json',
    from: '"press": "close"',
    to: '"press": "closes"',
    code: 'notation.words',
    at: '"press": "closes"',
  },
  // What only all of the site together tells.
  {
    file: 'layouts/pages/cookies.json',
    from: '"notation": 2,',
    to: '"notation": 2,\n  "chrome": { "header": true, "sideMenu": true, "footer": false },',
    code: 'policy.violated',
    inFile: 'layouts/menus/footer.json',
    at: '{ "id": "responsible"',
  },
  {
    file: 'layouts/fragments/login-form.json',
    from: '"===": ["=machine.login.tab", "username"]',
    to: '"!==": ["=machine.login.tab", "username"]',
    code: 'proof.stuck',
    at: '{',
    after: '"children": [',
  },
  {
    file: 'layouts/pages/adrift.json',
    from: '',
    to: page('adrift'),
    code: 'proof.page-unreachable',
    at: '{',
  },
  {
    file: 'layouts/settings/limits.json',
    from: '"smsResendSeconds": 60',
    to: '"smsResendSeconds": "60"',
    code: 'shape.wrong-type',
    at: '"smsResendSeconds"',
  },
  {
    file: 'layouts/settings/whitelabel.json',
    from: /"modId": "LOGINIPVERF3"/,
    to: '"modId": "GEETEST3"',
    code: 'reference.duplicate-id',
    at: '"modId": "GEETEST3"',
    after: '"modId": "GEETEST3"',
  },
  {
    file: 'layouts/fragments/lonely.json',
    from: '',
    to: '{\n  "$schema": "../../../schemas/layout/fragment.schema.json",\n  "notation": 2,\n  "root": { "type": "Spacer", "id": "root" }\n}\n',
    code: 'reference.unused',
    at: '{',
  },
];

/** Line and column of a text in a file. */
function find(file: string, at: string, after = ''): { readonly line: number; readonly column: number } {
  const text = readFileSync(join(root, file), 'utf8');
  const offset = text.indexOf(at, after === '' ? 0 : text.indexOf(after) + 1);
  if (offset < 0) throw new Error(`Expected ${at} in ${file}`);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
function plant({ file, from, to }: Fault): void {
  const path = join(root, file);
  if (from === '') return writeFileSync(path, to);
  const text = readFileSync(path, 'utf8');
  const next = text.replace(from, () => to);
  if (next === text) throw new Error(`Expected ${String(from)} in ${file}`);
  writeFileSync(path, next);
}

test('one run says every fault of a site, each at its file, line and column, and nothing that is not so', async () => {
  for (const fault of faults) plant(fault);
  const compiler = { ...createFakeCompiler(), compile: createChecker(loadCatalogue()).check };
  const parts = {
    compiler,
    openService: () => Promise.reject(new Error('no database')),
    isDemo: () => false,
  };
  const { exitCode, data, text } = await runCommand(readCliOptions(['check'], root), parts);
  expect(exitCode).toBe(1);
  const { issues } = data as { readonly issues: readonly LocatedIssue[] };
  const said = issues.map(
    ({ code, file, line, column }) => `${code} ${relative(root, file)}:${line}:${column}`,
  );
  const planted = faults.map(({ code, file, inFile = file, at, after }) => {
    const { line, column } = find(inFile, at, after);
    return `${code} ${inFile}:${line}:${column}`;
  });
  const others = issues.filter((issue, index) => {
    // A page without its footer breaks three promises.
    const isOfFooter = issue.code === 'policy.violated' && issue.document === 'fragments/footer';
    return !isOfFooter && !planted.includes(said[index] ?? '');
  });
  expect(
    others.map(({ code, document, pointer, message }) => `${code} ${document}${pointer} ${message}`),
  ).toEqual([]);
  expect(planted.filter((one) => !said.includes(one))).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(20);
  // Places as an editor and the annotations of a CI read them, from the folder of the command.
  const { line, column } = find('layouts/settings/limits.json', '"smsResendSeconds"');
  const place = relative(process.cwd(), join(root, 'layouts/settings/limits.json'));
  expect(text).toContain(`error   ${place}:${line}:${column}: settings/limits at /smsResendSeconds`);
  const annotated = await runCommand(readCliOptions(['check', '--annotate'], root), parts);
  expect(annotated.text).toContain(
    `::error file=${place},line=${line},col=${column},title=shape.wrong-type::`,
  );
  const fixable = [
    'shape.wrong-type',
    'pattern.bounds',
    'setting.time-zone',
    'theme.contrast',
    'reference.duplicate-id',
  ];
  for (const { code, pointer, fix } of issues)
    if (fixable.includes(code) || pointer.endsWith('/patternId'))
      expect(fix, `${code} ${pointer}`).toBeDefined();
}, 300_000);
