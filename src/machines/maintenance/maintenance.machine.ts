import { assign } from 'xstate';
import { asking, setupFlow, waiting, withAnswer } from '../setup-flow.ts';
import { durations } from '../durations.ts';
import { showErrorIn, noFailure } from '../form-failure.ts';
import { maintenanceContract, type PlatformStatus } from './maintenance.contract.ts';

/** See `maintenanceContract`. `status.doubted` is a call that was answered with "closed". */
export const maintenanceMachine = setupFlow(maintenanceContract, {
  guards: {
    isRegionBlocked: (_, params: PlatformStatus) => params.isRegionBlocked,
    isDown: (_, params: PlatformStatus) => params.isDown,
  },
  actions: {
    keepTimes: assign((_, { from, until }: PlatformStatus) => ({ from, until, ...noFailure })),
    forgetTimes: assign({ from: null, until: null, ...noFailure }),
  },
}).createMachine({
  id: 'maintenance',
  context: { from: null, until: null, ...noFailure },
  initial: 'checking',
  states: {
    checking: asking('loadStatus', {
      onDone: [
        { guard: withAnswer('isRegionBlocked'), target: 'blocked' },
        { guard: withAnswer('isDown'), target: 'closed', actions: withAnswer('keepTimes') },
        { target: 'open', actions: 'showOpen' },
      ],
      // A status that cannot be had closes nothing: the pages themselves say what they lack.
      onError: showErrorIn('open'),
    }),
    open: { on: { 'status.doubted': 'checking', 'status.check': 'checking' } },
    closed: {
      initial: 'waiting',
      entry: 'showClosed',
      states: {
        waiting: {
          invoke: {
            ...waiting('maintenancePoll', durations.maintenancePoll),
            onDone: 'checking',
          },
          on: { 'status.check': 'checking' },
        },
        checking: {
          invoke: {
            id: 'reloadStatus',
            src: 'loadStatus',
            input: {},
            onDone: [
              { guard: withAnswer('isRegionBlocked'), target: '#maintenance.blocked' },
              { guard: withAnswer('isDown'), target: 'waiting', actions: withAnswer('keepTimes') },
              { target: '#maintenance.open', actions: ['forgetTimes', 'showOpen'] },
            ],
            onError: showErrorIn('waiting'),
          },
        },
      },
    },
    blocked: {
      initial: 'waiting',
      entry: ['forgetTimes', 'showClosed'],
      states: {
        waiting: { on: { 'status.check': 'checking' } },
        checking: {
          invoke: {
            id: 'recheckStatus',
            src: 'loadStatus',
            input: {},
            onDone: [
              { guard: withAnswer('isRegionBlocked'), target: 'waiting' },
              {
                guard: withAnswer('isDown'),
                target: '#maintenance.closed',
                actions: withAnswer('keepTimes'),
              },
              { target: '#maintenance.open', actions: 'showOpen' },
            ],
            onError: showErrorIn('waiting'),
          },
        },
      },
    },
  },
});
