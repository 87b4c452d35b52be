import { tamperRecords } from '../../infrastructure/keys/audit-keys.fake.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { runCommand, type CliAnswer } from './cli-commands.ts';
import { readCliOptions, UsageError } from './cli-options.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';

const compiler = createFakeCompiler();
let database: TestDatabase;
let root: string;
let merchant = 'c0';
let service: StoredSiteService;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-cli-'));
  merchant = `c${Number(merchant.slice(1)) + 1}`;
  opened = 0;
  service = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant,
    compiler,
    signer: createReleaseSigner(),
  });
  write({ name: 'one' });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (body: unknown): void => {
  mkdirSync(join(root, 'layouts/pages'), { recursive: true });
  writeFileSync(join(root, 'layouts/pages/home.json'), JSON.stringify(body));
};
const run = async (...argv: string[]): Promise<CliAnswer> => {
  const openService = async (): Promise<StoredSiteService> => {
    opened += 1;
    return service;
  };
  return runCommand(readCliOptions(argv, root), { compiler, openService, isDemo: () => false });
};

test('checks files without a database and names document, place and reason', async () => {
  expect(await run('check')).toMatchObject({ exitCode: 0, data: { ok: true } });
  write({ broken: true });
  const answer = await run('check');
  expect(answer).toMatchObject({ exitCode: 1, data: { ok: false, release: null } });
  expect(answer.text).toContain('pages/home at /broken (fake.broken)');
  expect(opened).toBe(0);
});
test.each(['check', 'fix', 'publish', 'import'])('%s does not leave a folder unread', async (command) => {
  await expect(run(command, 'elsewhere')).rejects.toThrow(
    `${command}: does not take "elsewhere"; the files of a folder: ${command} --root elsewhere`,
  );
  expect(opened).toBe(0);
});
test.each([
  ['rollback', '3'],
  ['audit', 'now'],
  ['kills', 'all'],
  ['export', 'a', 'b'],
  ['kill', 'vendor', 'a', 'b'],
  ['stage', 'widen', '10', '20'],
])('%s does not leave a word unread', async (...words) => {
  await expect(run(...words)).rejects.toThrow(`${words[0]}: does not take "${words.at(-1)}"`);
  expect(opened).toBe(0);
});
test('applies the fixes of the check and writes only the files that they change', async () => {
  write({ typo: 1, name: 'one' });
  writeFileSync(join(root, 'layouts/site.json'), '{ "kept":  true }');
  const answer = await run('fix');
  expect(answer).toMatchObject({ exitCode: 0, data: { ok: true, applied: [{ code: 'fake.typo' }] } });
  expect(JSON.parse(readFileSync(join(root, 'layouts/pages/home.json'), 'utf8'))).toEqual({
    type: 1,
    name: 'one',
  });
  expect(readFileSync(join(root, 'layouts/site.json'), 'utf8')).toBe('{ "kept":  true }');
  expect(opened).toBe(0);
});
test('publishes, rolls back, exports what was live and shows differences', async () => {
  expect((await run('publish', '--note', 'First')).text).toContain('Revision 1 is live');
  expect(await run('publish', '--note', 'Again')).toMatchObject({
    exitCode: 1,
    data: { error: { code: 'publish.nothing-to-publish' } },
  });
  write({ name: 'two' });
  expect((await run('diff', '--live')).text).toContain('pages/home');
  await run('publish', '--note', 'Second', '--author', 'ci');
  expect(await run('rollback', '--revision', '1', '--note', 'Back')).toMatchObject({
    exitCode: 0,
    data: { value: { revision: 3, rolledBackTo: 1 } },
  });
  const out = join(root, 'out');
  await run('export', out);
  expect(JSON.parse(readFileSync(join(out, 'layouts/pages/home.json'), 'utf8'))).toEqual({ name: 'one' });
  expect((await run('diff', out)).data).toMatchObject({ changes: [{ document: 'pages/home' }] });
  expect((await service.history(9)).map(({ author }) => author)).toEqual(['cli', 'ci', 'cli']);
});
test('says whether the record is whole, and sees a changed line and an end that was cut off', async () => {
  await run('publish', '--note', 'First');
  write({ name: 'two' });
  await run('publish', '--note', 'Second');
  expect(await run('audit')).toMatchObject({ exitCode: 0, data: { ok: true, links: 2 } });
  const { pool } = database;
  for (const subject of ['deposit:1', 'deposit:2'])
    await database.db.transaction().execute((transaction) =>
      appendOperation(transaction, merchant, {
        action: 'deposit.approve',
        author: 'carla',
        subject,
        note: '',
        at: new Date(),
      }),
    );
  expect(await run('audit')).toMatchObject({ exitCode: 0, data: { operations: { links: 2, missing: 0 } } });
  await tamperRecords(pool, `delete from operation_audit where merchant = $1 and position = 2`, [merchant]);
  expect(await run('audit')).toMatchObject({
    exitCode: 1,
    text: '1 of the operators’ decisions are gone from the end of their record.',
  });
  await pool.query(
    `insert into operation_audit select merchant, entries, '{}', '', hash, now() from operation_audit_head where merchant = $1`,
    [merchant],
  );
  expect((await run('audit')).text).toContain('Decision 2 was changed');
  await tamperRecords(pool, `delete from operation_audit where merchant = $1`, [merchant]);
  await pool.query('alter table operation_audit_head disable trigger user');
  await tamperRecords(pool, `delete from operation_audit_head where merchant = $1`, [merchant]);
  await pool.query('alter table operation_audit_head enable trigger user');
  await pool.query('alter table site_audit disable trigger user');
  await pool.query(`delete from site_audit where merchant = $1 and position = 2`, [merchant]);
  expect(await run('audit')).toMatchObject({
    exitCode: 1,
    data: { ok: false, brokenAt: null, untold: [2] },
    text: 'No link tells of revision 2.',
  });
  await tamperRecords(pool, `update site_audit set entry = 'nothing' where merchant = $1`, [merchant]);
  expect(await run('audit')).toMatchObject({ exitCode: 1, data: { brokenAt: 1, untold: [1, 2] } });
});
test('puts files into the draft for review, and only what differs', async () => {
  await run('publish', '--note', 'First');
  expect((await run('import')).text).toContain('already');
  write({ name: 'two' });
  expect(await run('import')).toMatchObject({ data: { changed: ['pages/home'] } });
  expect((await service.draft()).documents).toEqual({ 'pages/home': { name: 'two' } });
  expect((await service.active()).revision).toBe(1);
});
const audited = async (): Promise<readonly string[]> => {
  const rows = await database.db
    .selectFrom('site_audit')
    .select('entry')
    .where('merchant', '=', merchant)
    .orderBy('position')
    .execute();
  return rows.map(({ entry }) => (JSON.parse(entry) as { note: string }).note);
};
/** Five changes that somebody else has not published. */
const editAsEmil = async (): Promise<void> => {
  const { version } = await service.draft();
  const patches = ['a', 'b', 'c', 'd', 'e'].map((key) => ({
    document: 'pages/home',
    op: 'add' as const,
    path: [key],
    value: `${key} by emil`,
  }));
  expect(await service.editDraft({ version, patches, author: 'emil' })).toMatchObject({ ok: true });
};
const byEmil = { a: 'a by emil', b: 'b by emil', c: 'c by emil', d: 'd by emil', e: 'e by emil' };

test('an import keeps what others have not published, where the files leave it alone', async () => {
  await run('publish', '--note', 'First');
  await editAsEmil();
  // The files that were exported before: all five changes of the other person stay.
  expect((await run('import')).text).toBe(
    'The draft has all of these files already. 1 unpublished change of others kept.',
  );
  write({ name: 'two' });
  expect((await run('import')).text).toContain('1 unpublished change of others kept');
  expect((await service.draft()).documents).toEqual({ 'pages/home': { name: 'two', ...byEmil } });
});
test('an import that would throw away what others have not published lists it and changes nothing', async () => {
  await run('publish', '--note', 'First');
  await editAsEmil();
  write({ name: 'one', c: 'from the files' });
  const before = await service.draft();
  const refused = await run('import');
  expect(refused).toMatchObject({
    exitCode: 1,
    data: { error: { code: 'import.would-replace', authors: ['emil'] } },
  });
  expect(refused.text).toContain('edited by emil');
  expect(refused.text).toContain('pages/home: pages/home changed');
  expect(await service.draft()).toEqual(before);
  const replaced = await run('import', '--replace');
  expect(replaced).toMatchObject({ exitCode: 0, data: { replaced: [{ document: 'pages/home' }] } });
  expect(replaced.text).toContain('Replaced 1 unpublished change of emil:\n  pages/home: pages/home changed');
  expect((await service.draft()).documents).toEqual({ 'pages/home': { name: 'one', c: 'from the files' } });
  expect((await audited()).at(-1)).toBe('import replaced 1 unpublished change of emil in pages/home');
});
test('an import of the only author replaces the draft, and says which planned release it ended', async () => {
  await run('publish', '--note', 'First');
  write({ name: 'two' });
  await run('import');
  const { version } = await service.draft();
  const planned = { version, local: '2099-01-01T10:00', zone: 'UTC', note: 'New year', author: 'paula' };
  expect(await service.schedules.plan(planned)).toMatchObject({ ok: true });
  write({ name: 'three' });
  expect((await run('import')).text).toContain(
    'The release that paula planned for 2099-01-01T10:00:00.000Z no longer goes live (New year).',
  );
  expect((await service.draft()).documents).toEqual({ 'pages/home': { name: 'three' } });
});
test('refuses wrong use with a sentence', async () => {
  for (const argv of [
    [],
    ['frob'],
    ['rollback', '--note', 'x'],
    ['rollback', '--revision', 'x'],
    ['export'],
    ['check', '--frob'],
    ['check', '--root', '/nowhere'],
  ]) {
    await expect(async () => run(...argv)).rejects.toThrow(UsageError);
  }
  expect(await run('publish')).toMatchObject({
    exitCode: 1,
    data: { error: { code: 'publish.note-required' } },
  });
});

test('tells how the draft stands to the shipped base, takes a newer one, and puts the base’s back', async () => {
  await run('publish', '--note', 'n');
  await run('base', 'ship');
  expect((await run('base')).text).toBe('1 of 1 document is the base’s.'.replace('’', "'"));
  write({ name: 'one', title: 'new' });
  expect((await run('base', 'ship')).text).toContain('ships a newer base');
  expect(await run('base', 'take')).toMatchObject({ exitCode: 0, data: { isTaken: true, update: null } });
  expect((await service.draft()).documents).toEqual({ 'pages/home': { name: 'one', title: 'new' } });
  write({ name: 'mine' });
  await run('import');
  expect((await run('base')).text).toContain('changed pages/home');
  expect(await run('base', 'revert', 'pages/home')).toMatchObject({ exitCode: 0, data: { documents: [] } });
  expect(await run('base', 'take')).toMatchObject({ exitCode: 1, data: { error: { code: 'base.none' } } });
  await expect(run('base', 'revert')).rejects.toThrow(UsageError);
});
