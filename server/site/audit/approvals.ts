import type { Selectable, Transaction } from 'kysely';
import { findSensitive } from '../../../src/compiler/diff/classify-changes.ts';
import type {
  ApprovalRecord,
  ApprovalStatus,
  ReviewComment,
} from '../../../src/protocol/release/approval.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { Tables } from '../../db/database.ts';
import { appendAudit, type AuditEntry } from './audit.ts';
import { findSecondPersonFault, type SecondPersonFault } from '../../infrastructure/audit/second-person.ts';
import { lockMerchant, type LiveHead, type DbExecutor } from '../release/release-store.ts';
import { chosenDraft } from '../draft/chosen-draft.ts';
import { hashSource } from '../draft/source-store.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import type { Draft } from '../site-service.ts';
import type { SiteApprovalTable } from '../tables.ts';

export type ApprovalRefusal =
  | { readonly code: 'publish.draft-moved'; readonly version: number }
  | { readonly code: 'publish.note-required' }
  | { readonly code: 'approval.not-needed' }
  | { readonly code: 'approval.not-requested' }
  | { readonly code: 'approval.own-change'; readonly authors: readonly string[] }
  | (Exclude<SecondPersonFault, { readonly code: 'approval.own-change' }> & {
      readonly authors: readonly string[];
    });

/** Second opinions on a draft, and remarks on its places. */
export interface Approvals {
  status(): Promise<ApprovalStatus>;
  request(asked: {
    readonly version: number;
    readonly note: string;
    readonly author: string;
  }): Promise<Result<ApprovalStatus, ApprovalRefusal>>;
  decide(decided: {
    readonly version: number;
    readonly decision: 'approved' | 'rejected';
    readonly reason: string;
    readonly author: string;
  }): Promise<Result<ApprovalStatus, ApprovalRefusal>>;
  comments(): Promise<readonly ReviewComment[]>;
  comment(made: {
    readonly document: string;
    readonly pointer: string;
    readonly body: string;
    readonly author: string;
  }): Promise<ReviewComment>;
  /** False when there is no such open comment. */
  resolveComment(id: string, author: string): Promise<boolean>;
}

type ApprovalRow = Selectable<SiteApprovalTable>;

/** The newest about the draft of the call. */
export const readNewest = async (work: DbExecutor, merchant: string): Promise<ApprovalRow | null> => {
  const row = await work
    .selectFrom('site_approval')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('draft', '=', chosenDraft())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** Whether a second person approved exactly this content on exactly this base. */
export const isApproved = async (
  work: DbExecutor,
  merchant: string,
  contentHash: string,
  baseRevision: number,
): Promise<boolean> => {
  const row = await readNewest(work, merchant);
  return (
    row?.decision === 'approved' && row.content_hash === contentHash && row.base_revision === baseRevision
  );
};

/** What in a draft needs a second person. */
export const sensitiveIn = (
  { compiler }: Pick<SiteServiceOptions, 'compiler'>,
  { base, documents }: Pick<Draft, 'base' | 'documents'>,
): ApprovalStatus['sensitive'] =>
  findSensitive(compiler.diff(base, documents), {
    before: base,
    after: documents,
    isMoneyMachine: compiler.facts.isMoneyMachine,
  });

const toRecord = (row: ApprovalRow): ApprovalRecord => ({
  requestedBy: row.requested_by,
  requestedAt: row.requested_at.toISOString(),
  note: row.note,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
});

const stateOf = (
  row: ApprovalRow | null,
  draft: Draft,
  live: LiveHead,
  isSensitive: boolean,
): ApprovalStatus['state'] => {
  if (!isSensitive) return 'none';
  if (row === null || row.content_hash !== hashSource(draft.documents)) return 'needed';
  if (row.base_revision !== live.revision) return 'suspended';
  return row.decision ?? 'requested';
};

/** Whether it was about an earlier state of this draft: on the same base, and not turned down anyway. */
const isVoided = (row: ApprovalRow, draft: Draft): boolean =>
  row.base_revision === draft.baseRevision && row.decision !== 'rejected';

const describe = (
  options: SiteServiceOptions,
  live: LiveHead,
  draft: Draft,
  row: ApprovalRow | null,
): ApprovalStatus => {
  const sensitive = sensitiveIn(options, draft);
  const state = stateOf(row, draft, live, sensitive.length > 0);
  const isOfThis = state !== 'none' && state !== 'needed';
  return {
    state,
    sensitive,
    record: row !== null && isOfThis ? toRecord(row) : null,
    voided: row !== null && state === 'needed' && isVoided(row, draft) ? toRecord(row) : null,
    authors: draft.authors,
    version: draft.version,
  };
};

const commentsOf = ({
  db,
  merchant,
  clock,
}: SiteServiceOptions): Pick<Approvals, 'comments' | 'comment' | 'resolveComment'> => ({
  comments: async () => {
    const rows = await db
      .selectFrom('site_comment')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('draft', '=', chosenDraft())
      .where('resolved_by', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      document: row.document,
      pointer: row.pointer,
      body: row.body,
      author: row.author,
      createdAt: row.created_at.toISOString(),
      resolvedBy: row.resolved_by,
    }));
  },
  comment: async (comment) => {
    const now = clock.now();
    const { id } = await db
      .insertInto('site_comment')
      .values({
        ...comment,
        merchant,
        draft: chosenDraft(),
        created_at: now,
        resolved_by: null,
        resolved_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...comment, id, createdAt: now.toISOString(), resolvedBy: null };
  },
  resolveComment: async (id, author) => {
    const done = await db
      .updateTable('site_comment')
      .set({ resolved_by: author, resolved_at: clock.now() })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('resolved_by', 'is', null)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  },
});

type Verdict = { readonly ok: false; readonly error: ApprovalRefusal };
const no = (error: ApprovalRefusal): Verdict => ({ ok: false, error });

/** Approvals of a merchant's draft in PostgreSQL. Every request and decision is a link of the audit chain. */
export const createApprovals = (options: SiteServiceOptions, readers: Readers): Approvals => {
  const { db, merchant, clock } = options;
  /** Reads the draft under the merchant's lock, writes, and adds a line to the audit. */
  const change = (
    version: number,
    audit: Pick<AuditEntry, 'action' | 'author' | 'note'>,
    write: (
      transaction: Transaction<Tables>,
      draft: Draft,
      before: ApprovalStatus,
    ) => Promise<Verdict | null>,
  ): Promise<Result<ApprovalStatus, ApprovalRefusal>> =>
    db.transaction().execute(async (transaction) => {
      await lockMerchant(transaction, merchant);
      const { live, draft } = await readers.readDraft(transaction);
      if (draft.version !== version) return no({ code: 'publish.draft-moved', version: draft.version });
      const before = describe(options, live, draft, await readNewest(transaction, merchant));
      if (before.state === 'none') return no({ code: 'approval.not-needed' });
      const refusal = await write(transaction, draft, before);
      if (refusal !== null) return refusal;
      const hash = hashSource(draft.documents);
      const now = clock.now().toISOString();
      const { revision, release } = live;
      await appendAudit(transaction, merchant, { ...audit, revision, release, source: hash, at: now });
      return { ok: true, value: describe(options, live, draft, await readNewest(transaction, merchant)) };
    });
  return {
    ...commentsOf(options),
    status: async () => {
      const { live, draft } = await readers.readDraft();
      return describe(options, live, draft, await readNewest(db, merchant));
    },
    request: async ({ version, note, author }) => {
      if (note.trim() === '') return no({ code: 'publish.note-required' });
      return change(version, { action: 'approval-request', author, note }, async (transaction, draft) => {
        await transaction
          .insertInto('site_approval')
          .values({
            merchant,
            draft: chosenDraft(),
            content_hash: hashSource(draft.documents),
            base_revision: draft.baseRevision,
            requested_by: author,
            requested_at: clock.now(),
            note,
            decision: null,
            decided_by: null,
            decided_at: null,
            reason: null,
          })
          .execute();
        return null;
      });
    },
    decide: async ({ version, decision, reason, author }) => {
      if (decision === 'rejected' && reason.trim() === '') return no({ code: 'publish.note-required' });
      const action = decision === 'approved' ? 'approval' : 'approval-refusal';
      return change(version, { action, author, note: reason }, async (transaction, _draft, before) => {
        if (before.state !== 'requested') return no({ code: 'approval.not-requested' });
        const others = [...before.authors, before.record?.requestedBy ?? ''];
        const fault = await findSecondPersonFault(transaction, { by: author, others, now: clock.now() });
        if (fault !== null) return no({ authors: before.authors, ...fault });
        const row = await readNewest(transaction, merchant);
        await transaction
          .updateTable('site_approval')
          .set({ decision, decided_by: author, decided_at: clock.now(), reason })
          .where('id', '=', row?.id ?? '0')
          .execute();
        return null;
      });
    },
  };
};
