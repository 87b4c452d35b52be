import type { Transaction } from 'kysely';
import { mainDraft, type DraftLine } from '../../../src/protocol/calls/drafts.ts';
import { createSplit } from './split-draft.ts';
import { mainLine, newDraft } from './draft-line.ts';
import { chosenDraft } from './chosen-draft.ts';
import type { Tables } from '../../db/database.ts';
import { cancelJob } from '../../infrastructure/jobs/job-store.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import { lockMerchant, type DbExecutor } from '../release/release-store.ts';
import { listWaiting } from '../schedule/schedule-store.ts';
import { endPlan, scheduleJobKind } from '../schedule/settle-plan.ts';

/** Drafts beside each other. Main is always there, and cannot be renamed or thrown away. */
export interface Drafts {
  list(): Promise<readonly DraftLine[]>;
  make(asked: {
    readonly name: string;
    readonly author: string;
    readonly state?: 'open' | 'proposal';
  }): Promise<DraftLine>;
  /** A draft of some edits of the one that the call is about. */
  split(asked: {
    readonly name: string;
    readonly edits: readonly number[];
    readonly author: string;
  }): Promise<DraftLine>;
  rename(id: string, name: string): Promise<void>;
  drop(id: string, author: string): Promise<void>;
  settle(id: string): Promise<void>;
}

/** How long a draft that went live is there for who has it open. */
const liveDays = 7;

const readLines = async (work: DbExecutor, merchant: string): Promise<readonly DraftLine[]> => {
  const [rows, plans] = [
    await work
      .selectFrom('site_draft')
      .select(['id', 'name', 'state', 'created_by', 'authors', 'updated_by', 'updated_at', 'contested'])
      .where('merchant', '=', merchant)
      .where((where) =>
        where.or([where('state', '!=', 'live'), where('id', 'in', [mainDraft, chosenDraft()])]),
      )
      .orderBy('name')
      .execute(),
    await listWaiting(work, merchant),
  ] as const;
  const lines = rows.map((row): DraftLine => {
    const plan = plans.find(({ draft }) => draft === row.id);
    return {
      id: row.id,
      name: row.id === mainDraft ? mainLine.name : row.name,
      state: row.state,
      createdBy: row.created_by,
      authors: [...row.authors],
      updatedBy: row.updated_by,
      updatedAt: row.updated_at?.toISOString() ?? null,
      plan:
        plan === undefined
          ? null
          : { dueAt: plan.due_at.toISOString(), zone: plan.zone, author: plan.author },
      contested: [...row.contested],
    };
  });
  return [
    lines.find(({ id }) => id === mainDraft) ?? mainLine,
    ...lines.filter(({ id }) => id !== mainDraft),
  ];
};

export const createDrafts = (options: SiteServiceOptions, readers: Readers): Drafts => {
  const { db, merchant, clock, random } = options;
  const ofDraft = (id: string) => ({ merchant, id });
  const endItsPlan = async (transaction: Transaction<Tables>, id: string, by: string): Promise<void> => {
    const plan = (await listWaiting(transaction, merchant)).find(({ draft }) => draft === id);
    if (plan === undefined) return;
    const live = await readers.requireLive(transaction);
    await endPlan(transaction, plan, 'voided', { merchant, by, at: clock.now(), live });
    await cancelJob(transaction, { merchant, kind: scheduleJobKind, key: plan.id });
  };
  return {
    list: () => readLines(db, merchant),
    make: async ({ name, author, state = 'open' }) => {
      const id = random.uuid();
      const live = await readers.requireLive(db);
      // What went live a while ago is in the history of releases.
      await db
        .deleteFrom('site_draft')
        .where('merchant', '=', merchant)
        .where('state', '=', 'live')
        .where('updated_at', '<', new Date(clock.now().getTime() - liveDays * 86_400_000))
        .execute();
      await db
        .insertInto('site_draft')
        .values({
          ...ofDraft(id),
          name: name.trim(),
          state,
          created_by: author,
          base_revision: live.revision,
          version: 1,
          patches: '[]',
          authors: '[]',
          updated_by: author,
          updated_at: clock.now(),
          since: 1,
        })
        .execute();
      return { ...newDraft(id, name.trim(), author, clock.now()), state };
    },
    split: createSplit(options, readers),
    rename: async (id, name) => {
      if (id === mainDraft) return;
      await db
        .updateTable('site_draft')
        .set({ name: name.trim() })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .execute();
    },
    drop: (id, author) =>
      db.transaction().execute(async (transaction) => {
        if (id === mainDraft) return;
        await lockMerchant(transaction, merchant);
        await endItsPlan(transaction, id, author);
        await transaction
          .deleteFrom('site_draft')
          .where('merchant', '=', merchant)
          .where('id', '=', id)
          .execute();
      }),
    settle: async (id) => {
      await db
        .updateTable('site_draft')
        .set({ contested: '[]' })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .execute();
    },
  };
};
