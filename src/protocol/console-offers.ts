import type { EntryFinding } from './console-entries.ts';
import type { MissionsListValue } from './generated/wire-types.ts';
import type { ProposalRecord } from './proposal.ts';

/**
 * What the console's browser part and its server agree on about offers: bodies under `/api/promotions` and
 * `/api/missions`. Fields are as an operator types them, so that a refusal names the field and nothing is lost.
 * Amounts are decimal texts, moments ISO 8601 in UTC.
 */

export interface OfferTexts {
  readonly title: string;
  readonly text: string;
  /** What members agree to; empty for missions. */
  readonly terms: string;
}
export interface OfferFields {
  /** Wire code of the language → what members read; EN is needed, a language without a word is left out. */
  readonly texts: Readonly<Record<string, OfferTexts>>;
  readonly startsAt: string;
  /** Empty for no end, where an offer may have none. */
  readonly endsAt: string;
  /** Whole number: the lowest comes first. */
  readonly position: string;
  /** Whole number: how many times the money is to be staked. */
  readonly wagering: string;
}
export const bonusKinds = ['percent', 'fixed'] as const;
/** A deposit bonus. */
export interface PromotionFields extends OfferFields {
  /** Path of a picture of the site; empty for none. */
  readonly image: string;
  readonly bonusKind: (typeof bonusKinds)[number];
  /** Whole percent of the deposit, or an amount. */
  readonly bonus: string;
  /** Most that a percentage brings; not read for a fixed bonus. */
  readonly cap: string;
  /** Least deposit. */
  readonly minimum: string;
  /** Rank of the lowest level that may join. */
  readonly leastRank: string;
  readonly firstDeposit: boolean;
  /** Dialing codes of the members' phone numbers (`+63, +65`); empty for all. */
  readonly dialingCodes: string;
}
type Mission = MissionsListValue['missions'][number];
export const missionPeriods = ['daily', 'weekly', 'once'] as const satisfies readonly Mission['period'][];
export const missionMetrics = [
  'validBets',
  'rounds',
  'lotteryTickets',
  'deposits',
  'depositAmount',
  'logInDays',
] as const satisfies readonly Mission['metric'][];
/** Metrics whose target is an amount. */
export const moneyMetrics: readonly Mission['metric'][] = ['validBets', 'depositAmount'];
export interface MissionFields extends OfferFields {
  readonly period: Mission['period'];
  readonly metric: Mission['metric'];
  /** An amount for `moneyMetrics`, else a whole number. */
  readonly target: string;
  /** What it brings; empty for none. */
  readonly pays: string;
  readonly points: string;
  /** Red envelopes. */
  readonly tickets: string;
}

/** `planned`: it is approved and begins later. */
export type OfferState = 'draft' | 'planned' | 'running' | 'paused' | 'ended';
/** What came of an offer so far. */
export interface OfferFigures {
  /** Members who joined a promotion, or claimed a mission. */
  readonly members: number;
  /** Bonuses and rewards that were granted. */
  readonly granted: number;
  readonly paid: string;
  /** What of it is staked, of what is to be staked. */
  readonly wagered: string;
  readonly toWager: string;
  readonly points: number;
  readonly envelopes: number;
}
export interface OfferProposal<Fields> extends ProposalRecord {
  readonly offerId: string;
  readonly fields: Fields;
}
export interface OfferLine<Fields> {
  readonly id: string;
  readonly state: OfferState;
  readonly fields: Fields;
  readonly figures: OfferFigures;
  readonly waiting: OfferProposal<Fields> | null;
  /** What the site says about it now; empty where it has ended. */
  readonly findings: readonly EntryFinding[];
}
/** `GET /api/promotions` or `/api/missions`, and the answer to every change. */
export interface OfferOverview<Fields> {
  readonly offers: readonly OfferLine<Fields>[];
  /** What was decided lately, newest first. */
  readonly past: readonly OfferProposal<Fields>[];
  readonly levels: readonly { readonly rank: number; readonly name: string }[];
  readonly currency: string;
}
/** `POST …/draft`: keeps a draft; `id` is null for a new one. */
export interface OfferDraft<Fields> {
  readonly id: string | null;
  readonly fields: Fields;
}
/** `POST …/propose`: asks to start a draft, to resume what is paused, or to change what runs. */
export interface OfferRequest<Fields> {
  readonly id: string;
  readonly fields: Fields;
  readonly note: string;
}
/** `POST …/stop`: takes effect immediately. */
export interface OfferStop {
  readonly id: string;
  readonly to: 'paused' | 'ended';
  readonly note: string;
}
/** Fields that are fixed once an offer was approved: members rely on them. */
export const fixedFields = {
  promotion: [
    'startsAt',
    'bonusKind',
    'bonus',
    'cap',
    'minimum',
    'wagering',
    'leastRank',
    'firstDeposit',
    'dialingCodes',
  ],
  mission: ['startsAt', 'period', 'metric', 'target', 'pays', 'points', 'tickets', 'wagering'],
} as const satisfies {
  readonly promotion: readonly (keyof PromotionFields)[];
  readonly mission: readonly (keyof MissionFields)[];
};
