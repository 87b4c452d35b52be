import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';

let database: TestDatabase;
let merchant: string;
let site: StoredSiteService;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const documentsIn = (timeZone: string | undefined, name = 'one') => ({
  'settings/brand': { currency: 'PHP', ...(timeZone === undefined ? {} : { timeZone }) },
  'pages/home': { name },
});
const importIn = (timeZone: string | undefined, kind: 'initial' | 'publish' = 'publish') =>
  site.importDocuments({ documents: documentsIn(timeZone, randomUUID()), note: 'n', author: 'cli', kind });
beforeEach(() => {
  merchant = `z-${randomUUID().slice(0, 8)}`;
  site = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
    findMembers: async () => [],
  });
});
const book = () =>
  database.pool.query(
    `with a as (
       insert into ledger_account (merchant, owner, account_type, currency)
       values ($1, 'house', 0, 'PHP'), ($1, 'house', 95, 'PHP') returning id, account_type
     ), t as (
       insert into ledger_transfer (merchant, kind, reference, created_at) values ($1, 'test', 'first', now()) returning id
     )
     insert into ledger_entry (transfer_id, account_id, amount)
     select t.id, a.id, case a.account_type when 0 then -10 else 10 end from a, t`,
    [merchant],
  );
const fixed = {
  code: 'setting.zone-fixed',
  severity: 'error',
  document: 'settings/brand',
  pointer: '/timeZone',
};
const refused = { ok: false, error: { code: 'publish.check-failed', issues: [fixed] } };

/** Jumps in both directions, over the date line, by half hours, and to and from no zone at all. */
const jumps: readonly (readonly [string | undefined, string | undefined])[] = [
  ['Asia/Manila', 'Pacific/Kiritimati'],
  ['Pacific/Kiritimati', 'Asia/Manila'],
  ['Pacific/Kiritimati', 'Pacific/Niue'],
  ['Pacific/Niue', 'Pacific/Kiritimati'],
  ['Asia/Kolkata', 'Asia/Kathmandu'],
  ['Europe/London', 'UTC'],
  ['America/Sao_Paulo', undefined],
  [undefined, 'Asia/Manila'],
];

describe.each(jumps)('from %s to %s', (from, to) => {
  it('is free before money was booked, and refused by every way to publish from then on', async () => {
    await importIn(to, 'initial');
    expect((await importIn(from)).ok).toBe(true);
    await book();
    expect(await importIn(to)).toMatchObject(refused);
    const { version } = await site.draft();
    const brand = documentsIn(to)['settings/brand'];
    const patches = [{ document: 'settings/brand', op: 'replace', path: [], value: brand }] as const;
    const edited = await site.editDraft({ version, patches, author: 'emil' });
    if (!edited.ok) throw new Error(edited.error.code);
    const check = await site.checkDraft();
    expect(check).toMatchObject({ candidate: null, issues: [fixed] });
    const { version: draftVersion, baseRevision } = edited.value;
    expect(await site.publish({ note: 'n', author: 'paula', draftVersion, baseRevision })).toMatchObject(
      refused,
    );
    expect(await site.rollback({ toRevision: 1, note: 'n', author: 'paula' })).toMatchObject(refused);
    expect((await site.active()).revision).toBe(2);
    expect((await importIn(from)).ok).toBe(true);
  });
});

it('takes UTC and no zone for the same', async () => {
  await importIn(undefined, 'initial');
  await book();
  expect((await importIn('UTC')).ok).toBe(true);
});
