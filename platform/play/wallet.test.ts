import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumNetLoss } from '../protection/gaming-totals.ts';
import { sumValidBets } from '../money/turnover/valid-bets.ts';
import { walletBase } from './vendors/wallet-contract.ts';
import { createPlayRig, type PlayRig } from './play-rig.fake.ts';

let rig: PlayRig;
let token = '';
let launch = '';
beforeAll(async () => {
  rig = await createPlayRig();
  token = await rig.logIn('player');
  launch = await rig.openLaunch(token);
});
afterAll(() => rig.close());

/** A wallet that is too busy to answer is asked again, as the contract says. */
async function stake(round: string, amount = '5.00'): ReturnType<PlayRig['wallet']> {
  const answer = await rig.wallet({ call: 'stake', launch, round, amount });
  return answer.code === 'server.busy' ? stake(round, amount) : answer;
}
const settle = (round: string, amount: string) => rig.wallet({ call: 'settle', launch, round, amount });
const refund = (round: string) => rig.wallet({ call: 'refund', launch, round });
const ledgerSum = async (): Promise<string | undefined> =>
  (
    await rig.database.pool.query<{ sum: string }>(
      'select coalesce(sum(amount), 0)::text as sum from ledger_entry',
    )
  ).rows[0]?.sum;

describe('the wallet that games play for', () => {
  it('moves the money of a round once, however often it is asked', async () => {
    const before = await rig.balanceOf('player');
    const stakes = await Promise.all(Array.from({ length: 20 }, () => stake('once')));
    expect(stakes.every(({ status }) => status === 200)).toBe(true);
    expect(await rig.balanceOf('player')).toBe(before - 500n);
    const wins = await Promise.all(Array.from({ length: 20 }, () => settle('once', '12.34')));
    expect(wins.every(({ status }) => status === 200)).toBe(true);
    expect(await rig.balanceOf('player')).toBe(before - 500n + 1_234n);
    expect(await ledgerSum()).toBe('0');
  });

  it('has one round of a member open, of a hundred that ask at once', async () => {
    const before = await rig.balanceOf('player');
    const tries = await Promise.all(Array.from({ length: 100 }, (_, index) => stake(`crowd-${index}`)));
    const taken = tries.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(taken).toHaveLength(1);
    expect(new Set(tries.map(({ code }) => code))).toEqual(new Set([undefined, 'game.round-open']));
    expect(await rig.balanceOf('player')).toBe(before - 500n);
    await refund(`crowd-${taken[0]}`);
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it('counts of a round whose bets cover each other only what the vendor says is at risk', async () => {
    const { db } = rig.database;
    const member = (await rig.call('member.info', {}, { token })).value.id;
    const read = async () => (await sumValidBets(rig.deps, member, null)).amount;
    const before = await read();
    await stake('covered', '100.00');
    expect(
      await rig.wallet({ call: 'settle', launch, round: 'covered', amount: '97.30', atRisk: '100.01' }),
    ).toMatchObject({
      status: 400,
      code: 'amount.invalid',
    });
    expect(
      await rig.wallet({ call: 'settle', launch, round: 'covered', amount: '97.30', atRisk: '2.70' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await read()).toBe(before + 270n);
    await stake('open', '3.00');
    await settle('open', '0.00');
    expect(await read()).toBe(before + 570n);
    const { rows } = await sql<{ stake: string; valid: string | null }>`select stake, valid from play_round
      where round in ('covered', 'open') order by id`.execute(db);
    expect(rows).toEqual([
      { stake: '10000', valid: '270' },
      { stake: '300', valid: null },
    ]);
  });

  it('refuses a step that comes again with another sum, and steps after the end', async () => {
    await stake('fixed');
    expect(await stake('fixed', '6.00')).toMatchObject({ status: 422, code: 'request.key-reused' });
    await settle('fixed', '0.00');
    expect(await settle('fixed', '9.00')).toMatchObject({ status: 422, code: 'request.key-reused' });
    expect(await refund('fixed')).toMatchObject({ status: 409, code: 'game.round-closed' });
    expect(await settle('never', '9.00')).toMatchObject({ status: 404, code: 'game.round-unknown' });
  });

  it('takes no stake after its round was taken back', async () => {
    const before = await rig.balanceOf('player');
    expect(await refund('early')).toMatchObject({ status: 404, code: 'transaction.unknown' });
    expect(await stake('early')).toMatchObject({ status: 409, code: 'transaction.cancelled' });
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it('hears nobody but the vendor, and no message that is old or not one', async () => {
    const message = { call: 'stake', launch, round: 'forged', amount: '5.00' } as const;
    expect(await rig.wallet(message, 'another secret')).toMatchObject({
      status: 401,
      code: 'vendor.signature',
    });
    for (const wrong of [
      { ...message, amount: '-5.00' },
      { ...message, amount: '0.50' },
      { ...message, amount: '1e3' },
      { ...message, extra: 1 },
    ])
      expect((await rig.wallet(wrong)).status).toBe(400);
    const unsigned = await rig.app.inject({
      method: 'POST',
      url: `${walletBase}/debit`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(message),
    });
    expect(unsigned.statusCode).toBe(401);
    expect(await rig.wallet({ ...message, launch: '00000000-0000-0000-0000-000000000000' })).toMatchObject({
      status: 404,
      code: 'game.launch-unknown',
    });
  });

  it('never gives more than there is', async () => {
    expect(await stake('greedy', '99999999.00')).toMatchObject({ status: 409, code: 'balance.insufficient' });
  });

  it('adds up what was played, for the play session and for limits', async () => {
    // The stretch of play of the facts before is over.
    rig.clock.advance(76 * 60_000);
    const ownToken = await rig.logIn('player');
    const play = await rig.openLaunch(ownToken);
    rig.clock.advance(1_000);
    const from = rig.clock.now();
    rig.clock.advance(1_000);
    expect((await rig.call('games.session', {}, { token: ownToken })).value).toMatchObject({
      rounds: 0,
      seconds: null,
    });
    await rig.wallet({ call: 'stake', launch: play, round: 'sum-1', amount: '30.00' });
    await rig.wallet({ call: 'settle', launch: play, round: 'sum-1', amount: '10.00' });
    rig.clock.advance(92_000);
    await rig.wallet({ call: 'stake', launch: play, round: 'sum-2', amount: '7.00' });
    expect((await rig.call('games.session', {}, { token: ownToken })).value).toMatchObject({
      seconds: 92,
      rounds: 2,
      staked: '37.00',
      won: '10.00',
      net: '-27.00',
      openRound: { nodeId: '10001' },
    });
    const { rows } = await rig.database.pool.query<{ id: string }>(
      "select id::text from member where account = 'player'",
    );
    expect(await sumNetLoss(rig.database.db, rows[0]?.id ?? '', from)).toBe(2_700n);
    await rig.wallet({ call: 'refund', launch: play, round: 'sum-2' });
    expect(await sumNetLoss(rig.database.db, rows[0]?.id ?? '', from)).toBe(2_000n);
    expect(await sumNetLoss(rig.database.db, rows[0]?.id ?? '', new Date(from.getTime() + 3_600_000))).toBe(
      0n,
    );
  });

  it('takes nothing more once the login is over, and still pays what was won', async () => {
    const ownToken = await rig.logIn('player');
    const play = await rig.openLaunch(ownToken);
    await rig.wallet({ call: 'stake', launch: play, round: 'last', amount: '5.00' });
    await rig.call('session.logout', {}, { token: ownToken });
    const before = await rig.balanceOf('player');
    expect((await rig.wallet({ call: 'settle', launch: play, round: 'last', amount: '20.00' })).status).toBe(
      200,
    );
    expect(await rig.balanceOf('player')).toBe(before + 2_000n);
    expect(await rig.wallet({ call: 'stake', launch: play, round: 'after', amount: '5.00' })).toMatchObject({
      status: 401,
      code: 'login.not.session',
    });
    expect(await ledgerSum()).toBe('0');
  });

  it('keeps to the limits of the member, and to a break: also inside a game that runs', async () => {
    const agent = await rig.logIn('agent');
    const play = await rig.openLaunch(agent);
    const stakeOf = (round: string, amount: string) =>
      rig.wallet({ call: 'stake', launch: play, round, amount });
    await rig.database.pool.query(
      `insert into care_limit (member_id, kind, period, amount, changed_at)
       select id, 'loss', 'day', 1000, now() from member where account = 'agent'`,
    );
    expect(await stakeOf('over', '10.01')).toMatchObject({ status: 409, code: 'limit.loss' });
    expect((await stakeOf('within', '10.00')).status).toBe(200);
    // A repeat of what was taken is no new stake.
    expect((await stakeOf('within', '10.00')).status).toBe(200);
    await rig.wallet({ call: 'settle', launch: play, round: 'within', amount: '0.00' });
    expect(await stakeOf('next', '1.00')).toMatchObject({ code: 'limit.loss' });
    expect((await rig.call('games.launch', { nodeId: '10001' }, { token: agent })).error.errorCode).toBe(
      'limit.loss',
    );
    await rig.database.pool.query('delete from care_limit');
    const until = new Date(rig.clock.now().getTime() + 3_600_000);
    await rig.database.db
      .updateTable('member')
      .set({ break_until: until })
      .where('account', '=', 'agent')
      .execute();
    expect(await stakeOf('break', '1.00')).toMatchObject({ status: 403, code: 'account.on-break' });
  });

  it('counts settled stakes towards what a bonus asks for', async () => {
    const due = async (): Promise<string | undefined> =>
      (
        await rig.database.pool.query<{ due: string }>(
          "select due::text from member_turnover t join member m on m.id = t.member_id where m.account = 'player'",
        )
      ).rows[0]?.due;
    await rig.database.pool.query(
      `insert into member_turnover (member_id, due) select id, 800 from member where account = 'player'
       on conflict (member_id) do update set due = 800`,
    );
    await stake('turn');
    expect(await due()).toBe('800');
    await settle('turn', '0.00');
    expect(await due()).toBe('300');
  });
});
