import type { ApprovalStatus, ReviewComment } from '../../protocol/approval.ts';
import type {
  DocumentEntry,
  DocumentSource,
  DraftSummary,
  PreviewLink,
  PublishRequest,
  RebasedDraft,
  SiteOverview,
  WireAdoption,
  WireChange,
  WireCheck,
  WireComparison,
  WirePatch,
  WireRelease,
} from '../../protocol/console-api.ts';
import type { RevertToBase, WireBase } from '../../protocol/console-base.ts';
import type { ScheduleRecord, WireSchedules } from '../../protocol/schedule.ts';
import type { StagePlan, StageRecord, WireStage } from '../../protocol/stage.ts';
import { approvals, releases, schedules, stages } from '../../protocol/calls/releases.ts';
import { bases, draft, site } from '../../protocol/calls/site.ts';
import { createSend } from './use-call.ts';

/** A draft to go live when the clocks of a zone show a local time, `2026-11-21T09:30`. */
export interface ScheduleRequest {
  readonly version: number;
  readonly baseRevision: number;
  readonly local: string;
  readonly zone: string;
  readonly note: string;
  readonly warningReason?: string;
}

/** Which stage ends, and why. */
export interface StageEnd {
  readonly id: string;
  readonly note: string;
}

/** Everything the screens ask of the server. Each call throws `ApiFailure`. */
export interface ConsoleApi {
  site: () => Promise<SiteOverview>;
  adoption(): Promise<WireAdoption>;
  documents(): Promise<readonly DocumentEntry[]>;
  document(path: string): Promise<DocumentSource>;
  draft(): Promise<DraftSummary>;
  edit(version: number, patches: readonly WirePatch[]): Promise<DraftSummary>;
  undo(version: number): Promise<DraftSummary>;
  discard(version: number): Promise<DraftSummary>;
  rebase(version: number): Promise<RebasedDraft>;
  /** The newest release planned for a moment, whatever became of it. */
  schedules(): Promise<WireSchedules>;
  /** Takes the notice of a planned release that does not go live away. */
  dismissSchedule(id: string): Promise<WireSchedules>;
  schedule(planned: ScheduleRequest): Promise<ScheduleRecord>;
  cancelSchedule(id: string): Promise<ScheduleRecord>;
  /** Takes one change of the review back; refused with `draft.tangled` where others build on it. */
  revert(
    version: number,
    change: Pick<WireChange, 'document' | 'pointer' | 'summary'>,
  ): Promise<DraftSummary>;
  base(): Promise<WireBase>;
  /** Puts the draft on the base that the program ships. */
  takeBase(version: number): Promise<WireBase>;
  /** Puts the base's back, of one change or of a document. */
  revertToBase(request: RevertToBase): Promise<WireBase>;
  check(): Promise<WireCheck>;
  preview(): Promise<PreviewLink>;
  previewRevision(revision: number): Promise<PreviewLink>;
  compare(from: number, to: number | 'draft'): Promise<WireComparison>;
  approval(): Promise<ApprovalStatus>;
  requestApproval(version: number, note: string): Promise<ApprovalStatus>;
  decideApproval(version: number, decision: 'approved' | 'rejected', reason: string): Promise<ApprovalStatus>;
  comments(): Promise<readonly ReviewComment[]>;
  comment(made: Pick<ReviewComment, 'document' | 'pointer' | 'body'>): Promise<ReviewComment>;
  resolveComment(id: string): Promise<void>;
  publish(request: PublishRequest): Promise<WireRelease>;
  /** The open stage, or what became of the newest. */
  stage(): Promise<WireStage>;
  beginStage(request: PublishRequest & { readonly plan: StagePlan }): Promise<WireRelease>;
  widenStage(request: { readonly id: string; readonly share: number }): Promise<StageRecord>;
  completeStage(request: StageEnd): Promise<WireRelease>;
  rollBackStage(request: StageEnd): Promise<WireRelease>;
  rollback(request: { toRevision: number; note: string }): Promise<WireRelease>;
  releases(): Promise<readonly WireRelease[]>;
}

const send = createSend((...request) => fetch(...request));

export const httpConsoleApi: ConsoleApi = {
  site: () => send(site.overview),
  adoption: () => send(site.adoption),
  documents: async () => (await send(site.documents)).documents,
  document: (path) => send(site.document, { path }),
  draft: () => send(draft.read),
  edit: (version, patches) => send(draft.edit, { version, patches }),
  undo: (version) => send(draft.undo, { version }),
  discard: (version) => send(draft.discard, { version }),
  rebase: (version) => send(draft.rebase, { version }),
  revert: (version, { document, pointer, summary }) =>
    send(draft.revert, { version, document, pointer, summary }),
  check: () => send(draft.check),
  preview: () => send(draft.preview),
  base: () => send(bases.read),
  takeBase: (version) => send(bases.take, { version }),
  revertToBase: (request) => send(bases.revert, request),
  schedules: () => send(schedules.list),
  dismissSchedule: (id) => send(schedules.dismiss, { id }),
  schedule: async (planned) => (await send(schedules.plan, planned)).schedule,
  cancelSchedule: async (id) => (await send(schedules.cancel, { id })).schedule,
  approval: () => send(approvals.read),
  requestApproval: (version, note) => send(approvals.request, { version, note }),
  decideApproval: (version, decision, reason) => send(approvals.decide, { version, decision, reason }),
  comments: async () => (await send(approvals.comments)).comments,
  comment: ({ document, pointer, body }) => send(approvals.comment, { document, pointer, body }),
  resolveComment: (id) => send(approvals.resolve, { id }),
  releases: async () => (await send(releases.list, { limit: 100 })).releases,
  compare: (from, to) => send(releases.compare, { from, to: String(to) }),
  previewRevision: (revision) => send(releases.preview, { revision }),
  publish: (request) => send(releases.publish, request),
  rollback: (request) => send(releases.rollBack, request),
  stage: () => send(stages.read),
  beginStage: (request) => send(stages.begin, request),
  widenStage: (request) => send(stages.widen, request),
  completeStage: (request) => send(stages.complete, request),
  rollBackStage: (request) => send(stages.rollBack, request),
};
