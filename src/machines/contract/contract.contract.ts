import type { MachineContract } from '../../protocol/machine-contract.ts';
import type { JsonObject } from '../../protocol/json.ts';
import {
  closedObject,
  flag,
  listOf,
  noPayload,
  oneOfTexts,
  text,
  whole,
  withSamples,
} from '../payload-schema.ts';
import {
  contractKinds,
  contractPeriods,
  contractProjectionSchema,
  contractSchema,
  contractSides,
  contractSteps,
  contractTierSchema,
  draftFields,
  projectContract,
  type ContractContext,
} from './contract.context.ts';
import { nameTierFaults, tiersOf } from './contract.tiers.ts';

const tier = { bet: '1000.00', loss: '100.00', members: 3, rate: '5.00' };
const contract: JsonObject = {
  id: 'k-1',
  status: 'P',
  version: 1,
  period: 'M',
  tiers: [tier],
  ownRate: '10.00',
  endsDownline: false,
  endsBelow: 0,
  askedBy: null,
};
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;
const moved = { name: 'changed meanwhile', kind: 'error', value: { code: 'contract.changed' } } as const;

/** A rate contract between an agent and the one above (specification, section 4; wire contract A7 and B3 to B6). */
export const contractContract: MachineContract = {
  id: 'contract',
  version: 1,
  summary: 'Offers, accepts, changes and ends a dividend or salary contract, on both sides of it.',
  events: {
    'contract.retry': noPayload,
    'contract.refresh': noPayload,
    'offer.begin': noPayload,
    'offer.cancel': noPayload,
    'tier.change': closedObject({
      key: withSamples(text, ['1']),
      field: oneOfTexts(draftFields),
      value: withSamples(text, ['5.00', '99']),
    }),
    'tier.add': noPayload,
    'tier.remove': closedObject({ key: withSamples(text, ['1', '2']) }),
    'period.choose': closedObject({ period: oneOfTexts(contractPeriods) }),
    'offer.submit': noPayload,
    'offer.accept': noPayload,
    'offer.reject': noPayload,
    'end.request': noPayload,
    'end.agree': noPayload,
    'end.decline': noPayload,
    'step.confirm': noPayload,
    'step.cancel': noPayload,
  },
  projection: contractProjectionSchema,
  project: projectContract,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    none: { waits: 'person' },
    drafting: { waits: 'person', tags: ['form', 'money'] },
    offered: { waits: 'person', tags: ['money'] },
    active: { waits: 'person' },
    rejected: { waits: 'person' },
    endRequested: { waits: 'person', tags: ['money'] },
    ended: { waits: 'person' },
    confirming: { waits: 'person', tags: ['money'] },
    processing: { waits: 'server', tags: ['busy', 'money'] },
  },
  input: closedObject({
    kind: withSamples(oneOfTexts(contractKinds), ['dividend']),
    product: withSamples(text, ['CONS']),
    side: oneOfTexts(contractSides),
    account: withSamples(text, ['downline1']),
  }),
  services: {
    loadContract: {
      input: closedObject({ kind: text, product: text, side: text, account: text }),
      output: contractSchema,
      outcomes: [
        { name: 'none', kind: 'done', value: { ...contract, status: 'none', tiers: [] } },
        { name: 'offered', kind: 'done', value: contract },
        { name: 'offered, would end a downline', kind: 'done', value: { ...contract, endsDownline: true } },
        { name: 'offered anew', kind: 'done', value: { ...contract, status: 'E' } },
        { name: 'active', kind: 'done', value: { ...contract, status: 'A' } },
        {
          name: 'active, two below would end with it',
          kind: 'done',
          value: { ...contract, status: 'A', endsBelow: 2 },
        },
        { name: 'rejected', kind: 'done', value: { ...contract, status: 'R' } },
        {
          name: 'end asked for by the upline',
          kind: 'done',
          value: { ...contract, status: 'V', askedBy: 'upline' },
        },
        {
          name: 'end asked for by the downline',
          kind: 'done',
          value: { ...contract, status: 'V', askedBy: 'downline' },
        },
        {
          name: 'end asked for by the downline, one below would end with it',
          kind: 'done',
          value: { ...contract, status: 'V', askedBy: 'downline', endsBelow: 1 },
        },
        { name: 'ended', kind: 'done', value: { ...contract, status: 'C' } },
        offline,
      ],
    },
    processContract: {
      input: closedObject({
        kind: text,
        product: text,
        side: oneOfTexts(contractSides),
        account: text,
        id: text,
        version: whole,
        endsDownline: flag,
        step: oneOfTexts(contractSteps),
        period: oneOfTexts(contractPeriods),
        tiers: listOf(contractTierSchema),
      }),
      output: contractSchema,
      repeatable: false,
      outcomes: [
        { name: 'offered', kind: 'done', value: contract },
        { name: 'active', kind: 'done', value: { ...contract, status: 'A' } },
        { name: 'rejected', kind: 'done', value: { ...contract, status: 'R' } },
        {
          name: 'end asked for',
          kind: 'done',
          value: { ...contract, status: 'V', askedBy: 'downline' },
        },
        { name: 'ended', kind: 'done', value: { ...contract, status: 'C' } },
        moved,
        offline,
      ],
    },
  },
  delays: [],
  secrets: [],
  bounded: ({ side, contract: known, step, error, draft, isChecked }: ContractContext) => ({
    side,
    step,
    error: error !== null,
    draft: draft.length,
    faulty: draft.length > 0 && Object.keys(nameTierFaults(tiersOf(draft), known?.ownRate ?? '0')).length > 0,
    isChecked,
    status: known?.status ?? null,
    endsDownline: known?.endsDownline ?? false,
    endsBelow: known?.endsBelow ?? 0,
    askedBy: known?.askedBy ?? null,
  }),
};
