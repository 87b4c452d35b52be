import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { refuseCall } from '../http/refusals.ts';
import { trialType } from '../wallet/currency.ts';
import {
  bookTransfer,
  ensureHouse,
  ensureWallet,
  houseAccounts,
  mainWallet,
  readWallet,
} from '../wallet/ledger.ts';

/** A stake leaves the wallet, winnings and stakes that are given back return to it. */
export type PlayStep = 'bet' | 'win' | 'refund';

interface PlayMoney {
  readonly merchant: string;
  readonly memberId: string;
  readonly step: PlayStep;
  /** The same reference is never booked twice. */
  readonly reference: string;
  /** Minor units; negative leaves the wallet. */
  readonly toMember: bigint;
  /** Of the wallet that is played with; the main one by default. */
  readonly accountType?: number;
  readonly at: Date;
}

/** The house's side of a member's play: apart for play money. */
export async function findPlayHouse(db: Database, merchant: string, memberId: string): Promise<string> {
  const { customer_type } = await db
    .selectFrom('member')
    .select('customer_type')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return ensureHouse(db, merchant, customer_type === trialType ? houseAccounts.play : houseAccounts.games);
}

/** Books a step of play between a member's wallet and the house. Throws where it was booked before. */
export async function bookPlayMoney(db: Database, money: PlayMoney): Promise<void> {
  const { merchant, memberId, step, reference, toMember, at, accountType = mainWallet } = money;
  const postings = [
    { accountId: await findPlayHouse(db, merchant, memberId), amount: -toMember },
    { accountId: await ensureWallet(db, memberId, accountType), amount: toMember },
  ];
  if (!(await bookTransfer(db, { merchant, kind: `game.${step}`, reference, at, postings })))
    throw new Error(`Expected ${reference} to be booked once.`);
}

/**
 * Refuses a stake that the wallet does not have. Call it with the member locked.
 * @throws AppError 409 `balance.insufficient`
 */
export async function requireBalance(
  db: Database,
  memberId: string,
  stake: bigint,
  accountType = mainWallet,
): Promise<void> {
  if ((await readWallet(db, await ensureWallet(db, memberId, accountType))) < stake)
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
