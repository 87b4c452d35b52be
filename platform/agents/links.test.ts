import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  rig = await createSeededRig();
  rig.live.modules = { ...rig.live.modules, REGMOBVERF3: false };
  const { captcha } = rig.live.fields;
  if (captcha !== undefined)
    rig.live.fields = { ...rig.live.fields, captcha: { ...captcha, enabled: false } };
  for (const username of ['agent', 'bayani', 'player']) {
    const login = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    tokens[username] = (await rig.call('session.login', login)).value.token;
  }
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from limit_window'));

const as = (who: string) => ({ token: tokens[who] ?? '' });
let people = 0;
async function register(referralCode: string) {
  people += 1;
  const person = {
    username: `linked${people}`,
    password: 'Foyer-2026',
    confirmPassword: 'Foyer-2026',
    mobileNum: `91755600${String(people).padStart(2, '0')}`,
    email: 'linked@lumina.example',
    age: true,
    terms: true,
  };
  const humanToken = await rig.proveHuman({ from: `198.51.100.${people}` });
  return rig.call(
    'member.register',
    { ...person, referralCode, humanToken },
    { from: `198.51.100.${people}` },
  );
}
const memberOf = async (account: string) =>
  (
    await rig.database.pool.query(
      `select u.account as upline, m.customer_type as type, (select rate from agent_rebate r
        where r.member_id = m.id and product = 'RNG') as rate
       from member m left join member u on u.id = m.upline_id where m.account = $1`,
      [account],
    )
  ).rows[0] as { upline: string | null; type: number; rate: number | null };

it('a link makes an agent below, with its rebate, and counts who came', async () => {
  const made = await rig.call('agent.createLink', { type: 1, rebates: { RNG: '0.5' } }, as('agent'));
  expect(made.value).toMatchObject({ state: 'active', uses: 0, type: 1 });
  const { value } = await register(made.value.code.toLowerCase());
  expect(await memberOf(value.userName)).toEqual({ upline: 'agent', type: 1, rate: 50 });
  const { rows } = (await rig.call('agent.registered', { link: made.value.id }, as('agent'))).value;
  expect(rows.map(({ account }) => account)).toEqual([value.userName]);
});

it('a code binds as a link does, once, and both sides are shown who brought whom', async () => {
  const { value } = await register('AMIHAN1');
  const account = value.userName;
  expect((await memberOf(account)).upline).toBe('agent');
  const { rows } = (await rig.call('agent.registered', {}, as('agent'))).value;
  expect(rows[0]).toMatchObject({ account, link: 'AMIHAN1', type: 0 });
  const { invitedBy } = (await rig.call('referrals.details', {}, { token: value.token })).value;
  expect(invitedBy).toEqual({ name: 'Amihan', code: 'AMIHAN1' });
  const others = (await rig.call('agent.registered', {}, as('bayani'))).value.rows;
  expect(others.map((row) => row.account)).not.toContain(account);
});

it('a paused, removed or used-up link brings no one', async () => {
  const { id, code } = (await rig.call('agent.createLink', { type: 0, mostUses: 2 }, as('agent'))).value;
  await rig.call('agent.changeLink', { id, state: 'paused' }, as('agent'));
  expect((await register(code)).error.fields).toEqual({ referralCode: 'affiliate.unknown' });
  await rig.call('agent.changeLink', { id, state: 'active' }, as('agent'));
  const answers = await Promise.all([register(code), register(code), register(code), register(code)]);
  expect(answers.filter(({ status }) => status < 500)).toHaveLength(4);
  const { rows } = await rig.database.pool.query(
    'select l.uses, (select count(*)::int from invitation_use u where u.link_id = l.id) as came from invitation_link l where id = $1',
    [id],
  );
  expect(rows).toEqual([{ uses: 2, came: 2 }]);
  await rig.call('agent.removeLink', { id }, as('agent'));
  expect((await rig.call('agent.links', {}, as('agent'))).value.links.map((one) => one.id)).not.toContain(id);
});

it('rates stay within what the agent has and above what the downline gave', async () => {
  const set = (RNG: string, who = 'agent', account = 'bayani') =>
    rig.call('agent.setRebates', { account, rebates: { RNG } }, as(who));
  expect((await set('0.9')).error.fields).toEqual({ RNG: 'rebate.above-own' });
  expect((await set('0.3')).error.fields).toEqual({ RNG: 'rebate.below-given' });
  expect((await set('0.55')).error.fields).toEqual({ RNG: 'rebate.step' });
  expect((await set('0.7')).status).toBe(200);
  expect((await set('0.5', 'agent', 'sinag')).status).toBe(404);
  expect((await set('0.5', 'player')).status).toBe(403);
});

it('an account that is opened has to change its password, and is promoted by its own agent alone', async () => {
  const person = { account: 'bukas2026', type: 0, password: 'First-2026' } as const;
  expect((await rig.call('agent.openAccount', person, as('agent'))).status).toBe(200);
  expect((await rig.call('agent.openAccount', person, as('agent'))).error.errorCode).toBe('username.taken');
  const login = { username: person.account, password: person.password, humanToken: await rig.proveHuman() };
  expect((await rig.call('session.login', login)).value).toMatchObject({ passwordDefault: true });
  expect((await rig.call('agent.promote', { account: person.account }, as('bayani'))).status).toBe(404);
  expect((await rig.call('agent.promote', { account: person.account }, as('agent'))).value.type).toBe(1);
});
