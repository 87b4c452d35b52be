import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../server/infrastructure/random.fake.ts';
import type { Database } from '../../server/db/database.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { addDays } from '../calendar-days.ts';
import { createMember } from '../identity/registration/create-member.ts';
import { createMemberRig, type MemberRig } from '../member-rig.fake.ts';
import { bookTransfer, ensureHouse, houseAccounts } from '../money/wallet/ledger.ts';
import { asOpened } from '../money/ways-out/opened-way.ts';
import { live } from '../records/ledger-check/live.fake.ts';
import { createWorld, type World } from '../records/ledger-check/world.fake.ts';
import { countPlayers, rollToEnd, sumFigures, sumLedger } from './ledger-sums.fake.ts';
import { readDistinct } from './read-distinct.ts';
import { rollUp } from './roll-up.ts';

const merchant = 'demo';
const zone = 'Europe/Malta';
/** Who played is remembered for days that can still come. */
const now = new Date('2026-03-30T12:00:00Z');
interface Size {
  readonly size?: bigint;
  readonly batches?: number;
}
const rollOnce = ({ database }: MemberRig, of = zone, size: Size = {}): Promise<boolean> =>
  database.db.transaction().execute((db) => rollUp(db, { merchant, zone: of, now, ...size }));
const rollAll = (rig: MemberRig, of = zone, size: Size = {}): Promise<void> =>
  rollToEnd(rig.database, () => rollOnce(rig, of, size));

describe('the figures of a life of deposits, games, lotteries and jackpots around midnight', () => {
  let world: World;
  const hasWithdrawal = async (): Promise<boolean> =>
    Object.keys(await sumLedger(world.rig.database, 'Asia/Manila')).some((key) =>
      key.startsWith('withdrawals'),
    );
  beforeAll(async () => {
    world = await createWorld(10, 47);
    await live(world, { operations: 480, nights: 3, lanes: 4 });
    // Lanes that overtake each other may leave a life without any withdrawal.
    for (let more = 0; more < 8 && !(await hasWithdrawal()); more += 1)
      await live(world, { operations: 60, nights: 1, lanes: 4 });
  }, 180_000);
  afterAll(() => world.rig.close());

  it('are the sums of the ledger by day and product', async () => {
    await rollAll(world.rig, 'Asia/Manila', { size: 50n });
    const sums = await sumLedger(world.rig.database, 'Asia/Manila');
    expect(await sumFigures(world.rig.database)).toEqual(sums);
    const names = new Set(Object.keys(sums).map((key) => key.replace(/ \S+/, '')));
    for (const name of ['stakes RNG', 'payouts RNG', 'deposits', 'withdrawals', 'bonuses', 'active'])
      expect([...names]).toContain(name);
  }, 60_000);
});

describe('the figures of a brand whose clocks change', () => {
  let rig: MemberRig;
  const wallets: { readonly id: string; readonly wallet: string }[] = [];
  let count = 0;
  beforeAll(async () => {
    rig = await createMemberRig();
  });
  afterAll(() => rig.close());

  const join = (db: Database, at: Date, customerType: 0 | 4 = 0) => {
    count += 1;
    return createMember(db, {
      merchant,
      account: `figure${count}`,
      nickname: 'Figure',
      passwordHash: null,
      customerType,
      uplineId: null,
      mobile: null,
      email: null,
      language: 'EN',
      profile: {},
      firstLogin: false,
      passwordSetAt: at,
      createdAt: at,
    });
  };
  interface Booking {
    readonly kind: string;
    readonly who: { readonly id: string; readonly wallet: string };
    readonly amount: bigint;
    readonly at: Date;
    /** Another transaction may have the account of the outside. */
    readonly house?: 0 | 95;
  }
  async function book(db: Database, { kind, who, amount, at, house = 0 }: Booking): Promise<void> {
    count += 1;
    const postings = [
      { accountId: await ensureHouse(db, merchant, house), amount: -amount },
      { accountId: who.wallet, amount },
    ];
    const opened = asOpened('stake', who.id);
    await bookTransfer(db, { merchant, kind, reference: `test:${count}`, at, postings, opened });
  }

  /** Days around both changes of the clocks, and seconds around their midnights. */
  const edges = [
    '2026-03-27T23:00:00Z',
    '2026-03-28T23:00:00Z',
    '2026-03-29T01:00:00Z',
    '2026-03-29T22:00:00Z',
    '2026-10-23T22:00:00Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T00:00:00Z',
    '2026-10-25T01:00:00Z',
    '2026-10-25T23:00:00Z',
  ].map((text) => Date.parse(text));
  const drawMoment = (random: ReturnType<typeof createSeededRandom>): Date => {
    const edge = edges[random.integer(0, edges.length)] ?? 0;
    const spread = [1, 1_000, 3_600_000, 86_400_000][random.integer(0, 4)] ?? 1;
    return new Date(edge + random.integer(-spread, spread + 1));
  };
  async function liveSome(seed: number, bookings: number): Promise<void> {
    const random = createSeededRandom(seed);
    const { db } = rig.database;
    for (let number = 0; number < 6; number += 1) {
      const { id, walletId } = await db.transaction().execute((work) => join(work, drawMoment(random)));
      wallets.push({ id, wallet: walletId });
    }
    const steps = ['deposit', 'game.bet', 'game.bet', 'game.win', 'game.refund', 'bonus', 'rebate', 'other'];
    for (let number = 0; number < bookings; number += 1) {
      const who = wallets[random.integer(0, wallets.length)];
      const kind = steps[random.integer(0, steps.length)] ?? 'other';
      if (who === undefined) continue;
      const step = { kind, who, at: drawMoment(random), amount: BigInt(random.integer(1, 90_000)) };
      await db.transaction().execute(async (work) => {
        await book(work, { ...step, kind: 'opening' });
        await book(work, kind === 'game.bet' ? { ...step, amount: -step.amount } : step);
      });
    }
  }
  const expectEqual = async (): Promise<void> =>
    expect(await sumFigures(rig.database)).toEqual(await sumLedger(rig.database, zone));

  const dayOf = (random: ReturnType<typeof createSeededRandom>): string => dayIn(zone, drawMoment(random));
  const countIn = async (days: { readonly from: string; readonly to: string }): Promise<number> => {
    const length = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000 + 1;
    const before = { from: addDays(days.from, -length), to: addDays(days.to, -length) };
    const span = { ...days, before, step: 'day', hour: null } as const;
    const { now: members, before: earlier } = await readDistinct(rig.database.db, { merchant, zone }, span);
    expect(Number(earlier), `${before.from} to ${before.to}`).toBe(
      await countPlayers(rig.database, zone, before),
    );
    return Number(members);
  };
  const countBoth = async (from: string, to: string): Promise<void> =>
    expect(await countIn({ from, to }), `${from} to ${to}`).toBe(
      await countPlayers(rig.database, zone, { from, to }),
    );
  /** Days of members are in no order of the ledger here: many come late, between others. */
  async function expectPlayers(seed: number): Promise<void> {
    const random = createSeededRandom(seed + 100);
    for (let draw = 0; draw < 20; draw += 1) {
      const [from = '', to = ''] = [dayOf(random), dayOf(random)].toSorted();
      await countBoth(from, to);
    }
  }

  it.each([1, 2, 3, 4])('are the sums of the ledger on drawn days, by seed %i', async (seed) => {
    await liveSome(seed, 60);
    await rollAll(rig, zone, { size: [3n, 7n, 1_000n][seed % 3] ?? 3n });
    await expectEqual();
    await expectPlayers(seed);
  });

  it('have the hours that the clocks show twice apart, and none of the hour that they skip', async () => {
    const { rows } = await rig.database.pool.query<{ at: Date }>(
      'select distinct at from figure_hour order by at',
    );
    const hours = rows.map(({ at }) => at.toISOString());
    expect(hours).toEqual(expect.arrayContaining(['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']));
  });

  it('are neither lost nor counted twice where a run is killed between two batches', async () => {
    await liveSome(5, 40);
    await rollOnce(rig);
    const before = await sumFigures(rig.database);
    const killed = rig.database.db.transaction().execute(async (db) => {
      expect(await rollUp(db, { merchant, zone, now, size: 5n, batches: 3 })).toBe(true);
      const { rows } = await rig.database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      for (const { pid } of rows) await rig.database.pool.query('select pg_terminate_backend($1)', [pid]);
      await rollUp(db, { merchant, zone, now, size: 5n, batches: 3 });
    });
    await expect(killed).rejects.toThrow();
    expect(await sumFigures(rig.database)).toEqual(before);
    await rollAll(rig, zone, { size: 5n, batches: 3 });
    await expectEqual();
  });

  it('wait for what was booked before and is committed later', async () => {
    const { db } = rig.database;
    const at = new Date(edges[0] ?? 0);
    await db.transaction().execute((work) => join(work, at));
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isBooked = (): void => undefined;
    const booked = new Promise<void>((resolve) => {
      isBooked = resolve;
    });
    const late = db.transaction().execute(async (work) => {
      const { id, walletId } = await join(work, at);
      await book(work, { kind: 'deposit', who: { id, wallet: walletId }, amount: 700n, at });
      isBooked();
      await isReleased;
    });
    await booked;
    await db.transaction().execute(async (work) => {
      const { id, walletId } = await join(work, at);
      const house = houseAccounts.games;
      await book(work, { kind: 'bonus', who: { id, wallet: walletId }, amount: 300n, at, house });
    });
    for (let runs = 0; runs < 4; runs += 1) await rollOnce(rig);
    release();
    await late;
    await rollAll(rig);
    await expectEqual();
  });

  it('leave out accounts of the free trial', async () => {
    const { db } = rig.database;
    const at = new Date(edges[2] ?? 0);
    const trial = await db.transaction().execute((work) => join(work, at, 4));
    await db.transaction().execute(async (work) => {
      const postings = [
        { accountId: await ensureHouse(work, merchant, houseAccounts.play), amount: -500n },
        { accountId: trial.walletId, amount: 500n },
      ];
      await bookTransfer(work, { merchant, kind: 'game.win', reference: 'trial:win', at, postings });
    });
    const before = await sumFigures(rig.database);
    await rollAll(rig);
    expect(await sumFigures(rig.database)).toEqual(before);
  });

  it('know who played before when it is forgotten on which days', async () => {
    const { db, pool } = rig.database;
    await pool.query('delete from figure_active');
    for (const [index, at] of ['2026-12-01T10:00:00Z', '2026-12-03T10:00:00Z'].entries()) {
      const who = wallets[index];
      if (who === undefined) continue;
      await db.transaction().execute(async (work) => {
        const step = { kind: 'opening', who, at: new Date(at), amount: 100n };
        await book(work, step);
        await book(work, { ...step, kind: 'game.bet', amount: -100n });
      });
    }
    await rollAll(rig);
    for (const from of ['2026-03-27', '2026-10-26', '2026-12-01', '2026-12-02'])
      await countBoth(from, '2026-12-03');
  });
});
