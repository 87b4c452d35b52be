import type { ColumnType, Generated } from 'kysely';
import type { LocalTexts } from '../../local-texts.ts';

type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

export type MissionPeriod = 'daily' | 'weekly' | 'once';
export type MissionMetric =
  | 'validBets'
  | 'rounds'
  | 'lotteryTickets'
  | 'deposits'
  | 'depositAmount'
  | 'logInDays';
export interface MissionTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly position: number;
  readonly texts: ColumnType<LocalTexts, string, string>;
  readonly period: MissionPeriod;
  readonly metric: MissionMetric;
  /** Minor units where the metric is money. */
  readonly target: string;
  /** Minor units. */
  readonly pays: Defaulted<string>;
  readonly points: Defaulted<string>;
  /** Red envelopes. */
  readonly tickets: Defaulted<number>;
  readonly wagering: Defaulted<number>;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  /** While it is off no member sees it. */
  readonly enabled: Defaulted<boolean>;
}
export interface MissionClaimTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly mission_id: string;
  readonly member_id: string;
  /** First day of the window, or `once`. */
  readonly window_name: string;
  readonly claimed_at: Date;
}
/** What a place of the week brings. */
export interface LeaderboardPrizeTable {
  readonly merchant: string;
  readonly place: number;
  /** Minor units. */
  readonly pays: Defaulted<string>;
  readonly points: Defaulted<string>;
  readonly wagering: Defaulted<number>;
  readonly texts: ColumnType<LocalTexts, string, string>;
}
export interface LeaderboardPlaceTable {
  readonly merchant: string;
  /** First day of the week. */
  readonly week: string;
  readonly place: number;
  readonly member_id: string;
  /** Minor units. */
  readonly amount: string;
}
export interface MissionTables {
  readonly mission: MissionTable;
  readonly mission_claim: MissionClaimTable;
  readonly leaderboard_prize: LeaderboardPrizeTable;
  readonly leaderboard_place: LeaderboardPlaceTable;
}
