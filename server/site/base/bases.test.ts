import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diffSites } from '../../../src/compiler/diff-sites.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { hashSource } from '../draft/source-store.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';
import type { DocumentPatch } from '../site-service.ts';

let database: TestDatabase;
let merchant: string;
let site: StoredSiteService;
const text = (words: Readonly<Record<string, string>>): SiteDocuments => ({ 'locales/EN': words });
const first: SiteDocuments = {
  ...text({ title: 'Welcome', help: 'Help', rules: 'Rules' }),
  'pages/home': { id: 'home', root: { id: 'root', children: [{ id: 'a' }, { id: 'b' }] } },
};
const second: SiteDocuments = {
  ...text({ title: 'Hello', help: 'Help', rules: 'House rules' }),
  'pages/home': { id: 'home', root: { id: 'root', children: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] } },
  'pages/new': { id: 'new' },
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  site = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant,
    compiler: { ...createFakeCompiler(), diff: diffSites },
    signer: createReleaseSigner(),
  });
  await site.importDocuments({ documents: first, note: 'n', author: 'foyer', kind: 'initial' });
  await site.bases.ship(first);
});

const setText = (key: string, value: string): DocumentPatch => ({
  document: 'locales/EN',
  op: 'replace',
  path: [key],
  value,
});
const edit = async (...patches: readonly DocumentPatch[]) => {
  const { version } = await site.draft();
  const edited = await site.editDraft({ version, patches, author: 'emil' });
  if (!edited.ok) throw new Error(`edit refused: ${edited.error.code}`);
};
const take = async () => {
  const { version } = await site.draft();
  return site.bases.take({ version, author: 'emil' });
};
const publish = async () => {
  const { version: draftVersion, baseRevision } = await site.draft();
  const published = await site.publish({ note: 'n', author: 'paula', draftVersion, baseRevision });
  if (!published.ok) throw new Error(`publish refused: ${published.error.code}`);
};
const english = async () => (await site.draft()).documents['locales/EN'];

test('says where the merchant differs from the base, also after it was published', async () => {
  expect(await site.bases.standing()).toMatchObject({ documents: [], changes: [], update: null, total: 2 });
  await edit(setText('title', 'Mine'), { document: 'pages/own', op: 'add', path: [], value: { id: 'own' } });
  expect(await site.bases.standing()).toMatchObject({
    documents: [
      { path: 'locales/EN', state: 'changed' },
      { path: 'pages/own', state: 'added' },
    ],
    changes: [
      { summary: 'Texts EN: "title" reads "Mine", was "Welcome"' },
      { summary: 'Page own was added' },
    ],
  });
  await publish();
  expect(await site.bases.standing()).toMatchObject({
    base: hashSource(first),
    documents: [{ path: 'locales/EN' }, { path: 'pages/own' }],
  });
});
test('puts the site on a new base with its own changes on top, and shows what both changed until it is decided', async () => {
  await edit(setText('title', 'Mine'), setText('help', 'Ask us'));
  await publish();
  expect(await site.bases.ship(second)).toBe(true);
  const { update } = await site.bases.standing();
  expect(update?.changes.map(({ summary }) => summary)).toContain('Page new was added');
  expect(update?.conflicts).toEqual([
    {
      document: 'locales/EN',
      place: 'title',
      kind: 'value',
      was: '"Welcome"',
      theirs: '"Hello"',
      yours: '"Mine"',
    },
  ]);
  expect((await take()).ok).toBe(true);
  expect((await site.draft()).documents).toEqual({
    ...second,
    ...text({ title: 'Mine', help: 'Ask us', rules: 'House rules' }),
  });
  const taken = await site.bases.standing();
  expect(taken).toMatchObject({ isTaken: true, update: null, conflicts: [{ place: 'title' }] });
  const [{ document, pointer, summary } = { document: '', pointer: '', summary: '' }] = taken.changes.filter(
    (change) => change.summary.includes('Mine'),
  );
  const { version } = taken;
  await site.bases.revert({ version, author: 'emil', document, change: { pointer, summary } });
  expect(await english()).toEqual({ title: 'Hello', help: 'Ask us', rules: 'House rules' });
  expect((await site.bases.standing()).conflicts).toEqual([]);
  await publish();
  expect(await site.bases.standing()).toMatchObject({
    base: hashSource(second),
    isTaken: false,
    update: null,
    changes: [{ summary: 'Texts EN: "help" reads "Ask us", was "Help"' }],
  });
});
test('is back on the old base when the taking is undone, and after a rollback', async () => {
  await edit(setText('title', 'Mine'));
  await publish();
  await site.bases.ship(second);
  await take();
  const { version, patches } = await site.draft();
  await site.dropPatches({ version, count: patches.length, author: 'emil' });
  expect(await site.bases.standing()).toMatchObject({ base: hashSource(first), isTaken: false });
  await take();
  await publish();
  expect((await site.bases.standing()).base).toBe(hashSource(second));
  await site.rollback({ toRevision: 2, note: 'n', author: 'paula' });
  const back = await site.bases.standing();
  expect(back.base).toBe(hashSource(first));
  expect(back.update?.conflicts).toHaveLength(1);
});
test('keeps the base that was taken when the draft is put on a newer release', async () => {
  await site.bases.ship(second);
  await edit(setText('help', 'Ask us'));
  await take();
  await site.rollback({ toRevision: 1, note: 'n', author: 'paula' });
  const { version } = await site.draft();
  await site.rewriteDraft({
    version,
    author: 'emil',
    onto: 'live',
    plan: () => [setText('help', 'Ask us')],
  });
  expect((await site.bases.standing()).base).toBe(hashSource(second));
});
test('takes the base’s of a whole document, also of one that was taken out or put in', async () => {
  await edit(
    setText('title', 'Mine'),
    { document: 'pages/home', op: 'remove', path: [] },
    { document: 'pages/own', op: 'add', path: [], value: { id: 'own' } },
  );
  await publish();
  for (const document of ['locales/EN', 'pages/home', 'pages/own']) {
    const { version } = await site.draft();
    expect((await site.bases.revert({ version, author: 'emil', document })).ok).toBe(true);
  }
  expect((await site.draft()).documents).toEqual(first);
  expect((await site.bases.standing()).documents).toEqual([]);
});
test('needs no release where the new base changes nothing for players', async () => {
  await edit(setText('title', 'Hello'), setText('rules', 'House rules'));
  await publish();
  await site.bases.ship({ ...first, ...text({ title: 'Hello', help: 'Help', rules: 'House rules' }) });
  const before = await site.active();
  expect((await take()).ok).toBe(true);
  expect(await site.active()).toEqual(before);
  expect(await site.bases.standing()).toMatchObject({ documents: [], update: null });
  expect(await take()).toMatchObject({ ok: false, error: { code: 'base.none' } });
});
test('knows the base of a site from before its base was kept', async () => {
  await edit(setText('title', 'Mine'));
  await publish();
  await database.db.deleteFrom('site_source_base').where('merchant', '=', merchant).execute();
  expect(await site.bases.standing()).toMatchObject({
    base: hashSource(first),
    documents: [{ path: 'locales/EN', state: 'changed' }],
  });
});
