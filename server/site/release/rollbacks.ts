import type { Transaction } from 'kysely';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { UnconfirmedRollback } from '../../../src/protocol/release/rollback.ts';
import type { Tables } from '../../db/database.ts';
import { appendAudit } from '../audit/audit.ts';
import { commitRevision } from './commit-revision.ts';
import { endStage } from '../stage/end-stage.ts';
import { refuse } from '../refusal.ts';
import { commitOrRefuse } from './revision-refused.ts';
import { lockMerchant, nextRevision, readRevision } from './release-store.ts';
import { isStillLive, readOpenRollbacks, settleRollback, type RollbackRow } from './rollback-store.ts';
import { findSecondPersonFault, type SecondPersonFault } from '../../infrastructure/audit/second-person.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import type { PublishRefusal, ReleaseRecord, SiteService } from '../site-service.ts';

export type RollbackRefusal =
  | PublishRefusal
  /** It is already confirmed or undone, or never needed a confirmation. */
  | { readonly code: 'rollback.settled' }
  /** Other content went live since. */
  | { readonly code: 'rollback.moved-on' }
  | { readonly code: 'approval.own-change'; readonly authors: readonly string[] }
  | (Exclude<SecondPersonFault, { readonly code: 'approval.own-change' }> & {
      readonly authors: readonly string[];
    });

interface Settling {
  /** The revision that the rollback made. */
  readonly revision: number;
  readonly note: string;
  readonly author: string;
}
/** Rollbacks past changes that took two people: each is confirmed by a second person, or undone. */
export interface Rollbacks {
  /** Newest first. */
  waiting(): Promise<readonly UnconfirmedRollback[]>;
  /** Refused to the operators who rolled back. */
  confirm(settling: Settling): Promise<Result<null, RollbackRefusal>>;
  /**
   * Makes live again what was live before. Every operator with the right to publish may do it, since two
   * people approved that release.
   */
  takeBack(settling: Settling): Promise<Result<ReleaseRecord, RollbackRefusal>>;
}

const no = (error: RollbackRefusal): { readonly ok: false; readonly error: RollbackRefusal } => ({
  ok: false,
  error,
});

/** Makes an older revision live again, and ends an open stage. The caller holds the lock. */
const goBackTo = async (
  transaction: Transaction<Tables>,
  options: SiteServiceOptions,
  { revision: toRevision, note, author }: Settling,
): Promise<Result<ReleaseRecord, PublishRefusal>> => {
  const { merchant, clock } = options;
  const target = await readRevision(transaction, merchant, toRevision);
  if (target === null) return refuse({ code: 'rollback.revision-unknown', revision: toRevision });
  // Going back to what a stage tried would release it to all visitors without the stage's own end.
  if (target.record.kind === 'stage') return refuse({ code: 'rollback.never-live', revision: toRevision });
  const now = clock.now();
  const record = await commitRevision(
    transaction,
    options,
    {
      merchant,
      revision: await nextRevision(transaction, merchant),
      release: target.compiled,
      sourceHash: target.sourceHash,
      kind: 'rollback',
      note,
      author,
      at: now,
      rolledBackTo: toRevision,
    },
    'rollback',
  );
  await endStage(transaction, merchant, { state: 'rolled-back', by: author, at: now, reason: note });
  return { ok: true, value: record };
};

export const createRollback =
  (options: SiteServiceOptions, { requireLive }: Readers): SiteService['rollback'] =>
  async ({ toRevision: revision, note, author }) => {
    const { db, merchant } = options;
    if (note.trim() === '') return refuse({ code: 'publish.note-required' });
    return commitOrRefuse(db, async (transaction) => {
      await lockMerchant(transaction, merchant);
      await requireLive(transaction);
      return goBackTo(transaction, options, { revision, note, author });
    });
  };

/** Unconfirmed rollbacks of a merchant in PostgreSQL. Every confirmation is a link of the audit chain. */
export const createRollbacks = (options: SiteServiceOptions): Rollbacks => {
  const { db, merchant, clock } = options;
  /** Works on a rollback that waits, under the merchant's lock: of two people, one settles it. */
  const onWaiting = <Value>(
    { revision, note }: Settling,
    work: (transaction: Transaction<Tables>, row: RollbackRow) => Promise<Result<Value, RollbackRefusal>>,
  ): Promise<Result<Value, RollbackRefusal>> =>
    commitOrRefuse(db, async (transaction) => {
      if (note.trim() === '') return no({ code: 'publish.note-required' });
      await lockMerchant(transaction, merchant);
      const open = await readOpenRollbacks(transaction, merchant);
      const row = open.find((one) => one.revision === revision);
      return row === undefined ? no({ code: 'rollback.settled' }) : work(transaction, row);
    });

  const confirm: Rollbacks['confirm'] = (settling) =>
    onWaiting(settling, async (transaction, { revision, authors }) => {
      const { author, note } = settling;
      const now = clock.now();
      const fault = await findSecondPersonFault(transaction, { by: author, others: authors, now });
      if (fault !== null) return no({ authors, ...fault });
      const newRevision = await readRevision(transaction, merchant, revision);
      if (newRevision === null) return no({ code: 'rollback.settled' });
      await settleRollback(transaction, merchant, revision, { state: 'confirmed', by: author, at: now });
      await appendAudit(transaction, merchant, {
        action: 'rollback-confirmation',
        author,
        note,
        revision,
        release: newRevision.record.release,
        source: newRevision.sourceHash,
        at: now.toISOString(),
      });
      return { ok: true, value: null };
    });

  const takeBack: Rollbacks['takeBack'] = (settling) =>
    onWaiting(settling, async (transaction, row) =>
      (await isStillLive(transaction, merchant, row))
        ? goBackTo(transaction, options, { ...settling, revision: row.before_revision })
        : no({ code: 'rollback.moved-on' }),
    );

  const waiting: Rollbacks['waiting'] = async () => {
    const rows = await readOpenRollbacks(db, merchant);
    const rollbacks = await Promise.all(
      rows.map(async (row): Promise<UnconfirmedRollback | null> => {
        const revision = await readRevision(db, merchant, row.revision);
        return revision === null
          ? null
          : {
              revision: row.revision,
              toRevision: revision.record.rolledBackTo ?? row.revision,
              beforeRevision: row.before_revision,
              note: revision.record.note,
              authors: row.authors,
              at: row.created_at.toISOString(),
              sensitive: row.sensitive,
              isLive: await isStillLive(db, merchant, row),
            };
      }),
    );
    return rollbacks.filter((one) => one !== null);
  };
  return { waiting, confirm, takeBack };
};
