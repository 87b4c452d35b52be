import type { MemberParts } from '../parts.ts';

export interface Affiliate {
  readonly code: string;
  /** The agent whose downline new members join; null for a house code. */
  readonly memberId: string | null;
}

/** Finds an affiliate by a typed code (letter case does not count) or by the host that brings one. */
export async function findAffiliate(
  { db, merchant }: Pick<MemberParts, 'db' | 'merchant'>,
  by: { readonly code: string } | { readonly domain: string },
): Promise<Affiliate | null> {
  const query = db.selectFrom('affiliate').select(['code', 'member_id']).where('merchant', '=', merchant);
  const row = await (
    'code' in by
      ? query.where('code', '=', by.code.trim().toUpperCase())
      : query.where('domain', '=', by.domain.toLowerCase())
  ).executeTakeFirst();
  return row === undefined ? null : { code: row.code, memberId: row.member_id };
}
