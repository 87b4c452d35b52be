import { assign } from 'xstate';
import { asking, setupFlow, withError } from '../setup-flow.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import {
  assignMember,
  invokeLoadMember,
  keepTokenOfAnswer,
  loggedInWithGreetingState,
} from '../login-effects.ts';
import { routeToBreak } from '../route-to-break.ts';
import { passkeyLoginContract } from './passkey-login.contract.ts';

/** See `passkeyLoginContract`. */
export const passkeyLoginMachine = setupFlow(passkeyLoginContract, {
  actions: {
    keepMember: assign(assignMember),
  },
}).createMachine({
  id: 'passkeyLogin',
  context: { ...noFailure, member: null },
  initial: 'asking',
  states: {
    asking: asking('logInByPasskey', {
      onDone: { target: 'loadingMember', actions: keepTokenOfAnswer },
      onError: [routeToBreak('refused'), showErrorIn('refused')],
    }),
    refused: { on: { 'passkey.again': { target: 'asking', actions: 'clearErrors' } } },
    loadingMember: {
      invoke: invokeLoadMember({ target: 'refused', actions: ['dropToken', withError('showError')] }),
    },
    succeeded: loggedInWithGreetingState,
  },
});
