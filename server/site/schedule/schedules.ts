import type { Result } from '../../../src/protocol/release/issue.ts';
import { findMoment, type ScheduleRecord } from '../../../src/protocol/release/schedule.ts';
import { cancelJob, scheduleJob } from '../../infrastructure/jobs/job-store.ts';
import type { JobHandler } from '../../infrastructure/jobs/job-runner.ts';
import { isApproved, sensitiveIn } from '../audit/approvals.ts';
import { appendAudit } from '../audit/audit.ts';
import { checkSchedule, scheduleJobKind } from './settle-plan.ts';
import { errorsOf, refuse } from '../refusal.ts';
import { lockMerchant, type DbExecutor } from '../release/release-store.ts';
import { withinDraft } from '../draft/chosen-draft.ts';
import { hashSource } from '../draft/source-store.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import type { PublishRefusal, SiteService } from '../site-service.ts';
import {
  addSchedule,
  dismissLost,
  readLost,
  readNewest,
  readSchedule,
  readWaiting,
  settleSchedule,
  toRecord,
  type ScheduleRow,
} from './schedule-store.ts';

export type ScheduleRefusal =
  | PublishRefusal
  /** The clocks of the zone skip that time. */
  | { readonly code: 'schedule.time-gap' }
  | { readonly code: 'schedule.time-unknown' }
  | { readonly code: 'schedule.past' }
  | { readonly code: 'schedule.unknown' };

export interface ScheduleRequest {
  readonly version: number;
  /** Local time, `2026-11-21T09:30`, and the zone whose clocks show it. */
  readonly local: string;
  readonly zone: string;
  readonly note: string;
  readonly author: string;
}
/** Releases that go live at a moment; one waits at a time. */
export interface Schedules {
  /** The newest, as it is by now: one that cannot go live is not shown as waiting. */
  newest(): Promise<ScheduleRecord | null>;
  /** Those that an operator planned, that do not go live, and that were not dismissed. Newest first. */
  lost(author: string): Promise<readonly ScheduleRecord[]>;
  /** Takes the notice of a lost one away; only who planned it may. */
  dismiss(id: string, author: string): Promise<void>;
  /** Takes the place of one that waits. */
  plan(request: ScheduleRequest): Promise<Result<ScheduleRecord, ScheduleRefusal>>;
  cancel(id: string, author: string): Promise<Result<ScheduleRecord, ScheduleRefusal>>;
  /** Publishes what is due, if it is still what was planned. Doing it twice does it once. */
  readonly run: JobHandler;
}

const no = (error: ScheduleRefusal): { readonly ok: false; readonly error: ScheduleRefusal } => ({
  ok: false,
  error,
});

interface PlanRun {
  readonly publish: SiteService['publish'];
  readonly rebase: () => Promise<void>;
}

/** The job that publishes what is planned, when it is due. */
const createPlanRun = (
  { merchant, clock }: SiteServiceOptions,
  readers: Readers,
  { publish, rebase }: PlanRun,
): JobHandler => {
  /** Whether a release of another draft came between; a rollback suspends what is planned. */
  const isOvertaken = async (work: DbExecutor): Promise<boolean> => {
    const { live, draft } = await readers.readDraft(work);
    return draft.patches.length > 0 && draft.baseRevision !== live.revision;
  };
  const runPlanned = async (work: DbExecutor, key: string): Promise<void> => {
    const row = await readSchedule(work, merchant, key);
    if (row === null || row.state !== 'waiting') return;
    const { live, draft } = await readers.readDraft();
    const state = checkSchedule(row, live, draft);
    if (state === 'done') return settleSchedule(work, clock.now(), key, state, { revision: live.revision });
    if (state !== 'waiting') return settleSchedule(work, clock.now(), key, state);
    const outcome = await publish({
      note: row.note,
      author: row.author,
      draftVersion: draft.version,
      baseRevision: live.revision,
    });
    if (outcome.ok)
      return settleSchedule(work, clock.now(), key, 'done', { revision: outcome.value.revision });
    return settleSchedule(work, clock.now(), key, 'refused', { detail: outcome.error.code });
  };
  return async (work, { key }) => {
    const row = await readSchedule(work, merchant, key);
    if (row === null || row.state !== 'waiting') return;
    await withinDraft(row.draft, async () => {
      // Another draft went live, and this one is not on top of it yet.
      if (await isOvertaken(work)) await rebase();
      await runPlanned(work, key);
    });
  };
};

export const createSchedules = (
  options: SiteServiceOptions,
  readers: Readers,
  { compile, ...release }: PlanRun & { readonly compile: SiteCompiler['compile'] },
): Schedules => {
  const { db, merchant, clock } = options;
  const callOff = async (work: DbExecutor, row: ScheduleRow, author: string): Promise<void> => {
    await settleSchedule(work, clock.now(), row.id, 'cancelled', { detail: author });
    await cancelJob(work, { merchant, kind: scheduleJobKind, key: row.id });
  };

  const refuseStale = async (work: DbExecutor) => {
    const active = await readers.requirePointer(work);
    return refuse({ code: 'publish.stale-base', active, changes: [] });
  };
  const plan: Schedules['plan'] = async ({ version, local, zone, note, author }) => {
    if (note.trim() === '') return refuse({ code: 'publish.note-required' });
    const moment = findMoment(local, zone);
    if (moment === 'gap') return no({ code: 'schedule.time-gap' });
    if (moment === 'unknown') return no({ code: 'schedule.time-unknown' });
    if (moment <= clock.now().getTime()) return no({ code: 'schedule.past' });
    const { draft: checked } = await readers.readDraft();
    const { release, issues } = await compile(checked.documents);
    if (release === null) return refuse({ code: 'publish.check-failed', issues: errorsOf(issues) });
    return db.transaction().execute(async (transaction) => {
      await lockMerchant(transaction, merchant);
      const { live, draft } = await readers.readDraft(transaction);
      if (draft.version !== version || checked.version !== version)
        return refuse({ code: 'publish.draft-moved', version: draft.version });
      if (draft.patches.length === 0) return refuse({ code: 'publish.nothing-to-publish' });
      if (draft.baseRevision !== live.revision) return refuseStale(transaction);
      const hash = hashSource(draft.documents);
      const sensitive = sensitiveIn(options, draft);
      if (sensitive.length > 0 && !(await isApproved(transaction, merchant, hash, live.revision)))
        return refuse({ code: 'publish.approval-required', sensitive });
      const before = await readWaiting(transaction, merchant);
      if (before !== null) await callOff(transaction, before, author);
      const now = clock.now();
      const dueAt = new Date(moment);
      const row = await addSchedule(transaction, {
        merchant,
        content_hash: hash,
        base_revision: draft.baseRevision,
        due_at: dueAt,
        zone,
        note,
        author,
        created_at: now,
      });
      await scheduleJob(transaction, { merchant, kind: scheduleJobKind, key: row.id, dueAt, now });
      await appendAudit(transaction, merchant, {
        action: 'schedule',
        author,
        note: `${dueAt.toISOString()} (${local} ${zone}): ${note}`,
        revision: live.revision,
        release: live.release,
        source: hash,
        at: now.toISOString(),
      });
      return { ok: true, value: toRecord(row) };
    });
  };

  const cancel: Schedules['cancel'] = (id, author) =>
    db.transaction().execute(async (transaction) => {
      await lockMerchant(transaction, merchant);
      const row = await readWaiting(transaction, merchant);
      if (row === null || row.id !== id) return no({ code: 'schedule.unknown' });
      await callOff(transaction, row, author);
      const live = await readers.requireLive(transaction);
      await appendAudit(transaction, merchant, {
        action: 'schedule-end',
        author,
        note: `cancelled: ${row.note}`,
        revision: live.revision,
        release: live.release,
        source: row.content_hash,
        at: clock.now().toISOString(),
      });
      const after = await readSchedule(transaction, merchant, id);
      return after === null ? no({ code: 'schedule.unknown' }) : { ok: true, value: toRecord(after) };
    });

  const newest: Schedules['newest'] = async () => {
    const row = await readNewest(db, merchant);
    if (row === null || row.state !== 'waiting') return row === null ? null : toRecord(row);
    const { live, draft } = await readers.readDraft();
    return { ...toRecord(row), state: checkSchedule(row, live, draft) };
  };

  return {
    plan,
    cancel,
    run: createPlanRun(options, readers, release),
    newest,
    lost: async (author) => (await readLost(db, merchant, author)).map(toRecord),
    dismiss: (id, author) => dismissLost(db, { merchant, id, author, at: clock.now() }),
  };
};
