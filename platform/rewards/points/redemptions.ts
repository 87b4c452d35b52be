import type {
  PointsRedeemValue,
  PointsRedemptionsRequest,
  PointsRedemptionsValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readLocalText } from '../../messages/local-text.ts';
import type { LocalTexts } from '../../local-texts.ts';
import type { RedemptionStatus } from './tables.ts';

interface Row {
  readonly id: string;
  readonly reward_id: string;
  readonly texts: LocalTexts;
  readonly kind: PointsRedeemValue['type'];
  readonly points: string;
  readonly quantity: number;
  readonly status: RedemptionStatus;
  readonly remark: string;
  readonly created_at: Date;
}

function selectRedemptions(db: Database, memberId: string) {
  return db
    .selectFrom('point_redemption as redemption')
    .innerJoin('point_reward as reward', 'reward.id', 'redemption.reward_id')
    .where('redemption.member_id', '=', memberId);
}
const columns = [
  'redemption.id',
  'redemption.reward_id',
  'reward.texts',
  'reward.kind',
  'redemption.points',
  'redemption.quantity',
  'redemption.status',
  'redemption.remark',
  'redemption.created_at',
] as const;

function toItem(row: Row, language: string): PointsRedeemValue {
  return {
    id: row.id,
    rewardId: row.reward_id,
    reward: readLocalText(row.texts, language).title,
    type: row.kind,
    points: Number(row.points),
    quantity: row.quantity,
    status: row.status,
    remark: row.remark,
    time: row.created_at.getTime(),
  };
}

/** @throws AppError 404 `points.no-order` where the member has no such order */
export async function readRedemption(
  db: Database,
  { memberId, id, language }: { readonly memberId: string; readonly id: string; readonly language: string },
): Promise<PointsRedeemValue> {
  const row = await selectRedemptions(db, memberId)
    .select(columns)
    .where('redemption.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw refuseCall('points.no-order', 'The member has no such order.', 404);
  return toItem(row, language);
}

/** The member's orders, the newest first. */
export async function listRedemptions(
  db: Database,
  member: { readonly id: string; readonly language: string },
  { page = 1, size = 20, status }: PointsRedemptionsRequest,
): Promise<PointsRedemptionsValue> {
  const all = selectRedemptions(db, member.id);
  const selection = status === undefined ? all : all.where('redemption.status', '=', status);
  const { total } = await selection
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selection
    .select(columns)
    .orderBy('redemption.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    content: rows.map((row) => toItem(row, member.language)),
    pageNum: page,
    totalPages: Math.ceil(total / size),
    totalCount: total,
  };
}
