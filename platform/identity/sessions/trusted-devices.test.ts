import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

const trust = (hash: string, account: string) =>
  rig.database.pool.query(
    `insert into trusted_device (token_hash, member_id, label, network, created_at, expires_at)
      select $1, id, 'Firefox on Linux', '203.0.113.7', $2, $3 from member where account = $4`,
    [
      hash.repeat(64),
      rig.clock.now(),
      new Date(rig.clock.now().getTime() + (hash === 'e' ? -1 : 1) * 86_400_000),
      account,
    ],
  );

it('a member sees the browsers that are trusted, and ends the trust of one or of all', async () => {
  for (const hash of ['a', 'b', 'e']) await trust(hash, 'player');
  await trust('c', 'newbie');
  const entry = { username: 'player', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  const { token } = (await rig.call('session.login', entry)).value;
  const { list } = (await rig.call('devices.trusted', {}, { token })).value;
  expect(new Set(list.map(({ device }) => device[0]))).toEqual(new Set(['a', 'b']));
  expect(list[0]).toMatchObject({ name: 'Firefox on Linux', network: expect.not.stringContaining('.7') });
  const rest = await rig.call('devices.distrust', { device: 'a'.repeat(24) }, { token });
  expect(rest.value.list.map(({ device }) => device[0])).toEqual(['b']);
  // That of another member is none of theirs.
  await rig.call('devices.distrust', { device: 'c'.repeat(24) }, { token });
  expect((await rig.call('devices.distrust', { device: null }, { token })).value.list).toEqual([]);
  const { rows } = await rig.database.pool.query('select left(token_hash, 1) as left from trusted_device');
  expect(rows).toEqual([{ left: 'c' }]);
});
