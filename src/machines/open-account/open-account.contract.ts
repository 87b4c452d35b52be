import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, orNull, type ValueOf } from '../payload-schema.ts';
import { callOnce, done, failedAt, throttled } from '../service-contract.ts';
import { integer, secretText, text, textMap } from '../value-kinds.ts';

export const openedSchema = closedObject({ account: text, type: integer });
export type OpenedAccount = ValueOf<typeof openedSchema>;
const fields = { opened: orNull(openedSchema) };
const personal = { payeeName: text, birthday: text };
const typed = { account: text, nickname: text, ...personal, type: text, rebates: textMap };
const hidden = { password: orNull(text) };
export type OpenAccountContext = FlowContext<typeof fields & typeof typed & typeof hidden> & Lockout;

const person = { account: 'tala2026', nickname: 'Tala', type: '0', password: 'First-2026', rebateRNG: '0.1' };
/** An agent opens the account of a member or agent directly below. */
export const openAccountContract = defineFlow({
  id: 'openAccount',
  needs: 'member',
  summary: 'An agent opens an account below, with a first password that is changed at the first login.',
  events: {
    'form.submit': filledForm(person, { ...person, account: '' }, { account: 'tala2026' }),
    ...withoutPayload('account.again'),
  },
  shows: { errors: textMap, ...fields, secondsLeft: orNull(integer) },
  read: showLockout,
  states: { server: ['opening'], person: ['opened'], timer: ['locked'], form: ['editing'] },
  services: {
    openDownline: callOnce({ ...typed, password: secretText }, openedSchema, [
      done('opened', { account: 'tala2026', type: 0 }),
      failedAt('account', 'name in use', 'username.taken'),
      failedAt('birthday', 'below the age', 'field.too-young'),
      failedAt('RNG', 'more than the agent has', 'rebate.above-own'),
      throttled(600),
    ]),
  },
  delays: ['openAccountLockout'],
  secrets: ['password'],
  bounded: boundedBy<OpenAccountContext>({
    has: ['error', 'opened', 'account', 'password'],
    count: ['errors'],
  }),
});
