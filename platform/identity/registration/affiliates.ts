import { findOpenLink, type OpenLink } from '../../agents/use-link.ts';
import type { MemberParts } from '../../parts.ts';

export interface Affiliate {
  readonly code: string;
  /** The agent whose downline new members join; null for a house code. */
  readonly memberId: string | null;
  /** The invitation link of an agent that has the code; null for every other code. */
  readonly link: OpenLink | null;
}

/** Finds an affiliate by a typed code (letter case does not count) or by the host that brings one. */
export async function findAffiliate(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  by: { readonly code: string } | { readonly domain: string },
): Promise<Affiliate | null> {
  const query = db
    .selectFrom('affiliate')
    .select(['code', 'member_id'])
    .where('merchant', '=', merchant)
    .where('enabled', '=', true);
  const row = await (
    'code' in by
      ? query.where('code', '=', by.code.trim().toUpperCase())
      : query.where('domain', '=', by.domain.toLowerCase())
  ).executeTakeFirst();
  if (row !== undefined) return { code: row.code, memberId: row.member_id, link: null };
  if (!('code' in by)) return null;
  const link = await findOpenLink(db, { merchant, code: by.code, at: clock.now() });
  return link === null ? null : { code: link.code, memberId: link.memberId, link };
}
