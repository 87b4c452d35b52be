import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  textMap,
  textOrNull,
  whole,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type ContractKind = (typeof contractKinds)[number];
export const contractSides = ['upline', 'downline'] as const;
export type ContractSide = (typeof contractSides)[number];

/**
 * Where a contract stands, by the platform's letters: offered P, offered again after a change E, active A,
 * rejected R, active with a request to end it V, ended C (wire contract A7).
 */
export const contractStatuses = ['none', 'P', 'E', 'A', 'R', 'V', 'C'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** How often a dividend is settled: by the day, the week, half a month, the month (wire contract B3). */
export const contractPeriods = ['D', 'W', 'H', 'M'] as const;
export type ContractPeriod = (typeof contractPeriods)[number];

/** One step of a contract: what must be reached, by valid bet, net loss and members, for which rate. */
export interface ContractTier {
  /** Valid bet of the team; decimal text. */
  readonly bet: string;
  /** Net loss of the team; decimal text, zero for salaries. */
  readonly loss: string;
  /** Active members. */
  readonly members: number;
  /** Per cent, decimal text. */
  readonly rate: string;
}
/** A tier while it is typed: all texts, perhaps empty. `key` names the row. */
export interface DraftTier {
  readonly key: string;
  readonly bet: string;
  readonly loss: string;
  readonly members: string;
  readonly rate: string;
}
export const draftFields = ['bet', 'loss', 'members', 'rate'] as const;
export type DraftField = (typeof draftFields)[number];

export interface Contract {
  readonly id: string;
  readonly status: ContractStatus;
  /** Counts the offers; a step names the one it answers. */
  readonly version: number;
  readonly period: ContractPeriod;
  readonly tiers: readonly ContractTier[];
  /** The highest rate that the offering side has itself, in per cent. */
  readonly ownRate: string;
  /** Of what must be reached; ISO 4217. */
  readonly currency: string;
  /** Accepting ends a downline's contract, whose rate is higher. */
  readonly endsDownline: boolean;
  /** Contracts in force below, through all levels, that end with this one. */
  readonly endsBelow: number;
  /** Which side asked to end it; null while nobody did. */
  readonly askedBy: ContractSide | null;
}
export const contractTierSchema: JsonSchema = closedObject({
  bet: text,
  loss: text,
  members: whole,
  rate: text,
});
export const contractSchema: JsonSchema = closedObject({
  id: text,
  status: oneOfTexts(contractStatuses),
  version: whole,
  period: oneOfTexts(contractPeriods),
  tiers: listOf(contractTierSchema),
  ownRate: text,
  currency: text,
  endsDownline: flag,
  endsBelow: whole,
  askedBy: { type: ['string', 'null'], enum: [...contractSides, null] },
});
export const contractSteps = ['offer', 'accept', 'reject', 'requestEnd', 'agreeEnd', 'declineEnd'] as const;
export type ContractStep = (typeof contractSteps)[number];
export interface ContractInput {
  readonly kind: ContractKind;
  /** Product code, or CONS for all products together. */
  readonly product: string;
  readonly side: ContractSide;
  /** The downline's account, on the upline's side. */
  readonly account: string;
}
export interface ContractContext extends Complaint, ContractInput {
  readonly contract: Contract | null;
  readonly step: ContractStep | null;
  /** The offer as it is typed; empty while none is. */
  readonly draft: readonly DraftTier[];
  readonly period: ContractPeriod;
  /** The offer was to be sent: from then on every fault is shown at once. */
  readonly isChecked: boolean;
}
const draftRowSchema: JsonSchema = closedObject({
  key: text,
  bet: text,
  loss: text,
  members: text,
  rate: text,
  /** Place among the tiers, from 1. */
  place: whole,
  error: textOrNull,
});
export const contractProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  kind: text,
  product: text,
  side: text,
  account: text,
  contract: { anyOf: [contractSchema, { type: 'null' }] },
  step: { type: ['string', 'null'], enum: [...contractSteps, null] },
  /** The step that is asked about ends contracts of the next level. */
  endsDownline: flag,
  /** How many contracts below end with this one, where the step that is asked about leads to its end. */
  endsBelow: whole,
  draft: listOf(draftRowSchema),
  period: oneOfTexts(contractPeriods),
});
const copyTiers = (tiers: readonly ContractTier[]): JsonObject[] => tiers.map((tier) => ({ ...tier }));
/** Whether a step asks for the end of a contract, or agrees to it: contracts below may end with this one. */
export const leadsToEnd = (step: ContractStep | null): boolean =>
  step === 'requestEnd' || step === 'agreeEnd';

export function projectContract(snapshot: SnapshotLike): JsonObject {
  const { contract, draft, error, errors, kind, product, side, account, step, period } =
    snapshot.context as ContractContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'loading' || state === 'processing',
    error,
    errors: { ...errors },
    kind,
    product,
    side,
    account,
    contract: contract === null ? null : { ...contract, tiers: copyTiers(contract.tiers) },
    step,
    endsDownline: step === 'accept' && contract?.endsDownline === true,
    endsBelow: leadsToEnd(step) ? (contract?.endsBelow ?? 0) : 0,
    draft: draft.map((row, place) => ({
      ...row,
      place: place + 1,
      error: errors[`tiers.${place}`] ?? null,
    })),
    period,
  };
}
