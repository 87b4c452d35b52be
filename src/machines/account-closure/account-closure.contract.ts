import { accountClosureShape } from '../../protocol/generated/shapes/account-closure.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { listOf, orNull, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { integer, messageMap, secretText, text } from '../value-kinds.ts';

export type OpenThings = ValueOf<typeof accountClosureShape>;
const fields = { open: orNull(accountClosureShape) };
const hidden = { reason: text, password: orNull(text), fundPassword: orNull(text) };
export type AccountClosureContext = FlowContext<typeof fields & typeof hidden> & Lockout;

const clear = {
  isClear: true,
  balance: '0.40',
  currency: 'PHP',
  holdsMoney: false,
  deposits: 0,
  withdrawals: 0,
  rounds: 0,
  tickets: 0,
  contracts: 0,
  redemptions: 0,
  points: 120,
  needsPassword: true,
  needsFundPassword: true,
};
const blocked = { ...clear, isClear: false, balance: '250.00', holdsMoney: true, withdrawals: 1 };
/** A member closes the account: what keeps it open, what closing means, and the passwords (domain notes B11). */
export const accountClosureContract = defineFlow({
  id: 'accountClosure',
  needs: 'member',
  summary: 'Says what keeps an account open or what closing it means, and closes it with both passwords.',
  events: {
    'form.submit': filledForm(
      { reason: 'unused', password: 'Foyer-2026', fundPassword: 'Fund-2026' },
      { reason: '', password: '' },
    ),
    ...withoutPayload('closure.check', 'closure.continue', 'closure.back'),
  },
  effects: withoutPayload('accountClosed'),
  leaving: ['accountClosed'],
  shows: { ...fields, without: listOf(text), errors: messageMap, secondsLeft: orNull(integer) },
  read: ({ open, ...context }: AccountClosureContext, state) => ({
    ...showLockout({ ...context }, state),
    // Fields that this member has nothing to fill in.
    without: [
      ...(open?.needsPassword === false ? ['password'] : []),
      ...(open?.needsFundPassword === false ? ['fundPassword'] : []),
    ],
  }),
  states: {
    server: ['loading', 'closing'],
    person: ['failed', 'blocked', 'explaining'],
    timer: ['locked'],
    form: ['proving'],
    resting: {
      blocked: 'Money, bets or withdrawals are open; once they are done the next step shows.',
      closed: 'The account is closed and the session is over: nothing is left to do.',
    },
  },
  services: {
    loadOpenThings: call({}, accountClosureShape, [
      done('nothing open', clear),
      done('money and a withdrawal', blocked),
      done('no passwords', { ...clear, needsPassword: false, needsFundPassword: false }),
    ]),
    closeAccount: callOnce({ reason: text, password: secretText, fundPassword: secretText }, {}, [
      done('closed', {}),
      failedAt('password', 'wrong', 'password.wrong'),
      failedAt('fundPassword', 'wrong fund password', 'fund-password.wrong'),
      failed('something opened', 'closure.blocked'),
      throttled(),
    ]),
  },
  delays: ['closureLockout'],
  secrets: ['password', 'fundPassword'],
  bounded: boundedBy<AccountClosureContext>({
    has: ['error', 'open', 'reason'],
    count: ['errors'],
    also: ({ open }) => ({
      isClear: open?.isClear ?? false,
      fields: [open?.needsPassword, open?.needsFundPassword].filter((needs) => needs === true).length,
    }),
  }),
});
