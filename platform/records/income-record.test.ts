import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../money/wallet/ledger.ts';

let rig: MemberRig;
const tokens = { player: '', agent: '' };
const range = { from: '2026-05-10', to: '2026-05-12' };
beforeAll(async () => {
  rig = await createSeededRig();
  for (const username of ['player', 'agent'] as const) {
    const login = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    tokens[username] = (await rig.call('session.login', login)).value.token;
  }
  const { db, merchant } = rig.deps;
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('account', '=', 'agent')
    .executeTakeFirstOrThrow();
  const reward = await db
    .insertInto('issued_reward')
    .values({
      merchant,
      member_id: id,
      promotion_type: 'BONUS',
      texts: '{"EN":{"title":"Friend"}}',
      pays: '500',
      points: '0',
      wagering: 0,
      subject: 'referral:income-test',
      issued_at: new Date('2026-05-11T00:00:00Z'),
      expires_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [house, wallet] = [await ensureHouse(db, merchant), await findMainWallet(db, id)];
  const book = async (kind: string, reference: string, bookedAt: string, amount: bigint) => {
    await db.transaction().execute((inside) =>
      bookTransfer(inside, {
        merchant,
        kind,
        reference,
        at: new Date(bookedAt),
        postings: [
          { accountId: house, amount: -amount },
          { accountId: wallet, amount },
        ],
      }),
    );
  };
  // The last second of a day in Manila, and the first of the next.
  await book('rebate', 'rebate:income-1', '2026-05-10T15:59:59Z', 101n);
  await book('contract.dividend', 'contract:line:income-1', '2026-05-10T16:00:00Z', 2_000n);
  await book('contract.hourly', 'contract:line:income-2', '2026-05-11T01:00:00Z', 30n);
  await book('contract.daily', 'contract:line:income-3', '2026-05-11T01:00:00Z', 7n);
  await book('bonus', `reward:${reward.id}`, '2026-05-11T02:00:00Z', 500n);
  await book('bonus', 'envelope:income-1', '2026-05-11T03:00:00Z', 9n);
  await book('deposit', 'deposit:income-1', '2026-05-11T03:00:00Z', 90_000n);
});
afterAll(() => rig.close());

it('my income is what came from each source by day of the brand, and its lines sum to the day', async () => {
  const { value } = await rig.call('records.income', range, { token: tokens.agent });
  const nothing = { rebate: '0.00', salary: '0.00', dividend: '0.00', referral: '0.00', bonus: '0.00' };
  expect(value.rows).toEqual([
    {
      ...nothing,
      day: '2026-05-11',
      salary: '0.37',
      dividend: '20.00',
      referral: '5.00',
      bonus: '0.09',
      total: '25.46',
    },
    { ...nothing, day: '2026-05-10', rebate: '1.01', total: '1.01' },
  ]);
  expect(value.totals.total).toBe('26.47');
  const day = { from: '2026-05-11', to: '2026-05-11', kind: 'income' } as const;
  const lines = (await rig.call('records.account', day, { token: tokens.agent })).value;
  expect([lines.rows.length, lines.totals.in, lines.totals.out]).toEqual([5, '25.46', '0.00']);
});

it('is paged with the sums of the page and of all days, and saved as a file', async () => {
  const asked = { ...range, pageNo: 2, pageSize: 1 };
  const { value } = await rig.call('records.income', asked, { token: tokens.agent });
  expect(value).toMatchObject({ pageTotals: { total: '1.01' }, totals: { total: '26.47' }, totalPages: 2 });
  const file = (await rig.call('records.file', { ...range, record: 'income' }, { token: tokens.agent }))
    .value;
  const rows = Buffer.from(file.content, 'base64').toString('utf8').trim().split(/\r?\n/);
  expect(rows[1]).toBe('2026-05-11,0.00,0.37,20.00,5.00,0.09,25.46');
});

it('is for agents only', async () => {
  expect((await rig.call('records.income', range, { token: tokens.player })).error.errorCode).toBe(
    'agent.only',
  );
});
