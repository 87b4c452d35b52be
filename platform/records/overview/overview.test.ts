import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedMember } from '../../../demo/seed/seed.ts';
import { createMemberRig, plainPasswords, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
let id = '';
beforeAll(async () => {
  rig = await createMemberRig();
  await seedMember(rig.deps, () => undefined, plainPasswords);
  const login = { username: 'player', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  token = (await rig.call('session.login', login)).value.token;
  const { rows } = await rig.database.pool.query<{ id: string }>(
    "select id::text from member where account = 'player'",
  );
  id = rows[0]?.id ?? '';
  await rig.database.pool.query(`delete from identity_document where member_id = ${id};
    delete from care_limit where member_id = ${id}; update withdrawal set status = 'completed'
    where member_id = ${id}; delete from member_authenticator where member_id = ${id}`);
});
afterAll(() => rig.close());
const read = async () => (await rig.call('member.overview', {}, { token })).value;

it('says of an account that has set up nothing that there is nothing', async () => {
  rig.live.jurisdiction = { ...rig.live.jurisdiction, identityBefore: [] };
  expect(await read()).toEqual({ identity: 'none', limits: 0, authenticator: false, openWithdrawals: 0 });
});

it.each([
  ['deposit', null, 'due'],
  ['withdrawal', 'rejected', 'due'],
  ['play', 'open', 'open'],
  ['play', 'approved', 'approved'],
] as const)('asks for a paper before a %s where the last is %s: %s', async (gate, status, identity) => {
  rig.live.jurisdiction = { ...rig.live.jurisdiction, identityBefore: [gate] };
  if (status !== null)
    await rig.database.pool.query(
      `insert into identity_document (merchant, member_id, type, number, birthday, created_at, status, decided_at)
       select merchant, id, 'passport', '1', '1990-01-01', now(), '${status}', ${status === 'open' ? 'null' : 'now()'} from member where id = ${id}`,
    );
  expect(await read()).toMatchObject({ identity });
});

it('counts the limits that the member set, and no wish that is not in force', async () => {
  await rig.database.pool.query(`insert into care_limit (member_id, kind, period, amount, changed_at) values
    (${id}, 'deposit', 'day', 5000, now()), (${id}, 'loss', 'week', 9000, now()), (${id}, 'loss', 'day', null, now())`);
  expect(await read()).toMatchObject({ limits: 2 });
});

it('asks who it is', async () => {
  expect((await rig.call('member.overview', {})).status).toBe(401);
});
