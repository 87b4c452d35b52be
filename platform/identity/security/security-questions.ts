import type { QuestionsReadValue, QuestionsSaveRequest } from '../../../src/protocol/generated/wire-types.ts';
import { securityQuestions } from '../../../src/protocol/security-questions.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseFields } from '../../calls/refusals.ts';
import { tellMember as mailMember } from '../sign-in/authenticator.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import { tellMember } from '../../messages/tell.ts';
import type { MemberParts } from '../../parts.ts';
import { holdWithdrawals } from '../../money/withdrawals/holds.ts';
import { requireRealAccount } from './fund-password.ts';
import { normaliseAnswer, readAnswers } from './security-answers.ts';
import { questionNotices } from './security-notices.ts';
import { readProofKind, withProof } from './with-proof.ts';

/** A name may have two letters, in Chinese too. */
const shortest = 2;

type Answers = QuestionsSaveRequest['answers'];

/** The questions on offer, which of them the member has answered, and since when; never an answer. */
export async function readQuestions(parts: MemberParts, member: SessionMember): Promise<QuestionsReadValue> {
  const answers = await readAnswers(parts, member.id);
  return {
    list: securityQuestions.map((question) => ({
      question,
      chosen: answers.some((one) => one.question === question),
    })),
    since: answers[0]?.set_at.toISOString() ?? null,
    provenBy: await readProofKind(parts, member.id),
  };
}

/** Field → code of what cannot be taken; fields are `question1` to `answer3`, as in the form. */
function findFaults(answers: Answers): Readonly<Record<string, string>> {
  const plain = answers.map(({ answer }) => normaliseAnswer(answer));
  const faults: [string, string][] = [];
  for (const [index, { question }] of answers.entries()) {
    const text = plain[index] ?? '';
    if (answers.findIndex((one) => one.question === question) < index)
      faults.push([`question${index + 1}`, 'questions.repeated']);
    if ([...text].length < shortest) faults.push([`answer${index + 1}`, 'questions.short']);
    else if (plain.indexOf(text) < index) faults.push([`answer${index + 1}`, 'questions.same']);
  }
  return Object.fromEntries(faults);
}

async function replaceAnswers(
  parts: MemberParts,
  db: Database,
  memberId: string,
  answers: Answers,
): Promise<void> {
  const set_at = parts.clock.now();
  // Two changes at the same moment: the later one replaces what the earlier one wrote.
  await db.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const before = await db
    .deleteFrom('security_answer')
    .where('member_id', '=', memberId)
    .returning('question')
    .execute();
  for (const { question, answer } of answers)
    await db
      .insertInto('security_answer')
      .values({
        member_id: memberId,
        question,
        answer_hash: await parts.passwords.hash(normaliseAnswer(answer)),
        set_at,
      })
      .execute();
  const isFirst = before.length === 0;
  if (!isFirst) await holdWithdrawals(parts, db, memberId, 'questions');
  const notice = questionNotices[isFirst ? 'set' : 'changed'];
  await tellMember(db, memberId, { notice, values: {}, at: set_at, about: 'security' });
  await mailMember(parts, db, memberId, { kind: isFirst ? 'questionsSet' : 'questionsChanged', words: {} });
}

/**
 * Sets the three questions of a member, in place of those from before.
 * @throws AppError 400 `form.invalid` with fields `question1` to `answer3`; as `withProof` does
 */
export async function saveQuestions(
  parts: MemberParts,
  member: SessionMember,
  { answers, ...proof }: QuestionsSaveRequest,
): Promise<QuestionsReadValue> {
  requireRealAccount(member);
  const faults = findFaults(answers);
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  await withProof(parts, member, proof, (db) => replaceAnswers(parts, db, member.id, answers));
  return readQuestions(parts, member);
}
