import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { besideTheCall } from '../../../server/db/call-fate.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { tooManyRequests } from '../../../server/infrastructure/http/limits.ts';
import type { MemberParts } from '../../parts.ts';

/** Wrong tries before the fund password is closed for the rest of the window. */
export const fundPasswordAttempts = { limit: 5, windowSeconds: 15 * 60 } as const;
/** A judge that died gives its place back after this long. */
const judgingMs = 10_000;
const pauseMs = 25;
const mostPauses = 400;

/**
 * Takes a place for a try before it is judged. Tries under judgement and wrong ones together never
 * pass the limit, so guesses at the same moment get no more of it; right ones only wait for each other.
 */
async function takePlace({ db, clock }: MemberParts, memberId: string): Promise<boolean> {
  const now = clock.now();
  const windowStart = new Date(now.getTime() - fundPasswordAttempts.windowSeconds * 1_000);
  const wrong = sql<number>`case when wrong_since > ${windowStart} then wrong_count else 0 end`;
  const judging = sql<number>`case when judging_until > ${now} then judging else 0 end`;
  const place = db
    .updateTable('fund_password')
    .set({
      wrong_count: wrong,
      judging: sql<number>`${judging} + 1`,
      judging_until: new Date(now.getTime() + judgingMs),
    })
    .where('member_id', '=', memberId)
    .where(sql<boolean>`(${wrong}) + (${judging}) < ${fundPasswordAttempts.limit}`)
    .returning('member_id');
  return (await besideTheCall(() => place.executeTakeFirst())) !== undefined;
}

async function refuseWhenLocked({ db, clock }: MemberParts, memberId: string): Promise<void> {
  const row = await db
    .selectFrom('fund_password')
    .select(['wrong_count', 'wrong_since'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const { limit, windowSeconds } = fundPasswordAttempts;
  if (row === undefined || row.wrong_since === null || row.wrong_count < limit) return;
  const leftMs = row.wrong_since.getTime() + windowSeconds * 1_000 - clock.now().getTime();
  if (leftMs <= 0) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1_000));
  throw new AppError({
    status: 429,
    code: 'fund-password.locked',
    message: 'Too many wrong fund passwords; pause before the next one.',
    retryAfterSeconds,
  });
}

async function keepOutcome({ db, clock }: MemberParts, memberId: string, isRight: boolean): Promise<number> {
  const now = clock.now();
  const outcome = db
    .updateTable('fund_password')
    .set({
      judging: sql<number>`greatest(judging - 1, 0)`,
      wrong_count: isRight ? 0 : sql<number>`wrong_count + 1`,
      wrong_since: isRight ? null : sql<Date>`case when wrong_count = 0 then ${now} else wrong_since end`,
    })
    .where('member_id', '=', memberId)
    .returning('wrong_count');
  const { wrong_count } = await besideTheCall(() => outcome.executeTakeFirstOrThrow());
  return fundPasswordAttempts.limit - wrong_count;
}

/**
 * Judges one try, and counts it where it was wrong. Gives null for a right one, else the tries left.
 * @throws AppError 429 `fund-password.locked` with `Retry-After`, also for a right one
 */
export async function verifyAttempt(
  parts: MemberParts,
  memberId: string,
  isRight: () => Promise<boolean>,
): Promise<number | null> {
  for (let pauses = 0; !(await takePlace(parts, memberId)); pauses += 1) {
    await refuseWhenLocked(parts, memberId);
    if (pauses === mostPauses) throw tooManyRequests(1);
    await wait(pauseMs);
  }
  const right = await isRight();
  const triesLeft = await keepOutcome(parts, memberId, right);
  return right ? null : triesLeft;
}
