import type { WithdrawalHold } from './console-hold-lifts.ts';
import type { BreakLength } from './break-length.ts';
import type { LimitKind, LimitPeriod } from './jurisdiction.ts';
import type { ProposalRecord } from './proposal.ts';

/**
 * What the console's browser part and its server agree on about members: bodies under `/api/members` and
 * `/api/unfreezings`. Moments are ISO 8601 in UTC, amounts decimal texts. Nothing of an address is whole.
 */

/** `GET /api/members?account=…`: at most {@link mostMembers}, the exact name first. */
export interface MemberLine {
  readonly id: string;
  readonly account: string;
  /** Masked; empty for none. */
  readonly mobile: string;
  readonly email: string;
  /** End of a break or exclusion in force; null for none. */
  readonly breakUntil: string | null;
  /** After that end play opens when the member asks to return, and not before. */
  readonly isOnRequest: boolean;
  /** A closed account is frozen too. */
  readonly isFrozen: boolean;
  /** When the member closed the account; null while it is not. */
  readonly closedAt: string | null;
}
export const mostMembers = 20;

/** `by` and `reason` are null if they were not recorded. */
export interface Freeze {
  readonly at: string | null;
  readonly by: string | null;
  readonly reason: string | null;
}
/** One line of what a member agreed to; lines are only ever added. */
export interface ConsentLine {
  readonly id: string;
  readonly at: string;
  /** The legal text, as the brand's settings name it; `marketing` for promotions. */
  readonly document: string;
  /** Edition of the text. */
  readonly version: string;
  /** Words of the box, in the language shown. */
  readonly statement: string;
  readonly given: boolean;
  /** Of promotions; null of every other text. */
  readonly channel: 'portal' | 'email' | 'sms' | null;
  readonly source: 'registration' | 'message-settings' | 'stop-link' | 'renewal';
}
export const mostConsents = 50;
/** `GET /api/members/:id`, and the answer to an exclusion and a freeze. */
export interface MemberFile extends MemberLine {
  readonly registeredAt: string;
  /** Null while the account is open. */
  readonly freeze: Freeze | null;
  /** Why the member closed it, a choice of the form; null for an account that is not closed. */
  readonly closedReason: string | null;
  /** Whether an operator requested the end of the freeze. */
  readonly isUnfreezeWaiting: boolean;
  /** Until when no withdrawal is taken, and after which change; null where they are. */
  readonly withdrawalHold: WithdrawalHold | null;
  /** Whether an operator requested the early end of the hold. */
  readonly isLiftWaiting: boolean;
  readonly balance: string;
  readonly currency: string;
  /** Limits in force; `amount` is money or, of a session, minutes. */
  readonly limits: readonly {
    readonly kind: LimitKind;
    readonly period: LimitPeriod;
    readonly amount: string;
  }[];
  /** The last ones, newest first; refused ones too. */
  readonly logins: readonly {
    readonly id: string;
    readonly at: string;
    readonly outcome: 'accepted' | 'refused';
    readonly device: string;
    readonly network: string;
  }[];
  /** What the member agreed to and withdrew, newest first. */
  readonly consents: readonly ConsentLine[];
  /** Lengths that the market profile offers, shortest first. */
  readonly exclusions: readonly BreakLength[];
}

/** `POST /api/members/exclude` */
export interface ExclusionRequest {
  readonly id: string;
  readonly length: BreakLength;
  readonly reason: string;
}
/** `POST /api/members/freeze` */
export interface FreezeRequest {
  readonly id: string;
  readonly reason: string;
}
/** `POST /api/unfreezings/propose` */
export interface UnfreezeRequest {
  readonly id: string;
  readonly note: string;
}
export interface UnfreezeProposal extends ProposalRecord {
  readonly memberId: string;
  readonly account: string;
}
/** `GET /api/unfreezings`, and the answer to every change. */
export interface UnfreezeState {
  readonly waiting: readonly (UnfreezeProposal & { readonly freeze: Freeze })[];
  /** What was decided lately, newest first. */
  readonly past: readonly UnfreezeProposal[];
}
