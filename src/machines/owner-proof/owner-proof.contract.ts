import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, listOf, oneOfTexts, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt } from '../service-contract.ts';
import { flag, integer, messageMap, secretText, text } from '../value-kinds.ts';

const via = oneOfTexts(['sms', 'email']);
const fields = {
  /** Where the code goes to. */
  via,
  /** Seconds to the next code; null where one may be asked for. */
  secondsLeft: orNull(integer),
};
const hidden = {
  /** Where a code can go to, masked; empty where there is no such way. */
  sms: text,
  email: text,
  /** How long the last proof is good. */
  freshSeconds: integer,
  code: orNull(text),
};
export type OwnerProofContext = FlowContext<typeof fields & typeof hidden>;

const standing = closedObject({ hasPassword: flag, freshSeconds: integer, sms: text, email: text });
export type OwnerStanding = ValueOf<typeof standing>;
const without = { hasPassword: false, freshSeconds: 0, sms: '••• 4567', email: 'a•••@mail.example' };

/** Of an account without a password: a code in place of the login that sensitive changes need. */
export const ownerProofContract = defineFlow({
  id: 'ownerProof',
  needs: 'member',
  summary:
    'Says what an account without a password needs before a change, and takes a code by SMS or email for it.',
  events: {
    'code.enter': closedObject({ code: withSamples(secretText, ['123456', '']) }),
    ...withoutPayload('code.request', 'way.change', 'proof.retry', 'proof.back'),
  },
  shows: { ...fields, errors: messageMap, contact: text, without: listOf(text) },
  read: (context: OwnerProofContext, state) => ({
    contact: context[context.via],
    // A field for a password that the account does not have leads nowhere.
    without: ['loading', 'failed', 'unneeded'].includes(state) ? [] : ['password'],
  }),
  states: {
    server: ['sending', 'judging'],
    person: ['failed'],
    form: ['asking', 'entering.open', 'entering.counting'],
    timer: ['fresh'],
    resting: {
      wayless: 'Only a login helps, which the page says.',
      loading: 'Most accounts have a password: nothing is said before it is known.',
      unneeded: 'The account has a password, which each change asks for.',
    },
  },
  services: {
    loadOwnerProof: call({}, standing, [
      done('a password', { ...without, hasPassword: true }),
      done('a login of long ago', without),
      done('a login of now', { ...without, freshSeconds: 500 }),
      done('no way', { ...without, sms: '', email: '' }),
    ]),
    sendOwnerCode: callOnce({ via }, closedObject({ expiredMinutes: integer, resendSeconds: integer }), [
      done('sent', { expiredMinutes: 10, resendSeconds: 60 }),
      failed('sent a moment ago', 'TOO_MANY_REQUESTS', { retryAfter: 42 }),
    ]),
    confirmOwner: callOnce({ code: secretText }, closedObject({ freshSeconds: integer }), [
      done('right', { freshSeconds: 600 }),
      failedAt('code', 'wrong', 'sms.code-wrong'),
      failedAt('code', 'expired', 'sms.code-expired'),
    ]),
  },
  delays: ['ownerResend', 'ownerFresh'],
  secrets: ['code'],
  bounded: boundedBy<OwnerProofContext>({
    has: ['error', 'sms', 'email'],
    count: ['errors'],
    keep: ['via'],
    also: ({ secondsLeft }) => ({ waits: secondsLeft !== null && secondsLeft > 0 }),
  }),
});
