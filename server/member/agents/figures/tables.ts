import type { Generated } from 'kysely';

/** What members did, in minor units. */
interface Moves {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly bets: string;
  readonly payouts: string;
}
export interface TeamChangeTable extends Moves {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly at: Date;
  readonly members: number;
  readonly agents: number;
  readonly balance: string;
  readonly rounds: string;
}
interface OfMember {
  readonly merchant: string;
  readonly member_id: string;
}
export interface MemberDayTable extends OfMember, Moves {
  readonly day: string;
  readonly rounds: string;
}
export interface MemberActivityTable extends OfMember {
  readonly last_day: string | null;
}
export interface TeamTotalTable extends OfMember {
  readonly members: string;
  readonly agents: string;
  readonly balance: string;
}
export interface TeamDayTable extends OfMember, Moves {
  readonly day: string;
  readonly newcomers: string;
}
export interface TeamActivityTable extends OfMember {
  readonly last_day: string;
  readonly members: string;
}
export interface TeamFigureTables {
  readonly team_change: TeamChangeTable;
  readonly member_day: MemberDayTable;
  readonly member_activity: MemberActivityTable;
  readonly team_total: TeamTotalTable;
  readonly team_day: TeamDayTable;
  readonly team_activity: TeamActivityTable;
}
