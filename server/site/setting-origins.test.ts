import { expect, test } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import { UsageError } from './cli-options.ts';
import { runExplainCommand } from './explain-command.ts';
import { findSettingOrigins } from './setting-origins.ts';
import type { ReleaseRecord } from './site-service.ts';

const documents = (required: boolean, isParentOn = true): SiteDocuments => ({
  'settings/register-fields': {
    id: 'register-fields',
    fields: { email: { enabled: true, required, order: 1 } },
  },
  'settings/whitelabel': {
    id: 'whitelabel',
    tree: {
      modId: 'SITE3',
      name: 'The whole portal',
      enabled: true,
      childrenNodes: [
        {
          modId: 'REG3',
          name: 'Registration',
          enabled: isParentOn,
          childrenNodes: [{ modId: 'REGMOBVERF3', name: 'SMS code', enabled: true, childrenNodes: [] }],
        },
      ],
    },
  },
});
const past = [documents(false), documents(true), documents(true), documents(true, false)];
const history = past
  .map((_, index): ReleaseRecord => ({
    revision: index + 1,
    release: '',
    kind: 'publish',
    note: `note ${index + 1}`,
    author: `author ${index + 1}`,
    publishedAt: '2026-11-21T10:00:00.000Z',
    rolledBackTo: null,
  }))
  .reverse();
const find = (paths: readonly string[], asked = past[3] as SiteDocuments) =>
  findSettingOrigins(paths, {
    history,
    documentsOf: async (revision) => past[revision - 1] as SiteDocuments,
    asked,
  });

test('names the revision that gave a setting its value, not one that kept it', async () => {
  expect(await find(['settings.register.email.required', 'settings.register.email.enabled'])).toMatchObject([
    { value: true, revision: 2, author: 'author 2', pointer: '/fields/email/required' },
    { value: true, revision: 1, document: 'settings/register-fields' },
  ]);
});
test('says that a module is off because of one around it', async () => {
  expect(await find(['settings.whitelabel.REGMOBVERF3'])).toMatchObject([
    { value: false, revision: 4, because: 'Registration', pointer: '/tree/childrenNodes/0/enabled' },
  ]);
  expect(await find(['settings.whitelabel.SITE3'])).toMatchObject([
    { value: true, because: null, pointer: '/tree/enabled' },
  ]);
});
test('gives no revision for what only the draft has, and nothing for what is not there', async () => {
  const [drafted, none] = await find(
    ['settings.register.email.required', 'settings.register.nothing.required'],
    documents(false, false),
  );
  expect(drafted).toMatchObject({ value: false, revision: null, author: null });
  expect(none).toMatchObject({ value: null });
});

test('says it on the command line, of what is live or of a revision', async () => {
  const site = {
    history: async () => history,
    documents: async (revision = 4) => past[revision - 1] as SiteDocuments,
    active: async () => ({ revision: 4 }) as never,
  };
  const { text } = await runExplainCommand(site, ['settings.whitelabel.REGMOBVERF3'], null);
  expect(text).toBe(
    [
      'settings.whitelabel.REGMOBVERF3 is false, off because “Registration” around it is off',
      '  settings/whitelabel/tree/childrenNodes/0/enabled',
      '  since revision 4 by author 4, 2026-11-21T10:00:00.000Z: note 4',
    ].join('\n'),
  );
  const before = await runExplainCommand(site, ['settings.whitelabel.REGMOBVERF3'], 2);
  expect(before.text).toContain('is true');
  expect(before.text).toContain('since revision 1 by author 1');
  await expect(runExplainCommand(site, ['whitelabel'], null)).rejects.toThrow(UsageError);
});
