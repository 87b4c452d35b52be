import type { ProposalRecord } from './proposal.ts';

/**
 * What the console's browser part and its server agree on about the accounts that members pay into:
 * bodies under `/api/receiving`. Amounts are decimal texts with two places, moments are ISO 8601 in UTC.
 */

export const receivingKinds = ['bank', 'wallet'] as const;
export type ReceivingKind = (typeof receivingKinds)[number];

/** All that an operator says about an account. */
export interface ReceivingFields {
  /** Id of the deposit method that uses it. */
  readonly method: string;
  readonly kind: ReceivingKind;
  /** Name of the bank or of the e-wallet. */
  readonly provider: string;
  readonly holder: string;
  readonly number: string;
  /** What its QR code says, for members to scan; empty for none. */
  readonly qrText: string;
  /** Ranks of the members' levels, both ends within; null for no end. */
  readonly fromLevel: number;
  readonly toLevel: number | null;
  /** Of one payment. */
  readonly minimum: string;
  readonly maximum: string;
  /** Of all payments of a day (UTC), with those under way; null for no end. */
  readonly perDay: string | null;
  /** Of several that fit a member is given the one with the lowest. */
  readonly position: number;
  readonly enabled: boolean;
}
export interface ReceivingProposal extends ProposalRecord {
  /** Null for an account that is to be added. */
  readonly accountId: string | null;
  readonly fields: ReceivingFields;
}
export interface ReceivingAccount extends ReceivingFields {
  readonly id: string;
  /** What came in or is under way today. */
  readonly today: string;
  /** Orders that members may still pay to it. */
  readonly openOrders: number;
  readonly changedBy: string;
  readonly changedAt: string;
  readonly waiting: ReceivingProposal | null;
}
/** `GET /api/receiving`, and the answer to every change. */
export interface ReceivingState {
  readonly accounts: readonly ReceivingAccount[];
  /** Accounts that wait to be added. */
  readonly added: readonly ReceivingProposal[];
  /** What was decided lately, newest first. */
  readonly past: readonly ReceivingProposal[];
  /** Ways to pay in by hand, with their own bounds. */
  readonly methods: readonly {
    readonly id: string;
    readonly name: string;
    readonly minimum: string;
    readonly maximum: string;
  }[];
  /** Levels that members have, by rank. */
  readonly levels: readonly { readonly rank: number; readonly name: string }[];
  readonly currency: string;
}
/** `POST /api/receiving/propose`; `id` is null for a new account. */
export interface ReceivingRequest {
  readonly id: string | null;
  readonly fields: ReceivingFields;
  readonly note: string;
}
