import type { ApprovalStatus, ReviewComment } from '../../protocol/approval.ts';
import type {
  ConsoleSession,
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
  WireSwitches,
} from '../../protocol/console-api.ts';
import type { WireAudit } from '../../protocol/console-audit.ts';
import type { RevertToBase, WireBase } from '../../protocol/console-base.ts';
import type { RuleReference, Origins } from '../../protocol/explanation.ts';
import type { ClosureRequest, RegionRequest, WireAvailability } from '../../protocol/console-availability.ts';
import type { KillTarget } from '../../protocol/kill-switch.ts';
import type { ScheduleRecord, WireSchedules } from '../../protocol/schedule.ts';
import type { StagePlan, StageRecord, WireStage } from '../../protocol/stage.ts';
import { callApi } from './call-api.ts';
import { httpFactorsApi, type FactorsApi } from './factors-api.ts';
import { httpPeopleApi, type PeopleApi } from './people-api.ts';
import { rollbacksApi, type RollbacksApi } from './rollbacks-api.ts';

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
export interface ConsoleApi extends FactorsApi, PeopleApi, RollbacksApi {
  me(): Promise<ConsoleSession>;
  login(credentials: { username: string; password: string }): Promise<ConsoleSession>;
  logout(): Promise<void>;
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
  /** Who gave settings their values, as a revision or the draft has them. */
  explain(paths: readonly string[], rules: readonly RuleReference[], of: number | 'draft'): Promise<Origins>;
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
  switches(): Promise<WireSwitches>;
  throwSwitch(action: 'kill' | 'restore', request: KillTarget & { note: string }): Promise<WireRelease>;
  opening(): Promise<WireAvailability>;
  closePortal(request: ClosureRequest): Promise<WireAvailability>;
  openPortal(note: string): Promise<WireAvailability>;
  denyPlace(request: RegionRequest): Promise<WireAvailability>;
  allowPlace(request: RegionRequest): Promise<WireAvailability>;
  releases(): Promise<readonly WireRelease[]>;
  /** Goes through the records of what happened, which takes a moment where they are long. */
  audit: () => Promise<WireAudit>;
}

export const httpConsoleApi: ConsoleApi = {
  ...httpPeopleApi,
  ...httpFactorsApi,
  ...rollbacksApi,
  me: () => callApi('GET', '/api/me'),
  login: (credentials) => callApi('POST', '/api/login', credentials),
  logout: () => callApi('POST', '/api/logout'),
  site: () => callApi('GET', '/api/site'),
  adoption: () => callApi('GET', '/api/adoption'),
  documents: async () =>
    (await callApi<{ documents: readonly DocumentEntry[] }>('GET', '/api/documents')).documents,
  document: (path) => callApi('GET', `/api/document?path=${encodeURIComponent(path)}`),
  draft: () => callApi('GET', '/api/draft'),
  edit: (version, patches) => callApi('PATCH', '/api/draft', { version, patches }),
  undo: (version) => callApi('POST', '/api/draft/undo', { version }),
  discard: (version) => callApi('POST', '/api/draft/discard', { version }),
  rebase: (version) => callApi('POST', '/api/draft/rebase', { version }),
  schedules: () => callApi('GET', '/api/draft/schedule'),
  dismissSchedule: (id) => callApi('POST', '/api/draft/schedule/dismiss', { id }),
  schedule: async (planned) =>
    (await callApi<{ schedule: ScheduleRecord }>('POST', '/api/draft/schedule', planned)).schedule,
  cancelSchedule: async (id) =>
    (await callApi<{ schedule: ScheduleRecord }>('POST', '/api/draft/schedule/cancel', { id })).schedule,
  revert: (version, { document, pointer, summary }) =>
    callApi('POST', '/api/draft/revert', { version, document, pointer, summary }),
  base: () => callApi('GET', '/api/base'),
  takeBase: (version) => callApi('POST', '/api/base/take', { version }),
  revertToBase: (request) => callApi('POST', '/api/base/revert', request),
  check: () => callApi('GET', '/api/draft/check'),
  preview: () => callApi('POST', '/api/draft/preview'),
  previewRevision: (revision) => callApi('POST', '/api/releases/preview', { revision }),
  explain: (paths, rules, of) => callApi('POST', '/api/explain', { paths, rules, of }),
  compare: (from, to) => callApi('GET', `/api/releases/compare?from=${from}&to=${to}`),
  approval: () => callApi('GET', '/api/draft/approval'),
  requestApproval: (version, note) => callApi('POST', '/api/draft/approval/request', { version, note }),
  decideApproval: (version, decision, reason) =>
    callApi('POST', '/api/draft/approval/decide', { version, decision, reason }),
  comments: async () =>
    (await callApi<{ comments: readonly ReviewComment[] }>('GET', '/api/draft/comments')).comments,
  comment: (comment) => callApi('POST', '/api/draft/comments', comment),
  resolveComment: (id) => callApi('POST', `/api/draft/comments/${id}/resolve`),
  publish: (request) => callApi('POST', '/api/publish', request),
  stage: () => callApi('GET', '/api/stage'),
  beginStage: (request) => callApi('POST', '/api/stage', request),
  widenStage: (request) => callApi('POST', '/api/stage/widen', request),
  completeStage: (request) => callApi('POST', '/api/stage/complete', request),
  rollBackStage: (request) => callApi('POST', '/api/stage/roll-back', request),
  rollback: (request) => callApi('POST', '/api/rollback', request),
  switches: () => callApi('GET', '/api/switches'),
  throwSwitch: (action, { kind, name, note }) =>
    callApi('POST', `/api/switches/${action}`, { kind, name, note }),
  opening: () => callApi('GET', '/api/opening'),
  closePortal: (request) => callApi('POST', '/api/opening/close', request),
  openPortal: (note) => callApi('POST', '/api/opening/open', { note }),
  denyPlace: (request) => callApi('POST', '/api/opening/deny', request),
  allowPlace: (request) => callApi('POST', '/api/opening/allow', request),
  releases: async () =>
    (await callApi<{ releases: readonly WireRelease[] }>('GET', '/api/releases?limit=100')).releases,
  audit: () => callApi('GET', '/api/audit'),
};
