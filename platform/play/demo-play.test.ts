import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayRig, nodeId, type PlayRig } from './play-rig.fake.ts';

let rig: PlayRig;
beforeAll(async () => {
  rig = await createPlayRig();
});
afterAll(() => rig.close());

const sumMoney = async (): Promise<string | undefined> =>
  (
    await rig.database.pool.query<{ sum: string }>(
      `select coalesce(sum(abs(e.amount)), 0)::text as sum from ledger_entry e
       join ledger_account a on a.id = e.account_id where a.currency = 'PHP'`,
    )
  ).rows[0]?.sum;

it('a visitor of the free demo plays a game with play money, which no real account ever holds', async () => {
  const { token } = (await rig.call('session.trial', { os: 'Linux', platform: 'W' })).value;
  const money = await sumMoney();
  expect((await rig.call('wallet.balance', {}, { token })).value).toMatchObject({
    sumBalance: '10000.00',
    currency: 'FUN',
  });
  const launch = await rig.openLaunch(token);
  await rig.wallet({ call: 'stake', launch, round: 'demo-1', amount: '100.00' });
  const won = await rig.wallet({ call: 'settle', launch, round: 'demo-1', amount: '250.00' });
  expect(won).toMatchObject({ status: 200, value: { balance: '10150.00' } });
  expect((await rig.call('games.session', {}, { token })).value).toMatchObject({
    net: '150.00',
    currency: 'FUN',
  });
  expect(await sumMoney()).toBe(money);
  const { rows } = await rig.database.pool.query<{ sum: string }>(
    "select coalesce(sum(balance), 0)::text as sum from ledger_account where currency = 'FUN'",
  );
  expect(rows[0]?.sum).toBe('0');
  const deposit = await rig.call('deposit.create', { bankCode: 'gateway', amount: '500.00' }, { token });
  expect(deposit.error.errorCode).toBe('account.trial');
});

it('the launch for trial accounts is refused to others, and all games where the market switches them off', async () => {
  const { token } = (await rig.call('session.trial', { os: 'Linux', platform: 'W' })).value;
  const start = (who: string) => rig.call('games.trialLaunch', { nodeId }, { token: who });
  expect((await start(token)).value.game_url).toContain('ticket=');
  expect((await start(await rig.logIn('player'))).error.errorCode).toBe('function.not.available');
  rig.live.jurisdiction = { ...rig.live.jurisdiction, demoPlay: false };
  expect((await start(token)).error.errorCode).toBe('account.trial');
});

it('a visitor without a session starts a game for play money, where the market and the brand have free demos', async () => {
  const start = () => rig.call('games.trialLaunch', { nodeId });
  rig.live.jurisdiction = { ...rig.live.jurisdiction, demoPlay: true };
  const money = await sumMoney();
  const { value } = await start();
  expect(value.game_url).toContain('ticket=');
  const { rows } = await rig.database.pool.query<{ type: number; currency: string }>(
    `select m.customer_type as type, a.currency from play_launch l join member m on m.id = l.member_id
     join ledger_account a on a.member_id = m.id and a.account_type = 1 order by l.created_at desc limit 1`,
  );
  expect(rows).toEqual([{ type: 4, currency: 'FUN' }]);
  expect(await sumMoney()).toBe(money);
  rig.live.modules = { ...rig.live.modules, FREEPLAY3: false };
  expect((await start()).error.errorCode).toBe('function.not.available');
  rig.live.modules = { ...rig.live.modules, FREEPLAY3: true };
  rig.live.jurisdiction = { ...rig.live.jurisdiction, demoPlay: false };
  expect((await start()).error.errorCode).toBe('function.not.available');
});

it('the database gives play money to trial accounts only, and them nothing else', async () => {
  for (const [account, currency] of [
    ['player', 'FUN'],
    ['trial', 'PHP'],
  ])
    await expect(
      rig.database.pool.query(
        `update ledger_account set currency = $2 where account_type = 1
         and member_id = (select id from member where account = $1)`,
        [account, currency],
      ),
    ).rejects.toThrow('play money');
});
