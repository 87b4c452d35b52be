import { assign } from 'xstate';
import { asking, setupFlow, withError } from '../setup-flow.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { showErrorIn, noFailure } from '../form-failure.ts';
import { invokeLoadMember, assignMember, keepTokenOfAnswer, loggedInState } from '../login-effects.ts';
import { freeDemoContract } from './free-demo.contract.ts';

/** See `freeDemoContract`. */
export const freeDemoMachine = setupFlow(freeDemoContract, {
  actions: {
    clearError: assign(noFailure),
    keepMember: assign(assignMember),
  },
}).createMachine({
  id: 'freeDemo',
  context: { ...noFailure, ...noLockout, member: null },
  initial: 'idle',
  states: {
    idle: { on: { 'demo.start': 'starting' } },
    starting: {
      entry: 'clearError',
      ...asking('startDemo', {
        onDone: { target: 'loadingMember', actions: keepTokenOfAnswer },
        onError: [lockWhenThrottled, showErrorIn('idle')],
      }),
    },
    loadingMember: {
      invoke: invokeLoadMember({ target: 'idle', actions: ['dropToken', withError('showError')] }),
    },
    locked: lockedUntil('demoLockout', 'idle', 'clearError'),
    succeeded: loggedInState,
  },
});
