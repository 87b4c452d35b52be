import { assign } from 'xstate';
import { calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, readText, type FormInput, type FormValues } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { feedbackContract, type SentFeedback } from './feedback.contract.ts';

const nameGaps = (values: FormValues) => nameMissing(values, ['type', 'content']);

/** See `feedbackContract`. */
export const feedbackMachine = setupFlow(feedbackContract, {
  guards: {
    isIncomplete: (_, { values }: FormInput) => Object.keys(nameGaps(values)).length > 0,
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
  },
}).createMachine({
  id: 'feedback',
  context: { ...noFailure, ...noLockout, sent: null, type: '', content: '', contact: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: withEvent('isIncomplete'), actions: withEvent('complain') },
          { target: 'sending', actions: withEvent('keepWords') },
        ],
      },
    },
    sending: {
      invoke: {
        ...calling('sendFeedback'),
        input: ({ context: { type, content, contact } }) => ({ type, content, contact }),
        onDone: { target: 'sent', actions: withAnswer('keepSent') },
        onError: [lockWhenThrottled, showErrorIn('editing')],
      },
    },
    locked: lockedUntil('feedbackLockout', 'editing'),
    sent: { on: { 'feedback.again': { target: 'editing', actions: 'forgetSent' } } },
  },
});
