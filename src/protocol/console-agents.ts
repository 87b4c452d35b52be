import type { ContractKind } from './console-settlement.ts';

/**
 * What the console's browser part and its server agree on about agents: bodies under `/api/agents`. Amounts are
 * decimal texts of `currency`, rates are per cent as decimal texts, moments are ISO 8601 in UTC, days are
 * `2026-11-25` in the brand's time zone.
 */

/** A member in the tree of agents. */
export interface AgentLine {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  /** Of the account: 0 player, else agent. */
  readonly type: number;
  /** Members directly below. */
  readonly directCount: number;
  readonly registeredAt: string;
  readonly isFrozen: boolean;
  /** An operator withholds what contracts give this member. */
  readonly isWithheld: boolean;
}
export interface AgentQuery {
  /** How the account begins; empty for agents with no one above them. */
  readonly search: string;
  readonly page: number;
}
/** `GET /api/agents?search=…&page=…`, and `GET /api/agents/<id>/downlines?page=…` by account. */
export interface AgentPage {
  readonly rows: readonly AgentLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** An invitation link, or the member's own code, with what came by it. */
export interface AgentInvitation {
  readonly code: string;
  /** Empty for the member's own code. */
  readonly name: string;
  readonly state: 'active' | 'paused' | 'expired' | 'usedUp' | 'removed';
  readonly isLink: boolean;
  readonly joined: number;
  /** What those who joined brought the agent in rebates. */
  readonly earnings: string;
  readonly createdAt: string | null;
}
export interface AgentContractLine {
  readonly id: string;
  readonly kind: ContractKind;
  readonly product: string;
  readonly status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  /** Who gives it; empty for the house. */
  readonly upline: string;
  readonly downline: string;
  /** Of the highest tier. */
  readonly rate: string;
  readonly changedAt: string;
}
/** `GET /api/agents/<id>` */
export interface AgentFile extends AgentLine {
  /** From the top down to the one above. */
  readonly path: readonly { readonly id: string; readonly account: string }[];
  readonly invitations: readonly AgentInvitation[];
  /** As the one who is paid, and as the one who gives. */
  readonly contracts: readonly AgentContractLine[];
  /** What contracts gave and is not paid. */
  readonly open: { readonly lines: number; readonly amount: string };
  readonly currency: string;
}
/** Today alone, or the last days with today. */
export const figureDays = [1, 7, 30] as const;
export type FigureDays = (typeof figureDays)[number];
/**
 * `GET /api/agents/<id>/figures?days=…`: what all members below did, as the agent's own overview says it. Money is
 * decimal texts.
 */
export interface AgentFigures {
  readonly from: string;
  readonly to: string;
  /** Whose days they are: the time zone of the brand. */
  readonly zone: string;
  readonly members: number;
  readonly agents: number;
  readonly newMembers: number;
  readonly active: number;
  readonly balance: string;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly validBets: string;
  readonly payout: string;
  readonly rebate: string;
  readonly bonus: string;
  readonly salary: string;
  readonly dividend: string;
  /** What is left of settled bets after all that was paid to members. */
  readonly net: string;
  readonly currency: string;
}

export interface ContractTierLine {
  readonly bet: string;
  readonly loss: string;
  readonly members: number;
  readonly rate: string;
  /** Paid besides the rate; left out where nothing is. */
  readonly fixed?: string;
}
/** An offer with both signatures. */
export interface ContractVersionLine {
  readonly version: number;
  readonly period: 'D' | 'W' | 'H' | 'M';
  readonly tiers: readonly ContractTierLine[];
  /** Hex digest of the terms that both sides signed. */
  readonly fingerprint: string;
  readonly offeredAt: string;
  readonly offeredFrom: string;
  readonly answer: 'accepted' | 'rejected' | 'withdrawn' | null;
  readonly answeredAt: string | null;
  readonly answeredFrom: string | null;
  readonly effectiveAt: string | null;
}
export interface ContractStepLine {
  readonly id: string;
  readonly step: string;
  readonly side: 'upline' | 'downline' | 'system';
  readonly version: number;
  readonly at: string;
  /** What the side wrote for the other to read; empty where it wrote nothing. */
  readonly reason: string;
}
/** `GET /api/agents/contracts/<id>`: the newest version and the newest step first. */
export interface ContractFile extends AgentContractLine {
  readonly uplineId: string | null;
  readonly downlineId: string;
  readonly activeVersion: number | null;
  readonly versions: readonly ContractVersionLine[];
  readonly steps: readonly ContractStepLine[];
  readonly currency: string;
}
