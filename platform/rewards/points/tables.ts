import type { ColumnType, Generated } from 'kysely';
import type { LocalTexts } from '../../local-texts.ts';

type Id = Generated<string>;
type Changing<Value> = ColumnType<Value, Value, Value>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

export type RewardKind = 'physical' | 'bonus' | 'ticket';
export type RedemptionStatus = 'inProcess' | 'approved' | 'rejected';

export interface PointSettingTable {
  readonly merchant: string;
  /** Points for one unit of the currency. */
  readonly ratio: number;
  /** Fewest points of one conversion. */
  readonly minimum: number;
  /** Valid bets that bring one point, in minor units; null for none. */
  readonly bets_per_point: ColumnType<string | null, string | null | undefined, string | null>;
}
export interface PointRewardTable {
  readonly id: Id;
  readonly merchant: string;
  readonly position: number;
  readonly kind: RewardKind;
  readonly texts: ColumnType<LocalTexts, string, string>;
  readonly image: Defaulted<string>;
  readonly points: string;
  /** Deposits that a member must have made, in minor units. */
  readonly amount_requirement: Defaulted<string>;
  readonly quantity: number;
  readonly available: Changing<number>;
  /** Pieces for one member; null for no limit. */
  readonly limit_per_member: number | null;
  /** What the approval of one piece pays, in minor units. */
  readonly pays: Defaulted<string>;
  /** Red envelopes that one piece is good for. */
  readonly grabs: Defaulted<number>;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}
export interface PointRedemptionTable {
  readonly id: Id;
  readonly merchant: string;
  readonly member_id: string;
  readonly reward_id: string;
  readonly quantity: number;
  /** Of all pieces together. */
  readonly points: string;
  readonly status: Defaulted<RedemptionStatus>;
  readonly remark: Defaulted<string>;
  readonly created_at: Date;
  readonly decided_at: ColumnType<Date | null, Date | null | undefined, Date>;
  readonly decided_by: ColumnType<string | null, string | null | undefined, string>;
}
export interface PointConversionTable {
  readonly id: Id;
  readonly merchant: string;
  readonly member_id: string;
  readonly points: string;
  /** Minor units. */
  readonly amount: string;
  readonly created_at: Date;
}

export interface PointTables {
  readonly point_setting: PointSettingTable;
  readonly point_reward: PointRewardTable;
  readonly point_redemption: PointRedemptionTable;
  readonly point_conversion: PointConversionTable;
}
