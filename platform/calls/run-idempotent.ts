import { createHash } from 'node:crypto';
import { toCanonicalJson } from '../../src/protocol/json/canonical-json.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import type { Database } from '../../server/db/database.ts';
import { longestAnswerMs } from '../../server/infrastructure/http/deadlines.ts';
import { lockMembers } from '../identity/accounts/lock-account.ts';
import { lockUnfrozen } from '../protection/on-break.ts';
import type { MemberParts } from '../parts.ts';
import { requireMember, type Caller } from './call.ts';
import { refuseCall } from './refusals.ts';

/** One call that moves money, as its client may repeat it. */
export interface MoneyCall {
  readonly operation: string;
  /** What is asked for. Without secrets: a hash of it is kept. */
  readonly asked: JsonObject;
  /** Other members whose money the work moves: locked with the caller, in the order of the ids. */
  readonly locksToo?: readonly string[];
  /** Whether an earlier answer is used up, so that the same call without a key is a new one. */
  readonly isUsedUp?: (db: Database, answer: Json) => Promise<boolean>;
}

/** Keys are the client's: a UUID as a rule. */
export const keyPattern = /^[\x21-\x7e]{8,128}$/;

/** Longest time that a client of this family waits for an answer before it sends the same again. */
const clientPatienceMs = 45_000;
/**
 * So long the same content again, without a key, is the same call: a double press, or a repeat by a client that
 * got no answer, waited as long as clients do, and met a slow node again.
 */
export const sameCallMs = clientPatienceMs + 2 * longestAnswerMs;

/**
 * The key of a call whose client sends none: what is asked for. An answer that is older, or used up, is
 * forgotten. The member is locked, so that of two at the same moment the second finds the first.
 */
async function nameByContent(
  db: Database,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
  { operation, fingerprint, isUsedUp }: Omit<MoneyCall, 'asked'> & { readonly fingerprint: string },
): Promise<string> {
  const key = `same:${operation}:${fingerprint}`;
  const earlier = await db
    .selectFrom('idempotent_answer')
    .select(['answer', 'created_at'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier === undefined) return key;
  const isOver = now.getTime() - earlier.created_at.getTime() > sameCallMs;
  if (isOver || (await isUsedUp?.(db, earlier.answer)) === true)
    await db
      .deleteFrom('idempotent_answer')
      .where('member_id', '=', memberId)
      .where('key', '=', key)
      .execute();
  return key;
}

/** Hash of what is asked for, by which a key that is used again for something else is found out. */
export const fingerprintOf = (asked: JsonObject): string =>
  createHash('sha256').update(toCanonicalJson(asked)).digest('hex');

interface KeyedWork {
  readonly memberId: string;
  readonly key: string;
  readonly operation: string;
  readonly fingerprint: string;
  readonly now: Date;
}
/**
 * Does a work once for a key of a member, in the transaction it is given: a repeat waits for the first
 * try and gets its answer.
 * @throws AppError 422 `request.key-reused` where the key came with something else before
 */
export async function answerOnce<Value extends Json | object>(
  db: Database,
  { memberId, key, operation, fingerprint, now }: KeyedWork,
  work: () => Promise<Value>,
): Promise<Value> {
  const claimed = await db
    .insertInto('idempotent_answer')
    .values({ member_id: memberId, key, operation, fingerprint, answer: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed === undefined) {
    const first = await db
      .selectFrom('idempotent_answer')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.operation !== operation || first.fingerprint !== fingerprint)
      throw refuseCall('request.key-reused', 'The idempotency key came with another request.', 422);
    return first.answer as Value;
  }
  const value = await work();
  await db
    .updateTable('idempotent_answer')
    .set({ answer: JSON.stringify(value) })
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .execute();
  return value;
}

/**
 * Does the work of a call that moves money exactly once for each idempotency key of a member. The key,
 * the work and its answer are one transaction: a repeat waits for the first try, gets its answer, and
 * does the work itself only where the first one was undone. `work` gets the transaction, with the member
 * locked and not frozen: the session was read before it. A call without a key is the same call where its
 * content is the same within `sameCallMs`.
 * @throws AppError 403 `account.frozen`, 422 `request.key-reused` where the key came with something else before
 */
export async function runIdempotent<Value extends Json | object>(
  parts: Pick<MemberParts, 'db' | 'clock'>,
  caller: Caller,
  { operation, asked, isUsedUp, locksToo = [] }: MoneyCall,
  work: (db: Database) => Promise<Value>,
): Promise<Value> {
  const { id } = requireMember(caller);
  const sentKey = caller.idempotencyKey;
  if (sentKey === null) throw new Error(`Expected ${operation} to be marked as a call that moves money.`);
  const fingerprint = fingerprintOf(asked);
  return parts.db.transaction().execute(async (db) => {
    await lockMembers(db, [id, ...locksToo]);
    await lockUnfrozen(db, id);
    const now = parts.clock.now();
    const named = { operation, fingerprint, ...(isUsedUp === undefined ? {} : { isUsedUp }) };
    const key = sentKey === '' ? await nameByContent(db, { memberId: id, now }, named) : sentKey;
    return answerOnce(db, { memberId: id, key, operation, fingerprint, now }, () => work(db));
  });
}
