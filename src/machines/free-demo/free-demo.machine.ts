import { assign, setup } from 'xstate';
import { complainOf, hasThrottled, noComplaint, passError } from '../failed-call.ts';
import { countSeconds, noLockout, passSeconds, readLockout, waitForLockout } from '../lockout.ts';
import {
  invokeLoadMember,
  keepMember,
  keepTokenOfAnswer,
  loadMember,
  signedIn,
  signingInEffects,
} from '../signing-in.ts';
import { unwiredService, unwiredWait } from '../unwired.ts';
import type { FreeDemoContext } from './free-demo.context.ts';

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
        onError: [
          {
            guard: { type: 'isThrottled', params: passError },
            target: 'locked',
            actions: [
              { type: 'keepLockout', params: passError },
              { type: 'showError', params: passError },
            ],
          },
          { target: 'idle', actions: { type: 'showError', params: passError } },
        ],
      },
    },
    loadingMember: {
      invoke: invokeLoadMember({
        target: 'idle',
        actions: ['dropToken', { type: 'showError', params: passError }],
      }),
    },
    locked: {
      invoke: {
        id: 'demoLockout',
        src: 'wait',
        input: waitForLockout('demoLockout'),
        onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
        onDone: { target: 'idle', actions: 'clearError' },
      },
    },
    succeeded: signedIn,
  },
});
