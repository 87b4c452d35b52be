import type { ApprovalState, SensitiveKind } from '../../protocol/release/approval.ts';
import { plural } from '../../protocol/words/plural.ts';

/** Words of second opinions, remarks and corrections in the review. */
export const approvalMessages = {
  title: 'Second person',
  states: {
    none: 'No second person is needed.',
    needed: 'These changes need a second person.',
    requested: 'Needs a second person.',
    approved: 'Approved.',
    rejected: 'Rejected.',
    suspended: 'Suspended: another release went live. Update the draft and ask again.',
  } satisfies Record<ApprovalState, string>,
  kinds: { money: 'Money', legal: 'Legal', validators: 'Validators' } satisfies Record<SensitiveKind, string>,
  why: 'Reason',
  note: 'Note for the approver',
  ask: 'Ask for approval',
  askAgain: 'Ask again',
  askedBy: (name: string) => `Asked by ${name}`,
  decidedBy: (name: string) => `by ${name}`,
  reason: 'Reason',
  reasonHint: 'Required to reject.',
  reasonMissing: 'Enter why you’re rejecting it.',
  noteMissing: 'Enter a note for the approver.',
  approve: 'Approve',
  reject: 'Reject',
  ownChange: 'You edited this draft: another operator must approve it.',
  mayNotApprove: 'An operator with the role “Publisher” must approve it.',
  voided: (name: string, isApproved: boolean) =>
    isApproved
      ? `The approval by ${name} no longer holds: the draft was edited after it.`
      : `What ${name} asked for no longer holds: the draft was edited after it.`,
  voidedByEdit: 'Any later edit voids the approval.',
  comment: 'Comment',
  commentOn: (summary: string) => `Comment on: ${summary}`,
  addComment: 'Add comment',
  resolve: 'Settle',
  resolveBy: (name: string) => `Settle the comment by ${name}`,
  undoChange: 'Undo this change',
  undoChangeOf: (summary: string) => `Undo this change: ${summary}`,
  undoTitle: 'Undo this change?',
  undoText: (summary: string) => `It leaves the draft: ${summary}. The others stay. Undo brings it back.`,
  changeUndone: (summary: string) => `Undone: ${summary}`,
  fix: 'Fix this',
  fixAll: (count: number) => `Fix all ${count}`,
  fixed: (count: number) => plural(count, 'finding fixed', 'findings fixed'),
};
