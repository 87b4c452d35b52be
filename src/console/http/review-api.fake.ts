import type { ApprovalRecord, ApprovalStatus, ReviewComment } from '../../protocol/approval.ts';
import type { ConsoleApi } from './console-api.ts';

type Calls = 'approval' | 'requestApproval' | 'decideApproval' | 'comments' | 'comment' | 'resolveComment';

const noRecord: ApprovalRecord = {
  requestedBy: '',
  requestedAt: '2026-11-21T10:00:00.000Z',
  note: '',
  decidedBy: null,
  decidedAt: null,
  reason: null,
};

/** Second opinions and remarks about the draft, in memory. */
export function createReviewApiFake(parts: {
  readonly role: string;
  readonly version: () => number;
  readonly read: () => Omit<ApprovalStatus, 'version'>;
  readonly write: (status: Omit<ApprovalStatus, 'version'>) => void;
}): Pick<ConsoleApi, Calls> {
  const { role } = parts;
  let remarks: readonly ReviewComment[] = [];
  const approval = async (): Promise<ApprovalStatus> => ({ ...parts.read(), version: parts.version() });
  return {
    approval,
    requestApproval: (_version, note) => {
      parts.write({ ...parts.read(), state: 'requested', record: { ...noRecord, requestedBy: role, note } });
      return approval();
    },
    decideApproval: (_version, decision, reason) => {
      const before = parts.read();
      const record = { ...(before.record ?? noRecord), decidedBy: role, reason };
      parts.write({ ...before, state: decision, record });
      return approval();
    },
    comments: async () => remarks,
    comment: async (made) => {
      const signature = { author: role, createdAt: '2026-11-21T10:00:00.000Z', resolvedBy: null };
      const remark = { ...made, ...signature, id: String(remarks.length + 1) };
      remarks = [...remarks, remark];
      return remark;
    },
    resolveComment: async (id) => {
      remarks = remarks.filter((remark) => remark.id !== id);
    },
  };
}
