import type { Database } from '../db/database.ts';
import type { Clock } from './clock.ts';

export interface SmsMessage {
  /** E.164, for example `+639171234567`. */
  readonly to: string;
  readonly body: string;
  /** The one-time code inside the body; the console shows it apart. */
  readonly code?: string;
}
export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly code?: string;
}
/** Where messages to people leave the platform. A gateway is another implementation of this. */
export interface Outbox {
  sendSms(message: SmsMessage): Promise<void>;
  sendEmail(message: EmailMessage): Promise<void>;
}
export interface StoredMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly code: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}
export interface OutboxQuery {
  /** Part of the recipient's number or address. */
  readonly search?: string | undefined;
  readonly channel?: 'sms' | 'email' | undefined;
  readonly limit: number;
}
/** The default adapter: messages are kept in the database, newest first, for the console to show. */
export interface StoredOutbox extends Outbox {
  list(query: OutboxQuery): Promise<readonly StoredMessage[]>;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (found) => `\\${found}`);

export const createOutbox = (db: Database, clock: Clock): StoredOutbox => {
  const store = async (
    channel: 'sms' | 'email',
    message: { to: string; subject: string | null; body: string; code?: string | undefined },
  ): Promise<void> => {
    await db
      .insertInto('outbox_message')
      .values({
        channel,
        recipient: message.to,
        subject: message.subject,
        body: message.body,
        code: message.code ?? null,
        created_at: clock.now(),
      })
      .execute();
  };
  return {
    sendSms: ({ to, body, code }) => store('sms', { to, body, code, subject: null }),
    sendEmail: ({ to, subject, body, code }) => store('email', { to, subject, body, code }),
    list: async ({ search, channel, limit }) => {
      let query = db.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').limit(limit);
      if (channel !== undefined) query = query.where('channel', '=', channel);
      if (search !== undefined) query = query.where('recipient', 'like', `%${escapeLike(search)}%`);
      const rows = await query.execute();
      return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
    },
  };
};
