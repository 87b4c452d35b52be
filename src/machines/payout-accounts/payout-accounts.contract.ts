import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  closedObject,
  noPayload,
  secretText,
  secretTextOrNull,
  text,
  textOrNull,
  withSamples,
} from '../payload-schema.ts';
import {
  accountListSchema,
  payoutAccountsProjectionSchema,
  projectPayoutAccounts,
  type PayoutAccountsContext,
} from './payout-accounts.context.ts';

const account = { id: 'c-1', kind: 'bank', name: 'Foyer Bank', holder: 'Mayari Cruz', masked: '•••• 4471' };
const provider = { code: 'FOYB', name: 'Foyer Bank', kind: 'bank' };
const list = { accounts: [account], providers: [provider], most: 2 };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;

/** Where a member's money may go: saved with the fund password, removed after a second question. */
export const payoutAccountsContract: MachineContract = {
  id: 'payoutAccounts',
  version: 1,
  needs: 'member',
  summary: 'Keeps the accounts that withdrawals go to: adds one with the fund password, removes one.',
  events: {
    'accounts.retry': noPayload,
    'account.add': noPayload,
    'account.back': noPayload,
    'account.submit': closedObject({
      provider: withSamples(textOrNull, ['FOYB', '', null]),
      holder: withSamples(textOrNull, ['Mayari Cruz', null]),
      number: withSamples(textOrNull, ['1002003004', null]),
      password: withSamples(secretTextOrNull, ['246810', null]),
    }),
    'account.remove': closedObject({ id: withSamples(text, ['c-1', 'unknown']) }),
    'removal.confirm': noPayload,
  },
  effects: { announceAccounts: noPayload },
  projection: payoutAccountsProjectionSchema,
  project: projectPayoutAccounts,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    browsing: { waits: 'person' },
    adding: { waits: 'person', tags: ['form'] },
    saving: { waits: 'server', tags: ['busy'] },
    locked: { waits: 'timer' },
    confirming: { waits: 'person' },
    removing: { waits: 'server', tags: ['busy'] },
  },
  input: closedObject({}),
  services: {
    loadAccounts: {
      input: noPayload,
      output: accountListSchema,
      outcomes: [
        { name: 'one account', kind: 'done', value: list },
        { name: 'none yet', kind: 'done', value: { ...list, accounts: [] } },
        { name: 'no room', kind: 'done', value: { ...list, accounts: [account, { ...account, id: 'c-2' }] } },
        offline,
      ],
    },
    addAccount: {
      input: closedObject({ provider: text, holder: text, number: text, password: secretText }),
      output: accountListSchema,
      repeatable: false,
      outcomes: [
        { name: 'saved', kind: 'done', value: list },
        {
          name: 'wrong password',
          kind: 'error',
          value: { code: 'fund-password.wrong', fields: { password: 'fund-password.wrong' } },
        },
        {
          name: 'another holder',
          kind: 'error',
          value: { code: 'payout.holder-differs', fields: { holder: 'payout.holder-differs' } },
        },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS', retryAfter: 300 } },
        offline,
      ],
    },
    removeAccount: {
      input: closedObject({ id: text }),
      output: accountListSchema,
      outcomes: [{ name: 'removed', kind: 'done', value: { ...list, accounts: [] } }, offline],
    },
  },
  delays: ['accountLockout'],
  secrets: ['fundPassword', 'password', 'number'],
  bounded: (context: PayoutAccountsContext) => ({
    error: context.error !== null,
    accounts: context.accounts.length,
    fundPassword: context.fundPassword !== null,
    leaving: context.leaving !== null,
  }),
};
