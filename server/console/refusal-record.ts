import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Clock } from '../infrastructure/clock.ts';
import { appendOperation } from '../infrastructure/audit/operation-audit.ts';

/** A call or a login that was refused. */
export interface RefusedCall {
  /** `session.refuse`: a wrong password. `factor.refuse`: a wrong proof. `call.refuse`: everything else. */
  readonly action: 'session.refuse' | 'factor.refuse' | 'call.refuse';
  /** Operator whose account it is about; null for an unknown caller. */
  readonly username: string | null;
  /** True where the operator is logged in, so that it is the operator who was refused. */
  readonly isAuthor: boolean;
  readonly code: string;
  /** Where and what: a route, a network. Of the first one only. */
  readonly about: string;
}
/** Keeps that something was refused. Of many in one hour the audit has a few lines, each with the count so far. */
export type RefusalRecord = (refused: RefusedCall) => Promise<void>;

const hourMs = 3_600_000;
/** How often a count was written down on its way up: at 1, 10, 100, … */
const linesUpTo = (count: number): number => (count === 0 ? 0 : Math.floor(Math.log10(count)) + 1);

async function write(
  { db, clock, merchant }: RefusalParts,
  refused: RefusedCall,
  count: number,
): Promise<void> {
  const { action, username, code } = refused;
  const now = clock.now();
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('console_refusal')
      .values({ merchant, hour, caller: username ?? '', action, code, refused: count })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'hour', 'caller', 'action', 'code'])
          .doUpdateSet({ refused: sql<number>`console_refusal.refused + excluded.refused` }),
      )
      .returning('refused')
      .executeTakeFirstOrThrow();
    if (linesUpTo(row.refused) === linesUpTo(row.refused - count)) return;
    const times = row.refused === 1 ? '' : `, ${row.refused} times since ${hour.toISOString()}`;
    await appendOperation(transaction, merchant, {
      action,
      author: refused.isAuthor && username !== null ? username : 'unknown',
      subject: `operator:${username ?? 'unknown'}`,
      note: `${code} ${refused.about}`.trim() + times,
      at: now,
    });
  });
}

interface RefusalParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchant: string;
}
/**
 * On PostgreSQL. What is refused while one count is being written is added up and written with the next: of one
 * caller and kind, one statement at a time, whatever comes in.
 */
export function createRefusalRecord(parts: RefusalParts): RefusalRecord {
  const lines = new Map<string, { count: number; work: Promise<void> }>();
  return (refused) => {
    const key = [refused.action, refused.username ?? '', refused.code].join(' ');
    const earlier = lines.get(key);
    if (earlier !== undefined) {
      earlier.count += 1;
      return earlier.work;
    }
    const line = { count: 1, work: Promise.resolve() };
    lines.set(key, line);
    const writeAll = async (): Promise<void> => {
      try {
        while (line.count > 0) {
          const { count } = line;
          line.count = 0;
          await write(parts, refused, count);
        }
      } finally {
        lines.delete(key);
      }
    };
    line.work = writeAll();
    return line.work;
  };
}
