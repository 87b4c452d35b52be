import type { answerEndings, Decision } from '../http/answer-after.ts';

/** Ends a proposal by the call for it. */
export const endBy = async (
  answers: ReturnType<typeof answerEndings<unknown>>,
  { id, state, reason, by }: Decision,
): Promise<unknown> =>
  state === 'withdrawn' ? answers.withdraw({ id, by }) : answers.decide({ id, state, reason, by });
