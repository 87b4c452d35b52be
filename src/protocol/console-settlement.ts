import type { ContractsLineValue } from './generated/wire-types.ts';
import type { ProposalRecord } from './proposal.ts';

/**
 * What the console's browser part and its server agree on about the settlement of contracts: bodies under
 * `/api/settlements` and `/api/holds`. Amounts are decimal texts of `currency`, moments are ISO 8601 in UTC,
 * days are `2026-11-25` in the brand's time zone.
 */

export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** A run by its kind and its slot: the day, or the end of the hour or tick in milliseconds since 1970. */
export interface RunName {
  readonly kind: ContractKind;
  readonly slot: string;
}
/** `nothing`: no line gave anything. `due`: paid later. `paying`: lines are being paid. */
export type RunState = 'nothing' | 'due' | 'paying' | 'withheld' | 'paid';
export interface RunLine extends RunName {
  readonly state: RunState;
  readonly settledAt: string;
  /** When lines are paid; null where there are none. */
  readonly payAt: string | null;
  readonly lines: number;
  readonly amount: string;
  readonly paid: string;
  readonly withheld: string;
}
export interface RunQuery {
  readonly kind: ContractKind;
  /** Empty for the newest. */
  readonly day: string;
  readonly page: number;
}
/** Parts of what a brand gives away of each stake; a dividend as the share of what the house keeps. */
export const rateParts = [...contractKinds, 'rebate', 'downlineRebate'] as const;
/** A product of which the rates of the brand together give away more than the house keeps. Per cent of a stake. */
export interface RateWarning {
  /** Type of game. */
  readonly product: string;
  /** Of the game that gives back most. */
  readonly edge: string;
  readonly total: string;
  readonly parts: readonly { readonly part: (typeof rateParts)[number]; readonly rate: string }[];
}
/** `GET /api/settlements?kind=…&day=…&page=…`, the newest first. */
export interface RunPage {
  /** About the rates that are in force. */
  readonly warnings: readonly RateWarning[];
  readonly rows: readonly RunLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly currency: string;
}

export const lineFilters = ['all', 'nothing', 'pending', 'withheld', 'released', 'paid'] as const;
export type LineFilter = (typeof lineFilters)[number];
/** `nothing`: nothing is to be paid. `released`: withheld before, and to be paid. */
export type LineState = Exclude<LineFilter, 'all'>;
export interface SettlementLine {
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  /** Who gives it; empty for the house. */
  readonly upline: string;
  readonly product: ContractsLineValue['product'];
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  readonly validBets: string;
  readonly netLoss: string;
  readonly rate: string;
  readonly amount: string;
  readonly state: LineState;
}
export interface LineQuery extends RunName {
  readonly filter: LineFilter;
  readonly page: number;
}
/** `GET /api/settlements/lines?kind=…&slot=…&filter=…&page=…`, the largest amount first. */
export interface LinePage {
  readonly run: RunLine;
  readonly rows: readonly SettlementLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly currency: string;
}

/** What a line is, and what the same facts give when they are computed again. */
export interface LineDifference {
  readonly account: string;
  readonly product: string;
  /** Null: there is no line. */
  readonly stored: string | null;
  /** Null: the facts give no line. */
  readonly computed: string | null;
  /** Names of the facts that differ. */
  readonly facts: readonly string[];
}
/** `GET /api/settlements/check?kind=…&slot=…` */
export interface RunCheck extends RunName {
  /** Lines that were computed again. */
  readonly lines: number;
  readonly stored: string;
  readonly computed: string;
  readonly differing: number;
  /** The first ones. */
  readonly differences: readonly LineDifference[];
  readonly currency: string;
}

/** A payment or all payments of contracts to a member that an operator withholds. */
export interface HoldRecord {
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  /** Null: all payments. */
  readonly lineId: string | null;
  readonly heldAt: string;
  readonly heldBy: string;
  readonly reason: string;
  /** What it keeps from being paid now. */
  readonly lines: number;
  readonly amount: string;
}
export const holdActions = ['withhold', 'release'] as const;
export type HoldAction = (typeof holdActions)[number];
export interface HoldProposal extends ProposalRecord {
  readonly action: HoldAction;
  readonly hold: HoldRecord;
}
/** `GET /api/holds`, and the answer to each change. */
export interface HoldState {
  readonly waiting: readonly HoldProposal[];
  /** Holds in force, those that wait for a second person with them. */
  readonly holds: readonly HoldRecord[];
  readonly past: readonly HoldProposal[];
  readonly currency: string;
}
/** `POST /api/holds/withhold`: nothing is paid from then on; a second person confirms it, or lifts it. */
export interface WithholdRequest {
  readonly memberId: string;
  /** Null: all payments. */
  readonly lineId: string | null;
  readonly note: string;
}
/** `POST /api/holds/release`: what is withheld stays so until a second person approves. */
export interface ReleaseRequest {
  readonly id: string;
  readonly note: string;
}

/** `GET /api/settlements/lines/<id>`: one line with everything that it follows from. */
export interface SettlementLineFile extends Omit<ContractsLineValue, 'isOwn' | 'symbol'> {
  readonly memberId: string;
  readonly upline: string;
  readonly contractId: string;
  readonly version: number;
  /** The run that it is of. */
  readonly slot: string;
  readonly settledAt: string;
  readonly payAt: string;
  readonly paidAt: string | null;
  /** Of the transfer in the ledger; null before it is paid. */
  readonly reference: string | null;
  /** What withholds it: the line itself first. */
  readonly holds: readonly HoldRecord[];
  readonly isFrozen: boolean;
  readonly currency: string;
}
