import { assign } from 'xstate';
import { calling, setupFlow, waiting, withAnswer } from '../setup-flow.ts';
import { durations } from '../durations.ts';
import { nameFailure } from '../failure.ts';
import { captchaContract } from './captcha.contract.ts';

const coolDown = { name: 'captchaCooling', milliseconds: durations.captchaCooling, ticks: false } as const;
/** What leads on from a picture or a sound, or from the place where one should be. */
const fields = {
  'captcha.refresh': 'loading',
  'captcha.listen': { guard: 'isPicture', target: 'loading', actions: 'askForSound' },
  'captcha.look': { guard: 'isSound', target: 'loading', actions: 'askForPicture' },
  'captcha.renew': 'loading',
  'captcha.require': 'loading',
  'captcha.dismiss': { target: 'hidden', actions: 'dropAll' },
} as const;

/**
 * See `captchaContract`. `captcha.require` shows a captcha from now on; `captcha.renew` asks for a new
 * one because the last is used up, and does nothing while no captcha is shown; `captcha.dismiss` says
 * that none is needed any longer.
 */
export const captchaMachine = setupFlow(captchaContract, {
  guards: {
    isQueued: ({ context }) => context.isQueued,
    isPicture: ({ context }) => context.kind === 'picture',
    isSound: ({ context }) => context.kind === 'sound',
    hasFailed: ({ context }) => context.error !== null,
  },
  actions: {
    askForSound: assign({ kind: 'sound' }),
    askForPicture: assign({ kind: 'picture' }),
    queue: assign({ isQueued: true, content: null }),
    forgetQueue: assign({ isQueued: false }),
    showContent: assign((_, params: { content: string }) => ({ content: params.content, error: null })),
    showError: assign((_, params: { error: string }) => ({ content: null, error: params.error })),
    dropContent: assign({ content: null }),
    dropAll: assign({ content: null, error: null, isQueued: false }),
  },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({
    kind: 'picture',
    content: null,
    error: null,
    isQueued: input.required ?? false,
  }),
  initial: 'hidden',
  states: {
    hidden: {
      always: { guard: 'isQueued', target: 'loading' },
      on: { 'captcha.require': 'loading' },
    },
    loading: {
      entry: 'forgetQueue',
      on: { 'captcha.dismiss': 'resting' },
      invoke: {
        ...calling('loadCaptcha'),
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'cooling', actions: withAnswer('showContent') },
        onError: {
          target: 'cooling',
          actions: { type: 'showError', params: ({ event }) => ({ error: nameFailure(event.error) }) },
        },
      },
    },
    cooling: {
      invoke: {
        id: 'captchaCooling',
        src: 'wait',
        input: coolDown,
        onDone: [
          { guard: 'isQueued', target: 'loading' },
          { guard: 'hasFailed', target: 'failed' },
          { target: 'ready' },
        ],
      },
      on: {
        'captcha.renew': { actions: 'queue' },
        'captcha.require': { actions: 'queue' },
        'captcha.dismiss': 'resting',
      },
    },
    // Hidden, less than a second after a load: one that is needed after all has to wait.
    resting: {
      entry: 'dropAll',
      invoke: { id: 'captchaCooling', src: 'wait', input: coolDown, onDone: 'hidden' },
      on: { 'captcha.require': { target: 'cooling', actions: 'queue' } },
    },
    ready: {
      invoke: {
        ...waiting('captchaExpiry', durations.captchaExpiry),
        onDone: { target: 'expired', actions: 'dropContent' },
      },
      on: fields,
    },
    failed: {
      on: fields,
    },
    expired: {
      on: fields,
    },
  },
});
