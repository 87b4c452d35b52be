import { assign, setup } from 'xstate';
import { durations } from '../durations.ts';
import { nameFailure } from '../failure.ts';
import { unwiredService, unwiredWait } from '../unwired.ts';
import type { CaptchaContext } from './captcha.context.ts';

type CaptchaEvent = { type: 'captcha.refresh' } | { type: 'captcha.require' } | { type: 'captcha.renew' };

/**
 * See `captchaContract`. `captcha.require` shows a picture from now on; `captcha.renew` asks for a new
 * one because the last is used up, and does nothing while no captcha is shown.
 */
export const captchaMachine = setup({
  types: {
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    input: {} as { readonly required?: boolean },
  },
  actors: {
    wait: unwiredWait,
    loadCaptcha: unwiredService<{ readonly image: string }, Record<string, never>>('loadCaptcha'),
  },
  guards: {
    isQueued: ({ context }) => context.isQueued,
    hasFailed: ({ context }) => context.error !== null,
  },
  actions: {
    queue: assign({ isQueued: true, image: null }),
    forgetQueue: assign({ isQueued: false }),
    showImage: assign((_, params: { image: string }) => ({ image: params.image, error: null })),
    showError: assign((_, params: { error: string }) => ({ image: null, error: params.error })),
    dropImage: assign({ image: null }),
  },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ image: null, error: null, isQueued: input.required ?? false }),
  initial: 'hidden',
  states: {
    hidden: {
      always: { guard: 'isQueued', target: 'loading' },
      on: { 'captcha.require': 'loading' },
    },
    loading: {
      entry: 'forgetQueue',
      invoke: {
        id: 'loadCaptcha',
        src: 'loadCaptcha',
        input: {},
        onDone: {
          target: 'cooling',
          actions: { type: 'showImage', params: ({ event }) => ({ image: event.output.image }) },
        },
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
        input: { name: 'captchaCooling', milliseconds: durations.captchaCooling, ticks: false },
        onDone: [
          { guard: 'isQueued', target: 'loading' },
          { guard: 'hasFailed', target: 'failed' },
          { target: 'ready' },
        ],
      },
      on: { 'captcha.renew': { actions: 'queue' }, 'captcha.require': { actions: 'queue' } },
    },
    ready: {
      invoke: {
        id: 'captchaExpiry',
        src: 'wait',
        input: { name: 'captchaExpiry', milliseconds: durations.captchaExpiry, ticks: false },
        onDone: { target: 'expired', actions: 'dropImage' },
      },
      on: { 'captcha.refresh': 'loading', 'captcha.renew': 'loading', 'captcha.require': 'loading' },
    },
    failed: {
      on: { 'captcha.refresh': 'loading', 'captcha.renew': 'loading', 'captcha.require': 'loading' },
    },
    expired: {
      on: { 'captcha.refresh': 'loading', 'captcha.renew': 'loading', 'captcha.require': 'loading' },
    },
  },
});
