import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, oneOfTexts, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { flag, integer, messageMap, secretText, text } from '../value-kinds.ts';

const kind = oneOfTexts(['email', 'mobile']);
const way = oneOfTexts(['code', 'authenticator']);
export type ContactKind = ValueOf<typeof kind>;
export type ContactWay = ValueOf<typeof way>;
const fields = {
  kind,
  /** Ways to prove the old side; empty where there is none. */
  ways: listOf(way),
  way,
  /** The old side, then where the last code went, then the new side: masked. */
  masked: text,
  /** A code to the old side is under way. */
  isSent: flag,
};
const hidden = {
  password: orNull(text),
  ticket: orNull(text),
  /** The new side, as typed. */
  address: text,
  code: orNull(text),
};
type Step = 'password' | 'old' | 'new' | 'code';
const stepOf: Readonly<Record<string, Step>> = {
  proving: 'old',
  sendingOld: 'old',
  judging: 'old',
  naming: 'new',
  sendingNew: 'new',
  confirming: 'code',
  saving: 'code',
  saved: 'code',
};
const contactInput = closedObject({ kind });
export type ContactChangeContext = FlowContext<typeof fields & typeof hidden> & Lockout;

const sent = closedObject({ masked: text, expiredMinutes: integer, resendSeconds: integer });
const sentOld = { masked: 'a•••@mail.example', expiredMinutes: 15, resendSeconds: 60 };
const over = failed('ticket over', 'contact.expired');
/** A change of email or phone: password, proof of the old side, code to the new one (domain notes, profile). */
export const contactChangeContract = defineFlow({
  id: 'contactChange',
  needs: 'member',
  summary:
    'Changes email or phone: the password, then a code to the old side or the authenticator, then a code to the new side.',
  events: {
    'form.submit': filledForm(
      { password: 'Foyer-2026' },
      { email: 'new@mail.example' },
      { mobileNum: '9175550042' },
      {},
    ),
    'way.select': closedObject({ way }),
    'code.enter': closedObject({ code: withSamples(secretText, ['123456', '']) }),
    ...withoutPayload('code.request', 'contact.back', 'contact.again'),
  },
  /** The password that was typed for a change that has expired is typed again. */
  effects: withoutPayload('emptyPassword'),
  shows: { ...fields, step: text, errors: messageMap, secondsLeft: orNull(integer) },
  read: (context: ContactChangeContext, state) => ({
    ...showLockout(context, state),
    secondsLeft: context.secondsLeft,
    step: stepOf[state.split('.')[0] ?? ''] ?? 'password',
  }),
  states: {
    server: ['starting', 'sendingOld', 'judging', 'sendingNew', 'saving'],
    person: ['saved'],
    timer: ['locked'],
    form: ['asking', 'proving.open', 'proving.counting', 'naming', 'confirming.open', 'confirming.counting'],
  },
  input: contactInput,
  services: {
    startContactChange: callOnce(
      { kind, password: secretText },
      { ticket: secretText, masked: text, ways: listOf(way) },
      [
        done('a code or the authenticator', {
          ticket: 'ticket-1',
          masked: 'a•••@mail.example',
          ways: ['code', 'authenticator'],
        }),
        done('no old side', { ticket: 'ticket-1', masked: '', ways: [] }),
        failedAt('password', 'wrong', 'password.wrong'),
        throttled(),
      ],
    ),
    sendOldCode: callOnce({ ticket: secretText }, sent, [done('sent', sentOld), over, throttled(60)]),
    proveOldContact: callOnce({ ticket: secretText, way, code: secretText }, {}, [
      done('right', {}),
      failedAt('code', 'wrong', 'sms.code-wrong'),
      over,
    ]),
    sendNewCode: callOnce({ ticket: secretText, address: text }, sent, [
      done('sent', { ...sentOld, masked: 'n•••@mail.example' }),
      failedAt('email', 'the old one', 'contact.same'),
      failedAt('mobileNum', 'taken', 'mobile.taken'),
      over,
      throttled(60),
    ]),
    confirmContact: callOnce({ ticket: secretText, code: secretText }, { masked: text }, [
      done('changed', { masked: 'n•••@mail.example' }),
      failedAt('code', 'wrong', 'sms.code-wrong'),
      failedAt('mobileNum', 'taken', 'mobile.taken'),
      over,
    ]),
  },
  delays: ['contactResend', 'contactLockout'],
  secrets: ['password', 'ticket', 'code'],
  bounded: boundedBy<ContactChangeContext>({
    has: ['error', 'ticket', 'address'],
    count: ['errors', 'ways'],
    keep: ['kind', 'isSent', 'way'],
    also: ({ secondsLeft }) => ({ waits: secondsLeft !== null && secondsLeft > 0 }),
  }),
});
