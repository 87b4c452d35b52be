import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { noFailure } from '../form-failure.ts';
import { deviceListContract } from './device-list.contract.ts';

type Listed = AnswerOf<typeof deviceListContract, 'loadDevices'>;
interface OfDevice {
  readonly id: string;
}

/** See `deviceListContract`. The own session is not ended here: that is what logging out is for. */
export const deviceListMachine = setupFlow(deviceListContract, {
  guards: {
    isOther: ({ context }, { id }: OfDevice) => context.devices.some((one) => one.id === id && !one.isThis),
    hasOthers: ({ context }) => context.devices.some(({ isThis }) => !isThis),
  },
  actions: {
    keepDevices: assign((_, { devices }: Listed) => ({ devices, asked: null })),
    askAbout: assign((_, { id }: OfDevice) => ({ ...noFailure, asked: id })),
    askAboutOthers: assign({ ...noFailure, asked: null }),
    forgetAsked: assign({ asked: null }),
  },
}).createMachine({
  id: 'deviceList',
  context: { ...noFailure, devices: [], asked: null },
  initial: 'loading',
  states: {
    ...loadingStates('loadDevices', 'devices.refresh', {
      target: 'showing',
      actions: withAnswer('keepDevices'),
    }),
    showing: {
      on: {
        'devices.refresh': { target: 'loading', actions: 'clearErrors' },
        'device.end': { guard: withEvent('isOther'), target: 'confirming', actions: withEvent('askAbout') },
        'devices.endOthers': { guard: 'hasOthers', target: 'confirming', actions: 'askAboutOthers' },
      },
    },
    confirming: {
      on: {
        'end.confirm': 'ending',
        'end.cancel': { target: 'showing', actions: 'forgetAsked' },
      },
    },
    ending: askingWith('endDevices', ({ context }) => ({ id: context.asked }), {
      onDone: { target: 'showing', actions: withAnswer('keepDevices') },
      onError: { target: 'showing', actions: ['forgetAsked', withError('showError')] },
    }),
  },
});
