import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { PlayRules } from './play-rules.ts';

interface Moment {
  readonly memberId: string;
  readonly rules: PlayRules;
  readonly now: Date;
}

/** When a check that counts from `from` is due; null where the market asks for none. */
const dueFrom = (from: Date, { checkMs }: PlayRules): Date | null =>
  checkMs === null ? null : new Date(from.getTime() + checkMs);

/** From when a stretch whose last stake is older has ended. */
const stretchFrom = ({ rules, now }: Moment): Date => new Date(now.getTime() - rules.pauseMs);

const nextDue = ({ checkMs }: PlayRules) =>
  // A change of the profile applies to the stretch that runs.
  sql<Date | null>`play_session.checked_at + ${checkMs === null ? null : checkMs / 1_000}::float8 * interval '1 second'`;

const extend = (db: Database, moment: Moment, reached: RawBuilder<Date>): Promise<unknown> =>
  db
    .updateTable('play_session')
    .set({ last_at: sql<Date>`greatest(last_at, ${reached})`, check_due_at: nextDue(moment.rules) })
    .where('member_id', '=', moment.memberId)
    .where('ended_at', 'is', null)
    .where('staked_at', '>=', stretchFrom(moment))
    .execute();

/**
 * Counts a call of the member's pages or of a game: it begins nothing, and after the last stake it counts for the
 * idle minutes of the market, so that a page left open is no play. Nor is the time of who was away for longer.
 */
export async function notePresence(db: Database, moment: Moment): Promise<void> {
  const { now, rules } = moment;
  const idle = sql`${rules.idleMs / 1_000}::float8 * interval '1 second'`;
  const reached = sql`least(${now}::timestamptz, staked_at + ${idle})`;
  await extend(db, moment, sql<Date>`case when last_at >= ${now}::timestamptz - ${idle} then ${reached} end`);
}

/** Counts the time up to a stake that is asked for, before it is judged: refused or not, the wait for it was play. */
export async function noteAskedStake(db: Database, moment: Moment): Promise<void> {
  await extend(db, moment, sql<Date>`${moment.now}::timestamptz`);
}

/**
 * Counts a stake that is taken; call it in its transaction. It continues the stretch that runs, or begins one. One
 * stretch runs for a member, so that stakes of several tabs, logins and games at the same time are counted once.
 */
export async function noteTakenStake(db: Database, moment: Moment): Promise<void> {
  const { memberId, rules, now } = moment;
  await db
    .updateTable('play_session')
    .set((eb) => ({ ended_at: eb.ref('last_at') }))
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('staked_at', '<', stretchFrom(moment))
    .execute();
  const begun = { started_at: now, last_at: now, staked_at: now, checked_at: now };
  await db
    .insertInto('play_session')
    .values({ member_id: memberId, ...begun, check_due_at: dueFrom(now, rules) })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .where('ended_at', 'is', null)
        .doUpdateSet({
          last_at: sql<Date>`greatest(play_session.last_at, excluded.last_at)`,
          staked_at: sql<Date>`greatest(play_session.staked_at, excluded.staked_at)`,
          check_due_at: nextDue(rules),
        }),
    )
    .execute();
}

/** What the clock of play says of the stretch that runs. */
interface PlayClock {
  readonly startedAt: Date;
  /** Whole seconds that count. */
  readonly seconds: number;
  /** Whether it moves with each second: not once the idle minutes after the last stake have passed. */
  readonly isRunning: boolean;
  /** Null where the market asks for no check. */
  readonly checkDueAt: Date | null;
}

/**
 * Reads the clock of play, by which a reality check is due and time played is shown; limits on time add up the same
 * rows. Null where nothing was staked, or not for so long that the stretch has ended.
 */
export async function readPlayClock(db: Database, moment: Moment): Promise<PlayClock | null> {
  const row = await db
    .selectFrom('play_session')
    .selectAll()
    .where('member_id', '=', moment.memberId)
    .where('ended_at', 'is', null)
    .where('staked_at', '>=', stretchFrom(moment))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    startedAt: row.started_at,
    seconds: Math.floor((row.last_at.getTime() - row.started_at.getTime()) / 1_000),
    isRunning: moment.now.getTime() < row.staked_at.getTime() + moment.rules.idleMs,
    checkDueAt: row.check_due_at,
  };
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
