import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { bookTransfer, ensureHouse } from '../money/wallet/ledger.ts';
import { runIdempotent, sameCallMs } from './run-idempotent.ts';
import type { Caller } from './call.ts';

let rig: MemberRig;
let member = { id: '', wallet: '', house: '' };
beforeAll(async () => {
  rig = await createSeededRig();
  const { rows } = await rig.database.pool.query<{ id: string; wallet: string }>(
    `select m.id, l.id as wallet from member m join ledger_account l on l.member_id = m.id
       where account = 'player' and l.account_type = 1`,
  );
  member = { ...(rows[0] ?? { id: '', wallet: '' }), house: await ensureHouse(rig.deps.db, 'demo') };
});
afterAll(() => rig.close());

const callerWith = (idempotencyKey: string): Caller =>
  ({ member: { id: member.id, account: 'player', customerType: 0 }, idempotencyKey }) as Caller;

let works = 0;
const pay = (key: string, amount: string, work?: () => Promise<object>) =>
  runIdempotent(rig.deps, callerWith(key), { operation: 'test.pay', asked: { amount } }, async (db) => {
    works += 1;
    if (work !== undefined) return work();
    await bookTransfer(db, {
      merchant: 'demo',
      kind: 'test',
      reference: `test:${rig.deps.random.uuid()}`,
      at: rig.clock.now(),
      postings: [
        { accountId: member.house, amount: -100n },
        { accountId: member.wallet, amount: 100n },
      ],
    });
    return { paid: amount };
  });
const readTransfers = async (): Promise<number> => {
  const { rows } = await rig.database.pool.query<{ n: number }>(
    "select count(*)::int as n from ledger_transfer where kind = 'test'",
  );
  return Number(rows[0]?.n);
};

describe('a call that moves money', () => {
  it('does its work once for twenty repeats at the same moment, and all get the same answer', async () => {
    const before = await readTransfers();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay('key-aaaa', '1.00')));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ paid: '1.00' })));
    expect((await readTransfers()) - before).toBe(1);
  });

  it('is refused where its key came with another request', async () => {
    await pay('key-bbbb', '1.00');
    await expect(pay('key-bbbb', '2.00')).rejects.toMatchObject({ code: 'request.key-reused', status: 422 });
  });

  it('without a key is the same call while its content is the same, until every client without an answer has sent it again', async () => {
    const before = await readTransfers();
    await Promise.all([1, 2, 3].map(() => pay('', '7.00')));
    expect((await readTransfers()) - before).toBe(1);
    await pay('', '8.00');
    expect((await readTransfers()) - before).toBe(2);
    rig.clock.advance(sameCallMs - 1);
    await pay('', '7.00');
    expect((await readTransfers()) - before).toBe(2);
    rig.clock.advance(2);
    await pay('', '7.00');
    expect((await readTransfers()) - before).toBe(3);
  });

  it('may be tried again with its key after it failed', async () => {
    const before = works;
    await expect(pay('key-cccc', '1.00', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(await pay('key-cccc', '1.00')).toEqual({ paid: '1.00' });
    expect(works - before).toBe(2);
  });
});
