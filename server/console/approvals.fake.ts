import type { ReviewComment } from '../../src/protocol/approval.ts';
import type { Approvals } from '../site/approvals.ts';
import type { SiteService } from '../site/site-service.ts';

/** Approvals of a site where nothing is sensitive; remarks are kept in memory. */
export function createApprovalsFake(site: SiteService): Approvals {
  let comments: readonly ReviewComment[] = [];
  const status: Approvals['status'] = async () => {
    const { version, authors } = await site.draft();
    return { state: 'none', sensitive: [], record: null, voided: null, authors, version };
  };
  const refuse = async () => ({ ok: false, error: { code: 'approval.not-needed' } }) as const;
  return {
    status,
    request: refuse,
    decide: refuse,
    comments: async () => comments,
    comment: async (made) => {
      const id = String(comments.length + 1);
      const comment = { ...made, id, createdAt: '2026-11-21T10:00:00.000Z', resolvedBy: null };
      comments = [...comments, comment];
      return comment;
    },
    resolveComment: async (id) => {
      const before = comments.length;
      comments = comments.filter((comment) => comment.id !== id);
      return comments.length < before;
    },
  };
}
