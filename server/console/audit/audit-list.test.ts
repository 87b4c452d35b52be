import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { appendAudit } from '../../site/audit/audit.ts';
import { permissionsOf, type ConsoleRole } from '../../../src/protocol/console/console-api.ts';
import type { AuditSought } from '../../../src/protocol/calls/audit.ts';
import { linesPerPage, type AuditReader } from './audit-list.ts';
import { openAuditBook, type AuditBook } from './audit-book.ts';
import { oneVisitMs } from './audit-visits.ts';

let database: TestDatabase;
let book: AuditBook;
const clock = createFakeClock('2026-11-21T10:00:00.000Z');
const everything: AuditSought = { person: '', kind: 'all', subject: '', search: '', from: '', to: '' };
const readerOf = (role: ConsoleRole, accountId = '1'): AuditReader => ({
  accountId,
  username: role,
  permissions: permissionsOf[role],
});

const tell = (action: string, author: string, subject: string, at: string, note = ''): Promise<void> =>
  database.db
    .transaction()
    .execute((transaction) =>
      appendOperation(transaction, 'demo', { action, author, subject, note, at: new Date(at) }),
    );
const publish = (revision: number, at: string): Promise<void> =>
  database.db.transaction().execute((transaction) =>
    appendAudit(transaction, 'demo', {
      action: 'publish',
      author: 'publisher',
      note: `revision ${revision}`,
      revision,
      release: 'r',
      source: 's',
      at,
    }),
  );
beforeAll(async () => {
  database = await createTestDatabase();
  book = openAuditBook({
    db: database.db,
    merchant: 'demo',
    clock,
    readTimeZone: async () => 'Asia/Manila',
    onTrouble: (cause) => {
      throw cause;
    },
  });
  await tell('lottery.close', 'publisher', 'lottery:k3', '2026-11-18T09:00:00.000Z', 'a fault');
  await publish(2, '2026-11-18T16:30:00.000Z');
  await tell('deposit.approve', 'cashier', 'deposit:17', '2026-11-19T09:00:00.000Z');
  await tell('member.freeze', 'support', 'member:17', '2026-11-19T09:00:00.000Z');
  await tell('members.look', 'support', 'members:0917', '2026-11-19T10:00:00.000Z');
  await tell('operator.role', 'administrator', 'operator:carla', '2026-11-20T09:00:00.000Z');
  await tell('message.look', 'support', 'message:5', '2026-11-20T10:00:00.000Z');
  await tell('sender.test', 'administrator', 'sender:sms', '2026-11-20T11:00:00.000Z');
});
afterAll(() => database.close());

const list = async (role: ConsoleRole, sought: Partial<AuditSought & { readonly after: string }> = {}) =>
  (await book.list(readerOf(role), { ...everything, ...sought })).rows;
const subjects = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).map(({ subject }) => subject);

describe('the list of both records', () => {
  const seen: Readonly<Record<ConsoleRole, readonly string[]>> = {
    viewer: ['release:2', 'lottery:k3'],
    writer: ['release:2', 'lottery:k3'],
    editor: ['release:2', 'lottery:k3'],
    publisher: ['members:0917', 'member:17', 'deposit:17', 'release:2', 'lottery:k3'],
    cashier: ['members:0917', 'member:17', 'deposit:17', 'release:2', 'lottery:k3'],
    support: ['message:5', 'members:0917', 'member:17', 'deposit:17', 'release:2', 'lottery:k3'],
    administrator: ['sender:sms', 'message:5', 'operator:carla', 'release:2', 'lottery:k3'],
  };
  for (const [role, expected] of Object.entries(seen) as [ConsoleRole, readonly string[]][])
    it(`shows the ${role}, newest first, what the role may see`, async () => {
      expect(await subjects(role)).toEqual(expected);
    });

  it('says who did what to what, when and why, by the entry itself', async () => {
    expect((await list('viewer')).at(-1)).toEqual({
      record: 'operations',
      position: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      at: '2026-11-18T09:00:00.000Z',
      author: 'publisher',
      action: 'lottery.close',
      subject: 'lottery:k3',
      note: 'a fault',
      account: null,
      hasChange: false,
    });
    expect((await list('viewer'))[0]).toMatchObject({ record: 'site', subject: 'release:2' });
  });

  it('is narrowed by person, kind, subject and days of the brand', async () => {
    expect(await subjects('support', { person: 'cashier' })).toEqual(['deposit:17']);
    expect(await subjects('support', { kind: 'looks' })).toEqual(['message:5', 'members:0917']);
    expect(await subjects('support', { kind: 'money' })).toEqual(['deposit:17']);
    expect(await subjects('support', { subject: 'member:17' })).toEqual(['member:17']);
    // 16:30 UTC of the 18th is the 19th in Manila.
    expect(await subjects('viewer', { from: '2026-11-19', to: '2026-11-19' })).toEqual(['release:2']);
    expect(await subjects('viewer', { to: '2026-11-18' })).toEqual(['lottery:k3']);
    expect(await subjects('viewer', { from: '2026-11-20' })).toEqual([]);
  });

  it('finds subjects by the beginning of their names, and shows none that the role may not see', async () => {
    expect(await subjects('support', { search: '17' })).toEqual(['member:17', 'deposit:17']);
    expect(await subjects('support', { search: '09' })).toEqual(['members:0917']);
    expect(await subjects('viewer', { search: '17' })).toEqual([]);
    expect(await subjects('administrator', { search: 'CARL' })).toEqual(['operator:carla']);
    expect(await subjects('administrator', { search: '%' })).toEqual([]);
  });

  it('shows the account of a member, and finds it, for those who may see members', async () => {
    await database.pool.query(
      `insert into member (id, merchant, account, nickname, customer_type, language, avatar, level_name, level_rank,
         password_set_at, created_at)
       overriding system value values (17, 'demo', 'Player', 'P', 0, 'EN', '', '', 0, now(), now())`,
    );
    expect((await list('support', { subject: 'member:17' }))[0]?.account).toBe('Player');
    expect(await subjects('support', { search: 'player' })).toEqual(['member:17']);
    expect(await subjects('administrator', { search: 'player' })).toEqual([]);
  });

  it('has values before and after of a line, for those who see the line, as long as they are what was written', async () => {
    const change = { before: { role: 'support' }, after: { role: 'cashier' } };
    await database.db.transaction().execute((transaction) =>
      appendOperation(transaction, 'demo', {
        action: 'operator.role',
        author: 'administrator',
        subject: 'operator:dora',
        note: '',
        at: new Date('2026-11-20T11:30:00.000Z'),
        change,
      }),
    );
    const [line] = await list('administrator', { subject: 'operator:dora' });
    expect(line?.hasChange).toBe(true);
    const place = { record: 'operations', position: line?.position ?? 0 } as const;
    expect(await book.readFacts(readerOf('administrator'), place)).toEqual(change);
    expect(await book.readFacts(readerOf('publisher'), place)).toBeNull();
    await database.pool.query('alter table operation_change disable trigger user');
    await database.pool.query(`update operation_change set change = '{"before": null, "after": null}'`);
    await database.pool.query('alter table operation_change enable trigger user');
    expect(await book.readFacts(readerOf('administrator'), place)).toBeNull();
    await expect(database.pool.query('delete from operation_change')).rejects.toThrow();
  });

  it('keeps an entry that was changed into something else in sight of those who manage operators', async () => {
    await database.pool.query('alter table operation_audit disable trigger user');
    await database.pool.query(
      `insert into operation_audit (merchant, position, entry, previous, hash, created_at)
       values ('demo', 900, 'no json', '', '', '2026-11-20T12:00:00.000Z')`,
    );
    expect(await list('administrator', { kind: 'people' })).toContainEqual(
      expect.objectContaining({ position: 900, author: '', at: '2026-11-20T12:00:00.000Z' }),
    );
    await database.pool.query('delete from operation_audit where position = 900');
    await database.pool.query('alter table operation_audit enable trigger user');
  });
});

describe('pages of the list', () => {
  it('follow each other without a gap, also within one moment of both records', async () => {
    const at = '2026-11-01T00:00:00.000Z';
    for (let number = 0; number < linesPerPage; number += 1) {
      await tell('games.close', 'paula', `game:${number}`, at);
      await publish(100 + number, at);
    }
    const pages = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Awaited<ReturnType<AuditBook['list']>> = await book.list(readerOf('viewer'), {
        ...everything,
        to: '2026-11-01',
        after,
      });
      pages.push(page.rows.map(({ record, position }) => `${record} ${position}`));
      after = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50]);
    expect(new Set(pages.flat()).size).toBe(100);
  });

  it('begin at the start where the address holds no place', async () => {
    expect((await list('viewer', { after: 'nowhere' }))[0]).toMatchObject({ subject: 'release:2' });
  });
});

describe('visits', () => {
  it('remember where the one before ended, and count what others did since', async () => {
    await database.pool.query(
      `insert into console_account (username, name, role, password_hash, created_at)
       values ('publisher', 'P', 'publisher', 'x', now())`,
    );
    const { rows } = await database.pool.query<{ id: string }>('select id from console_account');
    const reader = readerOf('publisher', rows[0]?.id);
    expect(await book.news(reader)).toEqual({ since: null, entries: 0, isMore: false });
    expect(await book.visit(reader)).toBeNull();
    const first = clock.now().toISOString();
    clock.advance(1_000);
    const now = clock.now().toISOString();
    await tell('games.open', 'other', 'game:1', now);
    await tell('games.open', 'publisher', 'game:1', now);
    await tell('operator.role', 'administrator', 'operator:carla', now);
    expect(await book.news(reader)).toEqual({ since: first, entries: 1, isMore: false });
    clock.advance(oneVisitMs);
    expect(await book.visit(reader)).toBe(first);
    clock.advance(60_000);
    expect(await book.visit(reader)).toBe(first);
    expect((await book.news(reader)).entries).toBe(0);
  });
});
