import { assign, raise, setup } from 'xstate';
import { complainOf, noComplaint, passError } from '../failed-call.ts';
import {
  invokeLoadMember,
  keepMember,
  keepTokenOfAnswer,
  loadMember,
  signingInEffects,
  tellSignedIn,
} from '../signing-in.ts';
import { unwiredEffect, unwiredService } from '../unwired.ts';
import type { OnBreakContext, OnBreakInput } from './on-break.contract.ts';

const { goHome: _goHome, ...effects } = signingInEffects;

/** See `onBreakContract`. A ticket is used once: after a failure the login gives another one. */
export const onBreakMachine = setup({
  types: {
    context: {} as OnBreakContext,
    events: {} as { type: 'withdrawals.open' } | { type: 'secrets.forget' },
    input: {} as OnBreakInput,
  },
  actors: {
    enterOnBreak: unwiredService<{ readonly token: string }, { readonly ticket: string }>('enterOnBreak'),
    loadMember,
  },
  guards: { mayWithdraw: ({ context }) => context.mayWithdraw },
  actions: {
    showError: assign(complainOf),
    giveUp: assign({ mayWithdraw: false }),
    clearError: assign(noComplaint),
    forgetTicket: assign({ ticket: null }),
    keepMember: assign(keepMember),
    openWithdrawals: unwiredEffect('openWithdrawals'),
    ...effects,
  },
}).createMachine({
  id: 'onBreak',
  context: ({ input }) => ({
    ...noComplaint,
    until: input.until,
    ticket: input.ticket === '' ? null : input.ticket,
    mayWithdraw: input.ticket !== '',
    member: null,
  }),
  initial: 'telling',
  states: {
    telling: { on: { 'withdrawals.open': { guard: 'mayWithdraw', target: 'entering' } } },
    entering: {
      // Raised events run after the call has started, in the same step: nobody sees the ticket again.
      entry: ['clearError', raise({ type: 'secrets.forget' })],
      on: { 'secrets.forget': { actions: 'forgetTicket' } },
      invoke: {
        id: 'enterOnBreak',
        src: 'enterOnBreak',
        input: ({ context }) => ({ ticket: context.ticket ?? '' }),
        onDone: { target: 'loadingMember', actions: keepTokenOfAnswer },
        onError: { target: 'telling', actions: ['giveUp', { type: 'showError', params: passError }] },
      },
    },
    loadingMember: {
      invoke: invokeLoadMember({
        target: 'telling',
        actions: ['dropToken', 'giveUp', { type: 'showError', params: passError }],
      }),
    },
    succeeded: { type: 'final', entry: [tellSignedIn, 'closeLogin', 'openWithdrawals'] },
  },
});
