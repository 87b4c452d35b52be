import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

const logIn = async (username: string): Promise<string> => {
  const login = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  return (await rig.call('session.login', login)).value.token;
};

it('a break ends a session that was opened at the same moment', async () => {
  const late = await logIn('newbie');
  const row = await rig.database.pool.query(
    `select * from member_session where member_id = (select id from member where account = 'newbie')`,
  );
  await rig.call('care.takeBreak', { length: 'PT24H' }, { token: late });
  const { token_hash, member_id, created_at, ends_at } = row.rows[0] as Record<string, unknown>;
  await rig.database.pool.query(
    `insert into member_session (token_hash, member_id, network, device, created_at, last_seen_at, expires_at, ends_at)
     values ($1, $2, '', '', $3, $3, $4, $4)`,
    [token_hash, member_id, created_at, ends_at],
  );
  expect((await rig.call('member.info', {}, { token: late })).status).toBe(401);
});
