import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { refuseField } from '../calls/refusals.ts';
import { capRates, keepRates, readRates } from './rates.ts';
import type { StoredRates } from './tables.ts';

/** Links by which a member may join now. */
const isOpen = (now: Date) => sql<boolean>`not l.paused and l.removed_at is null
  and (l.expires_at is null or l.expires_at > ${now}) and (l.most_uses is null or l.uses < l.most_uses)`;

export interface OpenLink {
  readonly id: string;
  readonly code: string;
  /** The agent whose downline new members join. */
  readonly memberId: string;
  readonly customerType: 0 | 1;
}

/** The link of a code that is open; null for every other. Letter case does not count. */
export async function findOpenLink(
  db: Database,
  { merchant, code, at }: { readonly merchant: string; readonly code: string; readonly at: Date },
): Promise<OpenLink | null> {
  const row = await db
    .selectFrom('invitation_link as l')
    .innerJoin('member as m', 'm.id', 'l.member_id')
    .select(['l.id', 'l.code', 'l.member_id as memberId', 'l.customer_type as customerType'])
    .where('l.merchant', '=', merchant)
    .where('l.code', '=', code.trim().toUpperCase())
    .where('m.frozen', '=', false)
    .where(isOpen(at))
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps which agent brought a member, once and for all. Call it in the transaction that makes the member. */
export async function bindInvitation(
  db: Database,
  {
    memberId,
    uplineId,
    code,
    link,
    at,
  }: {
    readonly memberId: string;
    readonly uplineId: string;
    readonly code: string;
    readonly link: OpenLink | null;
    readonly at: Date;
  },
): Promise<void> {
  if (link !== null) await takeLink(db, { linkId: link.id, memberId, at });
  const use = { member_id: memberId, agent_id: uplineId, link_id: link?.id ?? null, code, joined_at: at };
  await db.insertInto('invitation_use').values(use).execute();
}

/**
 * Counts a new member of a link and gives what it promises:
 * of many at the same moment no more come in than the link lets in.
 * @throws AppError 409 `affiliate.unknown` where the link closed in between
 */
async function takeLink(
  db: Database,
  { linkId, memberId, at }: { readonly linkId: string; readonly memberId: string; readonly at: Date },
): Promise<void> {
  const { rows } = await sql<{
    merchant: string;
    member_id: string;
    rates: StoredRates;
  }>`update invitation_link l set uses = l.uses + 1 where l.id = ${linkId} and ${isOpen(at)}
    returning l.merchant, l.member_id, l.rates`.execute(db);
  const link = rows[0];
  if (link === undefined)
    throw refuseField('affiliateCode', 'affiliate.unknown', 'The link is no longer open.', 409);
  const ownRates = await readRates(db, link.merchant, link.member_id);
  const rates = capRates(link.rates, ownRates);
  await keepRates(db, { memberId, agentId: link.member_id, rates, at });
}
