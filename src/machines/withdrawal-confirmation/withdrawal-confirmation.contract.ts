import { receiptShape } from '../../protocol/generated/shapes/receipt.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, listOf, oneOfTexts, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt } from '../service-contract.ts';
import { messageMap, noPayload, text, integer } from '../value-kinds.ts';

/** What the server says of a paid-out withdrawal. */
export type Receipt = ValueOf<typeof receiptShape>;
export type ReceiptStatus = Receipt['status'];
const claim = oneOfTexts(['full', 'partial', 'none']);
export type ReceiptClaim = ValueOf<typeof claim>;
/** A chosen picture: the file itself is held beside the flow, and found by its handle. */
export const chosenProofSchema = closedObject({ handle: text, name: text, type: text, size: integer });
export type ChosenProof = ValueOf<typeof chosenProofSchema>;
/** Pictures that may be given as proof (specification, section 5). */
export const maximumProofs = 3;
const fields = { receipt: orNull(receiptShape), secondsLeft: orNull(integer) };
const hidden = {
  id: text,
  claim: orNull(claim),
  amount: orNull(text),
  comment: text,
  proofs: listOf(chosenProofSchema),
};
export type WithdrawalConfirmationContext = FlowContext<typeof fields & typeof hidden>;
const isOpen = (state: string): boolean =>
  state.startsWith('pending') || state === 'submitting' || state === 'sending';
const receipt = { id: 'w-1', status: 'pending', amount: '500.00', currency: 'PHP', secondsLeft: 900 };
const slip = { handle: 'f-1', name: 'slip.png', type: 'image/png', size: 20_000 };
/**
 * Did the money arrive? (specification, section 4). Unanswered it counts as received after the minutes
 * that the server sets; a forced receipt means that the deposit is not refunded.
 */
export const withdrawalConfirmationContract = defineFlow({
  id: 'withdrawalConfirmation',
  needs: 'member',
  summary:
    'Confirms a paid-out withdrawal: received, partly received or not received, with proof, before the time is over.',
  events: {
    ...withoutPayload('confirmation.retry', 'receipt.full', 'receipt.partial', 'receipt.none'),
    ...withoutPayload('receipt.back', 'receipt.confirm'),
    'proof.change': closedObject({ files: withSamples(listOf(chosenProofSchema), [[slip], []]) }),
    'dispute.submit': closedObject({
      amount: withSamples(orNull(text), ['200', '500', '', null]),
      comment: withSamples(orNull(text), ['', null]),
    }),
    'status.check': noPayload,
  },
  effects: { refreshBalance: noPayload },
  shows: { errors: messageMap, ...fields, claim: orNull(text), proofs: integer },
  read: (context: WithdrawalConfirmationContext, state) => ({
    proofs: context.proofs.length,
    secondsLeft: isOpen(state) ? context.secondsLeft : null,
  }),
  states: {
    server: ['loading', 'renewing.asking', 'submitting', 'sending'],
    person: ['failed', 'pending.choosing', 'pending.confirming'],
    timer: ['renewing.waiting', 'underReview'],
    final: ['unchosen', 'missing', 'received', 'autoReceived', 'toppedUp', 'confirmedPaid', 'refunded'],
    form: ['pending.disputing', 'renewing.asking', 'renewing.waiting', 'sending'],
    money: [
      'pending.choosing',
      'pending.confirming',
      'pending.disputing',
      'renewing.asking',
      'renewing.waiting',
      'submitting',
      'sending',
    ],
  },
  input: closedObject({ id: withSamples(text, ['w-1', '']) }),
  services: {
    loadReceipt: call({ id: text }, receiptShape, [
      done('pending', receipt),
      done('received', { ...receipt, status: 'received' }),
      done('counted as received', { ...receipt, status: 'autoReceived' }),
      done('under review', { ...receipt, status: 'underReview' }),
      done('topped up', { ...receipt, status: 'toppedUp' }),
      done('confirmed as paid', { ...receipt, status: 'confirmedPaid' }),
      done('refunded', { ...receipt, status: 'refunded' }),
      failed('no such withdrawal', 'withdrawal.unknown'),
    ]),
    submitReceipt: callOnce(
      { id: text, claim, amount: orNull(text), comment: text, files: listOf(text) },
      receiptShape,
      [
        done('received', { ...receipt, status: 'received' }),
        done('under review', { ...receipt, status: 'underReview' }),
        failedAt('proofs', 'wrong kind of picture', 'upload.type'),
        failed('too late', 'confirmation.closed'),
      ],
    ),
  },
  delays: ['receiptDeadline', 'disputePoll', 'renewPoll'],
  bounded: boundedBy<WithdrawalConfirmationContext>({ has: ['error'], count: ['proofs'], keep: ['claim'] }),
});
