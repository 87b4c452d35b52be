import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { showErrorIn, routeError, noFailure } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  payoutAccountsContract,
  type AccountList,
  type PayoutAccountsContext,
} from './payout-accounts.contract.ts';

type Typed = AskOf<typeof payoutAccountsContract, 'addAccount'>;

/** Fields that were left empty: field → message key. What a number must look like the server knows. */
const nameBlanks = (typed: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['provider', 'holder', 'number', 'password'] as const)
      .filter((field) => typed[field].trim() === '')
      .map((field) => [
        field,
        nameErrorMessage(field === 'provider' ? 'payout.provider-missing' : 'field.required'),
      ]),
  );
/** Fields that the player has not edited are null. */
const passTyped = ({
  event,
}: {
  readonly event: { readonly [Field in keyof Typed]: string | null };
}): Typed => ({
  provider: event.provider ?? '',
  holder: event.holder ?? '',
  number: event.number ?? '',
  password: event.password ?? '',
});

const writeAccount = ({ name, masked }: AccountList['accounts'][number]): string => `${name} ${masked}`;
/** The account of an answer that was not in the list before. */
const passAdded = ({
  context,
  event,
}: {
  readonly context: PayoutAccountsContext;
  readonly event: { readonly output: AccountList };
}) => {
  const before = new Set(context.accounts.map(({ id }) => id));
  const added = event.output.accounts.find(({ id }) => !before.has(id));
  return { account: added === undefined ? '' : writeAccount(added) };
};

/** See `payoutAccountsContract`. Number and fund password leave the context in the step that starts the call. */
export const payoutAccountsMachine = setupFlow(payoutAccountsContract, {
  guards: {
    hasRoom: ({ context }) => context.accounts.length < context.most,
    isBlank: (_, typed: Typed) => Object.keys(nameBlanks(typed)).length > 0,
    isKnown: ({ context }, params: { id: string }) => context.accounts.some(({ id }) => id === params.id),
  },
  actions: {
    keepList: assign((_, { accounts, providers, most }: AccountList) => ({
      ...noFailure,
      accounts,
      providers,
      most,
      leaving: null,
      provider: '',
      holder: '',
    })),
    complain: assign((_, typed: Typed) => ({ error: null, errors: nameBlanks(typed) })),
    preserveInput: assign((_, { provider, holder, number, password }: Typed) => ({
      ...noFailure,
      provider,
      holder,
      number,
      fundPassword: password,
    })),
    forgetSecrets: assign({ number: null, fundPassword: null }),
    markLeaving: assign(({ context }, params: { id: string }) => ({
      ...noFailure,
      leaving: context.accounts.find(({ id }) => id === params.id) ?? null,
    })),
  },
}).createMachine({
  id: 'payoutAccounts',
  context: {
    ...noFailure,
    ...noLockout,
    accounts: [],
    providers: [],
    most: 0,
    provider: '',
    holder: '',
    number: null,
    fundPassword: null,
    leaving: null,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadAccounts', 'accounts.retry', {
      target: 'browsing',
      actions: withAnswer('keepList'),
    }),
    browsing: {
      on: {
        'accounts.retry': 'loading',
        'account.add': { guard: 'hasRoom', target: 'adding', actions: 'clearErrors' },
        'account.remove': {
          guard: withEvent('isKnown'),
          target: 'confirming',
          actions: withEvent('markLeaving'),
        },
      },
    },
    adding: {
      on: {
        'account.back': { target: 'browsing', actions: 'clearErrors' },
        'account.submit': [
          {
            guard: { type: 'isBlank', params: passTyped },
            actions: { type: 'complain', params: passTyped },
          },
          { target: 'saving', actions: { type: 'preserveInput', params: passTyped } },
        ],
      },
    },
    saving: {
      ...forgettingSecrets('forgetSecrets'),
      invoke: {
        ...calling('addAccount'),
        input: ({ context }) => ({
          provider: context.provider,
          holder: context.holder,
          number: context.number ?? '',
          password: context.fundPassword ?? '',
        }),
        onDone: {
          target: 'browsing',
          // Before the list is replaced, which tells what was not in it.
          actions: [
            { type: 'confirmAccount', params: passAdded },
            withAnswer('keepList'),
            'announceAccounts',
          ],
        },
        onError: [
          lockWhenThrottled,
          // It may have been saved before the page went away: the list tells.
          routeError('loading', 'request.interrupted'),
          showErrorIn('adding'),
        ],
      },
    },
    locked: lockedUntil('accountLockout', 'adding'),
    confirming: {
      on: {
        'removal.confirm': 'removing',
        'account.back': { target: 'browsing', actions: 'clearErrors' },
      },
    },
    removing: askingWith('removeAccount', ({ context }) => ({ id: context.leaving?.id ?? '' }), {
      onDone: { target: 'browsing', actions: [withAnswer('keepList'), 'announceAccounts'] },
      onError: showErrorIn('confirming'),
    }),
  },
});
