import type { Selectable } from 'kysely';
import {
  mostNotices,
  type NoticeFields,
  type NoticeLine,
  type NoticeOverview,
  type NoticeState,
} from '../../src/protocol/calls/notices.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { checkEntry } from './entries/check-entry.ts';
import { readEntryFacts, type EntryFacts } from './entries/entry-facts.ts';
import { toCheckedNotice } from './read-notice.ts';
import { countReached } from './settings/send-promotion.ts';
import type { NoticeTable } from './tables.ts';

export type StoredNotice = Selectable<NoticeTable>;

export function nameState({ state, starts_at: starts, ends_at: ends }: StoredNotice, now: Date): NoticeState {
  if (state !== 'published') return state;
  if (ends !== null && ends <= now) return 'ended';
  return starts !== null && starts > now ? 'planned' : 'shown';
}
/** Whether no page shows it again. */
export const isOver = (state: NoticeState): boolean => state === 'ended' || state === 'withdrawn';

/** What an operator typed, of what is kept. */
export function writeFields(row: StoredNotice): NoticeFields {
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
    tag: row.tag ?? '',
    readers: row.readers,
    levels: row.levels,
    languages: row.languages,
  };
}

async function writeLine(
  row: StoredNotice,
  { now, reached, facts }: { readonly now: Date; readonly reached: number; readonly facts: EntryFacts },
): Promise<NoticeLine> {
  const state = nameState(row, now);
  const fields = writeFields(row);
  const { waiting, waiting_by: author, waiting_at: moment } = row;
  return {
    id: row.id,
    state,
    fields,
    changedBy: row.changed_by,
    changedAt: row.changed_at?.toISOString() ?? null,
    sentBy: row.sent_by,
    sentAt: row.sent_at?.toISOString() ?? null,
    reached,
    version: row.version,
    waiting:
      waiting === null || author === null || moment === null
        ? null
        : { fields: waiting, by: author, at: moment.toISOString() },
    findings: isOver(state) ? [] : await checkEntry(toCheckedNotice(fields), facts),
  };
}

/** Every entry of the brand, those that are over at the end. */
export async function readOverview(deps: MemberDeps): Promise<NoticeOverview> {
  const { db, merchant, clock } = deps;
  const now = clock.now();
  const rows = await db
    .selectFrom('notice')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
  const over = rows
    .filter((row) => isOver(nameState(row, now)))
    .toSorted((one, other) => Number(other.id) - Number(one.id))
    .slice(0, mostNotices);
  const listed = [...rows.filter((row) => !isOver(nameState(row, now))), ...over];
  const reached = await countReached(
    db,
    listed.flatMap(({ id, sent_at }) => (sent_at === null ? [] : [id])),
  );
  const facts = await readEntryFacts(deps);
  const levels = await db
    .selectFrom('member_level')
    .select(['rank', 'texts'])
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute();
  return {
    notices: await Promise.all(
      listed.map((row) => writeLine(row, { now, facts, reached: reached.get(row.id) ?? 0 })),
    ),
    levels: levels.map(({ rank, texts }) => ({ rank, name: texts.EN.title })),
  };
}
