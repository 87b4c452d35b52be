import type { ColumnType, Generated } from 'kysely';
import type { LocalTexts } from '../local-texts.ts';

type Id = Generated<string>;
type Changing<Value> = ColumnType<Value, Value, Value>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

export type ApplicationStatus = 'joined' | 'processing' | 'rejected' | 'approved';

export interface ActivityTable {
  readonly id: Id;
  readonly merchant: string;
  readonly position: number;
  readonly promotion_type: string;
  readonly texts: ColumnType<LocalTexts, string, string>;
  readonly image: Defaulted<string>;
  /** Without a review the person who applies has joined. */
  readonly reviewed: boolean;
  readonly needs_picture: Defaulted<boolean>;
  /** Minor units that an approval issues. */
  readonly pays: Defaulted<string>;
  readonly points: Defaulted<string>;
  readonly wagering: Defaulted<number>;
  readonly claim_days: number;
  readonly opens_at: Date;
  readonly closes_at: Date | null;
}
export interface ActivityApplicationTable {
  readonly id: Id;
  readonly merchant: string;
  readonly activity_id: string;
  readonly member_id: string;
  readonly status: Changing<ApplicationStatus>;
  readonly comment: string;
  readonly remark: Defaulted<string>;
  readonly created_at: Date;
  readonly decided_at: ColumnType<Date | null, Date | null | undefined, Date>;
  readonly decided_by: ColumnType<string | null, string | null | undefined, string>;
}
export interface IssuedRewardTable {
  readonly id: Id;
  readonly merchant: string;
  readonly member_id: string;
  readonly promotion_type: string;
  readonly texts: ColumnType<LocalTexts, string, string>;
  /** Minor units. */
  readonly pays: Defaulted<string>;
  readonly points: Defaulted<string>;
  readonly wagering: Defaulted<number>;
  /** What it was issued for; the same thing is never rewarded twice. */
  readonly subject: string;
  readonly issued_at: Date;
  readonly expires_at: Date | null;
  readonly claimed_at: ColumnType<Date | null, Date | null | undefined, Date>;
}
export interface SignInDayTable {
  readonly member_id: string;
  /** `YYYY-MM-DD` of the server's calendar. */
  readonly day: string;
  /** Days in a row with this one. */
  readonly streak: number;
  readonly points: string;
  readonly claimed_at: Date;
}
export interface EnvelopePlanTable {
  readonly id: Id;
  readonly merchant: string;
  readonly texts: ColumnType<LocalTexts, string, string>;
  readonly every_minutes: number;
  readonly open_minutes: number;
  /** Envelopes for one member in one window. */
  readonly grabs: number;
  /** Minor units. */
  readonly least: string;
  readonly most: string;
  /** Minor units of one window. */
  readonly budget: string;
}
export interface EnvelopeWindowTable {
  readonly plan_id: string;
  readonly opens_at: Date;
  /** Minor units that are left of the budget. */
  readonly left_over: Changing<string>;
}
export interface EnvelopeGrabTable {
  readonly id: Id;
  readonly plan_id: string;
  readonly member_id: string;
  readonly opens_at: Date;
  /** From 1; two grabs never have the same. */
  readonly number: number;
  /** Minor units. */
  readonly amount: string;
  readonly grabbed_at: Date;
}
export interface EnvelopeTicketTable {
  readonly member_id: string;
  readonly left_over: Changing<number>;
}

export interface RewardTables {
  readonly activity: ActivityTable;
  readonly activity_application: ActivityApplicationTable;
  readonly issued_reward: IssuedRewardTable;
  readonly sign_in_day: SignInDayTable;
  readonly envelope_plan: EnvelopePlanTable;
  readonly envelope_window: EnvelopeWindowTable;
  readonly envelope_grab: EnvelopeGrabTable;
  readonly envelope_ticket: EnvelopeTicketTable;
}
