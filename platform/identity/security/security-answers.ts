import { createHash } from 'node:crypto';
import type { SecurityQuestion } from '../../../src/protocol/security-questions.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { refuseAttempt, refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';

/** Wrong answers before no answer of this member is judged for the rest of the window. */
const answerTries = { limit: 5, windowSeconds: 15 * 60 } as const;

/** Answers are compared as people write them: letter case, width and spaces do not count. */
export const normaliseAnswer = (typed: string): string =>
  typed.normalize('NFKC').toLocaleLowerCase('en').normalize('NFKC').replaceAll(/\s/g, '');

export interface KeptAnswer {
  readonly question: SecurityQuestion;
  readonly answer_hash: string;
  readonly set_at: Date;
}

/** What the member has answered, in the order of the keys; empty where nothing is set. */
export const readAnswers = ({ db }: Pick<MemberParts, 'db'>, memberId: string): Promise<KeptAnswer[]> =>
  db
    .selectFrom('security_answer')
    .select(['question', 'answer_hash', 'set_at'])
    .where('member_id', '=', memberId)
    .orderBy('question')
    .execute();

/**
 * Which one is asked: the same one until the password is another, so that a guesser cannot ask until the
 * easiest one comes.
 */
async function chooseAsked(
  { db }: MemberParts,
  memberId: string,
  answers: readonly KeptAnswer[],
): Promise<KeptAnswer | undefined> {
  if (answers.length === 0) return undefined;
  const { password_set_at } = await db
    .selectFrom('member')
    .select('password_set_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const seed = `${memberId}:${password_set_at.toISOString()}:${answers[0]?.set_at.toISOString() ?? ''}`;
  const [byte = 0] = createHash('sha256').update(`question:${seed}`).digest();
  return answers[byte % answers.length];
}

/**
 * Continues where the member has no security questions, or where one of them was answered. It comes
 * beside the proof that was judged already, never in its place.
 * @throws AppError 409 `questions.needed` with `value.question`, the key of its text; 400 `questions.wrong`
 * at the field `answer` with `value.attemptsLeft`; 429 after five wrong ones in 15 minutes, also for a right one
 */
export async function requireAnswer(
  parts: MemberParts,
  memberId: string,
  typed: string | undefined,
): Promise<void> {
  const asked = await chooseAsked(parts, memberId, await readAnswers(parts, memberId));
  if (asked === undefined) return;
  const { question } = asked;
  const answer = normaliseAnswer(typed ?? '');
  if (answer === '') throw refuseCall('questions.needed', 'An answer is needed.', 409, { question });
  // Taken before it is judged: guesses at the same moment never share a try.
  const key = `answer:${memberId}`;
  const left = await requireToken(parts.limits, { key, ...answerTries });
  if (!(await parts.passwords.verify(asked.answer_hash, answer)))
    throw refuseAttempt('answer', 'questions.wrong', left, { question });
  await parts.limits.reset(key);
}
