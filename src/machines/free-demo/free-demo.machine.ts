import { assign, setup } from 'xstate';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { complainIn, complainOf, hasThrottled, noComplaint, passError } from '../failed-call.ts';
import {
  invokeLoadMember,
  keepMember,
  keepTokenOfAnswer,
  loadMember,
  signedIn,
  signingInEffects,
} from '../signing-in.ts';
import { unwiredService, unwiredWait } from '../unwired.ts';
import type { FreeDemoContext } from './free-demo.contract.ts';

/** See `freeDemoContract`. */
export const freeDemoMachine = setup({
  types: { context: {} as FreeDemoContext, events: {} as { type: 'demo.start' } },
  actors: {
    wait: unwiredWait,
    startDemo: unwiredService<{ readonly token: string }, Record<string, never>>('startDemo'),
    loadMember,
  },
  guards: { isThrottled: hasThrottled },
  actions: {
    showError: assign(complainOf),
    clearError: assign(noComplaint),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    keepMember: assign(keepMember),
    ...signingInEffects,
  },
}).createMachine({
  id: 'freeDemo',
  context: { ...noComplaint, ...noLockout, member: null },
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
        onError: [lockWhenThrottled, complainIn('idle')],
      },
    },
    loadingMember: {
      invoke: invokeLoadMember({
        target: 'idle',
        actions: ['dropToken', { type: 'showError', params: passError }],
      }),
    },
    locked: lockedUntil('demoLockout', 'idle', 'clearError'),
    succeeded: signedIn,
  },
});
