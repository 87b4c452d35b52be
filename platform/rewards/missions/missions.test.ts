import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDayRig, type DayRig } from '../../day-rig.fake.ts';
import { readPoints } from '../points/accounts.ts';
import { takeMission } from './claim-mission.ts';
import { startOfWeek } from './windows.ts';

let rig: DayRig;
// The clock of the rig is at 2026-06-01, a Monday.
beforeAll(async () => {
  rig = await createDayRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.query('delete from limit_window'));
const list = async () => (await rig.call('missions.list', {}, { token: rig.token })).value;
const find = async (id: string) => (await list()).missions.find((one) => one.id === id);
const claim = (id: string) => rig.call('missions.claim', { id }, { token: rig.token });

it('begins weeks on Mondays', () => {
  expect(['2026-06-01', '2026-06-07', '2026-06-08', '2026-01-01'].map(startOfWeek)).toEqual([
    '2026-06-01',
    '2026-06-01',
    '2026-06-08',
    '2025-12-29',
  ]);
});

describe('a mission', () => {
  it('counts what was settled in its window, and says when the next begins', async () => {
    await rig.settle(100_000n, '2026-05-31T10:00:00Z');
    await rig.settle(40_000n, '2026-06-01T07:00:00Z');
    await rig.settle(90_000n, '2026-06-01T07:30:00Z', 'refunded');
    expect(await find('4')).toMatchObject({ state: 'open', actual: '400.00', target: '5000.00', percent: 8 });
    expect(await find('2')).toMatchObject({ state: 'open', actual: '1', target: '20' });
    expect(await find('1')).toMatchObject({ state: 'claimable', actual: '1' });
    const zone = await find('1');
    expect(Date.parse(zone?.endsAt ?? '')).toBeGreaterThan(rig.clock.now().getTime());
    const refused = await Promise.all(['4', '99'].map(async (id) => (await claim(id)).error.errorCode));
    expect(refused).toEqual(['mission.not-done', 'mission.unknown']);
  });

  it('is paid once of a hundred claims at the same moment', async () => {
    const before = await readPoints(rig.deps.db, rig.player);
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        rig.deps.db
          .transaction()
          .execute((db) => takeMission(db, rig.deps, { id: '1', memberId: rig.player, language: 'EN' })),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'mission.claimed' });
    expect(await readPoints(rig.deps.db, rig.player)).toBe(before + 5n);
    expect(await find('1')).toMatchObject({ state: 'claimed' });
  });

  it('would be paid twice by a claim that looks first and writes later', async () => {
    await rig.query('create table naive_claim (mission_id bigint)');
    const clients = await Promise.all([rig.database.pool.connect(), rig.database.pool.connect()]);
    for (const client of clients) await client.query('begin');
    const looks = await Promise.all(
      clients.map((client) => client.query('select 1 from naive_claim where mission_id = 1')),
    );
    for (const [index, client] of clients.entries()) {
      if (looks[index]?.rowCount === 0) await client.query('insert into naive_claim values (1)');
      await client.query('commit');
      client.release();
    }
    expect(await rig.query('select * from naive_claim')).toHaveLength(2);
    await rig.query('drop table naive_claim');
  });

  it('brings money with its wagering, and red envelopes', async () => {
    await rig.settle(460_000n, '2026-06-01T07:40:00Z');
    const before = await rig.balance();
    expect((await claim('4')).value).toMatchObject({ amount: '50.00', points: 0 });
    expect(await rig.balance()).toBe(before + 5_000n);
    expect((await rig.call('rewards.wagering', {}, { token: rig.token })).value.left).toBe('50.00');
    expect((await rig.call('rewards.summary', {}, { token: rig.token })).value.missions).toBe(0);
  });

  it('counts again when its day begins, and is over when it ends', async () => {
    await rig.endDays('2026-06-02T12:00:00Z');
    const humanToken = await rig.proveHuman();
    const login = { username: 'player', password: 'Foyer-2026', humanToken };
    const { token } = (await rig.call('session.login', login)).value;
    const { missions } = (await rig.call('missions.list', {}, { token })).value;
    expect(missions.map(({ state }) => state)).toEqual([
      'claimable',
      'open',
      'open',
      'claimed',
      'open',
      'open',
      'open',
    ]);
    await rig.query("update mission set ends_at = '2026-06-02T00:00:00Z' where id = 6");
    const over = (await rig.call('missions.list', {}, { token })).value.missions.find(({ id }) => id === '6');
    expect(over).toMatchObject({ state: 'expired' });
  });
});

describe('the day after', () => {
  it('brings points for valid bets, once', async () => {
    // 5,000.00 on the first of June: a point for each 100.
    const rows = await rig.query(
      "select e.amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id where t.kind = 'points.play' and e.amount > 0",
    );
    expect(rows).toEqual([{ amount: '50' }]);
  });

  it('ends the week with places and prizes, once over three nodes', async () => {
    const [agent] = await rig.query("select id::text from member where account = 'agent'");
    await rig.settle(900_000n, '2026-06-03T10:00:00Z', 'settled', String(agent?.['id']));
    await rig.endDays('2026-06-05T12:00:00Z');
    const humanToken = await rig.proveHuman();
    const login = { username: 'player', password: 'Foyer-2026', humanToken };
    const { token } = (await rig.call('session.login', login)).value;
    const { value } = await rig.call('missions.leaderboard', {}, { token });
    expect(value).toMatchObject({ from: '2026-06-01', to: '2026-06-07', ownPlace: 2, ownAmount: '5000.00' });
    expect(value.places).toMatchObject([
      { place: 1, amount: '9000.00', prize: '1000.00', own: 'other' },
      { place: 2, account: 'player', amount: '5000.00', prize: '500.00', own: 'own' },
    ]);
    expect(value.places[0]?.account).not.toBe('agent');
    await rig.endDays('2026-06-08T12:00:00Z', 3);
    const prizes = await rig.query(
      "select subject, pays from issued_reward where subject like 'leaderboard:%' order by subject",
    );
    expect(prizes).toEqual([
      { subject: 'leaderboard:2026-06-01:1', pays: '100000' },
      { subject: 'leaderboard:2026-06-01:2', pays: '50000' },
    ]);
  });
});
