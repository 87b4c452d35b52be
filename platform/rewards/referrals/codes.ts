import type { Database } from '../../../server/db/database.ts';
import type { MemberParts } from '../../parts.ts';

/** Without letters and digits that are taken for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

export const makeCode = (random: MemberParts['random'], length: number = codeLength): string =>
  Array.from({ length }, () => alphabet[random.integer(0, alphabet.length)] ?? '').join('');

async function findCode(db: Database, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('referral_code')
    .select('code')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** The code of a member, made when it is first asked for; a code that an agent has is not taken. */
export async function ensureCode(parts: MemberParts, memberId: string): Promise<string> {
  const { db, merchant, clock, random } = parts;
  const existing = await findCode(db, memberId);
  if (existing !== null) return existing;
  const code = makeCode(random);
  const row = await db
    .selectFrom('affiliate')
    .select('code')
    .where('merchant', '=', merchant)
    .where('code', '=', code)
    .executeTakeFirst();
  if (row === undefined)
    await db
      .insertInto('referral_code')
      .values({ merchant, code, member_id: memberId, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return ensureCode(parts, memberId);
}

export interface Referrer {
  readonly code: string;
  readonly memberId: string;
  /** Whose downline the referrer is in, and every friend too. */
  readonly uplineId: string | null;
}

/** Who invites with a code; null where it is no member's. Letter case does not count. */
export async function findReferrer(
  { db, merchant }: Pick<MemberParts, 'db' | 'merchant'>,
  code: string,
): Promise<Referrer | null> {
  const row = await db
    .selectFrom('referral_code as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select(['c.code', 'c.member_id', 'm.upline_id'])
    .where('c.merchant', '=', merchant)
    .where('c.code', '=', code.toUpperCase())
    .executeTakeFirst();
  return row === undefined ? null : { code: row.code, memberId: row.member_id, uplineId: row.upline_id };
}
