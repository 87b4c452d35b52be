import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { big, createLotteryRig, drawnMs, fiveDigits, type LotteryRig } from './lottery-rig.fake.ts';

let rig: LotteryRig;
let token = '';
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  token = await rig.logIn('player');
});

it('a bet that is written over the end of the sale is drawn with its issue, or is not sold', async () => {
  const { numero } = (await rig.call('lottery.near', { gameId: fiveDigits })).value.currentNumero;
  const { rows } = await rig.database.pool.query<{ id: string }>(
    `select id from lottery_issue where game = 'FIVE1' and numero = $1`,
    [numero],
  );
  // Holds the bet after it was judged to be in time: its order waits for this lock, and holds nothing of its issue but what the sale locks.
  const holder = await rig.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table lottery_order in share mode');
  const bet = rig.bet(token, { lines: [big], sum: '2.00', numero });
  const isHeld = async () =>
    (
      await rig.database.pool.query(
        `select 1 from pg_locks where relation = 'lottery_order'::regclass and not granted`,
      )
    ).rowCount === 1;
  while (!(await isHeld())) await new Promise((resolve) => setTimeout(resolve, 5));
  rig.clock.advance(drawnMs);
  const drawing = rig.node().runDue();
  // Time enough for a draw that waits for no bet.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await holder.query('commit');
  holder.release();
  const [{ status }] = await Promise.all([bet, drawing]);
  await rig.node().runDue();
  expect(status).toBe(200);
  const { certificate } = (await rig.call('lottery.certificate', { gameId: fiveDigits, numero })).value;
  const sold = await rig.database.pool.query<{ state: string }>(
    'select state from lottery_ticket where issue_id = $1',
    [rows[0]?.id],
  );
  expect(certificate.tickets).toBe(sold.rowCount);
  expect(sold.rows.map(({ state }) => state)).not.toContain('placed');
});

it('counts tickets among what was played in a session, and not those that came back', async () => {
  const played = async () => (await rig.call('games.session', {}, { token })).value;
  const before = await played();
  const { value } = await rig.bet(token, { lines: [big, big], sum: '4.00' });
  expect(await played()).toMatchObject({ rounds: before.rounds + 2 });
  await rig.call('lottery.cancel', { id: value.tickets.map(({ id }) => id) }, { token });
  expect(await played()).toMatchObject({ rounds: before.rounds });
});

it.each([
  ['gives back', 'player', true, 'cancelled'],
  ['keeps', 'agent', false, 'placed'],
])(
  'a break %s what is still on sale, by the rule of the market',
  async (_, account, refundOpenRounds, state) => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, refundOpenRounds };
    const ownToken = await rig.logIn(account);
    const before = await rig.balanceOf(account);
    const { value } = await rig.bet(ownToken, { lines: [big], sum: '2.00' });
    expect((await rig.call('care.takeBreak', { length: 'PT24H' }, { token: ownToken })).status).toBe(200);
    const { rows } = await rig.database.pool.query<{ state: string }>(
      'select state from lottery_ticket where id = $1',
      [value.tickets[0]?.id],
    );
    expect(rows[0]?.state).toBe(state);
    expect(await rig.balanceOf(account)).toBe(refundOpenRounds ? before : before - 200n);
  },
);
