/** Why a change needs a second person. */
export const sensitiveKinds = ['money', 'legal', 'validators'] as const;
export type SensitiveKind = (typeof sensitiveKinds)[number];

/** A change that goes live only with the approval of a second operator. */
export interface SensitiveChange {
  readonly kind: SensitiveKind;
  readonly document: string;
  readonly pointer: string;
  readonly summary: string;
}
/**
 * `none`: nothing in the draft needs a second person. `needed`: not requested yet, or the draft was
 * edited since. `suspended`: another release went live since it was asked for or given.
 */
export type ApprovalState = 'none' | 'needed' | 'requested' | 'approved' | 'rejected' | 'suspended';

export interface ApprovalRecord {
  readonly requestedBy: string;
  readonly requestedAt: string;
  readonly note: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  /** Why it was rejected, or what the approver wrote. */
  readonly reason: string | null;
}
/** `GET /api/draft/approval` */
export interface ApprovalStatus {
  readonly state: ApprovalState;
  readonly sensitive: readonly SensitiveChange[];
  readonly record: ApprovalRecord | null;
  /** What was asked or approved of this draft before it was edited again; it no longer holds. */
  readonly voided: ApprovalRecord | null;
  /** Who edited the draft: none of them may approve it. */
  readonly authors: readonly string[];
  /** Draft version that this speaks of. */
  readonly version: number;
}
/** A remark on one changed place of the draft. */
export interface ReviewComment {
  readonly id: string;
  readonly document: string;
  readonly pointer: string;
  readonly body: string;
  readonly author: string;
  readonly createdAt: string;
  readonly resolvedBy: string | null;
}
