import { expect, test } from 'vitest';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { UsageError } from '../command/cli-options.ts';
import { runExplainCommand } from '../command/explain-command.ts';
import { findRuleOrigins } from './rule-origins.ts';
import { findSettingOrigins } from './setting-origins.ts';
import type { ReleaseRecord } from '../site-service.ts';

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

const layout = (show: string, moved = false): SiteDocuments => {
  const node = { type: 'Text', id: 'hint', show: { var: show } };
  const use = { use: 'fragment:card', id: 'card' };
  return {
    'pages/home': {
      id: 'home',
      root: { type: 'Box', id: 'root', children: moved ? [use, node] : [node, use] },
    },
    'fragments/card': { id: 'card', root: { type: 'Text', id: 'words', show: { var: `${show}.card` } } },
  };
};
test('names who wrote the rule of a node as it is, also in a fragment and when the node was moved', async () => {
  const versions = [layout('settings.a'), layout('settings.b'), layout('settings.b', true)];
  const sources = {
    history: history.slice(1),
    documentsOf: async (revision: number) => versions[revision - 1] as SiteDocuments,
    asked: versions[2] as SiteDocuments,
  };
  const ask = (nodeId: string, kind: 'show' | 'step' = 'show') => ({ document: 'pages/home', nodeId, kind });
  const asked = [ask('hint'), ask('card/words'), ask('gone')];
  expect(await findRuleOrigins(asked, sources)).toMatchObject([
    { document: 'pages/home', pointer: '/root/children/1/show', revision: 2, author: 'author 2' },
    { document: 'fragments/card', pointer: '/root/show', revision: 2 },
  ]);
  const drafted = { ...sources, asked: layout('settings.c') };
  expect(await findRuleOrigins([ask('hint')], drafted)).toMatchObject([{ revision: null, author: null }]);
  const site = {
    history: async () => sources.history,
    documents: async (revision = 3) => versions[revision - 1] as SiteDocuments,
    active: async () => ({ revision: 3 }) as never,
  };
  expect((await runExplainCommand(site, ['pages/home#card/words'], null)).text).toBe(
    [
      'pages/home#card/words has its own rule',
      '  fragments/card/root/show',
      '  since revision 2 by author 2, 2026-11-21T10:00:00.000Z: note 2',
    ].join('\n'),
  );
});

const namedRules = (limit: number): SiteDocuments => ({
  'pages/home': {
    id: 'home',
    rules: {
      isNew: { '<': [{ var: 'member.daysJoined' }, limit] },
      isAsked: { and: [{ var: 'rule.isNew' }, { '!': { var: ['rule.isNew', false] } }] },
      other: true,
    },
    root: { type: 'Text', id: 'hint', show: { or: [{ var: 'rule.isAsked' }, { var: 'ui.online' }] } },
  },
});
test('names the rules that a rule reads, and who changed one of them', async () => {
  const versions = [namedRules(7), namedRules(30), namedRules(30)];
  const sources = {
    history: history.slice(1),
    documentsOf: async (revision: number) => versions[revision - 1] as SiteDocuments,
    asked: versions[2] as SiteDocuments,
  };
  const asked = [{ document: 'pages/home', nodeId: 'hint', kind: 'show' }] as const;
  const [origin] = await findRuleOrigins(asked, sources);
  expect(origin).toMatchObject({ revision: 2, pointer: '/root/show' });
  expect(origin?.named.map(({ name, pointer }) => [name, pointer])).toEqual([
    ['isAsked', '/rules/isAsked'],
    ['isNew', '/rules/isNew'],
  ]);
  const site = {
    history: async () => sources.history,
    documents: async (revision = 3) => versions[revision - 1] as SiteDocuments,
    active: async () => ({ revision: 3 }) as never,
  };
  const { text } = await runExplainCommand(site, ['pages/home#hint'], null);
  expect(text).toContain('\n  rule.isNew: member.daysJoined is less than 30\n  since revision 2');
});
