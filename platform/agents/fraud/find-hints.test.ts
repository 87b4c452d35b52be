import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDayRig, type DayRig } from '../../day-rig.fake.ts';
import { findHints } from './find-hints.ts';
import { createFraudBackOffice } from './hint-back-office.ts';

let rig: DayRig;
beforeAll(async () => {
  rig = await createDayRig();
  await rig.query('truncate fraud_hint');
  const ids = await rig.query(
    `select id from member where account in ('agent', 'bayani', 'newbie', 'player') order by account`,
  );
  const [agent, bayani, newbie, player] = ids.map(({ id }) => String(id));
  const now = rig.clock.now().toISOString();
  const before = (minutes: number): string => `'${now}'::timestamptz - interval '${minutes} minutes'`;
  // `newbie` is paid out where `agent`, who brought it, is. `expired` has an account of the same bank.
  await rig.query(`update member set created_at = ${before(60)} where id = ${newbie}`);
  await rig.query(`delete from payout_account where id not in (select account_id from withdrawal)`);
  await rig.query(`insert into payout_account (member_id, kind, provider, holder, number, created_at)
    select id, 'bank', 'tala', 'Holder', case account when 'expired' then '99990000' else '88884417' end, ${before(50)}
    from member where account in ('agent', 'newbie', 'expired')`);
  await rig.query(`insert into member_transfer (merchant, sender_id, recipient_id, direction, amount, created_at)
    values ('demo', ${agent}, ${bayani}, 'downline', 50000, ${before(40)}),
      ('demo', ${bayani}, ${agent}, 'upline', 48000, ${before(30)})`);
  // Big and small of one throw, by two members below one agent, three times.
  await rig.query(`with issue as (
      insert into lottery_issue (merchant, game, numero, opens_at, closes_at, draws_at, commitment, seed_sealed)
      select 'demo', 'DICE3', 'T' || n, ${before(30)}, ${before(20)}, ${before(19)}, 'c', 's'
      from generate_series(1, 3) n returning *
    ), bought as (
      insert into lottery_order (merchant, member_id, issue_id, amount, created_at)
      select 'demo', m.id, issue.id, 1000, ${before(25)} from issue, (values (${newbie}), (${player})) m (id)
      returning *
    )
    insert into lottery_ticket (merchant, order_id, issue_id, member_id, play, content, stakes, price, amount, odds,
      state, created_at, ended_at)
    select 'demo', id, issue_id, member_id, 'sum.bsoe',
      case member_id when ${player} then '{"picks": ["B"]}' else '{"picks": ["S"]}' end::jsonb,
      1, 1000, 1000, '{}', 'lost', ${before(25)}, ${before(19)} from bought`);
});
afterAll(() => rig.close());

const find = () =>
  rig.deps.db.transaction().execute((db) => findHints(db, { merchant: 'demo', now: rig.clock.now() }));
const all = { kind: 'all', state: 'all', page: 1 } as const;

it('finds each hint once, on several nodes, and shows what it was found by', async () => {
  const counts = await Promise.all([find(), find()]);
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 3]);
  const backOffice = createFraudBackOffice(rig.deps);
  const { rows, total } = await backOffice.find(all);
  expect(total).toBe(3);
  const namesOf = (kind: string) =>
    rows.find((row) => row.kind === kind)?.members.map(({ account }) => account);
  expect(namesOf('selfReferral')).toEqual(['agent', 'newbie']);
  expect(namesOf('circularTransfer')).toEqual(['agent', 'bayani']);
  expect(namesOf('hedgedBets')?.toSorted()).toEqual(['newbie', 'player']);
  const self = await backOffice.read({ id: rows.find((row) => row.kind === 'selfReferral')?.id ?? '' });
  expect(self.facts.map(({ what, detail }) => [what, detail])).toEqual([
    ['referral', ''],
    ['bankAccount', 'tala …4417'],
  ]);
});

it('keeps what an operator decided when the same facts are found again', async () => {
  const backOffice = createFraudBackOffice(rig.deps);
  const [first] = (await backOffice.find({ ...all, kind: 'circularTransfer' })).rows;
  const id = first?.id ?? '';
  await backOffice.decide({ id, state: 'dismissed', reason: 'A loan', by: 'carla' });
  expect(await find()).toBe(0);
  expect(await backOffice.read({ id })).toMatchObject({
    state: 'dismissed',
    reason: 'A loan',
    decidedBy: 'carla',
  });
  expect((await backOffice.find({ ...all, state: 'open' })).total).toBe(2);
  await expect(backOffice.read({ id: '999999' })).rejects.toMatchObject({ code: 'fraud-hint.unknown' });
});
