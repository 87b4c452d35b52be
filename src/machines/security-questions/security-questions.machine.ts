import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import { nameErrorMessage } from '../error-message.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, readText, type FormInput, type FormValues } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  securityQuestionsContract,
  type ListedQuestions,
  type TypedAnswers,
} from './security-questions.contract.ts';

const numbers = ['1', '2', '3'] as const;
const noAnswers: TypedAnswers = { answers: [], password: '', code: '' };

/** What is wrong before the server has seen it: field → message key. */
function nameFaults(values: FormValues): Readonly<Record<string, string>> {
  const fields = numbers.flatMap((number) => [`question${number}`, `answer${number}`]);
  const chosen = numbers.map((number) => readText(values, `question${number}`));
  const repeated = numbers.filter(
    (_, index) => chosen[index] !== '' && chosen.indexOf(chosen[index] ?? '') < index,
  );
  return {
    ...Object.fromEntries(
      repeated.map((number) => [`question${number}`, nameErrorMessage('questions.repeated')]),
    ),
    ...nameMissing(values, fields),
  };
}
const readTyped = (values: FormValues): TypedAnswers => ({
  answers: numbers.map((number) => ({
    question: readText(values, `question${number}`),
    answer: readText(values, `answer${number}`),
  })),
  password: readText(values, 'password'),
  code: readText(values, 'code').trim(),
});
const keepListed = withAnswer('keepListed');

/** See `securityQuestionsContract`. What was typed leaves the context in the step that starts the call. */
export const securityQuestionsMachine = setupFlow(securityQuestionsContract, {
  guards: {
    isFaulty: (_, { values }: FormInput) => Object.keys(nameFaults(values)).length > 0,
    isUnset: (_, { since }: ListedQuestions) => since === null,
    hasNone: ({ context }) => context.since === null,
  },
  actions: {
    keepListed: assign((_, { list, since, provenBy }: ListedQuestions) => ({ list, since, provenBy })),
    begin: assign({ ...noFailure, isSaved: false }),
    complain: assign((_, { values }: FormInput) => ({ error: null, errors: nameFaults(values) })),
    keepTyped: assign((_, { values }: FormInput) => ({ ...noFailure, typed: readTyped(values) })),
    forgetTyped: assign({ typed: null }),
    tellSaved: assign({ ...noFailure, isSaved: true }),
  },
}).createMachine({
  id: 'securityQuestions',
  context: {
    ...noFailure,
    ...noLockout,
    list: [],
    since: null,
    provenBy: 'password',
    typed: null,
    isSaved: false,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadQuestions', 'questions.refresh', [
      { guard: withAnswer('isUnset'), target: 'unset', actions: keepListed },
      { target: 'showing', actions: keepListed },
    ]),
    unset: { on: { 'questions.change': { target: 'asking', actions: 'begin' } } },
    showing: { on: { 'questions.change': { target: 'asking', actions: 'begin' } } },
    asking: {
      on: {
        'form.submit': [
          { guard: withEvent('isFaulty'), actions: withEvent('complain') },
          { target: 'saving', actions: withEvent('keepTyped') },
        ],
        'form.cancel': [
          { guard: 'hasNone', target: 'unset', actions: 'clearErrors' },
          { target: 'showing', actions: 'clearErrors' },
        ],
      },
    },
    saving: {
      ...forgettingSecrets('forgetTyped'),
      ...askingWith('saveQuestions', ({ context }) => context.typed ?? noAnswers, {
        onDone: { target: 'showing', actions: [keepListed, 'tellSaved'] },
        onError: [lockWhenThrottled, showErrorIn('asking')],
      }),
    },
    locked: lockedUntil('questionsLockout', 'asking'),
  },
});
