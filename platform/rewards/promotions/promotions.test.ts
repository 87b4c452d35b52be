import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockOrder } from '../../money/cashier/deposit-orders.ts';
import { creditDeposit } from '../../money/cashier/settle-deposit.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { countTurnover } from '../../play/play-money.ts';

let rig: MemberRig;
let token = '';
let player = '';
beforeAll(async () => {
  rig = await createSeededRig();
  const humanToken = await rig.proveHuman();
  const login = { username: 'player', password: 'Foyer-2026', humanToken };
  token = (await rig.call('session.login', login)).value.token;
  player = (await rig.call('member.info', {}, { token })).value.id;
});
afterAll(() => rig.close());
beforeEach(() =>
  rig.database.pool.query(
    'delete from limit_window; delete from promotion_entry; delete from bonus_wagering; delete from member_turnover; delete from deposit_event; delete from deposit_order',
  ),
);

const query = async (text: string) => (await rig.database.pool.query<Record<string, unknown>>(text)).rows;
const balance = async (): Promise<bigint> =>
  BigInt(
    String(
      (
        await query(`select balance from ledger_account where member_id = ${player} and account_type = 1`)
      )[0]?.['balance'],
    ),
  );
async function order(minor: number): Promise<string> {
  const [row] = await query(
    `insert into deposit_order (merchant, member_id, method, kind, status, amount, fee, currency, reference, created_at, expires_at)
     values ('demo', ${player}, 'transfer', 'account', 'waiting', ${minor}, 0, 'PHP', 'T' || gen_random_uuid(), '2026-06-01', '2027-01-01')
     returning id::text`,
  );
  return String(row?.['id']);
}
const credit = (id: string) =>
  rig.deps.db.transaction().execute(async (db) => {
    const waiting = await lockOrder(db, { id });
    if (waiting === null) throw new Error('Expected an order.');
    return creditDeposit(db, waiting, { by: 'gateway', at: rig.clock.now() });
  });
const deposit = async (minor: number) => credit(await order(minor));
const read = async (id: string) => (await rig.call('promotions.read', { id }, { token })).value;
const join = (id: string) => rig.call('promotions.join', { id }, { token });

describe('a deposit bonus', () => {
  it('is shown to visitors, and to members with what is in their way', async () => {
    const statuses = async (options = {}) =>
      (await rig.call('promotions.list', {}, options)).value.promotions.map(({ status }) => status);
    expect(await statuses()).toEqual(['open', 'open', 'open', 'ended']);
    expect(await statuses({ token })).toEqual(['open', 'open', 'notForYou', 'ended']);
    expect(await read('3')).toMatchObject({ hindrance: 'level', level: 'Diamond' });
    const codes = await Promise.all(['3', '4', '99'].map(async (id) => (await join(id)).error.errorCode));
    expect(codes).toEqual(['promotion.not-for-you', 'promotion.closed', 'promotion.unknown']);
  });

  it('is granted by the deposit, once of ten credits of it at the same moment, and asks to be staked', async () => {
    expect((await join('2')).value).toMatchObject({ status: 'joined', canGiveUp: true });
    expect((await join('2')).error.errorCode).toBe('promotion.joined');
    const before = await balance();
    const id = await order(60_000);
    await Promise.allSettled(Array.from({ length: 10 }, () => credit(id)));
    expect(await balance()).toBe(before + 60_000n + 30_000n);
    expect(await read('2')).toMatchObject({
      status: 'wagering',
      bonus: '300.00',
      left: '900.00',
      progress: 0,
    });
    await deposit(60_000);
    expect(await balance()).toBe(before + 150_000n);
    await countTurnover(rig.deps.db, player, 45_000n);
    expect(await read('2')).toMatchObject({
      status: 'wagering',
      left: '450.00',
      progress: 50,
      canGiveUp: false,
    });
    await countTurnover(rig.deps.db, player, 45_000n);
    expect(await read('2')).toMatchObject({ status: 'done', progress: 100 });
  });

  it('is chosen with the order, joined as by its card, and comes with the deposit', async () => {
    const choose = (promotion: string, amount = '300.00') =>
      rig.call('deposit.create', { bankCode: 'gateway', amount, promotion }, { token });
    const listed = async () =>
      (await rig.call('deposit.settings', {}, { token })).value.bonuses?.map(({ id, status }) => [
        id,
        status,
      ]);
    const open = ['1', 'open'];
    expect(await listed()).toEqual([open, ['2', 'open']]);
    const refused = await choose('3');
    expect(refused).toMatchObject({ status: 403, error: { errorCode: 'promotion.not-for-you' } });
    expect(refused.error.fields).toEqual({ promotion: 'promotion.not-for-you' });
    expect((await rig.call('deposit.settings', {}, { token })).value.order).toBeNull();
    const before = await balance();
    const { value } = await choose('2');
    expect(await listed()).toEqual([open, ['2', 'joined']]);
    await credit(value.id);
    expect(await balance()).toBe(before + 30_000n + 15_000n);
    expect(await read('2')).toMatchObject({ status: 'wagering', bonus: '150.00' });
    expect(await listed()).toEqual([]);
    expect((await choose('2')).error.errorCode).toBe('promotion.joined');
  });

  it('is not granted below the least deposit, above the cap, without joining, or after its end', async () => {
    const before = await balance();
    await deposit(100_000);
    await join('2');
    await deposit(19_999);
    expect(await balance()).toBe(before + 119_999n);
    await deposit(500_000);
    expect(await balance()).toBe(before + 619_999n + 50_000n);
    expect((await join('1')).error.errorCode).toBe('promotion.not-for-you');
  });

  it('is kept for members who joined when it is off, and is not once it is over', async () => {
    await join('2');
    await query('update promotion set enabled = false where id = 2');
    const before = await balance();
    await deposit(20_000);
    expect(await balance()).toBe(before + 30_000n);
    await query('delete from promotion_entry; update promotion set enabled = true where id = 2');
    await join('2');
    const [row] = await query('select ends_at from promotion where id = 2');
    await query("update promotion set ends_at = starts_at + interval '1 minute' where id = 2");
    expect(await read('2')).toMatchObject({ status: 'expired' });
    await deposit(20_000);
    expect(await balance()).toBe(before + 50_000n);
    await rig.database.pool.query('update promotion set ends_at = $1 where id = 2', [row?.['ends_at']]);
  });

  it('is given back with its wagering while nothing is staked, and not after', async () => {
    const giveUp = () => rig.call('promotions.giveUp', { id: '2' }, { token });
    await join('2');
    expect((await giveUp()).value).toMatchObject({ status: 'open' });
    await join('2');
    const before = await balance();
    await deposit(20_000);
    expect((await giveUp()).value).toMatchObject({ status: 'forfeited' });
    expect(await balance()).toBe(before + 20_000n);
    expect((await rig.call('rewards.wagering', {}, { token })).value).toMatchObject({ isOpen: false });
    await query('delete from promotion_entry');
    await join('2');
    await deposit(20_000);
    await countTurnover(rig.deps.db, player, 1n);
    expect((await giveUp()).error.errorCode).toBe('promotion.played');
  });
});
