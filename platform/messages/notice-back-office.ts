import type { NoticeFields, notices } from '../../src/protocol/calls/notices.ts';
import type { Answers, InputOf } from '../../src/protocol/console/define-call.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import type { Database } from '../../server/db/database.ts';
import { answerAfter } from '../../server/infrastructure/http/answer-after.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import { checkEntry, listFaults } from './entries/check-entry.ts';
import { readEntryFacts } from './entries/entry-facts.ts';
import { readChecked, refuseCall, refuseFields } from '../calls/refusals.ts';
import { readSettings } from '../calls/system/settings.ts';
import { isOver, nameState, readOverview, writeFields, type StoredNotice } from './notice-lines.ts';
import { insertNotice, orderNotices } from './notice-places.ts';
import { keepVersion, readVersions } from './notice-versions.ts';
import { planPromotion } from './settings/send-promotion.ts';
import { readNotice, toCheckedNotice } from './read-notice.ts';

/** The group of banners that the home page shows. */
const homeBanners = 'w_home';

/** Locks an announcement. @throws AppError 404 `notice.unknown` */
async function lockNotice(db: Database, merchant: string, id: string): Promise<StoredNotice> {
  const row = await db
    .selectFrom('notice')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuseCall('notice.unknown', 'There is no such announcement.', 404);
  return row;
}
/** @throws AppError 409 `notice.over` where no page would show the change */
function requireCurrent(row: StoredNotice, now: Date): void {
  if (isOver(nameState(row, now)))
    throw refuseCall('notice.over', 'This announcement has ended. Copy it instead.', 409);
}

/** @throws AppError 409 `notice.not-sendable`, `notice.sent` */
async function send(
  { db: pool, merchant, clock }: MemberDeps,
  { id, by }: InputOf<typeof notices.send>,
): Promise<void> {
  const now = clock.now();
  await pool.transaction().execute(async (db) => {
    const row = await lockNotice(db, merchant, id);
    if (row.kind !== 'PR' || row.readers === 'visitors' || nameState(row, now) !== 'shown')
      throw refuseCall('notice.not-sendable', 'Only a promotion that is shown can be sent.', 409);
    if (row.sent_at !== null) throw refuseCall('notice.sent', 'This promotion was sent before.', 409);
    await db.updateTable('notice').set({ sent_at: now, sent_by: by }).where('id', '=', id).execute();
    await planPromotion(db, { merchant, noticeId: id, at: now });
    const note = row.texts.EN.title;
    const entry = { action: 'notice.send', author: by, subject: `notice:${id}`, note, at: now };
    await appendOperation(db, merchant, entry);
  });
}

/** @throws AppError 409 `notice.moved` where another version is meant */
function requireVersion(row: StoredNotice, version: number): void {
  if (row.version !== version)
    throw refuseCall('notice.moved', 'Others changed this meanwhile. Open it again.', 409);
}

/** Judges what was typed. @throws AppError 400 with field → code where something is wrong */
async function judge(deps: MemberDeps, fields: NoticeFields) {
  const findings = await checkEntry(toCheckedNotice(fields), await readEntryFacts(deps));
  const { texts, ...columns } = readChecked(() => readNotice(fields), listFaults(findings));
  const { timeZone } = await readSettings(deps);
  return {
    title: texts.EN.title,
    values: {
      ...columns,
      texts: JSON.stringify(texts),
      starts_on: dayIn(timeZone, columns.starts_at),
    },
  };
}

/** @throws AppError 400 where another topic has the tag */
async function requireFreeTag(
  db: Database,
  merchant: string,
  { id, tag }: { readonly id: string | null; readonly tag: string | null },
): Promise<void> {
  if (tag === null) return;
  let query = db
    .selectFrom('notice')
    .select('id')
    .where('merchant', '=', merchant)
    .where('tag', '=', tag)
    .where('state', '<>', 'withdrawn');
  if (id !== null) query = query.where('id', '<>', id);
  if ((await query.executeTakeFirst()) !== undefined) throw refuseFields({ tag: 'notice.tag-taken' });
}

/** Keeps it as a draft or as published. A draft of what is published waits beside it. */
async function save(
  deps: MemberDeps,
  { id, version, fields, by }: InputOf<typeof notices.publish>,
  act: 'draft' | 'publish',
): Promise<void> {
  const { merchant, clock } = deps;
  const { title, values } = await judge(deps, fields);
  const now = clock.now();
  await deps.db.transaction().execute(async (db) => {
    const row = id === null ? null : await lockNotice(db, merchant, id);
    if (row !== null) {
      requireCurrent(row, now);
      requireVersion(row, version);
    }
    await requireFreeTag(db, merchant, { id, tag: values.tag });
    const group = row?.group_name ?? '';
    const whole = {
      ...values,
      state: act === 'draft' ? ('draft' as const) : ('published' as const),
      changed_by: by,
      changed_at: now,
      group_name: values.kind === 'B' && group === '' ? homeBanners : group,
    };
    const noticeId = row?.id ?? (await insertNotice(db, merchant, whole));
    const next = (row?.version ?? 0) + 1;
    if (row !== null) {
      const isBeside = act === 'draft' && row.state === 'published';
      const change = isBeside
        ? { waiting: JSON.stringify(fields), waiting_by: by, waiting_at: now }
        : { ...whole, waiting: null, waiting_by: null, waiting_at: null };
      await db
        .updateTable('notice')
        .set({ ...change, version: next })
        .where('id', '=', row.id)
        .execute();
    }
    await keepVersion(db, { id: noticeId, version: next, act, fields, by, at: now });
    const entry = {
      action: `notice.${act}`,
      author: by,
      subject: `notice:${noticeId}`,
      note: title,
      at: now,
    };
    await appendOperation(db, merchant, entry);
  });
}

async function withdraw(
  { db: pool, merchant, clock }: MemberDeps,
  { id, note, by }: InputOf<typeof notices.withdraw>,
): Promise<void> {
  const now = clock.now();
  await pool.transaction().execute(async (db) => {
    const row = await lockNotice(db, merchant, id);
    requireCurrent(row, now);
    if (row.state === 'draft') throw refuseCall('notice.over', 'No player sees a draft.', 409);
    const version = row.version + 1;
    const change = { state: 'withdrawn', changed_by: by, changed_at: now, version } as const;
    await db.updateTable('notice').set(change).where('id', '=', id).execute();
    await keepVersion(db, { id, version, act: 'withdraw', fields: writeFields(row), by, at: now, note });
    const entry = { action: 'notice.withdraw', author: by, subject: `notice:${id}`, note, at: now };
    await appendOperation(db, merchant, entry);
  });
}

/** Drops a draft, or the change of what is shown. @throws AppError 409 `notice.not-draft` */
async function removeDraft(
  { db: pool, merchant, clock }: MemberDeps,
  { id, by }: InputOf<typeof notices.send>,
): Promise<void> {
  await pool.transaction().execute(async (db) => {
    const row = await lockNotice(db, merchant, id);
    if (row.state !== 'draft' && row.waiting === null)
      throw refuseCall('notice.not-draft', 'This is no longer a draft.', 409);
    const nothing = { waiting: null, waiting_by: null, waiting_at: null };
    if (row.state === 'draft') await db.deleteFrom('notice').where('id', '=', id).execute();
    else await db.updateTable('notice').set(nothing).where('id', '=', id).execute();
    const note = row.texts.EN.title;
    const entry = { action: 'notice.remove', author: by, subject: `notice:${id}`, note, at: clock.now() };
    await appendOperation(db, merchant, entry);
  });
}

/** Entries of the brand, for the console: no money, so that one publisher is enough. */
export const createNoticeBackOffice = (deps: MemberDeps): Answers<typeof notices> => {
  const read = () => readOverview(deps);
  return {
    read,
    history: async ({ id }) => ({ versions: await readVersions(deps.db, { merchant: deps.merchant, id }) }),
    saveDraft: answerAfter((request) => save(deps, request, 'draft'), read),
    publish: answerAfter((request) => save(deps, request, 'publish'), read),
    order: answerAfter((request) => orderNotices(deps, request), read),
    withdraw: answerAfter((request) => withdraw(deps, request), read),
    removeDraft: answerAfter((request) => removeDraft(deps, request), read),
    send: answerAfter((request) => send(deps, request), read),
  };
};
