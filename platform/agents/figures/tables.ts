import type { Generated } from 'kysely';

/** Settled bets, in minor units; those of lotteries are a part of all. */
interface Bets {
  readonly bets: string;
  readonly payouts: string;
  readonly rounds: string;
  readonly lottery_rounds: string;
  readonly lottery_bets: string;
  readonly lottery_payouts: string;
}
/** Movements of main wallets, in minor units. */
interface Movements {
  readonly entries: string;
  readonly came: string;
  readonly went: string;
}
interface OfMember {
  readonly merchant: string;
  readonly member_id: string;
}
export interface TeamChangeTable extends OfMember, Bets, Omit<Movements, 'entries'> {
  readonly entries: number;
  readonly id: Generated<string>;
  readonly at: Date;
  readonly members: number;
  readonly agents: number;
  readonly first_deposits: number;
  readonly kind: string | null;
}
interface MoneyDayTable extends OfMember, Movements {
  readonly day: string;
  readonly kind: string;
}
export interface TeamFigureTables {
  readonly team_change: TeamChangeTable;
  readonly member_day: OfMember & Bets & { readonly day: string };
  readonly member_money_day: MoneyDayTable;
  readonly member_first_deposit: OfMember & { readonly at: Date };
  readonly team_total: OfMember & {
    readonly members: string;
    readonly agents: string;
    readonly balance: string;
  };
  readonly team_day: OfMember &
    Bets & { readonly day: string; readonly newcomers: string; readonly first_deposits: string };
  readonly team_money_day: MoneyDayTable;
  readonly team_active_day: OfMember & {
    readonly day: string;
    readonly previous: string;
    readonly members: string;
  };
}
