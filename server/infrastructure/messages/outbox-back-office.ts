import type { Selectable } from 'kysely';
import type { MessageState } from '../../../src/protocol/message.ts';
import type { MessageContent, outbox, OutboxMessage } from '../../../src/protocol/calls/outbox.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter } from '../http/answer-after.ts';
import { AppError } from '../http/app-error.ts';
import type { Clock } from '../clock.ts';
import { appendOperation } from '../audit/operation-audit.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import { messageChannel, openContent } from './outbox.ts';
import type { OutboxMessageTable } from './tables.ts';

interface BackOfficeParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchant: string;
  readonly secretBox: SecretBox;
  /** Whether contents are shown: in the demonstration alone, where no message belongs to a person. */
  readonly demo: boolean;
}
type Row = Selectable<OutboxMessageTable>;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);
const endedBadly: readonly MessageState[] = ['failed', 'suppressed'];
const unknown = (): AppError =>
  new AppError({ status: 404, code: 'message.unknown', message: 'There is no such message.' });
const wiped = (): AppError =>
  new AppError({ status: 409, code: 'message.wiped', message: 'The content is no longer there.' });

const closed = (): AppError =>
  new AppError({
    status: 403,
    code: 'message.closed',
    message: 'Contents are shown in the demonstration only, and links of operators never.',
  });
/** The link of an operator is for that operator alone: with it anyone is a second person. */
const isForMembers = ({ kind }: Row): boolean => kind !== 'operatorLink' && kind !== 'report';
const isOver = ({ expires_at: expiresAt }: Row, now: Date): boolean => expiresAt !== null && expiresAt <= now;

const toWire = (row: Row, demo: boolean, now: Date): OutboxMessage => {
  const isThere = row.sealed !== null && !isOver(row, now);
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    kind: row.kind,
    language: row.language,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    canRetry: isThere && endedBadly.includes(row.state),
    canLook: isThere && demo && isForMembers(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
  };
};

const findRow = async ({ merchant }: BackOfficeParts, db: Database, id: string): Promise<Row> => {
  const row = await db
    .selectFrom('outbox_message')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  return row;
};

/**
 * What a message says, with an entry in the audit for each look.
 * @throws AppError 404 `message.unknown`, 403 `message.closed` outside the demonstration, 409 `message.wiped`
 */
const look = (parts: BackOfficeParts, id: string, by: string): Promise<MessageContent> =>
  parts.db.transaction().execute(async (db) => {
    const { demo, clock, merchant, secretBox } = parts;
    if (!demo) throw closed();
    const row = await findRow(parts, db, id);
    if (!isForMembers(row)) throw closed();
    const now = clock.now();
    if (row.sealed === null || isOver(row, now)) throw wiped();
    const note = `${row.kind ?? 'message'} by ${row.channel}`;
    await appendOperation(db, merchant, {
      action: 'message.look',
      author: by,
      subject: `message:${id}`,
      note,
      at: now,
    });
    return openContent(secretBox, id, row.sealed);
  });

/** @throws AppError 404 `message.unknown`, 409 `message.wiped` */
const retry = (parts: BackOfficeParts, id: string, by: string): Promise<void> =>
  parts.db.transaction().execute(async (db) => {
    const { clock, merchant } = parts;
    const row = await findRow(parts, db, id);
    const now = clock.now();
    if (row.sealed === null || isOver(row, now) || !endedBadly.includes(row.state)) throw wiped();
    const note = row.state === 'suppressed' ? 'the address takes messages again' : 'sent again';
    await appendOperation(db, merchant, {
      action: 'message.retry',
      author: by,
      subject: `message:${id}`,
      note,
      at: now,
    });
    await db
      .deleteFrom('message_address')
      .where('merchant', '=', merchant)
      .where('channel', '=', row.channel)
      .where('address', '=', row.recipient.toLowerCase())
      .execute();
    await db
      .updateTable('outbox_message')
      .set({ state: 'queued', attempts: 0, due_at: now, last_error: null, updated_at: now })
      .where('id', '=', id)
      .execute();
    await sql`select pg_notify(${messageChannel}, '')`.execute(db);
  });

export const createOutboxBackOffice = (parts: BackOfficeParts): Answers<typeof outbox> => ({
  list: async ({ search, channel, state, limit }) => {
    const { db, merchant, demo, clock } = parts;
    let query = db
      .selectFrom('outbox_message')
      .selectAll()
      .where('merchant', '=', merchant)
      .orderBy('id', 'desc')
      .limit(limit);
    if (channel !== undefined) query = query.where('channel', '=', channel);
    if (state !== undefined) query = query.where('state', '=', state);
    if (search !== undefined) query = query.where('recipient', 'like', `%${escapeLike(search)}%`);
    const now = clock.now();
    return { messages: (await query.execute()).map((row) => toWire(row, demo, now)) };
  },
  look: ({ id, by }) => look(parts, id, by),
  retry: answerAfter(
    ({ id, by }: InputOf<typeof outbox.retry>) => retry(parts, id, by),
    async () => ({}),
  ),
});
