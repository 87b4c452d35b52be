import { sql } from 'kysely';
import type {
  Review,
  ReviewDecision,
  reviews,
  ReviewState,
  ReviewStatus,
} from '../../src/protocol/calls/reviews.ts';
import type { Answers, InputOf } from '../../src/protocol/console/define-call.ts';
import { answerAfter } from '../../server/infrastructure/http/answer-after.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { decideAge, listAgeReviews } from '../identity/age/age-reviews.ts';
import { decideDeposit, decideHeldDeposit, listDepositReviews } from '../money/cashier/deposit-reviews.ts';
import { decideFeedback, listFeedbackReviews } from '../messages/feedback/decide-feedback.ts';
import { decideDocument, listDocumentReviews } from '../identity/documents/decide-document.ts';
import { decideRedemption } from './points/decide-redemption.ts';
import { refuseCall } from '../calls/refusals.ts';
import { decideLikeness, listLikenessReviews } from '../protection/exclusion-hints.ts';
import { readUpload } from '../calls/uploads/uploads.ts';
import type { LocalTexts } from '../local-texts.ts';
import { decideApplication } from './decide-application.ts';
import { mostReviews, readReviewFacts } from '../calls/review-facts.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;
const statusOf = (status: string): ReviewStatus =>
  status === 'approved' || status === 'rejected' ? status : 'open';
const namedBy = (row: { readonly texts: LocalTexts; readonly status: string; readonly remark: string }) => ({
  title: row.texts.EN.title,
  status: statusOf(row.status),
  remark: row.remark,
});

async function listRedemptions({ db, merchant }: Deps, isOpen: boolean): Promise<readonly Review[]> {
  const rows = await db
    .selectFrom('point_redemption as request')
    .innerJoin('point_reward as about', 'about.id', 'request.reward_id')
    .innerJoin('member', 'member.id', 'request.member_id')
    .selectAll('request')
    .select(['about.texts', 'member.account'])
    .where('request.merchant', '=', merchant)
    .where('request.status', isOpen ? '=' : '<>', 'inProcess')
    .orderBy('request.id', isOpen ? 'asc' : 'desc')
    .limit(mostReviews)
    .execute();
  return rows.map((row) => ({
    ...readReviewFacts(row),
    ...namedBy(row),
    kind: 'redemption',
    quantity: row.quantity,
    points: Number(row.points),
  }));
}
async function listApplications({ db, merchant }: Deps, isOpen: boolean): Promise<readonly Review[]> {
  const rows = await db
    .selectFrom('activity_application as request')
    .innerJoin('activity as about', 'about.id', 'request.activity_id')
    .innerJoin('member', 'member.id', 'request.member_id')
    .selectAll('request')
    .select([
      'about.texts',
      'member.account',
      sql<string[]>`array(select upload.id from upload where upload.subject = 'application:' || request.id
        order by upload.created_at, upload.id)`.as('pictures'),
    ])
    .where('request.merchant', '=', merchant)
    .where('request.status', 'in', isOpen ? ['processing'] : ['approved', 'rejected'])
    .orderBy('request.id', isOpen ? 'asc' : 'desc')
    .limit(mostReviews)
    .execute();
  return rows.map((row) => ({
    ...readReviewFacts(row),
    ...namedBy(row),
    kind: 'application',
    comment: row.comment,
    pictures: row.pictures,
  }));
}
const decisions = {
  redemption: decideRedemption,
  application: decideApplication,
  deposit: decideDeposit,
  heldDeposit: decideHeldDeposit,
  feedback: decideFeedback,
  age: decideAge,
  likeness: decideLikeness,
} as const;
/** What is only approved or refused. */
type PlainDecision = ReviewDecision & { readonly status: 'approved' | 'rejected'; readonly by: string };
const isPlain = (decision: ReviewDecision & { readonly by: string }): decision is PlainDecision =>
  decision.status !== 'more';
const byTime = (first: Review, second: Review): number => first.createdAt.localeCompare(second.createdAt);

type Decision = InputOf<typeof reviews.decide>;
/** @throws AppError 409 where it was already decided */
async function decide(deps: Deps, decision: Decision): Promise<void> {
  if (decision.kind === 'document') return decideDocument(deps, decision);
  if (!isPlain(decision)) throw refuseCall('review.decided', 'Only a paper asks for more.', 409);
  const { kind, ...plain } = decision;
  return decisions[kind](deps, plain);
}

async function listReviews(deps: Deps): Promise<ReviewState> {
  const lists = [
    listRedemptions,
    listApplications,
    listDepositReviews,
    listFeedbackReviews,
    listDocumentReviews,
    listAgeReviews,
    listLikenessReviews,
  ];
  const [open, decided] = await Promise.all(
    [true, false].map(async (isOpen) => (await Promise.all(lists.map((list) => list(deps, isOpen)))).flat()),
  );
  return {
    open: (open ?? []).sort(byTime),
    decided: (decided ?? []).sort((a, b) => byTime(b, a)).slice(0, mostReviews),
  };
}

/** Members' requests for the console, over the member platform's own tables. */
export function createReviews(deps: Deps): Answers<typeof reviews> {
  const list = () => listReviews(deps);
  return {
    list,
    decide: answerAfter((decision: Decision) => decide(deps, decision), list),
    picture: async ({ id }) => {
      const about = await deps.db
        .selectFrom('upload')
        .select('subject')
        .where('id', '=', id)
        .executeTakeFirst();
      const isProof = /^(application|deposit|withdrawal|document):/.test(about?.subject ?? '');
      const picture = isProof ? await readUpload(deps.db, id, null) : null;
      if (picture === null) throw refuseCall('request.unknown', 'There is no such picture.', 404);
      return picture;
    },
  };
}
