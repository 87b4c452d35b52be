import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { asking, askingWith, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { findMoneyFault, tidyMoney } from '../../protocol/money/money.ts';
import { nameErrorMessage } from '../error-message.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  walletsContract,
  readHeld,
  type MoneyMoved,
  type MoveAsked,
  type Wallets,
  type WalletsContext,
} from './wallets.contract.ts';

/** What is wrong with a move, by its field. */
function findFaults({ wallets }: WalletsContext, { from, to, amount }: MoveAsked): Record<string, string> {
  if (wallets === null) return {};
  const bounds = { minimum: '0', maximum: readHeld(wallets, from) };
  const fault = findMoneyFault(amount, bounds, wallets.currency);
  return {
    ...(from === '' ? { from: 'wallet.missing' } : {}),
    ...(to === '' ? { to: 'wallet.missing' } : to === from ? { to: 'wallet.same' } : {}),
    ...(fault === null ? {} : { amount: fault === 'amount.too-large' ? 'balance.insufficient' : fault }),
  };
}
const passMove = ({ event }: { readonly event: MoveAsked }) => ({
  move: { from: event.from, to: event.to, amount: event.amount },
});
const keepMoved = {
  target: 'moved',
  actions: [
    {
      type: 'keepMoved',
      params: ({ event }: { readonly event: { readonly output: MoneyMoved } }) => ({ moved: event.output }),
    },
    'refreshBalance',
  ],
} as const;

/** See `walletsContract`. */
export const walletsMachine = setupFlow(walletsContract, {
  guards: {
    isSingle: ({ context }) => !context.canMove,
    isFaulty: ({ context }, { move }: { move: MoveAsked }) =>
      Object.keys(findFaults(context, move)).length > 0,
    hasHeld: ({ context }) => context.canCollect,
  },
  actions: {
    keepWallets: assign((_, wallets: Wallets) => ({
      wallets,
      canMove: !wallets.isSingle,
      canCollect: wallets.held.length > 0,
    })),
    // A fault of the amount was one of the other wallet.
    keepSource: assign((_, { from }: { from: string }) => ({ ...noFailure, from })),
    keepMove: assign(({ context }, { move }: { move: MoveAsked }) => ({
      ...noFailure,
      asked: { ...move, amount: tidyMoney(move.amount, context.wallets?.currency ?? '') },
    })),
    complain: assign(({ context }, { move }: { move: MoveAsked }) => ({
      error: null,
      errors: Object.fromEntries(
        Object.entries(findFaults(context, move)).map(([field, code]) => [field, nameErrorMessage(code)]),
      ),
    })),
    keepMoved: assign((_, { moved }: { moved: MoneyMoved }) => ({ ...noFailure, moved, asked: null })),
    forgetMoved: assign({ ...noFailure, moved: null }),
  },
}).createMachine({
  id: 'wallets',
  context: {
    ...noFailure,
    ...noLockout,
    wallets: null,
    from: '1',
    moved: null,
    asked: null,
    canMove: false,
    canCollect: false,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadWallets', 'wallets.refresh', {
      target: 'showing',
      actions: withAnswer('keepWallets'),
    }),
    showing: {
      on: {
        'wallets.refresh': { target: 'loading', actions: 'clearErrors' },
        'source.choose': { actions: withEvent('keepSource') },
        'move.submit': [
          { guard: 'isSingle' },
          {
            guard: { type: 'isFaulty', params: passMove },
            actions: { type: 'complain', params: passMove },
          },
          { target: 'moving', actions: { type: 'keepMove', params: passMove } },
        ],
        'wallets.collect': { guard: 'hasHeld', target: 'collecting', actions: 'clearErrors' },
      },
    },
    moving: askingWith('moveMoney', ({ context: { asked } }) => asked ?? { from: '', to: '', amount: '' }, {
      onDone: keepMoved,
      // Where the answer was lost, the wallets tell whether the money moved.
      onError: [lockWhenThrottled, showErrorIn('loading')],
    }),
    collecting: asking('collectWallets', {
      onDone: keepMoved,
      // Some may have been emptied.
      onError: [lockWhenThrottled, showErrorIn('loading')],
    }),
    moved: { on: { 'moved.dismiss': { target: 'loading', actions: 'forgetMoved' } } },
    locked: lockedUntil('walletsLockout', 'showing'),
  },
});
