import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  rig = await createSeededRig();
  for (const username of ['agent', 'player']) {
    const login = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    tokens[username] = (await rig.call('session.login', login)).value.token;
  }
});
afterAll(() => rig.close());

const days = { from: '2026-03-20', to: '2026-03-21' };
const ask = (fields: object, who = 'agent') =>
  rig.call('agent.overview', { ...days, ...fields }, { token: tokens[who] ?? '' });
/** Two settled rounds of a member: on each side of midnight in Manila. */
const play = async (account: string): Promise<void> => {
  await rig.database.pool.query(
    `with launch as (
       insert into play_launch (id, merchant, vendor, member_id, node_id, session_hash, language, created_at, expires_at)
       select gen_random_uuid(), m.merchant, g.vendor_code, m.id, g.node_id, '', 'EN', now(), now()
       from member m, (select * from game where game_type = 'RNG' order by node_id limit 1) g where m.account = $1
       returning *
     )
     insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, payout, opened_at, closed_at)
     select l.merchant, l.vendor, $1 || v.round, l.id, l.member_id, l.node_id, 'settled', v.stake, v.payout, v.at::timestamptz, v.at::timestamptz
     from launch l, (values ('a', 1000, 400, '2026-03-20T15:59:59Z'), ('b', 700, 900, '2026-03-20T16:00:00Z')) v (round, stake, payout, at)`,
    [account],
  );
};
const below = async (account: string) =>
  (
    await rig.database.pool.query<{ account: string }>(
      `with recursive b as (select id, account, customer_type from member where upline_id = (select id from member where account = $1)
         union select m.id, m.account, m.customer_type from member m join b on m.upline_id = b.id)
       select account from b where customer_type <> 4 order by id`,
      [account],
    )
  ).rows.map((row) => row.account);

describe('the figures of a team', () => {
  it('count everybody below, on any level, and nobody else', async () => {
    const team = await below('agent');
    expect(team.length).toBeGreaterThan(3);
    const { value } = await ask({});
    expect(value.members).toBe(team.length);
    await play(team.at(-1) ?? '');
    await play('agent');
    const after = (await ask({})).value;
    expect(after).toMatchObject({ active: 1, validBets: '17.00', payout: '13.00', net: '4.00' });
  });

  it('are those of the days of the brand', async () => {
    const { value } = await ask({});
    expect(value.days.map(({ day, validBets, net }) => [day, validBets, net])).toEqual([
      ['2026-03-20', '10.00', '6.00'],
      ['2026-03-21', '7.00', '-2.00'],
    ]);
    expect((await ask({ from: '2026-03-21' })).value.validBets).toBe('7.00');
  });

  it('of a branch are shown to who is above it, and to nobody else', async () => {
    const [first = ''] = await below('agent');
    expect((await ask({ parent: first })).status).toBe(200);
    const { rows } = await rig.database.pool.query<{ account: string }>(
      `select account from member where upline_id is null and customer_type = 1 and account <> 'agent' limit 1`,
    );
    const stranger = rows[0]?.account ?? 'nobody';
    expect((await ask({ parent: stranger })).status).toBe(404);
    expect((await ask({}, 'player')).status).toBe(403);
  });
});

describe('the branches of a team', () => {
  it('add up to the figures of the whole team, and each is the team of its root with the root itself', async () => {
    const whole = (await ask({})).value;
    const { value } = await rig.call('agent.branches', days, { token: tokens['agent'] ?? '' });
    expect(value.totals).toEqual({
      deposits: whole.deposits,
      withdrawals: whole.withdrawals,
      validBets: whole.validBets,
      payout: whole.payout,
      rebate: whole.rebate,
      bonus: whole.bonus,
      salary: whole.salary,
      dividend: whole.dividend,
      net: whole.net,
    });
    expect(value.rows.reduce((sum, { members }) => sum + members, 0)).toBe(whole.members);
    for (const { account, members } of value.rows) expect(members).toBe((await below(account)).length + 1);
  });

  it('are shown to who is above them alone', async () => {
    const asked = (parent: string, who: string) =>
      rig.call('agent.branches', { ...days, parent }, { token: tokens[who] ?? '' });
    expect((await asked('agent', 'player')).status).toBe(403);
    expect((await asked('nobody-of-that-name', 'agent')).status).toBe(404);
  });
});
