import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diffSites } from '../../../src/compiler/diff-sites.ts';
import { changeTinySite, createTinySite } from '../../../src/compiler/tiny-site.fake.ts';
import { sensitiveKinds, type SensitiveKind } from '../../../src/protocol/release/approval.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { emergencyReach } from '../../../src/protocol/release/rollback.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { verifyAudit } from '../audit/audit.fake.ts';
import { runCommand } from '../command/cli-commands.ts';
import { readCliOptions } from '../command/cli-options.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';

let database: TestDatabase;
let merchant: string;
let site: StoredSiteService;
let compiler: SiteCompiler;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  const fake = createFakeCompiler();
  compiler = {
    ...fake,
    diff: diffSites,
    facts: { ...fake.facts, isMoneyMachine: (machine) => machine === 'withdrawal' },
  };
  site = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant,
    compiler,
    signer: createReleaseSigner(),
  });
});

/** Puts document sets live one after the other: revision 1, 2, and so on. */
const release = async (...sets: readonly SiteDocuments[]): Promise<void> => {
  for (const documents of sets)
    expect(
      await site.importDocuments({ documents, note: 'n', author: 'foyer', kind: 'publish' }),
    ).toMatchObject({ ok: true });
};
const limit = (dailyDeposit: number): SiteDocuments =>
  changeTinySite('settings/limits', ['dailyDeposit'], dailyDeposit);
const back = (toRevision: number, author = 'rita') =>
  site.rollback({ toRevision, note: 'Emergency', author });
const settle = (revision: number, author: string) => ({ revision, note: 'Looked at it', author });
const live = async () => (await site.active()).revision;
const limitNow = async () => (await site.documents())['settings/limits'];
const waiting = async () => (await site.rollbacks.waiting()).map(({ revision }) => revision);
const actions = async (): Promise<readonly string[]> => {
  const links = await database.db
    .selectFrom('site_audit')
    .select('entry')
    .where('merchant', '=', merchant)
    .orderBy('position')
    .execute();
  return links.map(({ entry }) => {
    const { action, unconfirmed } = JSON.parse(entry) as { action: string; unconfirmed?: boolean };
    return unconfirmed === true ? `${action} (unconfirmed)` : action;
  });
};

const field = { enabled: true, required: true, order: 1 };
const changed: Readonly<Record<SensitiveKind, readonly SiteDocuments[]>> = {
  money: [
    limit(100),
    changeTinySite('settings/brand', ['currency'], 'BRL'),
    changeTinySite('pages/home', ['machines'], { cash: { use: 'withdrawal' } }),
    changeTinySite('locales/EN', ['deposit.fee'], 'None'),
    changeTinySite('settings/whitelabel', ['tree', 'childrenNodes', 2], { modId: 'WALLET3', enabled: true }),
  ],
  legal: [
    changeTinySite('settings/limits', ['minimumAge'], 21),
    changeTinySite('settings/brand', ['timeZone'], 'America/Toronto'),
    changeTinySite('settings/jurisdiction', ['realityCheckMinutes'], 30),
    changeTinySite('settings/register-fields', ['fields', 'birthday'], field),
    changeTinySite('locales/EN', ['footer.licence'], 'New'),
  ],
  validators: [
    changeTinySite('settings/register-fields', ['fields', 'email', 'patternId'], 1),
    changeTinySite('forms/login.schema', ['required'], []),
  ],
};
const cases = sensitiveKinds.flatMap((kind) =>
  changed[kind].map((documents, index) => ({ kind, index, documents })),
);
test.each(cases)('a rollback past a change of $kind ($index) waits for a second person', async (given) => {
  await release(createTinySite(), given.documents);
  expect(await back(1)).toMatchObject({ ok: true, value: { revision: 3, rolledBackTo: 1 } });
  expect(await live()).toBe(3);
  const [held] = await site.rollbacks.waiting();
  expect(held).toMatchObject({
    revision: 3,
    toRevision: 1,
    beforeRevision: 2,
    authors: ['rita'],
    isLive: true,
  });
  expect(held?.sensitive.map(({ kind }) => kind)).toContain(given.kind);
  expect(await actions()).toContain('rollback (unconfirmed)');
});
test('a rollback past harmless changes waits for nobody, however far', async () => {
  const named = (title: string) => changeTinySite('locales/EN', ['home.title'], title);
  await release(...['a', 'b', 'c', 'd', 'e', 'f'].map(named));
  expect(await back(1)).toMatchObject({ ok: true });
  expect(await waiting()).toEqual([]);
  expect(await actions()).not.toContain('rollback (unconfirmed)');
});
test('nobody confirms their own rollback; a second person does, and the audit keeps it', async () => {
  await release(limit(1), limit(2));
  await back(1);
  expect(await site.rollbacks.confirm(settle(3, 'rita'))).toMatchObject({
    ok: false,
    error: { code: 'approval.own-change' },
  });
  expect(await site.rollbacks.confirm({ ...settle(3, 'sam'), note: ' ' })).toMatchObject({
    error: { code: 'publish.note-required' },
  });
  expect(await waiting()).toEqual([3]);
  expect(await site.rollbacks.confirm(settle(3, 'sam'))).toMatchObject({ ok: true });
  expect(await waiting()).toEqual([]);
  expect(await live()).toBe(3);
  expect((await actions()).slice(-2)).toEqual(['rollback (unconfirmed)', 'rollback-confirmation']);
  expect(await verifyAudit(database.db, merchant)).toMatchObject({ brokenAt: null, untold: [] });
});
test('a second person takes it back: what was live before is live again', async () => {
  await release(limit(1), limit(2));
  await back(1);
  expect(await site.rollbacks.takeBack(settle(3, 'sam'))).toMatchObject({
    ok: true,
    value: { revision: 4, rolledBackTo: 2 },
  });
  expect(await limitNow()).toMatchObject({ dailyDeposit: 2 });
  expect(await waiting()).toEqual([]);
  expect((await actions()).at(-1)).toBe('rollback');
});
test('two people at once have one effect', async () => {
  await release(limit(1), limit(2));
  await back(1);
  const both = await Promise.all([
    site.rollbacks.confirm(settle(3, 'sam')),
    site.rollbacks.confirm(settle(3, 'tom')),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'rollback.settled' } });
  expect((await actions()).filter((action) => action === 'rollback-confirmation')).toHaveLength(1);
  await back(2);
  const mixed = await Promise.all([
    site.rollbacks.confirm(settle(4, 'sam')),
    site.rollbacks.takeBack(settle(4, 'tom')),
  ]);
  expect(mixed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});
test('further back than an emergency reaches it is refused in words, and changes nothing', async () => {
  await release(...[1, 2, 3, 4, 5].map(limit));
  expect(await back(1)).toMatchObject({
    ok: false,
    error: {
      code: 'publish.approval-required',
      reach: emergencyReach,
      sensitive: [{ kind: 'money', document: 'settings/limits' }],
    },
  });
  expect(await live()).toBe(5);
  expect(await waiting()).toEqual([]);
  expect(await back(5 - emergencyReach)).toMatchObject({ ok: true });
});
test('nobody gets further back step by step', async () => {
  await release(...[1, 2, 3, 4, 5].map(limit));
  expect(await back(2)).toMatchObject({ ok: true });
  expect(await back(1)).toMatchObject({ error: { code: 'publish.approval-required' } });
  // Going another way counts from what two people approved, and the first cannot confirm it either.
  expect(await back(3, 'tom')).toMatchObject({ ok: true });
  expect(await site.rollbacks.waiting()).toMatchObject([
    { revision: 7, beforeRevision: 5, authors: ['rita', 'tom'] },
  ]);
  expect(await site.rollbacks.confirm(settle(7, 'rita'))).toMatchObject({
    error: { code: 'approval.own-change' },
  });
  // Back to what was live before: nothing waits any more.
  expect(await back(5)).toMatchObject({ ok: true });
  expect(await waiting()).toEqual([]);
});
test('further back it goes with an approval given before', async () => {
  await release(...[1, 2, 3, 4, 5].map(limit));
  const { version } = await site.draft();
  const patches = [{ document: 'settings/limits', op: 'replace', path: ['dailyDeposit'], value: 1 }] as const;
  await site.editDraft({ version, patches, author: 'emil' });
  await site.approvals.request({ version: version + 1, note: 'Back', author: 'emil' });
  expect(await back(1)).toMatchObject({ error: { code: 'publish.approval-required' } });
  await site.approvals.decide({ version: version + 1, decision: 'approved', reason: '', author: 'sam' });
  expect(await back(1)).toMatchObject({ ok: true });
  expect(await waiting()).toEqual([]);
});
test('switches use up no reach, hold nothing, and leave what waits as it is', async () => {
  await release(limit(1), limit(2));
  const form = { kind: 'form', name: 'contact', note: 'n', author: 'rita' } as const;
  for (const _ of [1, 2, 3]) {
    expect(await site.kills.kill(form)).toMatchObject({ ok: true });
    expect(await site.kills.restore(form)).toMatchObject({ ok: true });
  }
  expect(await waiting()).toEqual([]);
  const made = await back(1);
  if (!made.ok) throw new Error(made.error.code);
  await site.kills.kill(form);
  await site.kills.restore(form);
  expect(await site.rollbacks.waiting()).toMatchObject([{ revision: made.value.revision, isLive: true }]);
  expect(await site.rollbacks.takeBack(settle(made.value.revision, 'sam'))).toMatchObject({ ok: true });
  expect(await limitNow()).toMatchObject({ dailyDeposit: 2 });
});
test('a stage that is rolled back holds nothing; a rollback that ends a stage is held', async () => {
  await release(limit(1), limit(2));
  const begin = async () => {
    const { version } = await site.draft();
    const patches = [
      { document: 'locales/EN', op: 'add', path: ['home.title'], value: `Title ${version}` },
    ] as const;
    await site.editDraft({ version, patches, author: 'emil' });
    const { version: draftVersion, baseRevision } = await site.draft();
    const plan = { share: 10, audience: 'everybody', accounts: [], haltAfter: 2 } as const;
    const begun = await site.stages.begin({ plan, note: 'n', author: 'paula', draftVersion, baseRevision });
    expect(begun).toMatchObject({ ok: true });
    return (await site.stages.newest()).stage?.id ?? '';
  };
  const id = await begin();
  expect(await site.stages.rollBack({ id, note: 'n', author: 'rita' })).toMatchObject({ ok: true });
  expect(await waiting()).toEqual([]);
  await begin();
  expect(await back(1)).toMatchObject({ ok: true });
  expect(await waiting()).toHaveLength(1);
  expect((await site.stages.newest()).stage).toMatchObject({ state: 'rolled-back' });
});
test('what went live since is not taken back with it; it can be confirmed', async () => {
  await release(limit(1), limit(2));
  await back(1);
  await release(changeTinySite('locales/EN', ['home.title'], 'Later'));
  expect(await site.rollbacks.waiting()).toMatchObject([{ revision: 3, isLive: false }]);
  expect(await site.rollbacks.takeBack(settle(3, 'sam'))).toMatchObject({
    error: { code: 'rollback.moved-on' },
  });
  expect(await site.rollbacks.confirm(settle(3, 'sam'))).toMatchObject({ ok: true });
  expect(await site.rollbacks.confirm(settle(3, 'sam'))).toMatchObject({
    error: { code: 'rollback.settled' },
  });
});
test('the command line says who has to confirm, and what is refused', async () => {
  await release(...[1, 2, 3, 4, 5].map(limit));
  const run = (...argv: readonly string[]) => {
    const options = readCliOptions(argv, '.');
    return runCommand(options, { compiler, openService: async () => site, isDemo: () => false });
  };
  const refused = await run('rollback', '--revision', '1', '--note', 'n');
  expect(refused).toMatchObject({
    exitCode: 1,
    data: { ok: false, error: { code: 'publish.approval-required' } },
  });
  expect(refused.text).toContain('Further back than the last 3 releases');
  expect(refused.text).toContain('dailyDeposit');
  const done = await run('rollback', '--revision', '4', '--note', 'n');
  expect(done).toMatchObject({ exitCode: 0, data: { ok: true, unconfirmed: { revision: 6 } } });
  expect(done.text).toContain('Revision 6 is live, the same as revision 4.');
  expect(done.text).toContain('Ask a second person to confirm it');
  const home = await run('rollback', '--revision', '5', '--note', 'n');
  expect(home.text).toBe('Revision 7 is live, the same as revision 5.');
});
