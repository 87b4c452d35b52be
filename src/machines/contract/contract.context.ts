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
export type ContractSide = 'upline' | 'downline';

/**
 * Where a contract stands, by the platform's letters: offered P, offered anew after a change E, active A,
 * rejected R, active with a request to end it V, ended C (wire contract A7).
 */
export const contractStatuses = ['none', 'P', 'E', 'A', 'R', 'V', 'C'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** One step of a contract: what must be reached, by amount and members, for which rate in per cent. */
export interface ContractTier {
  readonly amount: string;
  readonly members: number;
  readonly rate: string;
}
export interface Contract {
  readonly id: string;
  readonly status: ContractStatus;
  readonly tiers: readonly ContractTier[];
  /** The highest rate that the offering side has itself, in per cent. */
  readonly ownRate: string;
  /** Accepting ends a downline's contract, whose rate is higher. */
  readonly endsDownline: boolean;
  /** Which side asked to end it; null while nobody did. */
  readonly askedBy: ContractSide | null;
}
export const contractTierSchema: JsonSchema = closedObject({ amount: text, members: whole, rate: text });
export const contractSchema: JsonSchema = closedObject({
  id: text,
  status: oneOfTexts(contractStatuses),
  tiers: listOf(contractTierSchema),
  ownRate: text,
  endsDownline: flag,
  askedBy: { type: ['string', 'null'], enum: ['upline', 'downline', null] },
});
export type ContractStep = 'offer' | 'accept' | 'reject' | 'requestEnd' | 'agreeEnd' | 'declineEnd';
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
  readonly draft: readonly ContractTier[];
}
export const contractProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  kind: text,
  product: text,
  side: text,
  contract: { anyOf: [contractSchema, { type: 'null' }] },
  draft: listOf(contractTierSchema),
});
const copyTiers = (tiers: readonly ContractTier[]): JsonObject[] => tiers.map((tier) => ({ ...tier }));
export function projectContract(snapshot: SnapshotLike): JsonObject {
  const { contract, draft, error, errors, kind, product, side } = snapshot.context as ContractContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'loading' || state === 'processing',
    error,
    errors: { ...errors },
    kind,
    product,
    side,
    contract: contract === null ? null : { ...contract, tiers: copyTiers(contract.tiers) },
    draft: copyTiers(draft),
  };
}
