import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import type { RoundView } from '../../demo/vendor/shown-round.ts';
import { sweepRounds } from '../../demo/vendor/sweep.ts';
import { createMemberJobs } from '../jobs.ts';
import { createPlayRig, nodeId, type PlayRig } from './play-rig.fake.ts';
import { readAddressTicket } from './read-ticket.fake.ts';

const [seven, king] = [6, 12] as const;
let rig: PlayRig;
let token = '';
let session = '';
let account = '';
let before = 0n;
let turn = 0;
/** Each fact breaks with another member: no break is shortened. */
const accounts = ['player', 'agent', 'traveller', 'dalisay', 'starter'];
beforeAll(async () => {
  rig = await createPlayRig();
});
afterAll(async () => {
  const { rows } = await rig.database.pool.query<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger_entry',
  );
  expect(rows[0]?.sum).toBe('0');
  await rig.close();
});

const post = async (url: string, payload: object, who = session) => {
  const answer = await rig.games.app.inject({ method: 'POST', url, headers: { 'x-session': who }, payload });
  return {
    status: answer.statusCode,
    body: answer.json<{ round: RoundView<unknown>; errorCode?: string }>(),
  };
};
const guess = ({ id, step }: RoundView<unknown>) =>
  post(`/api/rounds/${id}/moves`, { step, move: { guess: 'higher' } });
const runJobs = () =>
  createJobRunner({
    db: rig.deps.db,
    clock: rig.clock,
    merchant: 'demo',
    notifications: rig.database.notifications,
    handlers: createMemberJobs(rig.deps),
    onTrouble: (cause) => {
      throw cause;
    },
  }).runDue();
const setRefund = (refundOpenRounds: boolean): void => {
  rig.live.jurisdiction = { ...rig.live.jurisdiction, refundOpenRounds };
};
const takeBreak = async () => {
  const { status } = await rig.call('care.takeBreak', { length: 'PT24H' }, { token });
  expect(status).toBe(200);
};
const readStates = async (id: string) => {
  const { rows } = await rig.database.pool.query<{ house: string; vendor: string }>(
    `select r.state as house, v.state as vendor from play_round r join vendor_round v on v.id::text = r.round
     where r.round = $1`,
    [id],
  );
  return rows[0];
};
/** An open round of 10.00; with one right word it is worth 18.01. */
async function openRound(words: number): Promise<RoundView<unknown>> {
  rig.cards.push(seven, king);
  let { round } = (await post('/api/rounds', { key: `end-${turn}`, stake: '10.00', choice: {} })).body;
  for (let word = 0; word < words; word += 1) round = (await guess(round)).body.round;
  return round;
}

beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window; delete from care_limit');
  rig.clock.advance(86_400_000);
  rig.cards.length = 0;
  account = accounts[turn % accounts.length] ?? '';
  turn += 1;
  await rig.database.pool.query(
    `with moved as (insert into ledger_transfer (merchant, kind, reference, created_at)
       values ('demo', 'test', $1, now()) returning id),
     house as (select id from ledger_account where member_id is null and account_type = 0 and currency = 'PHP' limit 1)
     insert into ledger_entry (transfer_id, account_id, amount)
     select moved.id, house.id, -100000 from moved, house union all
     select moved.id, a.id, 100000 from moved, ledger_account a join member m on m.id = a.member_id
     where m.account = $2 and a.account_type = 1`,
    [`end-play-test:${turn}`, account],
  );
  token = await rig.logIn(account);
  const { value } = await rig.call('games.launch', { nodeId }, { token });
  const ticket = readAddressTicket(value.game_url);
  session = (await rig.games.app.inject({ method: 'POST', url: '/api/open', payload: { ticket } })).json<{
    session: string;
  }>().session;
  before = await rig.balanceOf(account);
});

describe('a round that is open when a break begins', () => {
  it('takes no further word, and is paid what it is worth where the market has it finished', async () => {
    setRefund(false);
    const round = await openRound(1);
    await takeBreak();
    const refused = await guess(round);
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'account.on-break']);
    await Promise.all([sweepRounds(rig.games.parts), sweepRounds(rig.games.parts)]);
    expect(await rig.balanceOf(account)).toBe(before + 801n);
    expect(await readStates(round.id)).toEqual({ house: 'settled', vendor: 'won' });
    rig.clock.advance(3_600_000);
    await runJobs();
    expect(await rig.balanceOf(account)).toBe(before + 801n);
  });

  it('is refunded where the market says so, though it was worth more, and the vendor is told', async () => {
    setRefund(true);
    const round = await openRound(1);
    await takeBreak();
    expect((await guess(round)).body.errorCode).toBe('account.on-break');
    // Before the job has run, nothing else may end it.
    expect(
      (await post(`/api/rounds/${round.id}/moves`, { step: round.step, move: { take: true } })).body.round
        .state,
    ).toBe('refunded');
    await Promise.all([runJobs(), runJobs()]);
    expect(await rig.balanceOf(account)).toBe(before);
    expect(await readStates(round.id)).toEqual({ house: 'refunded', vendor: 'refunded' });
  });

  it('is refunded after a node that stopped between the break and the end, once', async () => {
    setRefund(true);
    const round = await openRound(0);
    await takeBreak();
    // Nobody has run the job: the node is gone. Another one comes an hour later.
    expect(await rig.balanceOf(account)).toBe(before - 1_000n);
    rig.clock.advance(3_600_000);
    await runJobs();
    await sweepRounds(rig.games.parts);
    await runJobs();
    expect(await rig.balanceOf(account)).toBe(before);
    expect(await readStates(round.id)).toEqual({ house: 'refunded', vendor: 'refunded' });
  });

  it('is refunded after an hour in which its vendor has not finished it', async () => {
    setRefund(false);
    const round = await openRound(1);
    await takeBreak();
    rig.network.isCut = true;
    await sweepRounds(rig.games.parts);
    rig.clock.advance(3_599_000);
    await runJobs();
    expect(await rig.balanceOf(account)).toBe(before - 1_000n);
    rig.clock.advance(1_000);
    await runJobs();
    expect(await rig.balanceOf(account)).toBe(before);
    rig.network.isCut = false;
    rig.clock.advance(20_000);
    await sweepRounds(rig.games.parts);
    expect(await readStates(round.id)).toEqual({ house: 'refunded', vendor: 'refunded' });
    expect(await rig.balanceOf(account)).toBe(before);
  });
});

describe('a limit on time', () => {
  it('ends the game: its round by the rule, its start for good', async () => {
    setRefund(false);
    const round = await openRound(1);
    await rig.call('care.setLimit', { kind: 'session', period: 'day', amount: '5' }, { token });
    rig.clock.advance(5 * 60_000);
    expect((await rig.call('care.play', {}, { token })).value.isTimeUp).toBe(true);
    const refused = await guess(round);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'limit.session']);
    await sweepRounds(rig.games.parts);
    expect(await rig.balanceOf(account)).toBe(before + 801n);
    expect((await rig.call('games.launch', { nodeId }, { token })).error.errorCode).toBe('limit.session');
    // A new limit opens no game that was ended.
    await rig.database.pool.query('delete from care_limit');
    expect(
      (await post('/api/rounds', { key: `late-${turn}`, stake: '1.00', choice: {} })).body.errorCode,
    ).toBe('limit.session');
  });
});
