import { payoutAccountShape } from '../../protocol/generated/shapes/payout-account.ts';
import { payoutAccountsShape } from '../../protocol/generated/shapes/payout-accounts.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, orNull, propertiesOf, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failedAt, throttled } from '../service-contract.ts';
import { flag, messageMap, noPayload, secretText, text, integer } from '../value-kinds.ts';

/** Bank accounts and wallets that money can be sent to; their numbers are never shown whole. */
export type AccountList = ValueOf<typeof payoutAccountsShape>;
const fields = propertiesOf(payoutAccountsShape);
/** The providers as a field offers them. */
const choices = listOf(closedObject({ value: text, label: text }));
const hidden = {
  provider: text,
  holder: text,
  number: orNull(text),
  fundPassword: orNull(text),
  /** The account that is about to be removed. */
  leaving: orNull(payoutAccountShape),
};
export type PayoutAccountsContext = FlowContext<typeof fields & typeof hidden> & Lockout;
const account = { id: 'c-1', kind: 'bank', name: 'Foyer Bank', holder: 'Mayari Cruz', masked: '•••• 4471' };
const provider = { code: 'FOYB', name: 'Foyer Bank', kind: 'bank' };
const list = { accounts: [account], providers: [provider], most: 2 };
/** Where a member's money may go: saved with the fund password, removed after a second question. */
export const payoutAccountsContract = defineFlow({
  id: 'payoutAccounts',
  needs: 'member',
  summary: 'Keeps the accounts that withdrawals go to: adds one with the fund password, removes one.',
  events: {
    ...withoutPayload('accounts.retry', 'account.add', 'account.back'),
    'account.submit': closedObject({
      provider: withSamples(orNull(text), ['FOYB', '', null]),
      holder: withSamples(orNull(text), ['Mayari Cruz', null]),
      number: withSamples(orNull(text), ['1002003004', null]),
      password: withSamples(orNull(secretText), ['246810', null]),
    }),
    'account.remove': closedObject({ id: withSamples(text, ['c-1', 'unknown']) }),
    'removal.confirm': noPayload,
  },
  effects: { announceAccounts: noPayload, confirmAccount: closedObject({ account: text }) },
  shows: {
    errors: messageMap,
    ...fields,
    choices,
    hasRoom: flag,
    leaving: orNull(text),
    secondsLeft: orNull(integer),
  },
  read: (context: PayoutAccountsContext, state) => ({
    choices: context.providers.map(({ code, name }) => ({ value: code, label: name })),
    hasRoom: context.accounts.length < context.most,
    leaving: context.leaving && `${context.leaving.name} ${context.leaving.masked}`,
    ...showLockout(context, state),
  }),
  states: {
    resting: { browsing: 'There may be no room for another account; what changes shows when it does.' },
    server: ['loading', 'saving', 'removing'],
    person: ['failed', 'browsing', 'confirming'],
    timer: ['locked'],
    form: ['adding'],
  },
  services: {
    loadAccounts: call({}, payoutAccountsShape, [
      done('one account', list),
      done('none yet', { ...list, accounts: [] }),
      done('no room', { ...list, accounts: [account, { ...account, id: 'c-2' }] }),
    ]),
    addAccount: callOnce(
      { provider: text, holder: text, number: text, password: secretText },
      payoutAccountsShape,
      [
        done('saved', list),
        failedAt('password', 'wrong password', 'fund-password.wrong'),
        failedAt('holder', 'another holder', 'payout.holder-differs'),
        throttled(300),
      ],
    ),
    removeAccount: call({ id: text }, payoutAccountsShape, [done('removed', { ...list, accounts: [] })]),
  },
  delays: ['accountLockout'],
  secrets: ['fundPassword', 'password', 'number'],
  bounded: boundedBy<PayoutAccountsContext>({
    has: ['error', 'fundPassword', 'leaving'],
    count: ['accounts'],
  }),
});
