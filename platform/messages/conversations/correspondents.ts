import { sql } from 'kysely';
import type { ConversationsMessagesValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { findDirect } from '../../agents/downline-rebates.ts';
import { requireAgent } from '../../agents/require-agent.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { requireRealAccount } from '../../identity/security/fund-password.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { findUpline } from '../../money/transfers/transfer-terms.ts';
import { trialType } from '../../money/wallet/currency.ts';

/** Module of the whitelabel tree: members may write to the agent directly above. */
const uplineModule = 'MSGUPLINE3';
/** The other side of a conversation. */
export interface Correspondent {
  readonly id: string;
  readonly nickname: string;
  readonly side: 'upline' | 'downline';
}

/**
 * The member directly above where no account is named, null at the top; else the one directly below.
 * @throws AppError 403 `account.trial`, `agent.only`; 404 `agent.not-below` on the field `account`
 */
export async function findCorrespondent(
  { db, merchant }: MemberParts,
  caller: Caller,
  account = '',
): Promise<Correspondent | null> {
  const member = requireMember(caller);
  requireRealAccount(member);
  if (account !== '') {
    const { id, nickname } = await findDirect(db, merchant, requireAgent(caller).id, account);
    return { id, nickname, side: 'downline' };
  }
  const upline = await findUpline(db, member.id);
  return upline === null ? null : { id: upline.id, nickname: upline.nickname, side: 'upline' };
}

/** Whether the brand lets members write to the agent directly above. */
const isUplineOpen = async (parts: MemberParts): Promise<boolean> =>
  isModuleOn(await readSettings(parts), uplineModule);

/**
 * Members `m` who get what an agent writes, as a condition. A member on a break gets nothing from an agent:
 * it could lead back to play. No one who closed the account or is frozen reads it.
 */
export const acceptsFromAgent = (now: Date) => sql<boolean>`not m.frozen and m.closed_at is null
  and m.customer_type <> ${trialType} and (m.break_until is null or m.break_until <= ${now})`;
/** Members `m` who get what one below writes. */
const acceptsFromBelow = sql<boolean>`not m.frozen and m.closed_at is null`;

/** Why a member cannot write to the other one; `ready` where it is possible. Why not is the other one's to know. */
export async function judgeStanding(
  parts: MemberParts,
  other: Correspondent | null,
  db: Database = parts.db,
): Promise<ConversationsMessagesValue['standing']> {
  if (other?.side !== 'downline' && !(await isUplineOpen(parts))) return 'closed';
  if (other === null) return 'noRecipient';
  const accepts = other.side === 'downline' ? acceptsFromAgent(parts.clock.now()) : acceptsFromBelow;
  const { rows } = await sql`select 1 from member m where m.id = ${other.id} and ${accepts}`.execute(db);
  return rows.length > 0 ? 'ready' : 'notAccepted';
}
