import { assign, setup } from 'xstate';
import { describeFailure, hasCode, noFailure, passError, showErrorIn } from '../form-failure.ts';
import {
  assignMember,
  invokeLoadMember,
  keepTokenOfAnswer,
  loadMember,
  loggedInWithGreetingState,
  loginEffects,
} from '../login-effects.ts';
import { routeToBreak, type BreakDetails } from '../route-to-break.ts';
import { unassembledEffect, unassembledService } from '../unassembled.ts';
import type { PasskeyLoginContext } from './passkey-login.contract.ts';

/** See `passkeyLoginContract`. */
export const passkeyLoginMachine = setup({
  types: { context: {} as PasskeyLoginContext, events: {} as { type: 'passkey.again' } },
  actors: {
    logInByPasskey: unassembledService<{ readonly token: string }, Record<string, never>>('logInByPasskey'),
    loadMember,
  },
  guards: { hasCode },
  actions: {
    keepMember: assign(assignMember),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    ...loginEffects,
    showAfterLogin: unassembledEffect('showAfterLogin'),
    openBreak: unassembledEffect<BreakDetails>('openBreak'),
  },
}).createMachine({
  id: 'passkeyLogin',
  context: { ...noFailure, member: null },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'logInByPasskey',
        src: 'logInByPasskey',
        input: {},
        onDone: { target: 'loadingMember', actions: keepTokenOfAnswer },
        onError: [routeToBreak('refused'), showErrorIn('refused')],
      },
    },
    refused: { on: { 'passkey.again': { target: 'asking', actions: 'clearErrors' } } },
    loadingMember: {
      invoke: invokeLoadMember({
        target: 'refused',
        actions: ['dropToken', { type: 'showError', params: passError }],
      }),
    },
    succeeded: loggedInWithGreetingState,
  },
});
