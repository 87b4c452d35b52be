import type { ApprovalStatus, ReviewComment } from '../../../src/protocol/release/approval.ts';
import type { Approvals } from '../../site/audit/approvals.ts';
import type { SiteService } from '../../site/site-service.ts';

const at = '2026-11-21T10:00:00.000Z';
/** What a site needs a second person for, and how far that is. */
type Opinion = Omit<ApprovalStatus, 'version' | 'authors'>;

/** Approvals of a site where nothing is sensitive until a test says so; all are kept in memory. */
export function createApprovalsFake(site: SiteService): Approvals & { opinion: Opinion } {
  let comments: readonly ReviewComment[] = [];
  const status: Approvals['status'] = async () => {
    const { version, authors } = await site.draft();
    return { ...fake.opinion, authors, version };
  };
  const give = async (changes: Partial<Opinion>) => {
    fake.opinion = { ...fake.opinion, ...changes };
    return { ok: true, value: await status() } as const;
  };
  const fake: ReturnType<typeof createApprovalsFake> = {
    opinion: { state: 'none', sensitive: [], record: null, voided: null },
    status,
    request: async ({ note, author }) => {
      if (fake.opinion.state === 'none') return { ok: false, error: { code: 'approval.not-needed' } };
      const record = { requestedBy: author, requestedAt: at, note };
      const undecided = { decidedBy: null, decidedAt: null, reason: null };
      return give({ state: 'requested', record: { ...record, ...undecided } });
    },
    decide: async ({ decision, reason, author }) => {
      const { state, record } = fake.opinion;
      if (state === 'none') return { ok: false, error: { code: 'approval.not-needed' } };
      if (record === null) return { ok: false, error: { code: 'approval.not-requested' } };
      const { authors } = await site.draft();
      if ([...authors, record.requestedBy].includes(author))
        return { ok: false, error: { code: 'approval.own-change', authors } };
      return give({ state: decision, record: { ...record, decidedBy: author, decidedAt: at, reason } });
    },
    comments: async () => comments,
    comment: async (made) => {
      const id = String(comments.length + 1);
      const comment = { ...made, id, createdAt: at, resolvedBy: null };
      comments = [...comments, comment];
      return comment;
    },
    resolveComment: async (id) => {
      const before = comments.length;
      comments = comments.filter((comment) => comment.id !== id);
      return comments.length < before;
    },
  };
  return fake;
}
