import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../server/db/test-database.ts';
import { createMember } from '../../identity/registration/create-member.ts';
import { bookTransfer, ensureHouse, type Posting } from './ledger.ts';
import { asOpened, type OpenedWay } from '../ways-out/opened-way.ts';

let database: TestDatabase;
let db: Database;
let house = '';
let wallet = '';
let opened: OpenedWay;
const now = new Date('2026-06-01T00:00:00.000Z');
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  house = await ensureHouse(db, 'demo');
  const member = await createMember(db, {
    merchant: 'demo',
    account: 'ana',
    nickname: 'Ana',
    passwordHash: null,
    customerType: 0,
    uplineId: null,
    mobile: null,
    email: null,
    language: 'EN',
    profile: {},
    firstLogin: false,
    passwordSetAt: now,
    createdAt: now,
  });
  wallet = member.walletId;
  opened = asOpened('stake', member.id);
});
afterAll(() => database.close());

const book = (reference: string, postings: readonly Posting[]): Promise<boolean> =>
  db
    .transaction()
    .execute((transaction) =>
      bookTransfer(transaction, { merchant: 'demo', kind: 'test', reference, at: now, postings, opened }),
    );
const readBalance = async (): Promise<string | undefined> =>
  (await db.selectFrom('ledger_account').select('balance').where('id', '=', wallet).executeTakeFirst())
    ?.balance;
const move = (amount: bigint): readonly Posting[] => [
  { accountId: house, amount: -amount },
  { accountId: wallet, amount },
];

describe('the ledger', () => {
  it('moves money between accounts and books a reference once', async () => {
    expect(await book('first', move(10_000n))).toBe(true);
    expect(await book('first', move(10_000n))).toBe(false);
    expect(await readBalance()).toBe('10000');
  });

  it('refuses a transfer that does not sum to nothing', async () => {
    await expect(book('made-up', [{ accountId: wallet, amount: 500n }])).rejects.toThrow('out of balance');
    expect(await readBalance()).toBe('10000');
  });

  it('refuses to take more than there is, also from fifty hands at once', async () => {
    const takes = Array.from({ length: 50 }, (_, index) => book(`take-${index}`, move(-1_000n)));
    const results = await Promise.allSettled(takes);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await readBalance()).toBe('0');
    const { rows } = await database.pool.query<{ sum: string }>(
      'select coalesce(sum(amount), 0)::text as sum from ledger_entry',
    );
    expect(rows[0]?.sum).toBe('0');
  });

  it('never changes an entry', async () => {
    for (const statement of [
      'update ledger_entry set amount = 1',
      'delete from ledger_entry',
      'truncate ledger_entry',
      'delete from ledger_transfer',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow(/append-only|foreign key/);
    }
  });
});
