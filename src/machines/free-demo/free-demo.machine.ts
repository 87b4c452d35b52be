import { assign, setup } from 'xstate';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { showErrorIn, describeFailure, hasThrottled, noFailure, passError } from '../form-failure.ts';
import {
  invokeLoadMember,
  assignMember,
  keepTokenOfAnswer,
  loadMember,
  loggedInState,
  loginEffects,
} from '../login-effects.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type { FreeDemoContext } from './free-demo.contract.ts';

/** See `freeDemoContract`. */
export const freeDemoMachine = setup({
  types: { context: {} as FreeDemoContext, events: {} as { type: 'demo.start' } },
  actors: {
    wait: unassembledWait,
    startDemo: unassembledService<{ readonly token: string }, Record<string, never>>('startDemo'),
    loadMember,
  },
  guards: { isThrottled: hasThrottled },
  actions: {
    showError: assign(describeFailure),
    clearError: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    keepMember: assign(assignMember),
    ...loginEffects,
  },
}).createMachine({
  id: 'freeDemo',
  context: { ...noFailure, ...noLockout, member: null },
  initial: 'idle',
  states: {
    idle: { on: { 'demo.start': 'starting' } },
    starting: {
      entry: 'clearError',
      invoke: {
        id: 'startDemo',
        src: 'startDemo',
        input: {},
        onDone: {
          target: 'loadingMember',
          actions: keepTokenOfAnswer,
        },
        onError: [lockWhenThrottled, showErrorIn('idle')],
      },
    },
    loadingMember: {
      invoke: invokeLoadMember({
        target: 'idle',
        actions: ['dropToken', { type: 'showError', params: passError }],
      }),
    },
    locked: lockedUntil('demoLockout', 'idle', 'clearError'),
    succeeded: loggedInState,
  },
});
