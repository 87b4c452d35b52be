import { hasFailedWith } from './form-failure.ts';
import { readFailureDetails } from './failure.ts';
import { nameMissing, readText, type FormValues } from './form-values.ts';
import { failed, failedAt } from './service-contract.ts';

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
export const nameAnswerMissing = (values: FormValues): Readonly<Record<string, string>> =>
  nameMissing(values, ['answer']);
export const readAnswer = (values: FormValues): string => readText(values, 'answer').trim();
