import { unitOf } from '../../src/protocol/money/money.ts';
import { utcDay } from '../../src/protocol/time/time-zone.ts';
import { toSiteMoney, writeSeedTexts } from './amounts.ts';
import { makeMessages } from './messages.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { createPasswordHasher, type PasswordHasher } from '../../server/infrastructure/keys/passwords.ts';
import { createRandom } from '../pictures/random.ts';
import { maskAccount } from '../../platform/play/games/winners.ts';
import { agreeToAll } from '../../platform/identity/consents.ts';
import { createMember } from '../../platform/identity/registration/create-member.ts';
import { insertFundPassword } from '../../platform/identity/security/fund-password.ts';
import { registerNetwork } from '../../platform/identity/sessions/trusted-locations.ts';
import { playCurrency, readCurrency, trialType } from '../../platform/money/wallet/currency.ts';
import { bookTransfer, ensureHouse, houseAccounts } from '../../platform/money/wallet/ledger.ts';
import {
  demoFundPassword,
  demoPassword,
  fundedAccounts,
  seedAccounts,
  seedAffiliates,
  type SeedAccount,
} from './accounts.ts';
import { withDemoTables } from '../tables.ts';
import { makeGames } from './games.ts';
import { netOfPlayerRounds } from './player-days.ts';
import { playedDays } from './played-days.ts';
import { seedPayoutAccounts } from './payout-accounts.ts';
import { listBenefits } from './benefits.ts';
import { makeRewards } from './make-rewards.ts';
import { makeDepositMethods } from './deposit-methods.ts';
import { seedHelp } from './help.ts';
import { seedNotices, type SeedNotice } from './notices.ts';
import { makeAgentRebates } from './agent-rebates.ts';
import { makeConversations } from './conversations.ts';
import { makeTeam, teamAccounts } from './team.ts';

const dayMs = 86_400_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** One part of the seed: done once per database, in one transaction, and never again. */
interface SeedPart {
  readonly name: string;
  /** True for what all merchants of a database share. */
  readonly isShared?: boolean;
  readonly make: (db: Database) => Promise<string>;
}

async function seedAccount(
  db: Database,
  deps: MemberDeps,
  account: SeedAccount,
  passwordHash: string,
  uplineId: string | null,
  house: string,
): Promise<string> {
  const { merchant, clock } = deps;
  const now = clock.now();
  const { id, walletId } = await createMember(db, {
    merchant,
    account: account.account,
    nickname: account.nickname,
    passwordHash,
    customerType: account.customerType,
    uplineId,
    mobile: account.mobile,
    email: account.email,
    language: 'EN',
    profile: account.payeeName === undefined ? {} : { payeeName: account.payeeName },
    firstLogin: account.firstLogin,
    isPasswordDefault: account.passwordDefault ?? false,
    passwordSetAt: daysBefore(now, account.passwordDays),
    createdAt: daysBefore(now, account.days),
    level: account.level,
  });
  if (account.knownNetwork !== undefined) await registerNetwork(db, id, account.knownNetwork, now);
  if (account.opening > 0n) {
    const postings = [
      {
        accountId:
          account.customerType === trialType ? await ensureHouse(db, merchant, houseAccounts.play) : house,
        amount: -account.opening,
      },
      { accountId: walletId, amount: account.opening },
    ];
    await bookTransfer(db, {
      merchant,
      kind: 'opening',
      reference: `opening:${account.account}`,
      at: account.account === 'player' ? daysBefore(now, playedDays + 1) : now,
      postings,
    });
  }
  const messages = makeMessages(account.unread, now).map((one) => ({ ...one, member_id: id }));
  if (messages.length > 0) await db.insertInto('inbox_message').values(messages).execute();
  return id;
}

/**
 * What an account begins with, in minor units of its wallet; play money has two places. The demonstration player
 * has the balance of the list after its rounds.
 */
const toOpening = ({ opening, customerType, account }: SeedAccount, code: string): bigint =>
  toSiteMoney(opening, customerType === trialType ? playCurrency.code : code) -
  (account === 'player' ? netOfPlayerRounds(unitOf(code)) : 0n);

async function makeAccounts(db: Database, deps: MemberDeps, passwords: PasswordHasher): Promise<string> {
  const house = await ensureHouse(db, deps.merchant);
  const { code } = await readCurrency(db, deps.merchant);
  const ids = new Map<string, string>();
  for (const account of seedAccounts) {
    const upline = account.upline === null ? null : (ids.get(account.upline) ?? null);
    ids.set(
      account.account,
      await seedAccount(
        db,
        deps,
        { ...account, opening: toOpening(account, code) },
        await passwords.hash(demoPassword),
        upline,
        house,
      ),
    );
  }
  const affiliates = seedAffiliates.map(({ code, upline }) => ({
    merchant: deps.merchant,
    code,
    domain: null,
    member_id: upline === null ? null : (ids.get(upline) ?? null),
  }));
  await db.insertInto('affiliate').values(affiliates).execute();
  return `${seedAccounts.length} accounts (${seedAccounts.map(({ account }) => account).join(', ')}; password ${demoPassword}), ${affiliates.length} affiliate codes`;
}

const readersOf = ({ kind, afterLogin }: SeedNotice): 'anyone' | 'members' | 'agents' => {
  if (kind === 'AG') return 'agents';
  return afterLogin === true ? 'members' : 'anyone';
};

async function makeNotices(db: Database, { merchant, clock }: MemberDeps): Promise<string> {
  const now = clock.now();
  const { symbol } = await readCurrency(db, merchant);
  const notices = seedNotices.map((notice, position) => ({
    merchant,
    position,
    kind: notice.kind,
    texts: writeSeedTexts(notice.texts, symbol),
    image: notice.image ?? '',
    linkage: notice.linkage ?? '',
    group_name: notice.groupName ?? '',
    promotion_type: notice.promotionType ?? '',
    starts_on: utcDay(daysBefore(now, notice.days)),
    readers: readersOf(notice),
  }));
  await db.insertInto('notice').values(notices).execute();
  const help = seedHelp.map(({ tag, texts }, position) => ({
    merchant,
    tag,
    position,
    kind: 'HT' as const,
    texts: JSON.stringify(texts),
    starts_on: utcDay(now),
  }));
  // A site that was a real one first has the topics of a new brand already.
  await db
    .insertInto('notice')
    .values(help)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `${notices.length} notices and banners, ${help.length} help items`;
}

const winnerNames =
  'mayumi bituin dalisay ligaya hiraya malaya tadhana silang luntian amianan kalinaw himig'.split(' ');

async function makeWinners(db: Database, { merchant, clock }: MemberDeps): Promise<string> {
  const random = createRandom('winners');
  const games = await db
    .selectFrom('game')
    .select('node_id')
    .orderBy('popularity', 'desc')
    .orderBy('node_id')
    .limit(300)
    .execute();
  const now = clock.now();
  const { code } = await readCurrency(db, merchant);
  const wins = Array.from({ length: 60 }, () => ({
    merchant,
    customer_name: maskAccount(`${random.pick(winnerNames)}${random.whole(10, 9999)}`),
    node_id: random.pick(games).node_id,
    amount: String(
      toSiteMoney(BigInt(random.whole(150_000, 9_900_000) * (random.chance(0.08) ? 10 : 1)), code),
    ),
    won_at: new Date(now.getTime() - random.whole(1, 2_000) * 60_000),
  }));
  await db.insertInto('game_win').values(wins).execute();
  return `${wins.length} winners`;
}

/** What the demonstration player has marked and played. */
async function makePlays(db: Database, { merchant, clock }: MemberDeps): Promise<string> {
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('account', '=', 'player')
    .executeTakeFirstOrThrow();
  const games = await db
    .selectFrom('game')
    .select('node_id')
    .orderBy('popularity', 'desc')
    .orderBy('node_id')
    .limit(18)
    .execute();
  const momentOf = (index: number): Date => new Date(clock.now().getTime() - index * 3_600_000);
  const favourites = games
    .slice(0, 6)
    .map(({ node_id }, index) => ({ member_id: id, node_id, created_at: momentOf(index) }));
  const recent = games
    .slice(4, 16)
    .map(({ node_id }, index) => ({ member_id: id, node_id, played_at: momentOf(index) }));
  await db.insertInto('game_favourite').values(favourites).execute();
  await db.insertInto('game_recent').values(recent).execute();
  return `${favourites.length} favourites and ${recent.length} recent games of player`;
}

async function makeFundPasswords(
  db: Database,
  { merchant, clock }: MemberDeps,
  passwords: PasswordHasher,
): Promise<string> {
  const members = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('account', 'in', fundedAccounts)
    .execute();
  for (const { id } of members) {
    const hash = await passwords.hash(demoFundPassword);
    await insertFundPassword(db, { memberId: id, hash, at: clock.now() });
  }
  return `fund password ${demoFundPassword} of ${fundedAccounts.join(', ')}`;
}

/** As if each account of the demonstration had been registered: without the consents nothing is played or paid in. */
async function makeConsents(db: Database, deps: MemberDeps): Promise<string> {
  const { merchant, clock } = deps;
  const names = [...seedAccounts.map(({ account }) => account), ...teamAccounts];
  const members = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('customer_type', '<>', trialType)
    .where('account', 'in', names)
    .execute();
  for (const { id } of members) await agreeToAll(db, deps, id, { network: '203.0.113.20', at: clock.now() });
  return `consents of ${members.length} accounts`;
}

/** Runs a part unless this database has it (then null); of two nodes that start together one does it. */
async function runOnce(deps: MemberDeps, { name, isShared, make }: SeedPart): Promise<string | null> {
  return deps.db.transaction().execute(async (db) => {
    const key = isShared === true ? name : `${deps.merchant}:${name}`;
    const claim = { name: key, made: '{}', done_at: deps.clock.now() };
    const claimed = await withDemoTables(db)
      .insertInto('member_seed')
      .values(claim)
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (claimed === undefined) return null;
    const summary = await make(db);
    await withDemoTables(db)
      .updateTable('member_seed')
      .set({ made: JSON.stringify({ made: summary }) })
      .where('name', '=', key)
      .execute();
    return summary;
  });
}

/**
 * Fills an empty database with the demonstration and says what it made, one line for each part. The
 * same clock gives the same data; run again it changes nothing. Pictures are not stored: they are
 * drawn from the same rows when asked for.
 */
export async function seedMember(
  deps: MemberDeps,
  print: (line: string) => void,
  passwords: PasswordHasher = createPasswordHasher(),
): Promise<void> {
  const parts: readonly SeedPart[] = [
    { name: 'accounts', make: (db) => makeAccounts(db, deps, passwords) },
    { name: 'games', isShared: true, make: (db) => makeGames(db, deps) },
    { name: 'notices', make: (db) => makeNotices(db, deps) },
    { name: 'winners', make: (db) => makeWinners(db, deps) },
    { name: 'plays', make: (db) => makePlays(db, deps) },
    { name: 'deposit-methods', make: (db) => makeDepositMethods(db, deps.merchant) },
    { name: 'fund-passwords', make: (db) => makeFundPasswords(db, deps, passwords) },
    { name: 'payout-accounts', make: (db) => seedPayoutAccounts(db, deps) },
    { name: 'team', make: async (db) => makeTeam(db, deps, await passwords.hash(demoPassword)) },
    { name: 'consents', make: (db) => makeConsents(db, deps) },
    { name: 'agent rebates', make: (db) => makeAgentRebates(db, deps) },
    { name: 'conversations', make: (db) => makeConversations(db, deps) },
    { name: 'rewards', make: (db) => makeRewards(db, deps) },
    ...listBenefits(deps),
  ];
  for (const part of parts) {
    const summary = await runOnce(deps, part);
    if (summary !== null) print(`Seed: ${summary}`);
  }
}
