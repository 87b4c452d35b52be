import { assign } from 'xstate';
import { askingWith, calling, setupFlow, waiting, withAnswer, withEvent } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { findMoneyFault, readMoney, tidyMoney, writeMoney } from '../../protocol/money/money.ts';
import { durations } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import { showErrorIn, routeError, noFailure } from '../form-failure.ts';
import { routeToMissing } from '../route-to-missing.ts';
import { passSeconds } from '../lockout.ts';
import {
  withdrawalConfirmationContract,
  maximumProofs,
  type ChosenProof,
  type Receipt,
  type ReceiptClaim,
  type ReceiptStatus,
  type WithdrawalConfirmationContext,
} from './withdrawal-confirmation.contract.ts';

interface Dispute {
  readonly amount: string;
  readonly comment: string;
}
type Submission = AskOf<typeof withdrawalConfirmationContract, 'submitReceipt'>;

/** What a dispute lacks before the server has seen it: field → message key. */
function nameFaults(
  context: WithdrawalConfirmationContext,
  dispute: Dispute,
): Readonly<Record<string, string>> {
  const currency = context.receipt?.currency ?? '';
  // Part of it is at least one minor unit, and at least one less than all.
  const paid = readMoney(context.receipt?.amount, currency) ?? 1n;
  const bounds = { minimum: writeMoney(1n, currency), maximum: writeMoney(paid - 1n, currency) };
  const amount = context.claim === 'partial' ? findMoneyFault(dispute.amount, bounds, currency) : null;
  return {
    ...(amount === null ? {} : { amount: nameErrorMessage(amount) }),
    ...(context.proofs.length === 0 ? { proofs: nameErrorMessage('proof.required') } : {}),
  };
}
/** Fields that the player has not edited are null. */
const passDispute = ({
  event,
}: {
  readonly event: { readonly amount: string | null; readonly comment: string | null };
}): Dispute => ({ amount: event.amount ?? '', comment: event.comment ?? '' });
/** The wait for the moment at which the server counts the payment as received. */
const countToDeadline = {
  id: 'receiptDeadline',
  src: 'wait',
  input: ({ context }: { readonly context: WithdrawalConfirmationContext }) => ({
    name: 'receiptDeadline' as const,
    milliseconds: (context.secondsLeft ?? context.receipt?.secondsLeft ?? 0) * 1_000,
    ticks: true,
  }),
  onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
} as const;
/** Wherever the form is on screen, also while the server is asked something. */
const takeProofs = {
  'proof.change': { guard: withEvent('hasRoom'), actions: withEvent('keepProofs') },
} as const;
const passSubmission = ({ context }: { readonly context: WithdrawalConfirmationContext }): Submission => ({
  id: context.id,
  claim: context.claim ?? 'full',
  amount: context.amount,
  comment: context.comment,
  files: context.proofs.map(({ handle }) => handle),
});
/**
 * The time runs on while an answer is sent. After its end the server judges whether the answer came before
 * that.
 */
const countOn = {
  ...countToDeadline,
  onDone: { actions: { type: 'countSeconds', params: { secondsLeft: 0 } } },
} as const;
const stands = (status: ReceiptStatus) => ({ type: 'hasStatus', params: { status } }) as const;

/** See `withdrawalConfirmationContract`. At the deadline the server decides: the flow only looks. */
export const withdrawalConfirmationMachine = setupFlow(withdrawalConfirmationContract, {
  guards: {
    isChosen: ({ context }) => context.id !== '',
    hasStatus: ({ context }, { status }: { status: ReceiptStatus }) => context.receipt?.status === status,
    isDisputed: ({ context }) => context.claim === 'partial' || context.claim === 'none',
    // Asked without a payload too: whether pictures can be changed at all.
    hasRoom: (_, { files = [] }: { files?: readonly ChosenProof[] }) => files.length <= maximumProofs,
    isFaulty: ({ context }, params: Dispute) => Object.keys(nameFaults(context, params)).length > 0,
  },
  actions: {
    keepReceipt: assign((_, receipt: Receipt) => ({
      ...noFailure,
      receipt,
      secondsLeft: receipt.status === 'pending' ? receipt.secondsLeft : null,
    })),
    claim: assign((_, { claim }: { claim: ReceiptClaim }) => ({ ...noFailure, claim, proofs: [] })),
    forgetClaim: assign({ ...noFailure, claim: null, proofs: [], amount: null, comment: '' }),
    keepDispute: assign(({ context }, { amount, comment }: Dispute) => ({
      ...noFailure,
      amount: context.claim === 'partial' ? tidyMoney(amount, context.receipt?.currency ?? '') : null,
      comment: comment.trim(),
    })),
    complain: assign(({ context }, params: Dispute) => ({
      error: null,
      errors: nameFaults(context, params),
    })),
    keepProofs: assign((_, { files }: { files: readonly ChosenProof[] }) => ({
      ...noFailure,
      proofs: files,
    })),
  },
}).createMachine({
  id: 'withdrawalConfirmation',
  context: ({ input }) => ({
    ...noFailure,
    id: input.id,
    receipt: null,
    claim: null,
    amount: null,
    comment: '',
    proofs: [],
    secondsLeft: null,
  }),
  initial: 'starting',
  states: {
    // An address without a withdrawal asks for nothing: no call is made for it.
    starting: { always: [{ guard: 'isChosen', target: 'loading' }, { target: 'unchosen' }] },
    loading: {
      entry: 'forgetClaim',
      ...askingWith('loadReceipt', ({ context }) => ({ id: context.id }), {
        onDone: { target: 'routing', actions: withAnswer('keepReceipt') },
        onError: [routeToMissing('withdrawal.unknown'), showErrorIn('failed')],
      }),
    },
    failed: { on: { 'confirmation.retry': { target: 'loading', actions: 'clearErrors' } } },
    missing: { type: 'final' },
    routing: {
      always: [
        { guard: stands('received'), target: 'received' },
        { guard: stands('autoReceived'), target: 'autoReceived' },
        { guard: stands('underReview'), target: 'underReview' },
        { guard: stands('toppedUp'), target: 'toppedUp' },
        { guard: stands('confirmedPaid'), target: 'confirmedPaid' },
        { guard: stands('refunded'), target: 'refunded' },
        { guard: 'isDisputed', target: 'pending.disputing' },
        { target: 'pending' },
      ],
    },
    pending: {
      initial: 'choosing',
      invoke: { ...countToDeadline, onDone: [{ guard: 'isDisputed', target: 'renewing' }, 'loading'] },
      states: {
        choosing: {
          on: {
            'receipt.full': { target: 'confirming', actions: { type: 'claim', params: { claim: 'full' } } },
            'receipt.partial': {
              target: 'disputing',
              actions: { type: 'claim', params: { claim: 'partial' } },
            },
            'receipt.none': { target: 'disputing', actions: { type: 'claim', params: { claim: 'none' } } },
          },
        },
        // "Received" is final: it is asked for twice.
        confirming: {
          on: {
            'receipt.confirm': '#withdrawalConfirmation.submitting',
            'receipt.back': { target: 'choosing', actions: 'forgetClaim' },
          },
        },
        disputing: {
          on: {
            ...takeProofs,
            'dispute.submit': [
              {
                guard: { type: 'isFaulty', params: passDispute },
                actions: { type: 'complain', params: passDispute },
              },
              {
                target: '#withdrawalConfirmation.sending',
                actions: { type: 'keepDispute', params: passDispute },
              },
            ],
            'receipt.back': { target: 'choosing', actions: 'forgetClaim' },
          },
        },
      },
    },
    // The deadline may have been postponed: then the dispute continues with all that was typed and chosen.
    renewing: {
      initial: 'asking',
      on: takeProofs,
      states: {
        asking: {
          invoke: {
            id: 'renewReceipt',
            src: 'loadReceipt',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: '#withdrawalConfirmation.routing', actions: withAnswer('keepReceipt') },
            onError: showErrorIn('waiting'),
          },
        },
        waiting: {
          on: { 'confirmation.retry': 'asking' },
          invoke: {
            ...waiting('renewPoll', durations.maintenancePoll),
            onDone: 'asking',
          },
        },
      },
    },
    submitting: {
      invoke: [
        countOn,
        {
          ...calling('submitReceipt'),
          input: passSubmission,
          onDone: { target: 'routing', actions: withAnswer('keepReceipt') },
          onError: [
            // Another tab or the deadline was faster, or the result is unknown: the server has the status.
            routeError('loading', 'confirmation.closed', 'request.interrupted'),
            showErrorIn('pending.confirming'),
          ],
        },
      ],
    },
    // As `submitting`, with the form on screen: what was typed and uploaded is there to be sent again.
    sending: {
      on: takeProofs,
      invoke: [
        countOn,
        {
          id: 'submitDispute',
          src: 'submitReceipt',
          input: passSubmission,
          onDone: { target: 'routing', actions: withAnswer('keepReceipt') },
          onError: [
            routeError('renewing', 'confirmation.closed', 'request.interrupted'),
            showErrorIn('pending.disputing'),
          ],
        },
      ],
    },
    underReview: {
      on: { 'status.check': 'loading' },
      invoke: {
        ...waiting('disputePoll', durations.maintenancePoll),
        onDone: 'loading',
      },
    },
    unchosen: { type: 'final' },
    received: { type: 'final' },
    autoReceived: { type: 'final' },
    toppedUp: { type: 'final', entry: 'refreshBalance' },
    confirmedPaid: { type: 'final' },
    refunded: { type: 'final', entry: 'refreshBalance' },
  },
});
