import { assign } from 'xstate';
import { askingWith, setupFlow, withError } from '../setup-flow.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { noFailure } from '../form-failure.ts';
import { invokeLoadMember, assignMember, keepTokenOfAnswer, announceLogin } from '../login-effects.ts';
import { onBreakContract } from './on-break.contract.ts';

/** See `onBreakContract`. A ticket is used once: after a failure the login gives another one. */
export const onBreakMachine = setupFlow(onBreakContract, {
  guards: {
    mayWithdraw: ({ context }) => context.mayWithdraw,
  },
  actions: {
    giveUp: assign({ mayWithdraw: false }),
    clearError: assign(noFailure),
    forgetTicket: assign({ ticket: null }),
    keepMember: assign(assignMember),
  },
}).createMachine({
  id: 'onBreak',
  context: ({ input }) => ({
    ...noFailure,
    until: input.until,
    onRequest: input.onRequest,
    ticket: input.ticket === '' ? null : input.ticket,
    mayWithdraw: input.ticket !== '',
    member: null,
  }),
  initial: 'telling',
  states: {
    telling: { on: { 'withdrawals.open': { guard: 'mayWithdraw', target: 'entering' } } },
    entering: {
      ...forgettingSecrets('forgetTicket'),
      entry: ['clearError', 'forgetSoon'],
      ...askingWith('enterOnBreak', ({ context }) => ({ ticket: context.ticket ?? '' }), {
        onDone: { target: 'loadingMember', actions: keepTokenOfAnswer },
        onError: { target: 'telling', actions: ['giveUp', withError('showError')] },
      }),
    },
    loadingMember: {
      invoke: invokeLoadMember({
        target: 'telling',
        actions: ['dropToken', 'giveUp', withError('showError')],
      }),
    },
    succeeded: { type: 'final', entry: [announceLogin, 'closeLogin', 'openWithdrawals'] },
  },
});
