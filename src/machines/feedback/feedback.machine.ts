import { assign, setup } from 'xstate';
import { describeFailure, hasThrottled, noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, passValues, readText, type FormInput, type FormValues } from '../form-values.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledService, unassembledWait } from '../unassembled.ts';
import type { FeedbackContext, SentFeedback } from './feedback.contract.ts';

type FeedbackEvent = { type: 'form.submit'; values: FormValues } | { type: 'feedback.again' };
interface Written {
  readonly type: string;
  readonly content: string;
  readonly contact: string;
}
const nameGaps = (values: FormValues) => nameMissing(values, ['type', 'content']);

/** See `feedbackContract`. */
export const feedbackMachine = setup({
  types: { context: {} as FeedbackContext, events: {} as FeedbackEvent },
  actors: {
    wait: unassembledWait,
    sendFeedback: unassembledService<SentFeedback, Written>('sendFeedback'),
  },
  guards: {
    isIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values)).length > 0,
    isThrottled: hasThrottled,
  },
  actions: {
    complain: assign((_, { values }: FormInput) => ({ error: null, errors: nameGaps(values) })),
    keepWords: assign((_, { values }: FormInput) => ({
      ...noFailure,
      type: readText(values, 'type'),
      content: readText(values, 'content').trim(),
      contact: readText(values, 'contact').trim(),
    })),
    keepSent: assign((_, sent: SentFeedback) => ({ ...noFailure, sent, type: '', content: '', contact: '' })),
    forgetSent: assign({ ...noFailure, sent: null }),
    showError: assign(describeFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
  },
}).createMachine({
  id: 'feedback',
  context: { ...noFailure, ...noLockout, sent: null, type: '', content: '', contact: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isIncomplete', params: passValues },
            actions: { type: 'complain', params: passValues },
          },
          { target: 'sending', actions: { type: 'keepWords', params: passValues } },
        ],
      },
    },
    sending: {
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context: { type, content, contact } }) => ({ type, content, contact }),
        onDone: { target: 'sent', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        onError: [lockWhenThrottled, showErrorIn('editing')],
      },
    },
    locked: lockedUntil('feedbackLockout', 'editing'),
    sent: { on: { 'feedback.again': { target: 'editing', actions: 'forgetSent' } } },
  },
});
