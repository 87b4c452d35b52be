import { sql, type Selectable } from 'kysely';
import type { MessageChannel, MessageState } from '../../../src/protocol/message.ts';
import type { Database } from '../../db/database.ts';
import type { SendOutcome } from './sender.ts';
import type { OutboxMessageTable, SuppressionReason } from './tables.ts';

export type QueuedMessage = Selectable<OutboxMessageTable>;
/** Waits before the tries after the first one, in milliseconds. */
const retryWaitsMs: readonly number[] = [5_000, 30_000, 120_000, 600_000];
/** After this long another node takes a message over; no try takes as long. */
export const claimMs = 60_000;
const batch = 10;
const softBouncesAllowed = 3;

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const addressOf = ({ recipient }: Pick<QueuedMessage, 'recipient'>): string => recipient.toLowerCase();

/** Wipes contents whose code or link has expired, and ends those that are still waiting to be sent. */
export async function expireMessages(db: Database, merchant: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({
      sealed: null,
      due_at: null,
      updated_at: now,
      state: sql<MessageState>`case when state in ('queued', 'sending') then 'expired' else state end`,
    })
    .where('merchant', '=', merchant)
    .where('sealed', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();
}

/**
 * Takes messages that are due for this node, each for one node alone. A message whose node died while it was
 * sending comes up again when its claim has expired.
 */
export async function claimMessages(
  db: Database,
  merchant: string,
  channels: readonly MessageChannel[],
  now: Date,
): Promise<readonly QueuedMessage[]> {
  if (channels.length === 0) return [];
  return db
    .updateTable('outbox_message')
    .set((set) => ({
      state: 'sending',
      attempts: set('attempts', '+', 1),
      due_at: after(now, claimMs),
      updated_at: now,
    }))
    .where('id', 'in', (of) =>
      of
        .selectFrom('outbox_message')
        .select('id')
        .where('merchant', '=', merchant)
        .where('state', 'in', ['queued', 'sending'])
        .where('channel', 'in', [...channels])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** When the next message is due; null where none waits. */
export async function findNextMessage(db: Database, merchant: string): Promise<Date | null> {
  const row = await db
    .selectFrom('outbox_message')
    .select((select) => select.fn.min('due_at').as('at'))
    .where('merchant', '=', merchant)
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function findSuppression(
  db: Database,
  message: QueuedMessage,
): Promise<SuppressionReason | null> {
  const row = await db
    .selectFrom('message_address')
    .select('reason')
    .where('merchant', '=', message.merchant)
    .where('channel', '=', message.channel)
    .where('address', '=', addressOf(message))
    .executeTakeFirst();
  return row?.reason ?? null;
}

interface End {
  readonly state: MessageState;
  readonly error: string | null;
  readonly dueAt?: Date;
  readonly providerId?: string | null;
  /** Whether the content stays: for another try, or for the person who reads it in the demonstration. */
  readonly keeps: boolean;
}
/** How an outcome ends the try: where the next one is never past the end of the code. */
function judge(message: QueuedMessage, outcome: SendOutcome, now: Date): End {
  if (outcome.kind === 'accepted')
    return { state: 'accepted', error: null, providerId: outcome.providerId, keeps: false };
  if (outcome.kind === 'delivered') return { state: 'delivered', error: null, keeps: true };
  if (outcome.kind === 'permanent')
    return { state: outcome.suppress === null ? 'failed' : 'suppressed', error: outcome.error, keeps: true };
  const delay = retryWaitsMs[message.attempts - 1];
  if (delay === undefined) return { state: 'failed', error: outcome.error, keeps: true };
  const dueAt = after(now, delay);
  if (message.expires_at !== null && dueAt >= message.expires_at)
    return { state: 'expired', error: outcome.error, keeps: false };
  return { state: 'queued', error: outcome.error, dueAt, keeps: true };
}

/** Notes what an address did: a hard bounce ends it, a few soft ones do, a message that is taken clears it. */
export async function noteAddress(
  db: Database,
  message: Pick<QueuedMessage, 'merchant' | 'channel' | 'recipient'>,
  { suppress, isSoft }: { readonly suppress: SuppressionReason | null; readonly isSoft: boolean },
  now: Date,
): Promise<void> {
  const key = { merchant: message.merchant, channel: message.channel, address: addressOf(message) };
  const soft = isSoft ? 1 : 0;
  const row = await db
    .insertInto('message_address')
    .values({
      ...key,
      soft_bounces: soft,
      suppressed_at: suppress === null ? null : now,
      reason: suppress,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'channel', 'address']).doUpdateSet({
        soft_bounces: sql<number>`message_address.soft_bounces + ${soft}`,
        ...(suppress === null ? {} : { suppressed_at: now, reason: suppress }),
        updated_at: now,
      }),
    )
    .returning(['soft_bounces', 'reason'])
    .executeTakeFirstOrThrow();
  if (row.reason !== null || row.soft_bounces < softBouncesAllowed) return;
  await db
    .updateTable('message_address')
    .set({ suppressed_at: now, reason: 'soft-bounces' })
    .where('merchant', '=', key.merchant)
    .where('channel', '=', key.channel)
    .where('address', '=', key.address)
    .execute();
}

/** Writes down how a try ended. Nothing where another node has taken the message over meanwhile. */
export const settleMessage = (
  db: Database,
  message: QueuedMessage,
  outcome: SendOutcome,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const end = judge(message, outcome, now);
    const settled = await transaction
      .updateTable('outbox_message')
      .set({
        state: end.state,
        due_at: end.dueAt ?? null,
        last_error: end.error,
        updated_at: now,
        ...(end.providerId === undefined ? {} : { provider_id: end.providerId }),
        ...(end.keeps ? {} : { sealed: null }),
      })
      .where('id', '=', message.id)
      .where('state', '=', 'sending')
      .where('attempts', '=', message.attempts)
      .returning('id')
      .executeTakeFirst();
    if (settled === undefined) return;
    if (outcome.kind === 'accepted')
      await transaction
        .deleteFrom('message_address')
        .where('merchant', '=', message.merchant)
        .where('channel', '=', message.channel)
        .where('address', '=', addressOf(message))
        .where('suppressed_at', 'is', null)
        .execute();
    const suppress = outcome.kind === 'permanent' ? outcome.suppress : null;
    const isSoft = outcome.kind === 'temporary' && outcome.isRecipient && end.state !== 'queued';
    if (suppress !== null || isSoft) await noteAddress(transaction, message, { suppress, isSoft }, now);
  });
