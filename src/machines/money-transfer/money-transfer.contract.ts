import { memberTransferShape } from '../../protocol/generated/shapes/member-transfer.ts';
import { transferFormShape } from '../../protocol/generated/shapes/transfer-form.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import {
  closedObject,
  oneOfTexts,
  orNull,
  propertiesOf,
  withSamples,
  type ValueOf,
} from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { integer, messageMap, money, noPayload, secretText, text } from '../value-kinds.ts';

const { standing, recipient, terms: termsSchema } = propertiesOf(transferFormShape);
export type MoneySent = ValueOf<typeof memberTransferShape>;
/** Who gets the money, as the page says: the member above, or the account of one below. */
const asked = { to: withSamples(oneOfTexts(['upline', 'downline']), ['upline']), account: text };
const fields = {
  standing,
  recipient: orNull(recipient),
  terms: orNull(termsSchema),
  amount: orNull(money),
  sent: orNull(memberTransferShape),
};
const hidden = { ...asked, fundPassword: orNull(text) };
export type MoneyTransferContext = FlowContext<typeof fields & typeof hidden> & Lockout;

const terms = {
  available: '1250.50',
  minimum: '100.00',
  maximum: '1000.00',
  left: '5000.00',
  turnoverLeft: '0.00',
  currency: 'PHP',
  symbol: '₱',
};
const form = { standing: 'ready', recipient: { account: 'am***n', nickname: 'Amihan' }, terms };
const sent = { id: '7', nickname: 'Amihan', amount: '500.00', balance: '750.50', currency: 'PHP' };
/** Money to the member above or to one below: every limit before the amount, a second look, the fund password. */
export const moneyTransferContract = defineFlow({
  id: 'moneyTransfer',
  needs: 'member',
  summary: 'Sends money to the member above or to one below, after a second look and with the fund password.',
  input: closedObject(asked),
  events: {
    'transfer.retry': noPayload,
    'amount.submit': closedObject({ amount: withSamples(orNull(text), ['500', '5', '9999', null]) }),
    'transfer.back': noPayload,
    'password.submit': filledForm({ fundPassword: 'Fund-2026' }, { fundPassword: '' }),
    ...withoutPayload('transfer.again', 'security.open'),
  },
  effects: withoutPayload('openSecurity', 'refreshBalance'),
  shows: { errors: messageMap, ...fields, secondsLeft: orNull(integer) },
  read: showLockout,
  states: {
    server: ['loading', 'submitting'],
    person: ['failed', 'unavailable', 'unprepared', 'sent'],
    final: ['missing'],
    timer: ['locked'],
    form: ['editing', 'confirming'],
    money: ['confirming', 'submitting'],
    steps: { confirming: { after: 'editing', by: 'amount.submit', back: 'transfer.back' } },
  },
  services: {
    loadTransfer: call(asked, { standing, recipient: fields.recipient, terms: termsSchema }, [
      done('form', form),
      done('turnover left', { ...form, standing: 'turnoverLeft' }),
      done('no fund password', { ...form, standing: 'noFundPassword' }),
      done('on hold', { ...form, standing: 'held' }),
      done('identity due', { ...form, standing: 'identityDue' }),
      done('nothing left today', { ...form, standing: 'noneLeftToday' }),
      done('nobody to send to', { ...form, standing: 'noRecipient', recipient: null }),
      done('closed', { ...form, standing: 'closed' }),
      failed('no such member', 'agent.not-below'),
    ]),
    sendTransfer: callOnce({ ...asked, amount: text, fundPassword: secretText }, memberTransferShape, [
      done('sent', sent),
      failedAt('fundPassword', 'wrong password', 'fund-password.wrong'),
      failedAt('amount', 'not enough money', 'balance.insufficient'),
      failed('recipient', 'transfer.not-accepted'),
      throttled(300),
    ]),
  },
  delays: ['transferLockout'],
  secrets: ['fundPassword'],
  bounded: boundedBy<MoneyTransferContext>({
    has: ['error', 'terms', 'amount', 'fundPassword', 'sent'],
    count: ['errors'],
    keep: ['standing'],
  }),
});
