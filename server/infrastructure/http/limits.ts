import { besideTheCall } from '../../db/call-fate.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { AppError } from './app-error.ts';
import type { Clock } from '../clock.ts';

export type TokenResult =
  | { readonly ok: true; readonly left: number }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** Exact limits over all nodes: for login, SMS, captcha and whatever costs or protects money. */
export interface Limits {
  /**
   * Takes one of `limit` tokens of `key` in a window of `windowSeconds` that starts with the first
   * one. Two calls at the same moment never take the same token.
   */
  takeToken(key: string, limit: number, windowSeconds: number): Promise<TokenResult>;
  /** Same without taking: is there one left? */
  peek(key: string, limit: number, windowSeconds: number): Promise<TokenResult>;
  /** Puts a token back, for something that turned out to be no use of the limit. */
  giveBack(key: string): Promise<void>;
  /** Forgets the window, for example after a good login. */
  reset(key: string): Promise<void>;
}

const judge = (
  count: number,
  startedAt: Date,
  limit: number,
  windowSeconds: number,
  now: Date,
): TokenResult => {
  if (count <= limit) return { ok: true, left: limit - count };
  const leftMs = startedAt.getTime() + windowSeconds * 1_000 - now.getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) };
};

/** Counts what is asked for, whether or not it is done: what a call counted stays where the call itself is undone. */
export const createLimits = (db: Database, clock: Clock): Limits => countBeside(createCounters(db, clock));

const countBeside = (limits: Limits): Limits => ({
  takeToken: (...request) => besideTheCall(() => limits.takeToken(...request)),
  peek: (...request) => limits.peek(...request),
  giveBack: (key) => besideTheCall(() => limits.giveBack(key)),
  reset: (key) => besideTheCall(() => limits.reset(key)),
});

const createCounters = (db: Database, clock: Clock): Limits => ({
  takeToken: async (key, limit, windowSeconds) => {
    const now = clock.now();
    const windowStart = new Date(now.getTime() - windowSeconds * 1_000);
    const endsAt = new Date(now.getTime() + windowSeconds * 1_000);
    const row = await db
      .insertInto('limit_window')
      .values({ key, window_started_at: now, ends_at: endsAt, taken: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          // Counting stops one above the limit: a flood must not overflow the column.
          taken: sql<number>`case when limit_window.window_started_at <= ${windowStart} then 1
            else least(limit_window.taken, ${limit}) + 1 end`,
          window_started_at: sql<Date>`case when limit_window.window_started_at <= ${windowStart}
            then excluded.window_started_at else limit_window.window_started_at end`,
          ends_at: sql<Date>`case when limit_window.window_started_at <= ${windowStart}
            then excluded.ends_at else limit_window.ends_at end`,
        }),
      )
      .returning(['taken', 'window_started_at'])
      .executeTakeFirstOrThrow();
    return judge(row.taken, row.window_started_at, limit, windowSeconds, now);
  },
  peek: async (key, limit, windowSeconds) => {
    const now = clock.now();
    const row = await db.selectFrom('limit_window').selectAll().where('key', '=', key).executeTakeFirst();
    const isOver =
      row === undefined || row.window_started_at.getTime() + windowSeconds * 1_000 <= now.getTime();
    return isOver
      ? { ok: true, left: limit }
      : judge(row.taken + 1, row.window_started_at, limit, windowSeconds, now);
  },
  giveBack: async (key) => {
    await db
      .updateTable('limit_window')
      .set({ taken: sql<number>`greatest(limit_window.taken - 1, 0)` })
      .where('key', '=', key)
      .execute();
  },
  reset: async (key) => {
    await db.deleteFrom('limit_window').where('key', '=', key).execute();
  },
});

/** One of several limits that a call counts towards. */
export interface CountedLimit {
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
}
/**
 * Takes a token of each limit, in this order, and stops at the first that is used up: put what the caller
 * cannot choose first, and a call that is refused leaves no row for each name that it makes up.
 * @returns the seconds to wait; 0 where all were taken
 */
export const takeInTurn = async (limits: Limits, counted: readonly CountedLimit[]): Promise<number> => {
  for (const { key, limit, windowSeconds } of counted) {
    const token = await limits.takeToken(key, limit, windowSeconds);
    if (!token.ok) return token.retryAfterSeconds;
  }
  return 0;
};

/** The refusal for a limit that is used up: 429 with `Retry-After`. */
export const tooManyRequests = (retryAfterSeconds: number, more: JsonObject = {}): AppError =>
  new AppError({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: `Too many requests; try again in ${retryAfterSeconds} s.`,
    value: { ...more, retryAfterSeconds },
    retryAfterSeconds,
  });

/**
 * Takes a token where one is left.
 * @returns how many are left then
 * @throws AppError 429 `TOO_MANY_REQUESTS` where none is
 */
export async function requireToken(
  limits: Limits,
  { key, limit, windowSeconds }: CountedLimit,
): Promise<number> {
  const token = await limits.takeToken(key, limit, windowSeconds);
  if (!token.ok) throw tooManyRequests(token.retryAfterSeconds);
  return token.left;
}
