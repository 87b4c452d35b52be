import type { WithdrawalsHoldValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { refuseCall } from '../../calls/refusals.ts';
import type { HoldReason } from './tables.ts';

export interface Hold {
  readonly reason: HoldReason;
  readonly until: Date;
}
type Deps = Pick<MemberDeps, 'clock' | 'liveSite'>;
const hourMs = 3_600_000;
const defaultHours = 24;

async function readHours({ liveSite }: Deps): Promise<number> {
  const { 'settings/limits': limits } = await liveSite.documents();
  const hours = (limits as { readonly withdrawalHoldHours?: unknown } | undefined)?.withdrawalHoldHours;
  return typeof hours === 'number' ? hours : defaultHours;
}

/**
 * Takes no withdrawal of this member for the hours that the site's limits name; nothing where they are 0.
 * Call it in the transaction of the change that is the reason.
 */
export async function holdWithdrawals(
  deps: Deps,
  db: Database,
  memberId: string,
  reason: HoldReason,
): Promise<void> {
  const hours = await readHours(deps);
  if (hours === 0) return;
  const now = deps.clock.now();
  await db
    .insertInto('withdrawal_hold')
    .values({
      member_id: memberId,
      reason,
      started_at: now,
      ends_at: new Date(now.getTime() + hours * hourMs),
    })
    .execute();
}

/** The hold that ends last; null where withdrawals are taken. */
export async function findHold(db: Database, memberId: string, now: Date): Promise<Hold | null> {
  const row = await db
    .selectFrom('withdrawal_hold')
    .select(['reason', 'ends_at'])
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { reason: row.reason, until: row.ends_at };
}

export async function readHold(
  { db, clock }: Pick<MemberDeps, 'db' | 'clock'>,
  memberId: string,
): Promise<WithdrawalsHoldValue> {
  const hold = await findHold(db, memberId, clock.now());
  return { until: hold?.until.toISOString() ?? null, reason: hold?.reason ?? null };
}

/** @throws AppError 409 `withdrawal.held` with the moment that it ends, and why it began */
export async function requireNoHold(db: Database, memberId: string, now: Date): Promise<void> {
  const hold = await findHold(db, memberId, now);
  if (hold === null) return;
  const until = hold.until.toISOString();
  throw refuseCall('withdrawal.held', `Withdrawals are on hold until ${until}.`, 409, {
    until,
    reason: hold.reason,
  });
}
