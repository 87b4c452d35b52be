import { assign } from 'xstate';
import type { AnswerOf } from '../flow-contract.ts';
import { setupFlow } from '../setup-flow.ts';
import { showErrorIn, noFailure, passError } from '../form-failure.ts';
import { deviceListContract } from './device-list.contract.ts';

type Listed = AnswerOf<typeof deviceListContract, 'loadDevices'>;
interface OfDevice {
  readonly id: string;
}
const passId = ({ event }: { readonly event: OfDevice }): OfDevice => ({ id: event.id });

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
    loading: {
      invoke: {
        id: 'loadDevices',
        src: 'loadDevices',
        input: {},
        onDone: { target: 'showing', actions: { type: 'keepDevices', params: ({ event }) => event.output } },
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'devices.refresh': { target: 'loading', actions: 'clearErrors' } } },
    showing: {
      on: {
        'devices.refresh': { target: 'loading', actions: 'clearErrors' },
        'device.end': {
          guard: { type: 'isOther', params: passId },
          target: 'confirming',
          actions: { type: 'askAbout', params: passId },
        },
        'devices.endOthers': { guard: 'hasOthers', target: 'confirming', actions: 'askAboutOthers' },
      },
    },
    confirming: {
      on: {
        'end.confirm': 'ending',
        'end.cancel': { target: 'showing', actions: 'forgetAsked' },
      },
    },
    ending: {
      invoke: {
        id: 'endDevices',
        src: 'endDevices',
        input: ({ context }) => ({ id: context.asked }),
        onDone: { target: 'showing', actions: { type: 'keepDevices', params: ({ event }) => event.output } },
        onError: {
          target: 'showing',
          actions: ['forgetAsked', { type: 'showError', params: passError }],
        },
      },
    },
  },
});
