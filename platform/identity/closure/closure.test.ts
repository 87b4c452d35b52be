import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemberBackOffice } from '../accounts/member-back-office.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
const proof = { reason: 'too-much', password: 'Foyer-2026', fundPassword: '246810' } as const;
const logIn = async (username: string) =>
  rig.call('session.login', { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() });
const query = async <Row extends object>(text: string): Promise<readonly Row[]> =>
  (await rig.database.pool.query<Row>(text)).rows;
let player = '';
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
  token = (await logIn('player')).value.token;
  player = (await query<{ id: string }>("select id from member where account = 'player'"))[0]?.id ?? '';
});
afterAll(() => rig.close());

/** As if the member had withdrawn everything: the triggers of the ledger are not what this test is about. */
const settle = async (): Promise<void> => {
  await query(`begin; set local session_replication_role = replica;
    update ledger_account set balance = 0 where member_id = ${player} and currency <> 'PTS';
    update deposit_order set status = 'cancelled' where member_id = ${player};
    update withdrawal set status = 'completed' where member_id = ${player};
    update play_round set state = 'settled', closed_at = opened_at where member_id = ${player};
    update lottery_ticket set state = 'lost' where member_id = ${player};
    update lottery_chase set state = 'stopped' where member_id = ${player};
    update contract set status = 'C' where ${player} in (upline_id, downline_id);
    update point_redemption set status = 'approved' where member_id = ${player}; commit`);
};

describe('closing an account', () => {
  it('is refused while there is money, with what is open', async () => {
    const { value } = await rig.call('closure.read', {}, { token });
    expect(value).toMatchObject({ isClear: false, holdsMoney: true, needsFundPassword: true });
    const refused = await rig.call('closure.close', proof, { token });
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'closure.blocked']);
    expect((await rig.call('member.info', {}, { token })).status).toBe(200);
  });

  it('asks for both passwords', async () => {
    await settle();
    const wrong = await rig.call('closure.close', { ...proof, password: 'Foyer-9999' }, { token });
    expect(wrong.error.fields).toEqual({ password: 'password.wrong' });
    const fund = await rig.call('closure.close', { ...proof, fundPassword: '111111' }, { token });
    expect(fund.error.fields).toEqual({ fundPassword: 'fund-password.wrong' });
  });

  it('is refused for each thing that is open', async () => {
    await query(`insert into deposit_order (merchant, member_id, method, kind, status, amount, fee, currency, reference,
        created_at, expires_at)
      select merchant, id, 'transfer', 'account', 'underReview', 10000, 0, 'PHP', 'closure-1', now(), now()
      from member where id = ${player}`);
    const { value } = await rig.call('closure.read', {}, { token });
    expect(value).toMatchObject({ isClear: false, deposits: 1, holdsMoney: false });
    await settle();
  });

  it('ends every session and what waits of promotions, tells the member by email, and the login says so', async () => {
    const words = { title: 'Double Friday', body: 'All day', page: 'https://portal.test' };
    for (const [channel, to] of [
      ['email', 'player@lumina.example'],
      ['sms', '+639170000001'],
      ['email', 'agent@lumina.example'],
    ] as const)
      await rig.outbox.send(rig.database.db, {
        kind: 'promotion',
        channel,
        to,
        words,
        language: 'EN',
        expiresAt: null,
      });
    const other = (await logIn('player')).value.token;
    const { status, value } = await rig.call('closure.close', proof, { token });
    expect([status, value]).toEqual([200, { closedAt: rig.clock.now().toISOString() }]);
    for (const one of [token, other])
      expect((await rig.call('member.info', {}, { token: one })).status).toBe(401);
    const again = await logIn('player');
    expect([again.status, again.error.errorCode]).toEqual([403, 'account.closed']);
    const mails = await query<{ kind: string }>(
      "select kind from outbox_message where kind = 'accountClosed'",
    );
    expect(mails).toHaveLength(1);
    expect(
      await query(`select recipient, state from outbox_message where kind = 'promotion' order by id`),
    ).toEqual([
      { recipient: 'player@lumina.example', state: 'expired' },
      { recipient: '+639170000001', state: 'expired' },
      { recipient: 'agent@lumina.example', state: 'queued' },
    ]);
  });

  it('is seen by staff, who open it again with two people', async () => {
    const office = createMemberBackOffice(rig.deps);
    expect(await office.read({ id: player })).toMatchObject({ isFrozen: true, closedReason: 'too-much' });
    await office.proposeUnfreeze({ id: player, note: 'Asked by letter', by: 'ana' });
    const [waiting] = (await office.unfreezings()).waiting;
    await office.decideUnfreeze({
      id: waiting?.id ?? '',
      state: 'approved',
      reason: 'Identity checked',
      by: 'ben',
    });
    // The login that was refused counts as a try, after which a captcha is due.
    await query('delete from limit_window');
    expect((await logIn('player')).status).toBe(200);
    expect(await office.read({ id: player })).toMatchObject({
      isFrozen: false,
      closedAt: null,
      closedReason: null,
    });
  });

  it('closes once where two calls come together', async () => {
    const fresh = (await logIn('player')).value.token;
    const answers = await Promise.all([1, 2].map(() => rig.call('closure.close', proof, { token: fresh })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});
