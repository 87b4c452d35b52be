import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { PlayRules } from './play-rules.ts';
import type { PlaySessionTable } from './tables.ts';

export type PlaySession = Selectable<PlaySessionTable>;

interface Moment {
  readonly memberId: string;
  readonly rules: PlayRules;
  readonly now: Date;
}

/** When a check that counts from `from` is due; null where the market asks for none. */
const dueFrom = (from: Date, { checkMs }: PlayRules): Date | null =>
  checkMs === null ? null : new Date(from.getTime() + checkMs);

/**
 * Counts a sign of play: the running session now reaches to `now`, or a new one begins where the last
 * sign is longer ago than the idle time. One session runs for a member, so signs of several tabs, logins
 * and games at the same time are counted once.
 */
export async function notePlay(db: Database, { memberId, rules, now }: Moment): Promise<void> {
  await db
    .updateTable('play_session')
    .set((eb) => ({ ended_at: eb.ref('last_at') }))
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('last_at', '<', new Date(now.getTime() - rules.idleMs))
    .execute();
  const checkSeconds = rules.checkMs === null ? null : rules.checkMs / 1_000;
  await db
    .insertInto('play_session')
    .values({
      member_id: memberId,
      started_at: now,
      last_at: now,
      checked_at: now,
      check_due_at: dueFrom(now, rules),
    })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .where('ended_at', 'is', null)
        .doUpdateSet({
          last_at: sql<Date>`greatest(play_session.last_at, excluded.last_at)`,
          // A change of the profile applies to the session that runs.
          check_due_at: sql<Date | null>`play_session.checked_at + ${checkSeconds}::float8 * interval '1 second'`,
        }),
    )
    .execute();
}

/** The session that runs; null where the member has not played for longer than the idle time. */
export async function findPlaySession(
  db: Database,
  { memberId, rules, now }: Moment,
): Promise<PlaySession | null> {
  const row = await db
    .selectFrom('play_session')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('last_at', '>=', new Date(now.getTime() - rules.idleMs))
    .executeTakeFirst();
  return row ?? null;
}

/** End of the rest that a member is in; null outside one. A rest outlasts the session it began in. */
export async function findRest(db: Database, memberId: string, now: Date): Promise<Date | null> {
  const { until } = await db
    .selectFrom('play_session')
    .select(({ fn }) => fn.max<Date | null>('rest_until').as('until'))
    .where('member_id', '=', memberId)
    .where('rest_until', '>', now)
    .executeTakeFirstOrThrow();
  return until;
}

/** Answers a check that is due and begins the rest of the market. Answered twice, the first counts. */
export async function answerDueCheck(db: Database, { memberId, rules, now }: Moment): Promise<void> {
  const restUntil = rules.restMs === 0 ? null : new Date(now.getTime() + rules.restMs);
  const countFrom = restUntil ?? now;
  await db
    .updateTable('play_session')
    .set({ checked_at: countFrom, check_due_at: dueFrom(countFrom, rules), rest_until: restUntil })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('check_due_at', '<=', now)
    .execute();
}

/** Whole seconds of play since a moment. */
export async function sumPlaySeconds(db: Database, memberId: string, from: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('play_session')
    .select(
      sql<string>`coalesce(floor(sum(extract(epoch from last_at - greatest(started_at, ${from})))), 0)::bigint::text`.as(
        'sum',
      ),
    )
    .where('member_id', '=', memberId)
    .where('last_at', '>', from)
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}
