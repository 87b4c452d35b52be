import { sql } from 'kysely';
import type {
  RewardsClaimableRequest,
  RewardsClaimableValue,
  RewardsClaimsValue,
} from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { readLocalText } from '../messages/local-text.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';

/** Rewards that were claimed or ran out longer ago than this are no longer listed. */
const keptMs = 90 * 86_400_000;
const mostRows = 100;

function selectRewards(db: Database, memberId: string, now: Date) {
  return db
    .selectFrom('issued_reward')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('issued_at', '>', new Date(now.getTime() - keptMs));
}

/** The reward centre: what may be claimed first, then what was or ran out. */
export async function listClaims(
  db: Database,
  { id, language }: { readonly id: string; readonly language: string },
  now: Date,
): Promise<RewardsClaimsValue> {
  const currency = await readMemberCurrency(db, id);
  const rows = await selectRewards(db, id, now)
    .orderBy((order) =>
      order.or([
        order('claimed_at', 'is not', null),
        order(sql`coalesce(expires_at <= ${now}, false)`, '=', true),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute();
  const isOver = (expiresAt: Date | null): boolean => expiresAt !== null && expiresAt <= now;
  return {
    rewards: rows.map((row) => {
      const { title, text } = readLocalText(row.texts, language);
      return {
        rewardId: row.id,
        promotionType: row.promotion_type,
        title,
        text: text ?? '',
        status: row.claimed_at !== null ? 'claimed' : isOver(row.expires_at) ? 'closed' : 'issued',
        amount: row.pays === '0' ? '' : writeMoney(BigInt(row.pays), currency.code),
        points: Number(row.points),
        wagering: row.wagering,
        issuedAt: row.issued_at.getTime(),
        expiresAt: row.expires_at?.toISOString() ?? null,
      };
    }),
  };
}

/** What may be claimed now, the newest first. */
export const selectClaimable = (db: Database, memberId: string, now: Date) =>
  selectRewards(db, memberId, now)
    .where('claimed_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(mostRows);

/** Changes a reward that may be claimed now, and no other: of many tries at the same moment one changes it. */
export const updateClaimable = (
  { db, merchant, now }: { readonly db: Database; readonly merchant: string; readonly now: Date },
  { memberId, id }: { readonly memberId: string; readonly id: string },
  change: { readonly claimed_at: Date } | { readonly expires_at: Date },
) =>
  db
    .updateTable('issued_reward')
    .set(change)
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('claimed_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]));

/** Why a reward of a member cannot be claimed. */
export async function nameRefusal(
  db: Database,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<'reward.unknown' | 'reward.expired' | 'reward.claimed'> {
  const row = await db
    .selectFrom('issued_reward')
    .select('claimed_at')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined) return 'reward.unknown';
  return row.claimed_at === null ? 'reward.expired' : 'reward.claimed';
}

/** Only what may be claimed now, of the asked kinds: the short list of the family's clients. */
export async function listClaimable(
  db: Database,
  memberId: string,
  { promotionType }: RewardsClaimableRequest,
  now: Date,
): Promise<RewardsClaimableValue> {
  const kinds = (promotionType ?? '').split(',').filter((kind) => kind !== '');
  const query = selectClaimable(db, memberId, now);
  const rows = await (kinds.length > 0 ? query.where('promotion_type', 'in', kinds) : query).execute();
  return rows.map(({ id, promotion_type }) => ({ rewardId: id, promotionType: promotion_type }));
}

/** How many rewards wait to be claimed. */
export async function countClaimable(db: Database, memberId: string, now: Date): Promise<number> {
  return (await listClaimable(db, memberId, {}, now)).length;
}
