import { contractShape } from '../../protocol/generated/shapes/contract.ts';
import { defineFlow, withoutPayload } from '../define-flow.ts';
import {
  closedObject,
  listOf,
  oneOfTexts,
  onlyOf,
  orNull,
  propertiesOf,
  withSamples,
} from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt } from '../service-contract.ts';
import { flag, messageMap, noPayload, text, integer } from '../value-kinds.ts';
import {
  contractInput,
  contractSides,
  contractSteps,
  contractValues,
  draftFields,
  draftTier,
  isReasonTooLong,
  leadsToEnd,
  longestReason,
  type ContractContext,
} from './contract.context.ts';
import { boundRows, showDraft } from './contract.draft.ts';
import { termsOf } from './contract.tiers.ts';

const tier = { bet: '1000.00', loss: '100.00', members: 3, rate: '5.00' };
const contract = {
  id: 'k-1',
  status: 'P',
  version: 1,
  period: 'M',
  tiers: [tier],
  ownRate: '10.00',
  currency: 'PHP',
  endsDownline: false,
  endsBelow: 0,
  askedBy: null,
  endReason: '',
  partner: 'Amihan (ag•••nt)',
};
/** What a step says of the contract as the person saw it. */
const { id, version, endsDownline, endsBelow, period, tiers } = propertiesOf(contractShape);
const answered = { id, version, endsDownline, endsBelow, period, tiers };
const moved = failed('changed meanwhile', 'contract.changed');
/** A rate contract between an agent and the one above (specification, section 4; wire contract A7 and B3 to B6). */
export const contractContract = defineFlow({
  id: 'contract',
  needs: 'member',
  summary: 'Offers, accepts, changes and ends a dividend or salary contract, on both sides of it.',
  events: {
    ...withoutPayload('contract.retry', 'contract.refresh', 'offer.begin', 'offer.cancel'),
    'tier.change': closedObject({
      key: withSamples(text, ['1']),
      field: oneOfTexts(draftFields),
      value: withSamples(text, ['5.00', '99']),
    }),
    'tier.add': noPayload,
    'tier.remove': closedObject({ key: withSamples(text, ['1', '2']) }),
    'period.choose': onlyOf(contractShape, 'period'),
    'reason.change': closedObject({
      reason: withSamples(text, ['The team moves.', 'x'.repeat(longestReason + 1), '']),
    }),
    ...withoutPayload(
      'offer.submit',
      'offer.accept',
      'offer.reject',
      'end.request',
      'end.agree',
      'end.decline',
      'end.takeBack',
      'step.confirm',
      'step.cancel',
    ),
  },
  shows: {
    errors: messageMap,
    kind: text,
    product: text,
    side: text,
    account: text,
    contract: contractValues.contract,
    step: contractValues.step,
    reason: text,
    /** The step that is asked about ends contracts of the next level. */
    endsDownline: flag,
    /** How many contracts below end with this one, where the step that is asked about leads to its end. */
    endsBelow: integer,
    draft: listOf(closedObject({ ...draftTier, place: integer, error: orNull(text) })),
    period: contractValues.period,
  },
  read: (context: ContractContext) => {
    const { contract, step } = context;
    return {
      endsDownline: step === 'accept' && contract?.endsDownline === true,
      endsBelow: leadsToEnd(step) ? (contract?.endsBelow ?? 0) : 0,
      draft: showDraft(context),
    };
  },
  states: {
    resting: {
      none: 'There is no contract; an offer of the other side shows when it comes.',
      offered: 'The other side has to answer; its answer shows when it comes.',
      active: 'The contract runs; what the other side asks for shows when it comes.',
      rejected: 'The offer was rejected; another one shows when it comes.',
      endRequested: 'One side has asked to end; the answer shows when it comes.',
      ended: 'The contract has ended; another offer shows when it comes.',
    },
    server: ['loading', 'processing'],
    person: ['failed', 'none', 'offered', 'active', 'rejected', 'endRequested', 'ended', 'confirming'],
    final: ['missing'],
    form: ['drafting'],
    money: ['drafting', 'offered', 'endRequested', 'confirming', 'processing'],
  },
  input: contractInput,
  services: {
    loadContract: call({ kind: text, product: text, side: text, account: text }, contractShape, [
      done('none', { ...contract, status: 'none', tiers: [] }),
      failed('no such member', 'agent.not-below'),
      done('offered', contract),
      done('offered, would end a downline', { ...contract, endsDownline: true }),
      done('offered again', { ...contract, status: 'E' }),
      done('active', { ...contract, status: 'A' }),
      done('active, two below would end with it', { ...contract, status: 'A', endsBelow: 2 }),
      done('rejected', { ...contract, status: 'R' }),
      done('end asked for by the upline', { ...contract, status: 'V', askedBy: 'upline' }),
      done('end asked for by the upline, with a reason', {
        ...contract,
        status: 'V',
        askedBy: 'upline',
        endReason: 'The team moves.',
      }),
      done('end asked for by the downline', { ...contract, status: 'V', askedBy: 'downline' }),
      done('end asked for by the downline, one below would end with it', {
        ...contract,
        status: 'V',
        askedBy: 'downline',
        endsBelow: 1,
      }),
      done('ended', { ...contract, status: 'C' }),
    ]),
    processContract: callOnce(
      {
        kind: contractValues.kind,
        product: text,
        side: oneOfTexts(contractSides),
        account: text,
        step: oneOfTexts(contractSteps),
        reason: text,
        ...answered,
      },
      contractShape,
      [
        done('offered', contract),
        done('active', { ...contract, status: 'A' }),
        done('rejected', { ...contract, status: 'R' }),
        done('end asked for', { ...contract, status: 'V', askedBy: 'downline' }),
        done('end asked for by the upline', { ...contract, status: 'V', askedBy: 'upline' }),
        done('ended', { ...contract, status: 'C' }),
        moved,
        failedAt('reason', 'reason too long', 'comment.too-long'),
      ],
    ),
  },
  bounded: ({ side, contract: current, step, error, errors, draft, isChecked, reason }: ContractContext) => ({
    side,
    step,
    error: error !== null,
    hasLongReason: step === 'requestEnd' && isReasonTooLong(reason),
    badReason: errors['reason'] !== undefined,
    ...boundRows(draft, termsOf(current)),
    isChecked,
    status: current?.status ?? null,
    endsDownline: current?.endsDownline ?? false,
    endsBelow: current?.endsBelow ?? 0,
    askedBy: current?.askedBy ?? null,
  }),
});
