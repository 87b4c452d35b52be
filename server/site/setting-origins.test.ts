import { expect, test } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document.ts';
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
