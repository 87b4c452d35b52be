import type { Insertable, Selectable } from 'kysely';
import {
  mostNotices,
  type NoticeOverview,
  type NoticeFields,
  type NoticeLine,
  type notices,
  type NoticeState,
} from '../../src/protocol/calls/notices.ts';
import type { Answers, InputOf } from '../../src/protocol/console/define-call.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import type { Database } from '../../server/db/database.ts';
import { answerAfter } from '../../server/infrastructure/http/answer-after.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import { checkEntry, listFaults } from './entries/check-entry.ts';
import { readEntryFacts } from './entries/entry-facts.ts';
import { readChecked, refuseCall } from '../calls/refusals.ts';
import { readSettings } from '../calls/system/settings.ts';
import type { NoticeTable } from '../tables.ts';
import { countReached, planPromotion } from './settings/send-promotion.ts';
import { readNotice, toCheckedNotice } from './read-notice.ts';

type NoticeRow = Selectable<NoticeTable>;
/** The group of banners that the home page shows. */
const homeBanners = 'w_home';

function nameState({ state, starts_at: starts, ends_at: ends }: NoticeRow, now: Date): NoticeState {
  if (state !== 'published') return state;
  if (ends !== null && ends <= now) return 'ended';
  return starts !== null && starts > now ? 'planned' : 'shown';
}
function writeFields(row: NoticeRow): NoticeFields {
  const texts = Object.entries(row.texts).map(([code, { title, text, content }]) => {
    const body = (row.kind === 'B' ? text : content) ?? '';
    return [code, { title, body }] as const;
  });
  return {
    kind: row.kind,
    texts: Object.fromEntries(texts),
    startsAt: row.starts_at?.toISOString() ?? `${row.starts_on}T00:00:00.000Z`,
    endsAt: row.ends_at?.toISOString() ?? '',
    image: row.image,
    link: row.linkage,
    membersOnly: row.after_login,
  };
}

async function readOverview(deps: MemberDeps): Promise<NoticeOverview> {
  const { db, merchant, clock } = deps;
  const rows = await db
    .selectFrom('notice')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('id', 'desc')
    .limit(mostNotices)
    .execute();
  const reached = await countReached(
    db,
    rows.flatMap(({ id, sent_at }) => (sent_at === null ? [] : [id])),
  );
  const facts = await readEntryFacts(deps);
  const writeLine = async (row: NoticeRow): Promise<NoticeLine> => {
    const fields = writeFields(row);
    const state = nameState(row, clock.now());
    const isOver = state === 'ended' || state === 'withdrawn';
    return {
      id: row.id,
      state,
      fields,
      changedBy: row.changed_by,
      changedAt: row.changed_at?.toISOString() ?? null,
      sentBy: row.sent_by,
      sentAt: row.sent_at?.toISOString() ?? null,
      reached: reached.get(row.id) ?? 0,
      findings: isOver ? [] : await checkEntry(toCheckedNotice(fields), facts),
    };
  };
  return { notices: await Promise.all(rows.map(writeLine)) };
}

/** Locks an announcement. @throws AppError 404 `notice.unknown` */
async function lockNotice(db: Database, merchant: string, id: string): Promise<NoticeRow> {
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
const requireDraft = ({ state }: NoticeRow): void => {
  if (state !== 'draft') throw refuseCall('notice.not-draft', 'This is no longer a draft.', 409);
};
/** @throws AppError 409 `notice.over` where no page would show the change */
function requireCurrent(row: NoticeRow, now: Date): void {
  if (['ended', 'withdrawn'].includes(nameState(row, now)))
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
    if (row.kind !== 'PR' || nameState(row, now) !== 'shown')
      throw refuseCall('notice.not-sendable', 'Only a promotion that is shown can be sent.', 409);
    if (row.sent_at !== null) throw refuseCall('notice.sent', 'This promotion was sent before.', 409);
    await db.updateTable('notice').set({ sent_at: now, sent_by: by }).where('id', '=', id).execute();
    await planPromotion(db, { merchant, noticeId: id, at: now });
    const note = row.texts.EN.title;
    const entry = { action: 'notice.send', author: by, subject: `notice:${id}`, note, at: now };
    await appendOperation(db, merchant, entry);
  });
}

/** Puts a new announcement before all others of the brand: those at the same position are listed newest first. */
async function insertFirst(
  db: Database,
  merchant: string,
  values: Omit<Insertable<NoticeTable>, 'merchant' | 'position'>,
): Promise<string> {
  const first = await db
    .selectFrom('notice')
    .select(({ fn }) => fn.min('position').as('position'))
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  const { id } = await db
    .insertInto('notice')
    .values({ ...values, merchant, position: first?.position ?? 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps it as a draft or as published. */
async function save(
  deps: MemberDeps,
  { id, fields, by }: InputOf<typeof notices.publish>,
  state: 'draft' | 'published',
): Promise<void> {
  const { merchant, clock } = deps;
  const findings = await checkEntry(toCheckedNotice(fields), await readEntryFacts(deps));
  const { texts, ...columns } = readChecked(() => readNotice(fields), listFaults(findings));
  const { timeZone } = await readSettings(deps);
  const now = clock.now();
  const values = {
    ...columns,
    texts: JSON.stringify(texts),
    starts_on: dayIn(timeZone, columns.starts_at),
    state,
    changed_by: by,
    changed_at: now,
  };
  await deps.db.transaction().execute(async (db) => {
    const row = id === null ? null : await lockNotice(db, merchant, id);
    if (row !== null && state === 'draft') requireDraft(row);
    if (row !== null && state === 'published') requireCurrent(row, now);
    const group = row?.group_name ?? '';
    const whole = { ...values, group_name: columns.kind === 'B' && group === '' ? homeBanners : group };
    const noticeId = row?.id ?? (await insertFirst(db, merchant, whole));
    if (row !== null) await db.updateTable('notice').set(whole).where('id', '=', row.id).execute();
    const action = state === 'draft' ? 'notice.draft' : 'notice.publish';
    const entry = { action, author: by, subject: `notice:${noticeId}`, note: texts.EN.title, at: now };
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
    const change = { state: 'withdrawn', changed_by: by, changed_at: now } as const;
    await db.updateTable('notice').set(change).where('id', '=', id).execute();
    const entry = { action: 'notice.withdraw', author: by, subject: `notice:${id}`, note, at: now };
    await appendOperation(db, merchant, entry);
  });
}

async function removeDraft(
  { db: pool, merchant, clock }: MemberDeps,
  { id, by }: InputOf<typeof notices.send>,
): Promise<void> {
  await pool.transaction().execute(async (db) => {
    const row = await lockNotice(db, merchant, id);
    requireDraft(row);
    await db.deleteFrom('notice').where('id', '=', id).execute();
    const note = row.texts.EN.title;
    const entry = { action: 'notice.remove', author: by, subject: `notice:${id}`, note, at: clock.now() };
    await appendOperation(db, merchant, entry);
  });
}

/** Announcements of the brand, for the console: no money, so that one publisher is enough. */
export const createNoticeBackOffice = (deps: MemberDeps): Answers<typeof notices> => {
  const read = () => readOverview(deps);
  return {
    read,
    saveDraft: answerAfter((request) => save(deps, request, 'draft'), read),
    publish: answerAfter((request) => save(deps, request, 'published'), read),
    withdraw: answerAfter((request) => withdraw(deps, request), read),
    removeDraft: answerAfter((request) => removeDraft(deps, request), read),
    send: answerAfter((request) => send(deps, request), read),
  };
};
