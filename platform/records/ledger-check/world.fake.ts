import { agreeAsRegistered } from '../../identity/consents/agreed.fake.ts';
import { makeDepositMethods } from '../../../demo/seed/deposit-methods.ts';
import type { Database } from '../../../server/db/database.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { createJobRunner } from '../../../server/infrastructure/jobs/job-runner.ts';
import type { Limits } from '../../../server/infrastructure/http/limits.ts';
import { createSeededRandom } from '../../../server/infrastructure/random.fake.ts';
import type { Random } from '../../../server/infrastructure/random.ts';
import { createAvailability } from '../../play/availability/availability.ts';
import { planDayEnd } from '../../day-end.ts';
import { createMemberHandlers } from '../../generated/handlers.ts';
import type { Caller, Handlers } from '../../calls/call.ts';
import { createMember } from '../../identity/registration/create-member.ts';
import { createMemberJobs } from '../../jobs.ts';
import { createMemberRig, plainPasswords, type MemberRig } from '../../member-rig.fake.ts';
import type { MemberParts } from '../../parts.ts';
import { ensurePoints } from '../../rewards/points/accounts.ts';
import { bookPoints } from '../../rewards/points/book-points.ts';
import { insertFundPassword } from '../../identity/security/fund-password.ts';
import { bookTransfer, ensureHouse } from '../../money/wallet/ledger.ts';
import { writeWithdrawalSettings } from '../../money/withdrawals/settings.fake.ts';

export const merchant = 'demo';
export const fundPassword = '135790';
/** `accountTypeId` of the one provider whose games have their own wallet. */
export const vendorWallet = 7;
/** The games that are played: with the main wallet, and with that of their provider. */
const gameNodes = [10_001, 10_002] as const;

/** A member, and what it has under way. */
export interface PlayedMember {
  readonly id: string;
  readonly account: string;
  readonly card: string;
  readonly uplineId: string | null;
  /** Starts of the two games. */
  readonly launches: readonly string[];
  deposit: string | null;
  withdrawal: string | null;
  /** Rounds that are open, with the debits of each. */
  readonly rounds: { readonly name: string; readonly launch: string; readonly debits: string[] }[];
  readonly tickets: string[];
  readonly rewards: string[];
}
export interface World {
  readonly rig: MemberRig;
  readonly parts: MemberParts;
  readonly random: Random;
  readonly members: readonly PlayedMember[];
  readonly missionId: string;
  /** How often each operation went well. */
  readonly done: Map<string, number>;
  readonly refused: Map<string, number>;
  readonly troubles: unknown[];
  call<Name extends keyof Handlers>(
    who: Pick<PlayedMember, 'id' | 'account'>,
    name: Name,
    request: Parameters<Handlers[Name]>[0],
  ): ReturnType<Handlers[Name]>;
  /** Does what is due, as one node. */
  runJobs(): Promise<void>;
}

/** How often somebody may try is no question here. */
const noLimits: Limits = {
  takeToken: (_, limit) => Promise.resolve({ ok: true, left: limit }),
  peek: (_, limit) => Promise.resolve({ ok: true, left: limit }),
  giveBack: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};
export const callerOf = ({ id, account }: Pick<PlayedMember, 'id' | 'account'>, key: string): Caller => ({
  member: { id, account, customerType: 1, loggedInAt: new Date(0) },
  token: null,
  network: '203.0.113.7',
  device: '',
  language: 'EN',
  host: '',
  idempotencyKey: key,
  cookies: {},
  // No reading and no booking of this check answers through it.
  reply: null as never,
});

const openHouse = async (db: Database, now: Date): Promise<string> => {
  await db.insertInto('point_setting').values({ merchant, ratio: 20, minimum: 100 }).execute();
  await makeDepositMethods(db, merchant);
  const limits = { minimum: 100n, maximum: 1_000_000_000n, fee: 25n, perDay: 100 };
  const settings = { ...limits, receiptMinutes: 30, mayCancel: true, secondPersonFrom: null };
  await writeWithdrawalSettings(db, merchant, settings);
  const transfers = { minimum: '100', maximum: '100000', daily_most: '10000000' };
  await db
    .insertInto('member_transfer_setting')
    .values({ merchant, to_upline: true, to_downline: true, ...transfers })
    .execute();
  await db
    .insertInto('rebate_setting')
    .values({ merchant, automatic: false, minimum: '1', claim_days: 7 })
    .execute();
  const rates = ['RNG', 'LOTT'].map((product) => ({ merchant, rank: 1, product, rate: 80 }));
  await db.insertInto('rebate_rate').values(rates).execute();
  const { id } = await db
    .insertInto('mission')
    .values({
      merchant,
      position: 0,
      texts: JSON.stringify({ EN: { title: 'Play' } }),
      period: 'daily',
      metric: 'rounds',
      target: '1',
      pays: '150',
      points: '5',
      tickets: 0,
      wagering: 0,
      starts_at: new Date(now.getTime() - 1),
      ends_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const openGames = async (db: Database): Promise<void> => {
  for (const [index, node] of gameNodes.entries()) {
    const vendor = { code: `LEDGER${index}`, game_type: 'RNG' } as const;
    const wallet = index === 0 ? 6 : vendorWallet;
    await db
      .insertInto('game_vendor')
      .values({ ...vendor, name: vendor.code, account_type_id: wallet, opens: 'GAME', position: 900 })
      .execute();
    await db
      .insertInto('game')
      .values({
        node_id: node,
        game_code: vendor.code,
        name: vendor.code,
        search_name: vendor.code,
        vendor_code: vendor.code,
        game_type: vendor.game_type,
        classify: 'slots',
        launch_date: '2026-01-01',
        popularity: 1,
        motif: 'carp',
      })
      .execute();
  }
};

async function openMember(
  db: Database,
  { random, clock }: MemberParts,
  { account, uplineId }: Pick<PlayedMember, 'account' | 'uplineId'>,
): Promise<PlayedMember> {
  const now = clock.now();
  const { id, walletId } = await createMember(db, {
    merchant,
    account,
    nickname: account,
    passwordHash: null,
    customerType: 1,
    uplineId,
    mobile: null,
    email: null,
    language: 'EN',
    profile: {},
    firstLogin: false,
    passwordSetAt: now,
    createdAt: now,
  });
  await agreeAsRegistered(db, id, now);
  await insertFundPassword(db, { memberId: id, hash: `plain:${fundPassword}`, at: now });
  const house = await ensureHouse(db, merchant);
  const postings = [
    { accountId: house, amount: -500_000n },
    { accountId: walletId, amount: 500_000n },
  ];
  await bookTransfer(db, { merchant, kind: 'opening', reference: `opening:${id}`, at: now, postings });
  const points = { merchant, kind: 'points.opening', reference: `opening:${id}:points`, at: now } as const;
  await bookPoints(db, await ensurePoints(db, merchant, id), { ...points, points: 5_000n });
  const card = await db
    .insertInto('payout_account')
    .values({
      member_id: id,
      kind: 'bank',
      provider: 'FOYB',
      holder: 'Mayari Dela Cruz',
      number: `10020030${id.padStart(5, '0')}`,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const launches = gameNodes.map((node_id, index) => ({
    id: random.uuid(),
    merchant,
    vendor: `LEDGER${index}`,
    member_id: id,
    node_id,
    session_hash: '',
    language: 'EN',
    created_at: now,
    expires_at: now,
    opened_at: now,
    account_type: index === 0 ? 1 : 10_000 + vendorWallet,
  }));
  await db.insertInto('play_launch').values(launches).execute();
  const nothing = { deposit: null, withdrawal: null, rounds: [], tickets: [], rewards: [] };
  return { id, account, uplineId, card: card.id, launches: launches.map((one) => one.id), ...nothing };
}

const jackpots = [
  { id: 'small', name: 'Small', contribution: '2.00', seed: '1.00', mustFallBy: '3.00' },
  { id: 'large', name: 'Large', contribution: '1.00', seed: '20.00', mustFallBy: '90.00' },
];
/** The site as it is, read once, with jackpots that fall often. */
async function setSite({ live }: MemberRig) {
  live.modules = { ...live.modules, FUNDTRANS3: true };
  const { settings, ...rest } = await live.site();
  const site = { ...rest, settings: { ...settings, brand: { ...(settings['brand'] as object), jackpots } } };
  return { ...live, site: () => Promise.resolve(site) };
}

/** A platform with so many members who have money, games, a lottery and whatever else moves it. */
export async function createWorld(members: number, seed: number): Promise<World> {
  const rig = await createMemberRig();
  const random = createSeededRandom(seed);
  const deps = { ...rig.deps, limits: noLimits, liveSite: await setSite(rig) };
  const availability = createAvailability(deps);
  const parts: MemberParts = { ...deps, passwords: plainPasswords, availability };
  const missionId = await openHouse(deps.db, rig.clock.now());
  await openGames(deps.db);
  await planDayEnd(deps);
  const people: PlayedMember[] = [];
  await deps.db.transaction().execute(async (db) => {
    for (let index = 0; index < members; index += 1) {
      // Every tenth is above the nine that follow.
      const uplineId = index % 10 === 0 ? null : (people[index - (index % 10)]?.id ?? null);
      people.push(await openMember(db, parts, { account: `ledger${index}`, uplineId }));
    }
  });
  const handlers = createMemberHandlers(parts);
  const troubles: unknown[] = [];
  const jobs = createJobRunner({
    db: deps.db,
    merchant,
    clock: rig.clock,
    notifications: rig.database.notifications,
    handlers: createMemberJobs(deps),
    onTrouble: (cause) => troubles.push(cause),
  });
  return {
    rig,
    parts,
    random,
    members: people,
    missionId,
    troubles,
    done: new Map(),
    refused: new Map(),
    call: (who, name, request) => handlers[name](request, callerOf(who, rig.deps.random.uuid())) as never,
    runJobs: async () => void (await jobs.runDue()),
  };
}

const count = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

/** Does something, which the platform may refuse. @returns whether it went well */
export async function tryStep(world: World, name: string, step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
    count(world.done, name);
    return true;
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    count(world.refused, `${name}: ${cause.code}`);
    return false;
  }
}
