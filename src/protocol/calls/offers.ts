import { entryFindings, type EntryFinding } from '../console/console-entries.ts';
import { decimalId, endings, get, post, reason } from '../console/define-call.ts';
import type { MissionsListValue } from '../generated/wire-types.ts';
import { proposalFields, type ProposalRecord } from '../release/proposal.ts';
import {
  count,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  record,
  text,
  textUpTo,
  type ObjectSchema,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Deposit bonuses and missions: a cashier prepares and asks, and a publisher who did not ask decides. Fields are as an
 * operator types them, so that a refusal names the field and nothing is lost. Amounts are decimal texts, moments
 * ISO 8601 in UTC.
 */

const line = textUpTo(40);
const texts = object({
  title: textUpTo(80),
  text: textUpTo(300),
  /** What members agree to; empty for missions. */
  terms: textUpTo(4_000),
});
const offerFields = {
  /** Wire code of the language → what members read; EN is needed, a language without a word is left out. */
  texts: record(texts, { maxProperties: 20, propertyNames: { pattern: '^[A-Z]{2,3}$' } }),
  startsAt: line,
  /** Empty for no end, where an offer may have none. */
  endsAt: line,
  /** Whole number: the lowest comes first. */
  position: line,
  /** Whole number: how many times the money is to be staked. */
  wagering: line,
};
const offer = object(offerFields);
export const bonusKinds = ['percent', 'fixed'] as const;
/** A deposit bonus. */
const promotion = object({
  ...offerFields,
  /** Path of a picture of the site; empty for none. */
  image: textUpTo(200),
  bonusKind: oneOf(bonusKinds),
  /** Whole percent of the deposit, or an amount. */
  bonus: line,
  /** Most that a percentage brings; not read for a fixed bonus. */
  cap: line,
  /** Least deposit. */
  minimum: line,
  /** Rank of the lowest level that may join. */
  leastRank: line,
  firstDeposit: flag,
  /** Dialing codes of the members' phone numbers (`+63, +65`); empty for all. */
  dialingCodes: textUpTo(200),
});
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
const mission = object({
  ...offerFields,
  period: oneOf(missionPeriods),
  metric: oneOf(missionMetrics),
  /** An amount for `moneyMetrics`, else a whole number. */
  target: line,
  /** What it brings; empty for none. */
  pays: line,
  points: line,
  /** Red envelopes. */
  tickets: line,
});
/** `planned`: it is approved and begins later. */
const state = oneOf(['draft', 'planned', 'running', 'paused', 'ended']);
/** What came of an offer so far. */
const figures = object({
  /** Members who joined a promotion, or claimed a mission. */
  members: count,
  /** Bonuses and rewards that were granted. */
  granted: count,
  paid: text,
  /** What of it is staked, of what is to be staked. */
  wagered: text,
  toWager: text,
  points: count,
  envelopes: count,
});

export type OfferTexts = ValueOf<typeof texts>;
export type OfferFields = ValueOf<typeof offer>;
export type PromotionFields = ValueOf<typeof promotion>;
export type MissionFields = ValueOf<typeof mission>;
export type OfferState = ValueOf<typeof state>;
export type OfferFigures = ValueOf<typeof figures>;
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
export interface OfferOverview<Fields> {
  readonly offers: readonly OfferLine<Fields>[];
  /** What was decided lately, newest first. */
  readonly past: readonly OfferProposal<Fields>[];
  readonly levels: readonly { readonly rank: number; readonly name: string }[];
  readonly currency: string;
}

function defineOffers<Fields>(path: string, fields: Schema<Fields>) {
  const proposal = object({ ...proposalFields, offerId: text, fields });
  const entry = object({
    id: text,
    state,
    fields,
    figures,
    waiting: nullable(proposal),
    findings: entryFindings,
  });
  const answer = object({
    offers: list(entry),
    past: list(proposal),
    levels: list(object({ rank: integer, name: text })),
    currency: text,
  }) as Schema<unknown> as Schema<OfferOverview<Fields>>;
  const draft: ObjectSchema<{ id: Schema<string | null>; fields: Schema<Fields> }> = object({
    id: nullable(decimalId),
    fields,
  });
  const request: ObjectSchema<{ id: Schema<string>; fields: Schema<Fields>; note: Schema<string> }> = object({
    id: decimalId,
    fields,
    note: reason,
  });
  /** No member sees a draft, so that one person is enough. */
  const drafting = { needs: 'cashier', proof: { none: 'a draft pays nothing' }, answer } as const;
  return {
    read: get(path, { needs: 'read', answer }),
    /** `id` is null for a new one. */
    saveDraft: post(`${path}/draft`, { ...drafting, input: draft }),
    removeDraft: post(`${path}/remove`, { ...drafting, input: object({ id: decimalId }) }),
    /** Asks to start a draft, to resume what is paused, or to change what runs. */
    propose: post(`${path}/propose`, { needs: 'cashier', input: request, answer }),
    /** Takes effect immediately and needs no second person: nothing is paid by it. */
    stop: post(`${path}/stop`, {
      needs: 'cashier',
      input: object({ id: decimalId, to: oneOf(['paused', 'ended']), note: reason }),
      answer,
    }),
    ...endings(path, answer),
  };
}
/** Calls about offers of one kind. */
export type OfferCalls<Fields> = ReturnType<typeof defineOffers<Fields>>;
export const promotions: OfferCalls<PromotionFields> = defineOffers('/promotions', promotion);
export const missions: OfferCalls<MissionFields> = defineOffers('/missions', mission);

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
