import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

interface Round {
  readonly account: string;
  readonly stake: number;
  readonly payout: number;
  readonly daysAgo: number;
}
/** A settled round of the first slot, in minor units. */
async function playRound(name: string, { account, stake, payout, daysAgo }: Round): Promise<void> {
  const { pool } = rig.database;
  const closed = new Date(rig.deps.clock.now().getTime() - daysAgo * 86_400_000);
  const { rows } = await pool.query<{ id: string }>(
    `insert into play_launch (id, merchant, vendor, member_id, node_id, session_hash, language, created_at, expires_at)
     select gen_random_uuid(), merchant, 'TEST', id, 10001, '', 'EN', $2, $2 from member where account = $1 returning id`,
    [account, closed],
  );
  await pool.query(
    `insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, payout, opened_at, closed_at)
     select merchant, 'TEST', $2, $3, id, 10001, 'settled', $4, $5, $6, $6 from member where account = $1`,
    [account, name, rows[0]?.id, stake, payout, closed],
  );
}

it('the winner board has what was won in rounds, masked, for a week, and no play money', async () => {
  const read = async (gameCategory = 'ALL') =>
    (await rig.call('games.winners', { gameCategory, limitNum: 3 })).value.list;
  const before = await read();
  await playRound('large', { account: 'player', stake: 100, payout: 99_999_900, daysAgo: 1 });
  await playRound('small', { account: 'player', stake: 60_000_000, payout: 99_999_800, daysAgo: 1 });
  await playRound('old', { account: 'player', stake: 100, payout: 99_999_700, daysAgo: 8 });
  await playRound('trial', { account: 'trial', stake: 100, payout: 99_999_600, daysAgo: 1 });
  const [first, ...others] = await read();
  expect(first).toMatchObject({ customerName: 'pl•••er', winAmount: '999999.00', nodeId: '10001' });
  expect(others).toEqual(before.slice(0, 2));
  expect((await read('RNG'))[0]).toEqual(first);
  expect((await read('FISH')).map(({ id }) => id)).not.toContain(first?.id);
});
