import type { ApprovalStatus } from '../../../src/protocol/release/approval.ts';
import type { approvals as calls } from '../../../src/protocol/calls/releases.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import { describeSecondPersonFault } from '../../infrastructure/audit/second-person.ts';
import type { ApprovalRefusal } from '../../site/audit/approvals.ts';
import type { ConsoleDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

const sentences: Readonly<
  Record<Exclude<ApprovalRefusal['code'], 'approval.tied' | 'approval.too-new'>, string>
> = {
  'publish.draft-moved': 'The draft was edited by another operator in the meantime.',
  'publish.note-required': 'Say why first.',
  'approval.not-needed': 'Nothing in this draft needs a second person.',
  'approval.not-requested': 'This approval is no longer asked for.',
  'approval.own-change': 'An operator who did not edit this draft must approve it.',
};
const describeRefusal = (error: ApprovalRefusal): string =>
  error.code === 'approval.tied' || error.code === 'approval.too-new'
    ? describeSecondPersonFault(error)
    : sentences[error.code];
function unwrap(result: Result<ApprovalStatus, ApprovalRefusal>): ApprovalStatus {
  if (result.ok) return result.value;
  const { code, ...value } = result.error;
  throw new Refusal(code, describeRefusal(result.error), { value });
}

/** Second opinions on the draft, and remarks on its places. */
export const answerApprovals = ({ approvals }: Pick<ConsoleDeps, 'approvals'>): Answers<typeof calls> => ({
  read: () => approvals.status(),
  request: async ({ by: author, ...request }) => unwrap(await approvals.request({ ...request, author })),
  decide: async ({ by: author, ...decision }) => unwrap(await approvals.decide({ ...decision, author })),
  comments: async () => ({ comments: await approvals.comments() }),
  comment: ({ by: author, ...comment }) => approvals.comment({ ...comment, author }),
  resolve: async ({ id, by }) => {
    if (!(await approvals.resolveComment(id, by)))
      throw new Refusal('comment.unknown', 'This comment is no longer open.');
  },
});
