import { assign } from 'xstate';
import { askingWith, calling, setupFlow, withAnswer, withError } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { showErrorIn, showErrorWhen, noFailure } from '../form-failure.ts';
import { routeToMissing } from '../route-to-missing.ts';
import { nameErrorMessage } from '../error-message.ts';
import {
  isReasonTooLong,
  type Contract,
  type ContractContext,
  type ContractPeriod,
  type ContractSide,
  type ContractStatus,
  type ContractStep,
} from './contract.context.ts';
import {
  draftTransitions,
  findDraftFaults,
  hasOtherTiers,
  hasRoomForTier,
  withCell,
  withFaults,
  withRow,
  withoutRow,
  type TypedCell,
} from './contract.draft.ts';
import { draftOf, termsOf, tidyTiers, tiersOf } from './contract.tiers.ts';
import { contractContract } from './contract.contract.ts';

type Step = AskOf<typeof contractContract, 'processContract'>;
const stands = (...statuses: readonly ContractStatus[]) =>
  ({ type: 'hasStatus', params: { statuses } }) as const;
const on = (side: ContractSide) => ({ type: 'isSide', params: { side } }) as const;

/** The form begins with the terms in force. */
const beginOffer = { guard: on('upline'), target: 'drafting', actions: 'beginDraft' } as const;
const reload = { target: 'loading', actions: 'clearErrors' } as const;
/** What the server is asked to do. */
function describeStep({ context }: { readonly context: ContractContext }): Step {
  const { kind, product, side, account, contract, step, draft, period, reason } = context;
  return {
    kind,
    product,
    side,
    account,
    id: contract?.id ?? '',
    version: contract?.version ?? 0,
    endsDownline: contract?.endsDownline ?? false,
    endsBelow: contract?.endsBelow ?? 0,
    step: step ?? 'offer',
    reason: step === 'requestEnd' ? reason.trim() : '',
    period,
    tiers: step === 'offer' ? tidyTiers(tiersOf(draft), termsOf(contract).currency) : [],
  };
}

/**
 * See `contractContract`. The server decides the status of a contract. Each step needs a confirmation, except
 * an offer, which is a separate form. Steps of the other side are refused by guards here and by the
 * server again.
 */
export const contractMachine = setupFlow(contractContract, {
  guards: {
    hasStatus: ({ context }, params: { statuses: readonly ContractStatus[] }) =>
      context.contract !== null && params.statuses.includes(context.contract.status),
    isSide: ({ context }, params: { side: ContractSide }) => context.side === params.side,
    isAsked: ({ context }) => context.contract !== null && context.contract.askedBy !== context.side,
    isAsker: ({ context }) => context.contract?.askedBy === context.side,
    isEndRequest: ({ context }) => context.step === 'requestEnd',
    hasLongReason: ({ context: { step, reason } }) => step === 'requestEnd' && isReasonTooLong(reason),
    isFaulty: ({ context: { draft, contract } }) =>
      Object.keys(findDraftFaults(draft, termsOf(contract))).length > 0,
    isOffer: ({ context }) => context.step === 'offer',
    // The other side moved while an offer was typed: what was typed is kept, where an offer is still possible.
    hasOpenDraft: ({ context: { draft, side, contract } }) =>
      draft.length > 0 && side === 'upline' && contract !== null && contract.status !== 'V',
    hasRoom: hasRoomForTier,
    hasOtherRows: hasOtherTiers,
  },
  actions: {
    keepContract: assign((_, contract: Contract) => ({ contract, step: null })),
    keepStep: assign((_, { step }: { step: ContractStep }) => ({ ...noFailure, step })),
    forgetStep: assign({ ...noFailure, step: null }),
    beginDraft: assign(({ context: { contract } }) => ({
      ...noFailure,
      draft: draftOf(contract?.tiers ?? []),
      period: contract?.period ?? ('M' as const),
      isChecked: false,
    })),
    changeCell: assign(({ context }, cell: TypedCell) => withCell(context, cell, termsOf(context.contract))),
    addRow: assign(({ context }) => withRow(context, termsOf(context.contract))),
    removeRow: assign(({ context }, { key }: { key: string }) =>
      withoutRow(context, key, termsOf(context.contract)),
    ),
    keepPeriod: assign((_, { period }: { period: ContractPeriod }) => ({ period })),
    keepReason: assign((_, { reason }: { reason: string }) => ({ ...noFailure, reason })),
    forgetReason: assign({ reason: '' }),
    complainOfReason: assign({ error: null, errors: { reason: nameErrorMessage('comment.too-long') } }),
    markOffer: assign({ ...noFailure, step: 'offer' as const }),
    forgetDraft: assign({ draft: [], isChecked: false }),
    complain: assign(({ context }) => withFaults(context, termsOf(context.contract))),
  },
}).createMachine({
  id: 'contract',
  context: ({ input }) => ({
    ...noFailure,
    ...input,
    contract: null,
    step: null,
    draft: [],
    period: 'M',
    reason: '',
    isChecked: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        ...calling('loadContract'),
        input: ({ context: { kind, product, side, account } }) => ({ kind, product, side, account }),
        onDone: { target: 'routing', actions: withAnswer('keepContract') },
        onError: [routeToMissing('agent.not-below'), showErrorIn('failed')],
      },
    },
    failed: { on: { 'contract.retry': { target: 'loading', actions: 'clearErrors' } } },
    missing: { type: 'final', entry: 'clearErrors' },
    routing: {
      always: [
        { guard: 'hasOpenDraft', target: 'drafting' },
        { guard: stands('P', 'E'), target: 'offered' },
        { guard: stands('A'), target: 'active' },
        { guard: stands('R'), target: 'rejected' },
        { guard: stands('V'), target: 'endRequested' },
        { guard: stands('C'), target: 'ended' },
        { target: 'none' },
      ],
    },
    none: { on: { 'offer.begin': beginOffer, 'contract.refresh': reload } },
    drafting: {
      on: {
        ...draftTransitions,
        'offer.submit': [
          { guard: 'isFaulty', actions: 'complain' },
          { target: 'processing', actions: 'markOffer' },
        ],
        'offer.cancel': { target: 'routing', actions: ['clearErrors', 'forgetDraft'] },
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
        'offer.begin': beginOffer,
        'contract.refresh': reload,
      },
    },
    active: {
      on: {
        'end.request': {
          target: 'confirming',
          actions: { type: 'keepStep', params: { step: 'requestEnd' } },
        },
        'offer.begin': beginOffer,
        'contract.refresh': reload,
      },
    },
    rejected: {
      on: { 'offer.begin': beginOffer, 'contract.refresh': reload },
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
        'end.takeBack': {
          guard: 'isAsker',
          target: 'confirming',
          actions: { type: 'keepStep', params: { step: 'takeBackEnd' } },
        },
        'contract.refresh': reload,
      },
    },
    ended: {
      on: { 'offer.begin': beginOffer, 'contract.refresh': reload },
    },
    confirming: {
      on: {
        'reason.change': {
          guard: 'isEndRequest',
          actions: { type: 'keepReason', params: ({ event: { reason } }) => ({ reason }) },
        },
        'step.confirm': [
          { guard: 'hasLongReason', actions: 'complainOfReason' },
          { target: 'processing', actions: 'clearErrors' },
        ],
        'step.cancel': { target: 'routing', actions: 'forgetStep' },
      },
    },
    processing: askingWith('processContract', describeStep, {
      onDone: {
        target: 'routing',
        actions: [withAnswer('keepContract'), ...(['clearErrors', 'forgetDraft', 'forgetReason'] as const)],
      },
      onError: [
        // The other side was faster, or the result of the step is unknown.
        showErrorWhen('loading', 'contract.changed', 'request.interrupted'),
        { guard: 'isOffer', target: 'drafting', actions: withError('showError') },
        showErrorIn('confirming'),
      ],
    }),
  },
});
