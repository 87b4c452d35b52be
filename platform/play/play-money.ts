import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { refuseCall } from '../calls/refusals.ts';
import { noteStake, partReturns, readBonus } from '../money/wallet/bonus-part.ts';
import { trialType } from '../money/wallet/currency.ts';
import {
  bookTransfer,
  bookTransfers,
  ensureHouse,
  ensureWallet,
  findMainWallets,
  houseAccounts,
  mainWallet,
  readWallet,
} from '../money/wallet/ledger.ts';
import type { OpenedWay } from '../money/ways-out/opened-way.ts';
import { waysOut, type WayName } from '../money/ways-out/ways.ts';

/** A stake leaves the wallet; winnings, rebates and stakes that are given back return to it. */
export type PlayStep = 'bet' | 'win' | 'rebate' | 'refund';

interface PlayMoney {
  readonly merchant: string;
  readonly memberId: string;
  readonly step: PlayStep;
  /** The same reference is never booked twice. */
  readonly reference: string;
  /** The round or the order, by what its references begin with: what it brings is parted as its stakes were. */
  readonly play: string;
  /** Minor units that were staked in the same round before. */
  readonly stakedBefore?: bigint;
  /** Minor units; negative leaves the wallet. */
  readonly toMember: bigint;
  /** Of the wallet that is played with; the main one by default. */
  readonly accountType?: number;
  readonly at: Date;
  /** By which way it leaves; needed for a stake. */
  readonly opened?: OpenedWay;
}

/** The house's side of a member's play: apart for play money. */
async function findPlayHouse(db: Database, merchant: string, memberId: string): Promise<string> {
  const { customer_type } = await db
    .selectFrom('member')
    .select('customer_type')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return ensureHouse(db, merchant, customer_type === trialType ? houseAccounts.play : houseAccounts.games);
}

/** Books a step of play between a member's wallet and the house. Throws where it was booked before. */
export async function bookPlayMoney(db: Database, money: PlayMoney): Promise<void> {
  const { merchant, memberId, step, reference, play, toMember, at, opened } = money;
  const { accountType = mainWallet } = money;
  const isMain = accountType === mainWallet;
  const before = isMain && toMember < 0n ? await readBonus(db, memberId) : 0n;
  const postings = [
    { accountId: await findPlayHouse(db, merchant, memberId), amount: -toMember },
    { accountId: await ensureWallet(db, memberId, accountType), amount: toMember },
  ];
  const by = opened === undefined ? {} : { opened };
  if (!(await bookTransfer(db, { merchant, kind: `game.${step}`, reference, at, postings, ...by })))
    throw new Error(`Expected ${reference} to be booked once.`);
  if (!isMain) return;
  if (step !== 'bet')
    await partReturns(db, [{ merchant, memberId, play, step, reference, amount: toMember }], at);
  else if (before > 0n || money.stakedBefore !== undefined) {
    const stake = { staked: -toMember, bonus: before - (await readBonus(db, memberId)) };
    await noteStake(db, { merchant, memberId, play }, { ...stake, before: money.stakedBefore ?? 0n });
  }
}

/** A payment to a member. */
type PlayPayment = Pick<PlayMoney, 'memberId' | 'reference' | 'play' | 'toMember'> & {
  readonly step: Exclude<PlayStep, 'bet'>;
};

/**
 * Books steps of play of many members in a few statements. Members are locked in the order of their ids, then
 * accounts are. Throws where one was booked before.
 */
export async function bookPlayMoneyOf(
  db: Database,
  {
    merchant,
    payments,
    at,
  }: { readonly merchant: string; readonly payments: readonly PlayPayment[]; readonly at: Date },
): Promise<void> {
  if (payments.length === 0) return;
  const ids = [...new Set(payments.map(({ memberId }) => memberId))];
  const members = await db
    .selectFrom('member')
    .select(['id', 'customer_type'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const isTrial = new Map(members.map(({ id, customer_type }) => [id, customer_type === trialType]));
  const wallets = await findMainWallets(db, ids);
  const trials = [...isTrial.values()];
  const real = trials.includes(false) ? await ensureHouse(db, merchant, houseAccounts.games) : '';
  const play = trials.includes(true) ? await ensureHouse(db, merchant, houseAccounts.play) : '';
  const booked = await bookTransfers(
    db,
    payments.map(({ memberId, step, reference, toMember }) => ({
      merchant,
      kind: `game.${step}`,
      reference,
      at,
      postings: [
        { accountId: isTrial.get(memberId) === true ? play : real, amount: -toMember },
        { accountId: wallets.get(memberId) ?? '', amount: toMember },
      ],
    })),
  );
  if (booked < payments.length)
    throw new Error(`Expected ${payments.length} payments to be booked once, got ${booked}.`);
  await partReturns(
    db,
    payments.map(({ toMember: amount, ...payment }) => ({ ...payment, merchant, amount })),
    at,
  );
}

/** A wallet that is played with; the main one by default. */
interface PlayWallet {
  readonly memberId: string;
  readonly way: WayName;
  readonly accountType?: number;
}
/** What a wallet has for one kind of play, in minor units: against other players no bonus money is staked. */
export async function readPlayable(
  db: Database,
  { memberId, way, accountType = mainWallet }: PlayWallet,
): Promise<bigint> {
  const balance = await readWallet(db, await ensureWallet(db, memberId, accountType));
  const isLocked = accountType === mainWallet && waysOut[way].verdicts.wagering.is === 'refused';
  return isLocked ? balance - (await readBonus(db, memberId)) : balance;
}

/**
 * Refuses a stake that the wallet does not have. Call it with the member locked.
 * @throws AppError 409 `balance.insufficient`
 */
export async function requireBalance(db: Database, wallet: PlayWallet, stake: bigint): Promise<void> {
  if ((await readPlayable(db, wallet)) < stake)
    throw refuseCall('balance.insufficient', 'The wallet has less than that.', 409);
}

/** What is staked counts towards what a bonus asks for. */
export async function countTurnover(db: Database, memberId: string, stake: bigint): Promise<void> {
  await db
    .updateTable('member_turnover')
    .set({ due: sql<string>`greatest(0, due - ${stake.toString()}::bigint)` })
    .where('member_id', '=', memberId)
    .execute();
}

/** As `countTurnover`, of many members together. */
export async function countTurnoverOf(
  db: Database,
  stakes: readonly { readonly memberId: string; readonly stake: bigint }[],
): Promise<void> {
  const sums = new Map<string, bigint>();
  for (const { memberId, stake } of stakes) sums.set(memberId, (sums.get(memberId) ?? 0n) + stake);
  if (sums.size === 0) return;
  await sql`update member_turnover t set due = greatest(0, t.due - s.stake)
    from unnest(${[...sums.keys()]}::bigint[], ${[...sums.values()].map(String)}::bigint[]) as s (member_id, stake)
    where t.member_id = s.member_id and t.due > 0`.execute(db);
}
