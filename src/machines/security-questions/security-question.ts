import { hasFailedWith, noFailure } from '../form-failure.ts';
import { readFailureDetails } from '../failure.ts';
import { nameMissing, passValues, readText, type FormInput } from '../form-values.ts';
import { failed, failedAt } from '../service-contract.ts';

/** A reset of the password that waits for an answer besides (wire contract of `member.resetByPhone`). */
const neededCode = 'questions.needed';

/** `params` of an action that keeps the question. The key names its text. */
function passQuestion({ event }: { readonly event: { readonly error: unknown } }): {
  readonly question: string;
} {
  const { question } = readFailureDetails(event.error);
  return { question: typeof question === 'string' ? question : '' };
}
/** Branch of a call's `onError`: the member is asked in `target`. Needs `hasCode` and `keepQuestion`. */
export function routeToQuestion<const Target extends string>(target: Target) {
  return {
    guard: { type: 'hasCode', params: hasFailedWith(neededCode) },
    target,
    actions: { type: 'keepQuestion', params: passQuestion },
  } as const;
}
/** What such a call may refuse with, for contracts. */
export const questionRefusals = [
  failed('asks a security question', neededCode, { value: { question: 'firstPet' } }),
  failedAt('answer', 'wrong answer', 'questions.wrong'),
] as const;

/** Part of a projection: the key of the text that asks; empty while nothing is asked. */
export const showQuestion = (question: string | null): { readonly question: string } => ({
  question: question === null ? '' : `questions.${question}`,
});
/** Assigner: the question of the refusal. */
export const readQuestion = (_: unknown, { question }: { readonly question: string }) => ({
  ...noFailure,
  question,
});
/** Guard: the answer is empty. */
export const isUnanswered = (_: unknown, { values }: FormInput): boolean =>
  readText(values, 'answer').trim() === '';
/** Assigner: the empty answer as a form shows it. */
export const nameAnswerMissing = (_: unknown, { values }: FormInput) => ({
  error: null,
  errors: nameMissing(values, ['answer']),
});
/** Assigner: the answer. */
export const readAnswer = (_: unknown, { values }: FormInput) => ({
  ...noFailure,
  answer: readText(values, 'answer').trim(),
});
/**
 * The state that asks: an answer leads to `proving`, and `form.reset`, or an answer for a reset of which
 * the guard `hasLost` says that it is gone, to `editing`. Needs the guard and the actions above by their
 * names: `isUnanswered`, `complainOfAnswer`, `keepAnswer`, `clearErrors`.
 */
export function askingQuestion<const Guard extends string>(hasLost: Guard) {
  return {
    on: {
      'answer.submit': [
        { guard: hasLost, target: 'editing' },
        {
          guard: { type: 'isUnanswered', params: passValues },
          actions: { type: 'complainOfAnswer', params: passValues },
        },
        { target: 'proving', actions: { type: 'keepAnswer', params: passValues } },
      ],
      'form.reset': { target: 'editing', actions: 'clearErrors' },
    },
  } as const;
}
