import { agreeAsRegistered } from '../../platform/identity/consents/agreed.fake.ts';
import type { Database } from '../../server/db/database.ts';
import { processStep } from '../../platform/agents/contracts/process-step.ts';
import { createMember } from '../../platform/identity/registration/create-member.ts';
import { openSession } from '../../platform/identity/sessions/sessions.ts';
import { hashToken } from '../../platform/calls/tokens.ts';
import { vendorCode } from '../../demo/games.ts';
import { ensurePoints } from '../../platform/rewards/points/accounts.ts';
import { bookPoints } from '../../platform/rewards/points/book-points.ts';
import { insertFundPassword } from '../../platform/identity/security/fund-password.ts';
import { makeDepositMethods } from '../../demo/seed/deposit-methods.ts';
import { bookTransfer, ensureHouse } from '../../platform/money/wallet/ledger.ts';
import { writeWithdrawalSettings } from '../../platform/money/withdrawals/settings.fake.ts';
import { systemClock } from '../../server/infrastructure/clock.ts';
import { systemRandom } from '../../server/infrastructure/random.ts';

export const merchant = 'demo';
export const fundPassword = '135790';

/** A member who is logged in. Money in minor units. */
export interface Player {
  readonly id: string;
  readonly account: string;
  readonly token: string;
  /** Number of the account that money goes out to. */
  readonly card: string;
}
interface Wanted {
  readonly account: string;
  readonly money: bigint;
  readonly points: bigint;
  readonly uplineId?: string;
}

async function fillAccounts(db: Database, memberId: string, wallet: string, wanted: Wanted): Promise<void> {
  const now = systemClock.now();
  if (wanted.money > 0n)
    await bookTransfer(db, {
      merchant,
      kind: 'opening',
      reference: `opening:${memberId}`,
      at: now,
      postings: [
        { accountId: await ensureHouse(db, merchant), amount: -wanted.money },
        { accountId: wallet, amount: wanted.money },
      ],
    });
  const change = {
    merchant,
    kind: 'points.opening',
    reference: `opening:${memberId}:points`,
    at: now,
  } as const;
  if (wanted.points > 0n)
    await bookPoints(db, await ensurePoints(db, merchant, memberId), { ...change, points: wanted.points });
}

/** Makes a member with a fund password, an account to be paid out to, and a session. */
export const makePlayer = async (root: Database, wanted: Wanted): Promise<Player> => {
  const now = systemClock.now();
  return root.transaction().execute(async (db) => {
    const { id, walletId } = await createMember(db, {
      merchant,
      account: wanted.account,
      nickname: wanted.account,
      passwordHash: 'plain:Foyer-2026',
      customerType: 1,
      uplineId: wanted.uplineId ?? null,
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
    await fillAccounts(db, id, walletId, wanted);
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
    const deps = { db, clock: systemClock, random: systemRandom, merchant };
    const token = await openSession(deps, { memberId: id, network: '203.0.113.7', device: 'race' });
    return { id, account: wanted.account, token, card: card.id };
  });
};

/** The players `name-0`, `name-1` and so on, all alike. */
export const makePlayers = async (
  db: Database,
  count: number,
  wanted: Wanted,
): Promise<readonly [Player, ...Player[]]> => {
  const players: Player[] = [];
  for (let index = 0; index < count; index += 1)
    players.push(await makePlayer(db, { ...wanted, account: `${wanted.account}-${index}` }));
  const [first, ...others] = players;
  if (first === undefined) throw new Error('Expected at least one player.');
  return [first, ...others];
};

const gameNode = 10_001;
/** The game that rounds are played in. */
export const makeGame = async (db: Database): Promise<void> => {
  const vendor = { code: 'RACE', game_type: 'RNG' } as const;
  await db
    .insertInto('game_vendor')
    .values({ ...vendor, name: 'Race', account_type_id: 1, opens: 'GAME', position: 1 })
    .execute();
  await db
    .insertInto('game')
    .values({
      node_id: gameNode,
      game_code: 'race',
      name: 'Race',
      search_name: 'race',
      vendor_code: vendor.code,
      game_type: vendor.game_type,
      classify: 'slots',
      launch_date: '2026-01-01',
      popularity: 1,
      motif: 'carp',
    })
    .execute();
};
/** Starts the game for a player, as its vendor knows it; gives the start's number. */
export const launchGame = async (db: Database, { id, token }: Player): Promise<string> => {
  const launch = systemRandom.uuid();
  const now = systemClock.now();
  await db
    .insertInto('play_launch')
    .values({
      id: launch,
      merchant,
      vendor: vendorCode,
      member_id: id,
      node_id: gameNode,
      session_hash: hashToken(token),
      language: 'EN',
      created_at: now,
      expires_at: now,
      opened_at: now,
    })
    .execute();
  return launch;
};

/** A dividend contract of 20 per cent from the house, so that the member may offer contracts. */
export const signWithHouse = async (db: Database, memberId: string): Promise<void> => {
  const parties = { uplineId: null, downlineId: memberId, kind: 'dividend', product: 'CONS' } as const;
  const terms = { period: 'M', tiers: [{ bet: '0', loss: '0', members: 0, rate: '20' }] } as const;
  const take = (side: 'upline' | 'downline', step: 'offer' | 'accept') => {
    const signature = {
      memberId: side === 'upline' ? null : memberId,
      at: systemClock.now(),
      from: '203.0.113.7',
    };
    const request = { ...parties, merchant, zone: 'Asia/Manila', side, step, signature };
    return db.transaction().execute((transaction) => processStep(transaction, request, terms));
  };
  await take('upline', 'offer');
  await take('downline', 'accept');
};

/** A picture that a member has uploaded, as a proof. */
export const makeUpload = async (db: Database, memberId: string): Promise<string> => {
  const id = systemRandom.token(12);
  const facts = { type: 'image/png', name: 'slip.png', size: 1, sha256: 'x' } as const;
  await db
    .insertInto('upload')
    .values({ id, member_id: memberId, ...facts, bytes: Buffer.from('x'), created_at: systemClock.now() })
    .execute();
  return id;
};

/** What operators set before players come: a points mall, ways to pay in, how money goes out. */
export const openHouse = async (db: Database): Promise<void> => {
  await db.insertInto('point_setting').values({ merchant, ratio: 20, minimum: 100 }).execute();
  await makeDepositMethods(db, merchant);
  const settings = {
    minimum: 100n,
    maximum: 1_000_000_000n,
    fee: 0n,
    perDay: 100,
    receiptMinutes: 30,
    mayCancel: true,
    secondPersonFrom: null,
  };
  await writeWithdrawalSettings(db, merchant, settings);
};

/** A reward of the points mall; gives its number. */
export const makePointReward = async (
  db: Database,
  reward: { readonly pieces: number; readonly points: bigint; readonly pays: bigint },
): Promise<string> => {
  const { id } = await db
    .insertInto('point_reward')
    .values({
      merchant,
      position: 1,
      kind: 'bonus',
      texts: JSON.stringify({ EN: { title: 'Bonus' } }),
      points: reward.points.toString(),
      quantity: reward.pieces,
      available: reward.pieces,
      limit_per_member: null,
      pays: reward.pays.toString(),
      starts_at: new Date(0),
      ends_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Red envelopes whose window is always open. Money in minor units. */
export const planEnvelopes = async (
  db: Database,
  plan: { readonly least: bigint; readonly most: bigint; readonly budget: bigint; readonly grabs: number },
): Promise<void> => {
  await db
    .insertInto('envelope_plan')
    .values({
      merchant,
      texts: JSON.stringify({ EN: { title: 'Red envelope' } }),
      every_minutes: 1_440,
      open_minutes: 1_440,
      grabs: plan.grabs,
      least: plan.least.toString(),
      most: plan.most.toString(),
      budget: plan.budget.toString(),
    })
    .execute();
};
