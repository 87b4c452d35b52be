import { sql } from 'kysely';
import type { TransfersFormRequest, TransfersFormValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { findDirect } from '../../agents/downline-rebates.ts';
import { requireAgent } from '../../agents/require-agent.ts';
import { isAgentType } from '../../agents/tree.ts';
import { isIdentityDue } from '../../identity/documents/read-documents.ts';
import { maskAccount } from '../../play/games/winners.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { startOf } from '../../protection/usage.ts';
import { hasFundPassword, requireRealAccount } from '../../identity/security/fund-password.ts';
import { readWageringDue } from '../turnover/wagering.ts';
import { readBonus } from '../wallet/bonus-part.ts';
import { readCurrency } from '../wallet/currency.ts';
import { findMainWallet, readWallet } from '../wallet/ledger.ts';
import { findHold } from '../withdrawals/holds.ts';
import type { TransferDirection } from './tables.ts';
import { readTransferSettings } from './transfer-settings.ts';

type Standing = TransfersFormValue['standing'];

/** What a member may send, and how much of it is left. Minor units. */
export interface TransferTerms {
  readonly isOpen: boolean;
  readonly minimum: bigint;
  readonly maximum: bigint;
  /** What is left of what a member sends in 24 hours. */
  readonly left: bigint;
  /** What must still be staked before bonus money is cash. */
  readonly turnoverLeft: bigint;
  /** Bonus money that is not played off. */
  readonly bonus: bigint;
  /** The member's own cash: without bonus money. */
  readonly available: bigint;
}

/** What a member sent since a moment, minor units. */
async function sumSent(db: Database, memberId: string, since: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('member_transfer')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('sum'))
    .where('sender_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}

const openSettings = { upline: 'toUpline', downline: 'toDownline' } as const;
export async function readTransferTerms(
  db: Database,
  {
    merchant,
    memberId,
    direction,
    now,
  }: {
    readonly merchant: string;
    readonly memberId: string;
    readonly direction: TransferDirection;
    readonly now: Date;
  },
): Promise<TransferTerms> {
  const settings = await readTransferSettings(db, merchant);
  const bonus = await readBonus(db, memberId);
  const rest = settings.dailyMost - (await sumSent(db, memberId, startOf('day', now)));
  return {
    isOpen: settings[openSettings[direction]],
    minimum: settings.minimum,
    maximum: settings.maximum,
    left: rest > 0n ? rest : 0n,
    turnoverLeft: await readWageringDue(db, memberId),
    bonus,
    available: (await readWallet(db, await findMainWallet(db, memberId))) - bonus,
  };
}

export interface TransferParty {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
}

/** The member directly above; null for one at the top. */
export async function findUpline(db: Database, memberId: string): Promise<TransferParty | null> {
  const row = await db
    .selectFrom('member as m')
    .innerJoin('member as u', 'u.id', 'm.upline_id')
    .select(['u.id', 'u.account', 'u.nickname'])
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Who gets the money; null where no member is above, or none is named.
 * @throws AppError 403 `agent.only`, 404 `agent.not-below` on the field `account`
 */
async function findRecipient(
  { db, merchant }: MemberParts,
  caller: Caller,
  { direction, account }: { readonly direction: TransferDirection; readonly account: string },
): Promise<TransferParty | null> {
  if (direction === 'upline') {
    const upline = await findUpline(db, requireMember(caller).id);
    // Who is below knows the name of the agent, not the name that the agent logs in with.
    return upline === null ? null : { ...upline, account: maskAccount(upline.account) };
  }
  const { id } = requireAgent(caller);
  return account === '' ? null : findDirect(db, merchant, id, account);
}

/** The first reason why nothing can be sent, in the order in which a member can do something about it. */
async function judge(
  parts: MemberParts,
  memberId: string,
  { terms, recipient }: { readonly terms: TransferTerms; readonly recipient: TransferParty | null },
): Promise<Standing> {
  if (!terms.isOpen) return 'closed';
  if (recipient === null) return 'noRecipient';
  if (await isIdentityDue(parts, memberId)) return 'identityDue';
  if (!(await hasFundPassword(parts.db, memberId))) return 'noFundPassword';
  if ((await findHold(parts.db, memberId, parts.clock.now())) !== null) return 'held';
  if (terms.bonus > 0n && terms.available < terms.minimum) return 'turnoverLeft';
  return terms.left < terms.minimum ? 'noneLeftToday' : 'ready';
}

/** Answers `transfers.form`: who gets the money, every limit, and the first reason why nothing can be sent. */
export async function readTransferForm(
  parts: MemberParts,
  { to, account = '' }: TransfersFormRequest,
  caller: Caller,
): Promise<TransfersFormValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const { db, merchant, clock } = parts;
  const direction = to ?? (isAgentType(member.customerType) ? 'downline' : 'upline');
  const recipient = await findRecipient(parts, caller, { direction, account });
  const terms = await readTransferTerms(db, {
    merchant,
    memberId: member.id,
    direction,
    now: clock.now(),
  });
  const { code, symbol } = await readCurrency(db, merchant);
  const write = (minor: bigint): string => writeMoney(minor, code);
  return {
    enabled: terms.isOpen,
    standing: await judge(parts, member.id, { terms, recipient }),
    recipient: { account: recipient?.account ?? '', nickname: recipient?.nickname ?? '' },
    terms: {
      available: write(terms.available),
      minimum: write(terms.minimum),
      maximum: write(terms.maximum),
      left: write(terms.left),
      turnoverLeft: write(terms.turnoverLeft),
      currency: code,
      symbol,
    },
  };
}
