import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { lowerRound, raiseRound } from '../round-parts.ts';
import {
  findRound,
  refundRound,
  settleRound,
  stakeRound,
  type Launch,
  type RoundEndSums,
} from '../rounds.ts';
import { lockMember } from '../../money/withdrawals/accounts.ts';
import type { VendorTransactionTable } from './tables.ts';

type Transaction = Selectable<VendorTransactionTable>;

/** A call that moves money, inside a transaction of the database. */
interface Booking {
  readonly launch: Launch;
  readonly round: string;
  /** The vendor's name for it. */
  readonly transaction: string;
  /** Minor units. */
  readonly amount: bigint;
  /** What was asked for, whole. */
  readonly asked: object;
  readonly at: Date;
  /** The answer, with the balance as it is once the money is booked. */
  readonly answer: () => Promise<JsonObject>;
}

const fingerprintOf = (asked: object): string =>
  createHash('sha256').update(toCanonicalJson(asked)).digest('hex');

async function findTransaction(
  db: Database,
  { merchant, vendor }: Launch,
  transaction: string,
): Promise<Transaction | undefined> {
  return db
    .selectFrom('vendor_transaction')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('transaction', '=', transaction)
    .executeTakeFirst();
}

const refuseReuse = () =>
  refuseCall('request.key-reused', 'The transaction came with something else before.', 422);

/** The first answer to a transaction that came before; undefined for a new one. */
function findAnswer(earlier: Transaction | undefined, kind: Transaction['kind'], asked: object) {
  if (earlier === undefined) return undefined;
  if (earlier.kind !== kind || (earlier.fingerprint !== '' && earlier.fingerprint !== fingerprintOf(asked)))
    throw refuseReuse();
  if (earlier.state === 'cancelled')
    throw refuseCall('transaction.cancelled', 'The transaction was rolled back.', 409);
  return earlier.answer ?? undefined;
}

/** Columns that say which transaction it is, and of which round. */
const nameTransaction = ({ launch, round, transaction }: Rollback) => ({
  merchant: launch.merchant,
  vendor: launch.vendor,
  transaction,
  round,
  launch_id: launch.id,
  member_id: launch.member_id,
});

async function keep(db: Database, kind: Transaction['kind'], booking: Booking): Promise<JsonObject> {
  const { amount, asked, at } = booking;
  const answer = await booking.answer();
  await db
    .insertInto('vendor_transaction')
    .values({
      ...nameTransaction(booking),
      kind,
      amount: amount.toString(),
      fingerprint: fingerprintOf(asked),
      state: 'booked',
      answer: JSON.stringify(answer),
      created_at: at,
    })
    .execute();
  return answer;
}

/**
 * Takes a stake from the wallet: the first of a round opens it, a further one raises it. `mayPlay` is asked
 * for a new stake alone, so that a repeat gets its first answer also after play has ended.
 * @throws AppError 409 `transaction.cancelled`, 422 `request.key-reused`; those of `mayPlay` and `stakeRound`
 */
export async function bookDebit(
  db: Database,
  booking: Booking,
  mayPlay: () => Promise<void>,
): Promise<JsonObject> {
  const { launch, round, transaction, amount, asked, at } = booking;
  await lockMember(db, launch.member_id);
  const first = findAnswer(await findTransaction(db, launch, transaction), 'debit', asked);
  if (first !== undefined) return first;
  await mayPlay();
  const step = { launch, round, at };
  const open = await findRound(db, launch, round);
  if (open === null) await stakeRound(db, step, amount);
  else await raiseRound(db, step, open, { amount, transaction });
  return keep(db, 'debit', booking);
}

/** Whether another credit has ended the round. */
async function isPaidByOther(db: Database, { launch, round, transaction }: Booking): Promise<boolean> {
  const other = await db
    .selectFrom('vendor_transaction')
    .select('transaction')
    .where('merchant', '=', launch.merchant)
    .where('vendor', '=', launch.vendor)
    .where('round', '=', round)
    .where('kind', '=', 'credit')
    .where('transaction', '<>', transaction)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Ends a round and pays what was won; `onEnd` follows, once. `held`: it waits for a person, and the same
 * call is asked again.
 * @throws AppError 404 `game.round-unknown`, 409 `game.round-closed`, 422 `request.key-reused`
 */
export async function bookCredit(
  db: Database,
  booking: Booking & Pick<RoundEndSums, 'atRisk'>,
  onEnd: () => Promise<void>,
): Promise<JsonObject | 'held'> {
  const { launch, round, transaction, amount: payout, atRisk, asked, at } = booking;
  await lockMember(db, launch.member_id);
  const first = findAnswer(await findTransaction(db, launch, transaction), 'credit', asked);
  if (first !== undefined) return first;
  if (await isPaidByOther(db, booking))
    throw refuseCall('game.round-closed', 'Another transaction has ended the round.', 409);
  if ((await settleRound(db, { launch, round, at }, { payout, atRisk })) === 'held') return 'held';
  await onEnd();
  return keep(db, 'credit', booking);
}

/** A rollback that came before its debit: the debit is refused when it comes. */
async function refuseLater(db: Database, rollback: Rollback): Promise<void> {
  await db
    .insertInto('vendor_transaction')
    .values({
      ...nameTransaction(rollback),
      kind: 'debit',
      amount: '0',
      fingerprint: '',
      state: 'cancelled',
      answer: null,
      created_at: rollback.at,
    })
    .execute();
}

async function giveBack(db: Database, { launch, round, at }: Rollback, debit: Transaction): Promise<void> {
  const step = { launch, round, at };
  const open = await findRound(db, launch, round);
  if (open === null || open.state === 'refunded' || open.state === 'void') return;
  if (open.state === 'open' && BigInt(open.stake) > BigInt(debit.amount))
    return lowerRound(db, step, open, {
      amount: BigInt(debit.amount),
      transaction: debit.transaction,
    });
  await refundRound(db, step);
}

type Rollback = Omit<Booking, 'amount' | 'asked'>;
/**
 * Gives a debit back. `unknown`: there was none, and it is refused should it still come.
 * @throws AppError 409 `game.round-closed` where its round was settled, 422 `request.key-reused` where the
 * transaction is of another round or no debit
 */
export async function bookRollback(db: Database, rollback: Rollback): Promise<JsonObject | 'unknown'> {
  const { launch, round, transaction } = rollback;
  await lockMember(db, launch.member_id);
  const earlier = await findTransaction(db, launch, transaction);
  if (earlier === undefined) {
    await refuseLater(db, rollback);
    return 'unknown';
  }
  if (earlier.fingerprint === '') return 'unknown';
  if (earlier.kind !== 'debit' || earlier.round !== round || earlier.member_id !== launch.member_id)
    throw refuseReuse();
  if (earlier.state === 'cancelled' && earlier.answer !== null) return earlier.answer;
  await giveBack(db, rollback, earlier);
  const answer = await rollback.answer();
  await db
    .updateTable('vendor_transaction')
    .set({ state: 'cancelled', answer: JSON.stringify(answer) })
    .where('merchant', '=', earlier.merchant)
    .where('vendor', '=', earlier.vendor)
    .where('transaction', '=', transaction)
    .execute();
  return answer;
}
