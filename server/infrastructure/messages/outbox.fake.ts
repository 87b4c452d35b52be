import type { MessageChannel } from '../../../src/protocol/message.ts';
import type { Database } from '../../db/database.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import { createOutbox, openContent, type Outbox, type OutboxParts } from './outbox.ts';

export interface ReadMessage {
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  readonly kind: string | null;
  readonly language: string;
  readonly subject: string | null;
  readonly body: string;
  readonly code: string | null;
}
/** An outbox whose messages a test can read, as the person who gets them would. Nothing leaves it. */
export interface TestOutbox extends Outbox {
  /** Channels without a sender. */
  readonly silent: Set<MessageChannel>;
  /** Newest first. */
  list(query: { search?: string; channel?: 'sms' | 'email'; limit: number }): Promise<readonly ReadMessage[]>;
}
export function createTestOutbox(
  db: Database,
  parts: Omit<OutboxParts, 'hasSender'> & { readonly secretBox: SecretBox },
): TestOutbox {
  const silent = new Set<MessageChannel>();
  return {
    ...createOutbox({ ...parts, hasSender: async (channel) => !silent.has(channel) }),
    silent,
    list: async ({ search = '', channel, limit }) => {
      const rows = await db.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').execute();
      return rows
        .filter((row) => row.recipient.includes(search) && (channel ?? row.channel) === row.channel)
        .slice(0, limit)
        .map(({ id, channel: by, recipient, kind, language, sealed }) => {
          if (sealed === null) throw new Error('The message was wiped.');
          const { subject, text, code } = openContent(parts.secretBox, id, sealed);
          return { channel: by, recipient, kind, language, subject, body: text, code };
        });
    },
  };
}

/** Leaves a mark in the table of messages, for tests about what writes and not about what is sent. */
export const leaveMark = async (db: Database, now: Date, to: string, mark: string): Promise<void> => {
  const moments = { created_at: now, updated_at: now, due_at: null, expires_at: null };
  const message = { merchant: 'demo', channel: 'sms', recipient: to, kind: mark, language: 'EN' } as const;
  await db
    .insertInto('outbox_message')
    .values({ ...message, ...moments, sealed: null, state: 'delivered', last_error: null })
    .execute();
};
