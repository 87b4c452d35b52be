import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';
import type { NoticeReaders } from '../../../src/protocol/calls/notices.ts';
import { isAgentType } from '../../agents/tree.ts';
import type { LocalTexts } from '../../local-texts.ts';
import { readLocalText } from '../local-text.ts';
import { trialType } from '../../money/wallet/currency.ts';
import { marketing, type PromotionChannel } from './channels.ts';
import { readMarketingConsents } from './marketing-consent.ts';
import { writeStopLink } from './stop-link.ts';
import { writePlainText } from './write-plain-text.ts';

const kind = 'member.send-promotion';
const batch = 200;
interface Plan {
  readonly merchant: string;
  readonly noticeId: string;
  readonly at: Date;
  /** Id of the last member of the batch before. */
  readonly after?: string;
}
/** Plans the next batch of members, on any node. */
export async function planPromotion(
  db: Database,
  { merchant, noticeId, at, after = '0' }: Plan,
): Promise<void> {
  const key = `${noticeId}:${after}`;
  await scheduleJob(db, { merchant, kind, key, payload: { noticeId, after }, dueAt: at, now: at });
}

/** How many members each promotion went to. */
export async function countReached(
  db: Database,
  noticeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (noticeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_message')
    .select(['notice_id', sql<number>`count(distinct member_id)::int`.as('count')])
    .where('notice_id', 'in', noticeIds)
    .groupBy('notice_id')
    .execute();
  return new Map(rows.map(({ notice_id, count }) => [notice_id, count]));
}

/** The next members who ever agreed, in the order of their ids. */
const findNext = (db: Database, merchant: string, after: string) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.merchant', '=', merchant)
    .where('m.id', '>', after)
    .where((is) =>
      is.exists(
        is
          .selectFrom('member_consent as c')
          .select('c.id')
          .whereRef('c.member_id', '=', 'm.id')
          .where('c.document', '=', marketing),
      ),
    )
    .orderBy('m.id')
    .limit(batch)
    .execute();

/**
 * Locks those of them who may be sent promotions now: no trial account, none that is frozen or closed, none on a
 * break or excluded. A break that begins now waits for the lock, and then stops what was queued here.
 */
const lockOpen = (db: Database, ids: readonly string[], now: Date) =>
  db
    .selectFrom('member')
    .select(['id', 'language', 'email', 'mobile', 'level_rank', 'customer_type'])
    .where('id', 'in', ids)
    .where('customer_type', '<>', trialType)
    .where('frozen', '=', false)
    .where((is) => is.or([is('break_until', 'is', null), is('break_until', '<=', now)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
type Reader = Awaited<ReturnType<typeof lockOpen>>[number];

/** The channels that each of them agrees to. Ask with the members locked: withdrawing locks them too. */
async function readAgreed(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PromotionChannel[]>> {
  const agreed = new Map<string, readonly PromotionChannel[]>();
  for (const { memberId, channel, given } of await readMarketingConsents(db, ids))
    if (given) agreed.set(memberId, [...(agreed.get(memberId) ?? []), channel]);
  return agreed;
}

type Sender = Pick<MemberDeps, 'outbox' | 'portalOrigin' | 'secretBox' | 'merchant'>;
/** Where it goes by this channel; null where it cannot go. */
async function findPlace(
  { outbox }: Sender,
  reader: Reader,
  channel: PromotionChannel,
): Promise<string | null> {
  if (channel === 'portal') return reader.id;
  return (await outbox.hasSender(channel)) ? (channel === 'email' ? reader.email : reader.mobile) : null;
}

interface Promotion {
  readonly id: string;
  readonly readers: NoticeReaders;
  readonly levels: readonly number[];
  readonly languages: readonly string[];
  readonly texts: LocalTexts;
  readonly at: Date;
}
/** Sends it by one channel, where it did not go before. */
async function sendBy(
  sender: Sender,
  db: Database,
  { id, texts, at }: Promotion,
  reader: Reader,
  channel: PromotionChannel,
): Promise<void> {
  const to = await findPlace(sender, reader, channel);
  if (to === null) return;
  const row = await db
    .insertInto('promotion_message')
    .values({ notice_id: id, member_id: reader.id, channel, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (row === undefined) return;
  const { language } = reader;
  const { title: heading, content } = readLocalText(texts, language);
  // A subject is one line.
  const [title, body] = [heading.replaceAll(/\s+/gu, ' '), writePlainText(content ?? '')];
  if (channel === 'portal') {
    const message = { member_id: reader.id, title, body, created_at: at, read_at: null };
    await db.insertInto('inbox_message').values(message).execute();
    return;
  }
  const words = { title, body, page: writeStopLink(sender, { memberId: reader.id, channel }) };
  await sender.outbox.send(db, { kind: 'promotion', channel, to, language, words, expiresAt: null });
}

/** Whether the promotions page shows it to this member too. */
const isFor = ({ readers, levels, languages }: Promotion, reader: Reader): boolean =>
  (readers !== 'agents' || isAgentType(reader.customer_type)) &&
  (levels.length === 0 || levels.includes(reader.level_rank)) &&
  (languages.length === 0 || languages.includes(reader.language));

/** Sends it to one batch of members. */
async function sendToBatch(
  deps: Sender,
  db: Database,
  promotion: Promotion,
  ids: readonly string[],
): Promise<void> {
  const readers = (await lockOpen(db, ids, promotion.at)).filter((reader) => isFor(promotion, reader));
  if (readers.length === 0) return;
  const agreed = await readAgreed(
    db,
    readers.map(({ id }) => id),
  );
  for (const reader of readers)
    for (const channel of agreed.get(reader.id) ?? []) await sendBy(deps, db, promotion, reader, channel);
}

/** Sends a promotion to the members who agree to it, a batch for each job, and by no channel twice. */
export const createPromotionJobs = (deps: Sender & Pick<MemberDeps, 'clock'>): JobHandlers => ({
  [kind]: async (db, { payload }) => {
    const [noticeId, after] = [toText(payload['noticeId']), toText(payload['after'])];
    const now = deps.clock.now();
    const promotion = await db
      .selectFrom('notice')
      .select(['id', 'texts', 'readers', 'levels', 'languages'])
      .where('id', '=', noticeId)
      .where('state', '=', 'published')
      .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
      .executeTakeFirst();
    const next = await findNext(db, deps.merchant, after);
    const last = next.at(-1);
    // Withdrawn or ended meanwhile: it goes no further.
    if (promotion === undefined || last === undefined) return;
    const ids = next.map(({ id }) => id);
    await sendToBatch(deps, db, { ...promotion, at: now }, ids);
    if (next.length === batch)
      await planPromotion(db, { merchant: deps.merchant, noticeId, at: now, after: last.id });
  },
});
