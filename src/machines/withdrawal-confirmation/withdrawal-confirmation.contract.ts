import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  closedObject,
  listOf,
  noPayload,
  oneOfTexts,
  text,
  textOrNull,
  withSamples,
} from '../payload-schema.ts';
import {
  chosenProofSchema,
  projectWithdrawalConfirmation,
  receiptSchema,
  withdrawalConfirmationProjectionSchema,
  type WithdrawalConfirmationContext,
} from './withdrawal-confirmation.context.ts';

const receipt = { id: 'w-1', status: 'pending', amount: '500.00', currency: 'PHP', secondsLeft: 900 };
const slip = { handle: 'f-1', name: 'slip.png', type: 'image/png', size: 20_000 };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/**
 * Did the money arrive? (specification, section 4). Unanswered it counts as received after the minutes
 * that the server sets; a forced receipt means that the deposit is not refunded.
 */
export const withdrawalConfirmationContract: MachineContract = {
  id: 'withdrawalConfirmation',
  version: 1,
  needs: 'member',
  summary:
    'Confirms a paid-out withdrawal: received, partly received or not received, with proof, before the time is over.',
  events: {
    'confirmation.retry': noPayload,
    'receipt.full': noPayload,
    'receipt.partial': noPayload,
    'receipt.none': noPayload,
    'receipt.back': noPayload,
    'receipt.confirm': noPayload,
    'proof.change': closedObject({
      files: withSamples(listOf(chosenProofSchema), [[slip], []]),
    }),
    'dispute.submit': closedObject({
      amount: withSamples(textOrNull, ['200', '500', '', null]),
      comment: withSamples(textOrNull, ['', null]),
    }),
    'status.check': noPayload,
  },
  effects: { refreshBalance: noPayload },
  projection: withdrawalConfirmationProjectionSchema,
  project: projectWithdrawalConfirmation,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    'pending.choosing': { waits: 'person', tags: ['money'] },
    'pending.confirming': { waits: 'person', tags: ['money'] },
    'pending.disputing': { waits: 'person', tags: ['form', 'money'] },
    'renewing.asking': { waits: 'server', tags: ['busy', 'form', 'money'] },
    'renewing.waiting': { waits: 'timer', tags: ['form', 'money'] },
    submitting: { waits: 'server', tags: ['busy', 'money'] },
    sending: { waits: 'server', tags: ['busy', 'form', 'money'] },
    underReview: { waits: 'timer' },
    received: { waits: 'final', tags: ['final'] },
    autoReceived: { waits: 'final', tags: ['final'] },
    toppedUp: { waits: 'final', tags: ['final'] },
    confirmedPaid: { waits: 'final', tags: ['final'] },
    refunded: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({ id: withSamples(text, ['w-1']) }),
  services: {
    loadReceipt: {
      input: closedObject({ id: text }),
      output: receiptSchema,
      outcomes: [
        { name: 'pending', kind: 'done', value: receipt },
        { name: 'received', kind: 'done', value: { ...receipt, status: 'received' } },
        { name: 'counted as received', kind: 'done', value: { ...receipt, status: 'autoReceived' } },
        { name: 'under review', kind: 'done', value: { ...receipt, status: 'underReview' } },
        { name: 'topped up', kind: 'done', value: { ...receipt, status: 'toppedUp' } },
        { name: 'confirmed as paid', kind: 'done', value: { ...receipt, status: 'confirmedPaid' } },
        { name: 'refunded', kind: 'done', value: { ...receipt, status: 'refunded' } },
        offline,
      ],
    },
    submitReceipt: {
      input: closedObject({
        id: text,
        claim: oneOfTexts(['full', 'partial', 'none']),
        amount: textOrNull,
        comment: text,
        files: listOf(text),
      }),
      output: receiptSchema,
      repeatable: false,
      outcomes: [
        { name: 'received', kind: 'done', value: { ...receipt, status: 'received' } },
        { name: 'under review', kind: 'done', value: { ...receipt, status: 'underReview' } },
        {
          name: 'wrong kind of picture',
          kind: 'error',
          value: { code: 'upload.type', fields: { proofs: 'upload.type' } },
        },
        { name: 'too late', kind: 'error', value: { code: 'confirmation.closed' } },
        offline,
      ],
    },
  },
  delays: ['receiptDeadline', 'disputePoll', 'renewPoll'],
  secrets: [],
  bounded: (context: WithdrawalConfirmationContext) => ({
    error: context.error !== null,
    claim: context.claim,
    proofs: context.proofs.length,
  }),
};
