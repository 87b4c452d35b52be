import { csv, decimalId, endings, fileOf, get, post, reason } from '../console/define-call.ts';
import { proposalFields } from '../release/proposal.ts';
import {
  byDefault,
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  textLike,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * What contracts of agents gave, and what is withheld of it: who looks at a member's line is recorded. Amounts are
 * decimal texts of `currency`, moments are ISO 8601 in UTC, days are `2026-11-25` in the brand's time zone.
 */

export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type ContractKind = (typeof contractKinds)[number];
/** Day, week, half of a month, month. */
export const contractPeriods = ['D', 'W', 'H', 'M'] as const;
/** `CONS` is all products together. */
const products = ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;

const kind = oneOf(contractKinds);
const page = byDefault(whole(1, 1_000_000), 1);
const paging = { page: count, pages: count, total: count, currency: text };
/** A run by its kind and its slot: the day, or the end of the hour or tick in milliseconds since 1970. */
const runName = { kind, slot: textLike('^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,15})$') };
const run = object({
  ...runName,
  /** `nothing`: no line gave anything. `due`: paid later. `paying`: lines are being paid. */
  state: oneOf(['nothing', 'due', 'paying', 'withheld', 'paid']),
  settledAt: text,
  /** When lines are paid; null where there are none. */
  payAt: nullable(text),
  lines: count,
  amount: text,
  paid: text,
  withheld: text,
});
/** Parts of what a brand gives away of each stake; a dividend as the share of what the house keeps. */
export const rateParts = [...contractKinds, 'rebate', 'downlineRebate'] as const;
/** A product of which the rates of the brand together give away more than the house keeps. Per cent of a stake. */
const warning = object({
  /** Type of game. */
  product: text,
  /** Of the game that gives back most. */
  edge: text,
  total: text,
  parts: list(object({ part: oneOf(rateParts), rate: text })),
});
/** The newest first. `warnings` are about the rates that are in force. */
const runPage = object({ warnings: list(warning), rows: list(run), ...paging });

export const lineFilters = ['all', 'nothing', 'pending', 'withheld', 'released', 'paid'] as const;
export type LineFilter = (typeof lineFilters)[number];
/** `nothing`: nothing is to be paid. `released`: withheld before, and to be paid. */
const lineState = oneOf(['nothing', 'pending', 'withheld', 'released', 'paid']);
const lineFields = {
  id: text,
  memberId: text,
  account: text,
  /** Who gives it; empty for the house. */
  upline: text,
  product: oneOf(products),
  /** First and last day. */
  from: text,
  to: text,
  validBets: text,
  netLoss: text,
  rate: text,
  amount: text,
  state: lineState,
};
const line = object(lineFields);
/** The largest amount first. */
const linePage = object({ run, rows: list(line), ...paging });
/** What a line is, and what the same facts give when they are computed again. */
const difference = object({
  account: text,
  product: text,
  /** Null: there is no line. */
  stored: nullable(text),
  /** Null: the facts give no line. */
  computed: nullable(text),
  /** Names of the facts that differ. */
  facts: list(text),
});
const runCheck = object({
  ...runName,
  /** Lines that were computed again. */
  lines: count,
  stored: text,
  computed: text,
  differing: count,
  /** The first ones. */
  differences: list(difference),
  currency: text,
});

/** A payment or all payments of contracts to a member that an operator withholds. */
const hold = object({
  id: text,
  memberId: text,
  account: text,
  /** Null: all payments. */
  lineId: nullable(text),
  heldAt: text,
  heldBy: text,
  reason: text,
  /** What it keeps from being paid now. */
  lines: count,
  amount: text,
});
const holdActions = ['withhold', 'release'] as const;
const holdProposal = object({ ...proposalFields, action: oneOf(holdActions), hold });
const holdState = object({
  waiting: list(holdProposal),
  /** Holds in force, those that wait for a second person with them. */
  holds: list(hold),
  past: list(holdProposal),
  currency: text,
});
/** One line with everything that it follows from. */
const lineFile = object({
  ...lineFields,
  kind,
  period: oneOf(contractPeriods),
  /** First moment of a salary within a day, milliseconds since 1970; 0 for whole days. */
  fromAt: count,
  /** The moment after the last, milliseconds since 1970; 0 for whole days. */
  toAt: count,
  /** When it was paid, or is to be, milliseconds since 1970. */
  at: count,
  /** The terms held for a part of the period only. */
  isCut: flag,
  isLate: flag,
  /** Active members. */
  members: count,
  base: text,
  payouts: text,
  rebates: text,
  bonuses: text,
  lateBets: text,
  latePayouts: text,
  carriedLoss: text,
  share: text,
  dueBelow: text,
  carriedDue: text,
  uncovered: text,
  activeBets: text,
  activeDeposits: text,
  fixed: optional(text),
  tiers: list(
    object({
      id: text,
      bet: text,
      loss: text,
      members: count,
      rate: text,
      fixed: optional(text),
      isReached: flag,
    }),
  ),
  branches: list(object({ account: text, amount: text })),
  contractId: text,
  version: count,
  /** The run that it is of. */
  slot: text,
  settledAt: text,
  payAt: text,
  paidAt: nullable(text),
  /** Of the transfer in the ledger; null before it is paid. */
  reference: nullable(text),
  /** What withholds it: the line itself first. */
  holds: list(hold),
  isFrozen: flag,
  currency: text,
});

const runsCall = get('/settlements', {
  needs: 'players',
  /** `day`: empty for the newest. */
  input: object({ kind, day: byDefault(textLike('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'), ''), page }),
  answer: runPage,
});
export const settlements = {
  runs: runsCall,
  runsFile: fileOf(runsCall),
  lines: get('/settlements/lines', {
    needs: 'players',
    input: object({ ...runName, filter: byDefault(oneOf(lineFilters), 'all'), page }),
    answer: linePage,
  }),
  line: get('/settlements/lines/:id', {
    needs: 'players',
    input: object({ id: decimalId }),
    answer: lineFile,
  }),
  /** Computes a run again from the facts that are kept; changes nothing. */
  check: get('/settlements/check', { needs: 'players', input: object(runName), answer: runCheck }),
  export: get('/settlements/export', { needs: 'players', input: object(runName), answer: csv }),
  holds: get('/holds', { needs: 'players', answer: holdState }),
  /** Nothing is paid from then on; a second person confirms it, or lifts it. `lineId` is null for all payments. */
  withhold: post('/holds/withhold', {
    needs: 'cashier',
    input: object({ memberId: decimalId, lineId: nullable(decimalId), note: reason }),
    answer: holdState,
  }),
  /** What is withheld stays so until a second person approves. */
  release: post('/holds/release', {
    needs: 'cashier',
    input: object({ id: decimalId, note: reason }),
    answer: holdState,
  }),
  ...endings('/holds', holdState),
};

export type RunLine = ValueOf<typeof run>;
export type RunName = Pick<RunLine, 'kind' | 'slot'>;
export type RunState = RunLine['state'];
export type RateWarning = ValueOf<typeof warning>;
export type RunPage = ValueOf<typeof runPage>;
export type LineState = ValueOf<typeof lineState>;
export type SettlementLine = ValueOf<typeof line>;
export type LinePage = ValueOf<typeof linePage>;
export type LineDifference = ValueOf<typeof difference>;
export type RunCheck = ValueOf<typeof runCheck>;
export type HoldRecord = ValueOf<typeof hold>;
export type HoldAction = (typeof holdActions)[number];
export type HoldProposal = ValueOf<typeof holdProposal>;
export type HoldState = ValueOf<typeof holdState>;
export type SettlementLineFile = ValueOf<typeof lineFile>;
