import type { Transaction } from 'kysely';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { StagePlan, StageRecord, WireStage } from '../../../src/protocol/release/stage.ts';
import type { Tables } from '../../db/database.ts';
import { appendAudit } from '../audit/audit.ts';
import { commitRevision } from '../release/commit-revision.ts';
import { withinDraft } from '../draft/chosen-draft.ts';
import { endStage } from './end-stage.ts';
import { openStage } from './open-stage.ts';
import { createPublish } from '../release/publish-commands.ts';
import {
  lockMerchant,
  nextRevision,
  readRevision,
  notifyNodes,
  type LiveHead,
} from '../release/release-store.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import type { PublishRefusal, ReleaseRecord, SiteService } from '../site-service.ts';
import { memberKey } from './stage-audience.ts';
import {
  countFaults,
  isKnownBefore,
  readFaults,
  readNewestStage,
  readOpenStage,
  toStageRecord,
  type StageRow,
} from './stage-store.ts';
import { plural } from '../../../src/protocol/words/plural.ts';

export type StageRefusal =
  | PublishRefusal
  /** It has ended, or another one is open. */
  | { readonly code: 'stage.none' }
  /** No share and no account. */
  | { readonly code: 'stage.nobody' }
  | { readonly code: 'stage.narrower'; readonly share: number }
  | { readonly code: 'stage.account-unknown'; readonly accounts: readonly string[] };

type Publication = Parameters<SiteService['publish']>[0];
type Ending = { readonly id: string; readonly note: string; readonly author: string };

/** Releases that a part of the members gets first; one is open at a time. */
export interface Stages {
  /** The open one, or what became of the newest. */
  newest(): Promise<WireStage>;
  /** Gives the draft to a part of the members. Checked and approved like a publish. */
  begin(request: Publication & { readonly plan: StagePlan }): Promise<Result<ReleaseRecord, StageRefusal>>;
  widen(request: {
    readonly id: string;
    readonly share: number;
    readonly author: string;
  }): Promise<Result<StageRecord, StageRefusal>>;
  /** Releases it to all visitors. */
  complete(request: Ending): Promise<Result<ReleaseRecord, StageRefusal>>;
  /** Takes it away again; the draft has its changes back. */
  rollBack(request: Ending): Promise<Result<ReleaseRecord, StageRefusal>>;
  /** A browser of the stage reports an error. Ends the stage where too many do; says whether it did. */
  noteFault(fault: {
    readonly id: string;
    readonly reader: string;
    readonly page: string;
    readonly nodeId: string;
    readonly message: string;
  }): Promise<boolean>;
}

/** Author of what the server does automatically. */
const ownAuthor = 'foyer';

const no = (error: StageRefusal): { readonly ok: false; readonly error: StageRefusal } => ({
  ok: false,
  error,
});

/** What the commands of stages are made of. */
interface StageParts {
  readonly options: SiteServiceOptions;
  readonly readers: Readers;
}
type StageWork<Value> = (
  transaction: Transaction<Tables>,
  stage: StageRow,
  live: LiveHead,
) => Promise<Result<Value, StageRefusal>>;

/** Runs on the stage of that id while it is open; the lock keeps other changes of the site out meanwhile. */
const onOpen = <Value>(
  { options: { db, merchant }, readers }: StageParts,
  id: string,
  work: StageWork<Value>,
): Promise<Result<Value, StageRefusal>> =>
  db.transaction().execute(async (transaction) => {
    await lockMerchant(transaction, merchant);
    const stage = await readOpenStage(transaction, merchant);
    if (stage === null || stage.id !== id) return no({ code: 'stage.none' });
    return work(transaction, stage, await readers.requireLive(transaction));
  });

const createBegin =
  ({ options, readers }: StageParts, compile: SiteCompiler['compile']): Stages['begin'] =>
  async ({ plan, ...request }) => {
    const accounts = [...new Set(plan.accounts.map((name) => name.trim()).filter((name) => name !== ''))];
    if (plan.share === 0 && accounts.length === 0) return no({ code: 'stage.nobody' });
    const members = (await options.findMembers?.(accounts)) ?? [];
    const unknown = accounts.filter(
      (name) => !members.some(({ account }) => account.toLowerCase() === name.toLowerCase()),
    );
    if (unknown.length > 0) return no({ code: 'stage.account-unknown', accounts: unknown });
    const named = members.map(({ id, account }) => ({ account, key: memberKey(options.merchant, id) }));
    return createPublish(options, readers, compile, openStage(options, plan, named))(request);
  };

const createWiden = (parts: StageParts): Stages['widen'] => {
  const { merchant, clock } = parts.options;
  return ({ id, share, author }) =>
    onOpen(parts, id, async (transaction, stage, live) => {
      if (share < stage.share) return no({ code: 'stage.narrower', share: stage.share });
      const staged = await readRevision(transaction, merchant, stage.revision);
      await transaction.updateTable('site_stage').set({ share }).where('id', '=', id).execute();
      await appendAudit(transaction, merchant, {
        action: 'stage',
        author,
        note: `widened from ${stage.share} to ${share} per cent`,
        revision: stage.revision,
        release: staged?.record.release ?? live.release,
        source: staged?.sourceHash ?? live.sourceHash,
        at: clock.now().toISOString(),
      });
      await notifyNodes(transaction, merchant, stage.revision);
      return { ok: true, value: toStageRecord({ ...stage, share }, await countFaults(transaction, id)) };
    });
};

const createComplete = (parts: StageParts): Stages['complete'] => {
  const { merchant, clock } = parts.options;
  return ({ id, note, author }) =>
    onOpen(parts, id, async (transaction, stage) => {
      const staged = await readRevision(transaction, merchant, stage.revision);
      if (staged === null) return no({ code: 'stage.none' });
      const now = clock.now();
      const revision = {
        merchant,
        revision: await nextRevision(transaction, merchant),
        release: staged.compiled,
        sourceHash: staged.sourceHash,
        kind: 'publish',
        note: note.trim() === '' ? stage.note : note,
        author,
        at: now,
        rolledBackTo: null,
      } as const;
      const value = await withinDraft(stage.draft, () =>
        commitRevision(transaction, parts.options, revision, 'publish'),
      );
      await endStage(transaction, merchant, { state: 'completed', by: author, at: now, reason: note });
      return { ok: true, value };
    });
};

/** Makes what is live the newest revision, so that browsers of the stage leave it. */
const takeAway = async (
  { options }: StageParts,
  transaction: Transaction<Tables>,
  live: LiveHead,
  ending: { readonly state: 'rolled-back' | 'halted'; readonly note: string; readonly author: string },
): Promise<ReleaseRecord> => {
  const { merchant } = options;
  const { state, note, author } = ending;
  const now = options.clock.now();
  const revision = {
    merchant,
    revision: await nextRevision(transaction, merchant),
    release: live.compiled,
    sourceHash: live.sourceHash,
    kind: 'rollback',
    note,
    author,
    at: now,
    rolledBackTo: live.revision,
  } as const;
  const record = await commitRevision(transaction, options, revision, 'rollback');
  await endStage(transaction, merchant, { state, by: author, at: now, reason: note });
  return record;
};

const createRollBack =
  (parts: StageParts): Stages['rollBack'] =>
  async ({ id, note, author }) =>
    note.trim() === ''
      ? no({ code: 'publish.note-required' })
      : onOpen(parts, id, async (transaction, _stage, live) => ({
          ok: true,
          value: await takeAway(parts, transaction, live, { state: 'rolled-back', note, author }),
        }));

const createNoteFault = (parts: StageParts): Stages['noteFault'] => {
  const { db, merchant, clock } = parts.options;
  return async ({ id, reader, page, nodeId, message }) => {
    const stage = await readOpenStage(db, merchant);
    if (stage === null || stage.id !== id) return false;
    // What the release before reports too is not the stage's doing.
    if (await isKnownBefore(db, stage, { page, nodeId, message })) return false;
    await db
      .insertInto('site_stage_fault')
      .values({ stage_id: id, reader, reported_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const count = await countFaults(db, id);
    if (count < stage.halt_after) return false;
    const note = `Stage of revision ${stage.revision} ended automatically: ${plural(count, 'browser', 'browsers')} reported errors, the last one “${message.slice(0, 120)}”`;
    const halted = await onOpen(parts, id, async (transaction, _stage, live) => ({
      ok: true,
      value: await takeAway(parts, transaction, live, { state: 'halted', note, author: ownAuthor }),
    }));
    return halted.ok;
  };
};

const createNewest =
  ({ options }: StageParts): Stages['newest'] =>
  async () => {
    const { db, merchant } = options;
    const row = await readNewestStage(db, merchant);
    if (row === null) return { stage: null, browsers: 0, faults: [] };
    const adoption = row.state === 'open' ? await options.countBrowsers?.(row.revision) : undefined;
    return {
      stage: toStageRecord(row, await countFaults(db, row.id)),
      browsers: adoption?.current ?? 0,
      faults: await readFaults(db, row),
    };
  };

export const createStages = (
  options: SiteServiceOptions,
  readers: Readers,
  compile: SiteCompiler['compile'],
): Stages => {
  const parts: StageParts = { options, readers };
  return {
    newest: createNewest(parts),
    begin: createBegin(parts, compile),
    widen: createWiden(parts),
    complete: createComplete(parts),
    rollBack: createRollBack(parts),
    noteFault: createNoteFault(parts),
  };
};
