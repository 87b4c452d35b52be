import { boundedBy, defineFlow, withoutPayload } from '../define-flow.ts';
import type { FormFailure } from '../form-failure.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, oneOfTexts, orNull, type ValueOf, type ValuesOf } from '../payload-schema.ts';
import { showQuestion } from './security-question.ts';
import { call, callOnce, done, failedAt, throttled } from '../service-contract.ts';
import { flag, integer, messageKey, messageMap, secretText, text } from '../value-kinds.ts';

/** Whether the member has answered a question; the key names its text. */
const choice = closedObject({ question: text, chosen: flag });
/** `since`: when the answers were set, ISO 8601, UTC; null where none are. */
const listed = {
  list: listOf(choice),
  since: orNull(text),
  provenBy: oneOfTexts(['password', 'authenticator']),
};
export type ListedQuestions = ValuesOf<typeof listed>;
const pair = closedObject({ question: text, answer: secretText });
const sent = { answers: listOf(pair), password: secretText, code: secretText };
/** What a form holds until the call that sends it has started. */
export type TypedAnswers = {
  readonly answers: readonly ValueOf<typeof pair>[];
  readonly password: string;
  readonly code: string;
};
export type SecurityQuestionsContext = FormFailure &
  Lockout &
  ListedQuestions & { readonly typed: TypedAnswers | null; readonly isSaved: boolean };

const one = { question1: 'firstPet', answer1: 'Mango' };
const two = { ...one, question2: 'firstJob', answer2: 'Baker' };
const three = { ...two, question3: 'firstTrip', answer3: 'Cebu' };
const onOffer = ['firstPet', 'firstJob', 'firstTrip'];
const list = onOffer.map((question) => ({ question, chosen: false }));
const answered = list.map(({ question }) => ({ question, chosen: true }));
const since = '2026-01-01T03:00:00.000Z';
/** Questions that are asked beside another proof, never in place of one. */
export const securityQuestionsContract = defineFlow({
  id: 'securityQuestions',
  needs: 'member',
  summary: 'Sets three security questions with their answers, or changes them.',
  events: {
    'form.submit': filledForm(
      { ...three, password: 'Foyer-2026' },
      { ...three, code: '480213' },
      { ...three, question3: 'firstPet' },
      one,
    ),
    ...withoutPayload('questions.refresh', 'questions.change', 'form.cancel'),
  },
  shows: {
    errors: messageMap,
    secondsLeft: orNull(integer),
    since: orNull(text),
    provenBy: text,
    isSaved: flag,
    /** Keys of the texts of those that the member has answered. */
    chosen: listOf(closedObject({ id: text, question: messageKey })),
  },
  read: (context: SecurityQuestionsContext, state) => ({
    ...showLockout(context, state),
    chosen: context.list
      .filter(({ chosen }) => chosen)
      .map(({ question }) => ({ id: question, ...showQuestion(question) })),
  }),
  states: {
    server: ['loading', 'saving'],
    person: ['failed', 'unset', 'showing'],
    timer: ['locked'],
    form: ['asking'],
  },
  services: {
    loadQuestions: call({}, listed, [
      done('none yet', { list, since: null, provenBy: 'password' }),
      done('set', { list: answered, since, provenBy: 'password' }),
      done('set, by authenticator', { list: answered, since, provenBy: 'authenticator' }),
    ]),
    saveQuestions: callOnce(sent, listed, [
      done('saved', { list: answered, since, provenBy: 'password' }),
      failedAt('answer1', 'too short', 'questions.short'),
      failedAt('answer2', 'the same answer twice', 'questions.same'),
      failedAt('password', 'wrong login password', 'password.wrong'),
      failedAt('code', 'wrong code', 'authenticator.wrong'),
      throttled(900),
    ]),
  },
  delays: ['questionsLockout'],
  secrets: ['typed', 'answer', 'answer1', 'answer2', 'answer3', 'password', 'code'],
  bounded: boundedBy<SecurityQuestionsContext>({
    has: ['error', 'errors', 'typed', 'since'],
    keep: ['provenBy', 'isSaved'],
  }),
});
