import type { MessageChannel, MessageKind, messageKinds } from '../../../src/protocol/message.ts';
import type { MessageContent } from '../../../src/protocol/calls/outbox.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Clock } from '../clock.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import { placeOf, secretColumns } from '../keys/secret-columns.ts';
import type { WriteMessage } from './message-texts.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';

/** Notified when a message was queued. */
export const messageChannel = 'foyer_message';

type WordsOf<Kind extends MessageKind> = Exclude<(typeof messageKinds)[Kind]['words'][number], 'name'>;
export interface OutgoingMessage<Kind extends MessageKind = MessageKind> {
  readonly kind: Kind;
  readonly channel: (typeof messageKinds)[Kind]['channels'][number];
  /** E.164 (`+639171234567`), or an email address. */
  readonly to: string;
  /** Wire code of the person's language. */
  readonly language: string;
  /** What its texts are filled with; the brand's name is added. */
  readonly words: Readonly<Record<WordsOf<Kind>, string | number>>;
  /** When its code or link expires; null where it has none. */
  readonly expiresAt: Date | null;
}
/** Where messages to people leave the platform. */
export interface Outbox {
  /** Whether messages of a channel can be sent. */
  hasSender(channel: MessageChannel): Promise<boolean>;
  /** Before a code is made. @throws AppError 503 `message.no-sender` where nothing can be sent */
  requireSender(channel: MessageChannel): Promise<void>;
  /** Queues a message in the transaction `db`: it leaves when that is committed, and not otherwise. */
  send<Kind extends MessageKind>(db: Database, message: OutgoingMessage<Kind>): Promise<void>;
}
export interface OutboxParts {
  readonly clock: Clock;
  readonly merchant: string;
  readonly secretBox: SecretBox;
  readonly write: WriteMessage;
  /** Whether a sender is set for the channel. */
  readonly hasSender: (channel: MessageChannel) => Promise<boolean>;
}

const sealContent = (box: SecretBox, id: string, content: MessageContent): string =>
  box.seal(JSON.stringify(content), placeOf(secretColumns.message, id));
/** @throws SecretBoxError where no key of this installation sealed it, or not for this row */
export const openContent = (box: SecretBox, id: string, sealed: string): MessageContent =>
  parseOwnJson<MessageContent, 'database'>(box.open(sealed, placeOf(secretColumns.message, id)));

const noSender = 'No sender is set for this channel.';

export const createOutbox = ({ clock, merchant, secretBox, write, hasSender }: OutboxParts): Outbox => ({
  hasSender,
  requireSender: async (channel) => {
    if (await hasSender(channel)) return;
    throw new AppError({ status: 503, code: 'message.no-sender', message: noSender });
  },
  send: async (db, { kind, channel, to, language, words, expiresAt }) => {
    const isSent = await hasSender(channel);
    const given: Readonly<Record<string, string | number>> = words;
    const { subject, text } = await write(kind, channel, { language, words: given });
    const { code, link, page } = given;
    const content = {
      subject,
      text,
      code: code === undefined ? null : String(code),
      link: link === undefined ? null : String(link),
      ...(page === undefined ? {} : { stop: String(page) }),
    };
    const now = clock.now();
    const { id } = await db
      .insertInto('outbox_message')
      .values({
        merchant,
        channel,
        recipient: to,
        kind,
        language,
        sealed: null,
        state: isSent ? 'queued' : 'failed',
        due_at: isSent ? now : null,
        expires_at: expiresAt,
        last_error: isSent ? null : noSender,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!isSent) return;
    // The seal is bound to the row, whose number is known only now.
    const sealed = sealContent(secretBox, id, content);
    await db.updateTable('outbox_message').set({ sealed }).where('id', '=', id).execute();
    await sql`select pg_notify(${messageChannel}, '')`.execute(db);
  },
});
