import type { ApprovalRecord, ApprovalStatus, ReviewComment, SensitiveChange } from '../release/approval.ts';
import { decimalId, done, get, post } from '../console/define-call.ts';
import { killKinds } from '../release/kill-switch.ts';
import type { UnconfirmedRollback } from '../release/rollback.ts';
import type { ScheduleRecord } from '../release/schedule.ts';
import { stageAudiences, type StageRecord, type WireStage } from '../release/stage.ts';
import {
  byDefault,
  count,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  schemaOf,
  text,
  textLike,
  textUpTo,
  whole,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';
import { change, impact, link, path, release } from './site.ts';

/** What is asked and decided about the draft, and the releases that become of it. Moments are ISO 8601 in UTC. */

const note = textUpTo(500);
const version = count;
const revision = whole(1);

const sensitive = object({
  kind: text as Schema<unknown> as Schema<SensitiveChange['kind']>,
  document: text,
  pointer: text,
  summary: text,
});
const record = schemaOf<ApprovalRecord>()(
  object({
    requestedBy: text,
    requestedAt: text,
    note: text,
    decidedBy: nullable(text),
    decidedAt: nullable(text),
    reason: nullable(text),
  }),
);
const approval = schemaOf<ApprovalStatus>()(
  object({
    state: oneOf(['none', 'needed', 'requested', 'approved', 'rejected', 'suspended']),
    sensitive: list(sensitive),
    record: nullable(record),
    voided: nullable(record),
    authors: list(text),
    version,
  }),
);
const comment = schemaOf<ReviewComment>()(
  object({
    id: text,
    document: text,
    pointer: text,
    body: text,
    author: text,
    createdAt: text,
    resolvedBy: nullable(text),
  }),
);
/** Second opinions on the draft, and remarks on its places. */
export const approvals = {
  read: get('/draft/approval', { needs: 'read', answer: approval }),
  request: post('/draft/approval/request', {
    needs: 'content',
    input: object({ version, note }),
    answer: approval,
  }),
  decide: post('/draft/approval/decide', {
    needs: 'publish',
    decides: true,
    proof: 'factor',
    input: object({ version, decision: oneOf(['approved', 'rejected']), reason: note }),
    answer: approval,
  }),
  comments: get('/draft/comments', { needs: 'read', answer: object({ comments: list(comment) }) }),
  comment: post('/draft/comments', {
    needs: 'content',
    input: object({ document: path, pointer: note, body: textUpTo(1_000, 1) }),
    answer: comment,
  }),
  resolve: post('/draft/comments/:id/resolve', {
    needs: 'content',
    input: object({ id: decimalId }),
    answer: done,
  }),
};

const publishFields = {
  note,
  draftVersion: version,
  baseRevision: count,
  /** Required while the check has warnings; stored with the note. */
  warningReason: optional(note),
};
const publishRequest = object(publishFields);
export type PublishRequest = ValueOf<typeof publishRequest>;
/** `impact` is null where the draft has errors. */
const comparison = object({ changes: list(change), impact: nullable(impact) });
export const releases = {
  list: get('/releases', {
    needs: 'read',
    input: object({ limit: byDefault(whole(1, 200), 50) }),
    answer: object({ releases: list(release) }),
  }),
  /** `to` is a revision or `draft`. */
  compare: get('/releases/compare', {
    needs: 'read',
    input: object({ from: revision, to: textLike('^(draft|0*[1-9][0-9]{0,14})$') }),
    answer: comparison,
  }),
  preview: post('/releases/preview', { needs: 'read', input: object({ revision }), answer: link }),
  publish: post('/publish', { needs: 'publish', input: publishRequest, answer: release }),
  rollBack: post('/rollback', {
    needs: 'publish',
    input: object({ toRevision: count, note }),
    answer: release,
  }),
};

const unconfirmed = schemaOf<UnconfirmedRollback>()(
  object({
    revision: count,
    toRevision: count,
    beforeRevision: count,
    note: text,
    authors: list(text),
    at: text,
    sensitive: list(sensitive),
    isLive: flag,
  }),
);
const waitingRollbacks = object({ waiting: list(unconfirmed) });
const settling = object({ revision: count, note });
/** Rollbacks past changes that took two people: a second person confirms them or takes them back. */
export const rollbacks = {
  list: get('/rollbacks', { needs: 'read', answer: waitingRollbacks }),
  confirm: post('/rollbacks/confirm', {
    needs: 'publish',
    decides: true,
    proof: 'factor',
    input: settling,
    answer: waitingRollbacks,
  }),
  takeBack: post('/rollbacks/take-back', {
    needs: 'publish',
    proof: 'factor',
    input: settling,
    answer: release,
  }),
};

const switches = object({
  kills: list(object({ kind: oneOf(killKinds), name: text, reason: text, author: text, at: text })),
  /** Names of the live site by kind; none are known of vendors. */
  candidates: object({
    component: list(text),
    vendor: list(text),
    form: list(text),
    machine: list(text),
    feature: list(text),
  }),
});
export type WireSwitches = ValueOf<typeof switches>;
const killing = {
  needs: 'publish',
  input: object({ kind: oneOf(killKinds), name: textLike('^[A-Za-z0-9._-]{1,64}$'), note: textUpTo(300) }),
  answer: release,
} as const;
/** Switching off and on again what is live. Needs no approval: it must take effect immediately. */
export const kills = {
  list: get('/switches', { needs: 'read', answer: switches }),
  kill: post('/switches/kill', killing),
  restore: post('/switches/restore', killing),
};

const schedule = schemaOf<ScheduleRecord>()(
  object({
    id: text,
    state: oneOf(['waiting', 'done', 'voided', 'suspended', 'refused', 'cancelled']),
    dueAt: text,
    zone: text,
    note: text,
    author: text,
    detail: nullable(text),
    revision: nullable(integer),
  }),
);
const scheduled = object({ schedule });
const schedulesState = object({ schedule: nullable(schedule), lost: list(schedule) });
const scheduleId = object({ id: textUpTo(30) });
/** A draft that goes live at a set time. */
export const schedules = {
  list: get('/draft/schedule', { needs: 'read', answer: schedulesState }),
  /** Takes the notice of a planned release that does not go live away. */
  dismiss: post('/draft/schedule/dismiss', { needs: 'read', input: scheduleId, answer: schedulesState }),
  /** When the clocks of a zone show a local time, `2026-11-21T09:30`. */
  plan: post('/draft/schedule', {
    needs: 'publish',
    input: object({
      version,
      local: textUpTo(30),
      zone: textUpTo(60),
      note,
      baseRevision: count,
      warningReason: publishFields.warningReason,
    }),
    answer: scheduled,
  }),
  cancel: post('/draft/schedule/cancel', { needs: 'publish', input: scheduleId, answer: scheduled }),
};

const share = whole(0, 100);
const stage = schemaOf<StageRecord>()(
  object({
    id: text,
    state: oneOf(['open', 'completed', 'rolled-back', 'halted']),
    revision: count,
    baseRevision: count,
    share: count,
    audience: oneOf(stageAudiences),
    accounts: list(text),
    haltAfter: count,
    note: text,
    author: text,
    startedAt: text,
    faults: count,
    endedBy: nullable(text),
    endedAt: nullable(text),
    reason: nullable(text),
    isDraftRestored: flag,
  }),
);
const newest = schemaOf<WireStage>()(
  object({
    stage: nullable(stage),
    browsers: count,
    faults: list(object({ page: text, nodeId: text, message: text, count })),
  }),
);
const plan = object({
  share,
  audience: oneOf(stageAudiences),
  accounts: list(textUpTo(64, 1), { maxItems: 200 }),
  haltAfter: whole(1, 10_000),
});
const stageEnd = { needs: 'publish', input: object({ id: decimalId, note }), answer: release } as const;
/** Releases that a part of the members gets first. */
export const stages = {
  /** The open stage, or what became of the newest. */
  read: get('/stage', { needs: 'read', answer: newest }),
  begin: post('/stage', { needs: 'publish', input: object({ ...publishFields, plan }), answer: release }),
  widen: post('/stage/widen', { needs: 'publish', input: object({ id: decimalId, share }), answer: stage }),
  complete: post('/stage/complete', stageEnd),
  rollBack: post('/stage/roll-back', stageEnd),
};
