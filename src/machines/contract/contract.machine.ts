import { assign, setup } from 'xstate';
import { complainOf, hasCode, noComplaint, passError } from '../failed-call.ts';
import { unwiredService } from '../unwired.ts';
import type {
  Contract,
  ContractContext,
  ContractInput,
  ContractSide,
  ContractStatus,
  ContractStep,
  ContractTier,
} from './contract.context.ts';
import { nameTierFaults } from './contract.tiers.ts';

type ContractEvent =
  | { type: 'contract.retry' }
  | { type: 'contract.refresh' }
  | { type: 'offer.begin' }
  | { type: 'offer.cancel' }
  | { type: 'offer.submit'; tiers: readonly ContractTier[] }
  | { type: 'offer.accept' }
  | { type: 'offer.reject' }
  | { type: 'end.request' }
  | { type: 'end.agree' }
  | { type: 'end.decline' }
  | { type: 'step.confirm' }
  | { type: 'step.cancel' };
interface Offered {
  readonly tiers: readonly ContractTier[];
}
interface Step {
  readonly kind: string;
  readonly product: string;
  readonly account: string;
  readonly id: string;
  readonly step: ContractStep;
  readonly tiers: readonly ContractTier[];
}
const passTiers = ({ event }: { readonly event: Offered }): Offered => ({ tiers: event.tiers });
const passContract = ({ event }: { readonly event: { readonly output: Contract } }) => ({
  contract: event.output,
});
const stands = (...statuses: readonly ContractStatus[]) =>
  ({ type: 'stands', params: { statuses } }) as const;
const on = (side: ContractSide) => ({ type: 'isSide', params: { side } }) as const;

/**
 * See `contractContract`. Where a contract stands is the server's word; each step is asked for twice but
 * an offer, which is a form of its own. Steps of the other side are refused by guards here and by the
 * server again.
 */
export const contractMachine = setup({
  types: { context: {} as ContractContext, events: {} as ContractEvent, input: {} as ContractInput },
  actors: {
    loadContract: unwiredService<Contract, ContractInput>('loadContract'),
    processContract: unwiredService<Contract, Step>('processContract'),
  },
  guards: {
    hasCode,
    stands: ({ context }, params: { statuses: readonly ContractStatus[] }) =>
      context.contract !== null && params.statuses.includes(context.contract.status),
    isSide: ({ context }, params: { side: ContractSide }) => context.side === params.side,
    isAsked: ({ context }) => context.contract !== null && context.contract.askedBy !== context.side,
    isFaulty: ({ context }, { tiers }: Offered) =>
      Object.keys(nameTierFaults(tiers, context.contract?.ownRate ?? '0')).length > 0,
    isOffer: ({ context }) => context.step === 'offer',
  },
  actions: {
    keepContract: assign((_, { contract }: { contract: Contract }) => ({
      ...noComplaint,
      contract,
      step: null,
      draft: contract.tiers,
    })),
    keepStep: assign((_, { step }: { step: ContractStep }) => ({ ...noComplaint, step })),
    forgetStep: assign({ ...noComplaint, step: null }),
    keepDraft: assign((_, { tiers }: Offered) => ({ ...noComplaint, draft: tiers, step: 'offer' as const })),
    complain: assign(({ context }, { tiers }: Offered) => ({
      error: null,
      errors: nameTierFaults(tiers, context.contract?.ownRate ?? '0'),
      draft: tiers,
    })),
    showError: assign(complainOf),
    clearErrors: assign(noComplaint),
  },
}).createMachine({
  id: 'contract',
  context: ({ input }) => ({ ...noComplaint, ...input, contract: null, step: null, draft: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadContract',
        src: 'loadContract',
        input: ({ context: { kind, product, side, account } }) => ({ kind, product, side, account }),
        onDone: { target: 'routing', actions: { type: 'keepContract', params: passContract } },
        onError: { target: 'failed', actions: { type: 'showError', params: passError } },
      },
    },
    failed: { on: { 'contract.retry': { target: 'loading', actions: 'clearErrors' } } },
    routing: {
      always: [
        { guard: stands('P', 'E'), target: 'offered' },
        { guard: stands('A'), target: 'active' },
        { guard: stands('R'), target: 'rejected' },
        { guard: stands('V'), target: 'endRequested' },
        { guard: stands('C'), target: 'ended' },
        { target: 'none' },
      ],
    },
    none: {
      on: { 'offer.begin': { guard: on('upline'), target: 'drafting' }, 'contract.refresh': 'loading' },
    },
    drafting: {
      on: {
        'offer.submit': [
          {
            guard: { type: 'isFaulty', params: passTiers },
            actions: { type: 'complain', params: passTiers },
          },
          { target: 'processing', actions: { type: 'keepDraft', params: passTiers } },
        ],
        'offer.cancel': { target: 'routing', actions: 'clearErrors' },
      },
    },
    offered: {
      on: {
        'offer.accept': {
          guard: on('downline'),
          target: 'confirming',
          actions: { type: 'keepStep', params: { step: 'accept' } },
        },
        'offer.reject': {
          guard: on('downline'),
          target: 'confirming',
          actions: { type: 'keepStep', params: { step: 'reject' } },
        },
        'offer.begin': { guard: on('upline'), target: 'drafting' },
        'contract.refresh': 'loading',
      },
    },
    active: {
      on: {
        'end.request': {
          target: 'confirming',
          actions: { type: 'keepStep', params: { step: 'requestEnd' } },
        },
        'offer.begin': { guard: on('upline'), target: 'drafting' },
        'contract.refresh': 'loading',
      },
    },
    rejected: {
      on: { 'offer.begin': { guard: on('upline'), target: 'drafting' }, 'contract.refresh': 'loading' },
    },
    endRequested: {
      on: {
        'end.agree': {
          guard: 'isAsked',
          target: 'confirming',
          actions: { type: 'keepStep', params: { step: 'agreeEnd' } },
        },
        'end.decline': {
          guard: 'isAsked',
          target: 'confirming',
          actions: { type: 'keepStep', params: { step: 'declineEnd' } },
        },
        'contract.refresh': 'loading',
      },
    },
    ended: {
      on: { 'offer.begin': { guard: on('upline'), target: 'drafting' }, 'contract.refresh': 'loading' },
    },
    confirming: {
      on: { 'step.confirm': 'processing', 'step.cancel': { target: 'routing', actions: 'forgetStep' } },
    },
    processing: {
      invoke: {
        id: 'processContract',
        src: 'processContract',
        input: ({ context: { kind, product, account, contract, step, draft } }) => ({
          kind,
          product,
          account,
          id: contract?.id ?? '',
          step: step ?? 'offer',
          tiers: step === 'offer' ? draft : [],
        }),
        onDone: { target: 'routing', actions: { type: 'keepContract', params: passContract } },
        onError: [
          {
            // The other side was faster, or nobody knows what became of the step.
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({
                error: event.error,
                codes: ['contract.changed', 'request.interrupted'],
              }),
            },
            target: 'loading',
          },
          { guard: 'isOffer', target: 'drafting', actions: { type: 'showError', params: passError } },
          { target: 'confirming', actions: { type: 'showError', params: passError } },
        ],
      },
    },
  },
});
