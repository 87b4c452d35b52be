import type { Database } from '../../../server/db/database.ts';
import { isIdentityDue } from '../../identity/documents/read-documents.ts';
import { refuseCall } from '../../calls/refusals.ts';
import type { SessionMember } from '../../identity/sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';
import { lockUnfrozen, refuseOnBreak } from '../../protection/on-break.ts';
import { requireFundPassword } from '../../identity/security/fund-password.ts';
import { requireNoHold } from '../withdrawals/holds.ts';
import type { Obstacle } from './obstacles.ts';
import { asOpened, type OpenedWay } from './opened-way.ts';
import { waysOut, type WayName } from './ways.ts';

const isRefused = (way: WayName, obstacle: Obstacle): boolean =>
  waysOut[way].verdicts[obstacle].is === 'refused';

interface Typed {
  readonly fundPassword: string;
  /** The name that the request has for it. */
  readonly field: string;
}
/**
 * Asks for the identity and the fund password, where the way out wants them. Call it before the transaction: a
 * fund password takes a moment to check.
 * @throws AppError 403 `identity.due`; those of `requireFundPassword`
 */
export async function prepareWay(
  parts: MemberParts,
  member: SessionMember,
  way: WayName,
  { fundPassword, field }: Typed,
): Promise<void> {
  if (isRefused(way, 'identity') && (await isIdentityDue(parts, member.id)))
    throw refuseCall('identity.due', 'The market wants the identity proven first.', 403);
  if (isRefused(way, 'noFundPassword')) await requireFundPassword(parts, member, fundPassword, field);
}

/**
 * Judges a way out by its line of the table, inside the transaction that books, with the member locked: freeze,
 * break and hold. Wagering, limits and sums are judged with the amount.
 * @throws AppError 403 `account.frozen`, `account.closed`, `account.on-break`; 409 `withdrawal.held`
 */
export async function openWay(
  db: Database,
  { way, memberId, now }: { readonly way: WayName; readonly memberId: string; readonly now: Date },
): Promise<OpenedWay> {
  if (isRefused(way, 'break')) await refuseOnBreak(db, memberId, now);
  else if (isRefused(way, 'frozen')) await lockUnfrozen(db, memberId);
  if (isRefused(way, 'hold')) await requireNoHold(db, memberId, now);
  return asOpened(way, memberId);
}
