import type { MessageChannel } from '../../../src/protocol/message.ts';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/listen.ts';
import type { Clock } from '../clock.ts';
import { createWakeLoop } from '../wake-loop.ts';
import { SecretBoxError, type SecretBox } from '../keys/secret-box.ts';
import {
  claimMessages,
  expireMessages,
  findNextMessage,
  findSuppression,
  settleMessage,
  type QueuedMessage,
} from './message-queue.ts';
import { messageChannel, openContent } from './outbox.ts';
import { describeSendFailure, type SendOutcome, type Sender } from './sender.ts';

/** Sends what waits. Any number of workers, in any number of processes, may share one database. */
export interface MessageWorker {
  /** Sends everything that is due now. @returns how many tries there were */
  runDue(): Promise<number>;
  readonly start: () => Promise<void>;
  /** Takes no more messages; resolves when those under way have ended. */
  stop(): Promise<void>;
}
interface WorkerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchant: string;
  readonly secretBox: SecretBox;
  /** Senders that are set now. */
  readonly senders: () => Promise<Readonly<Partial<Record<MessageChannel, Sender>>>>;
  readonly notifications: Notifications;
  readonly onTrouble: (cause: unknown) => void;
  /** Safety net under notices and timer, in milliseconds. */
  readonly pollMs?: number;
}

/** What went wrong, without what the message says: servers repeat it in their refusals. */
const withoutWords = (outcome: SendOutcome, words: readonly (string | null)[]): SendOutcome => {
  if (!('error' in outcome)) return outcome;
  const error = words.reduce<string>(
    (rest, word) => (word === null || word === '' ? rest : rest.replaceAll(word, '••••')),
    outcome.error,
  );
  return { ...outcome, error };
};

/** One try. Refused contents and suppressed addresses never reach the sender. */
async function trySending(
  { db, merchant, secretBox }: WorkerParts,
  message: QueuedMessage,
  sender: Sender,
): Promise<SendOutcome> {
  const suppress = await findSuppression(db, message);
  if (suppress !== null)
    return { kind: 'permanent', error: `The address is suppressed: ${suppress}.`, suppress };
  if (message.sealed === null) return { kind: 'permanent', error: 'The content is gone.', suppress: null };
  try {
    const { subject, text, code, link, stop } = openContent(secretBox, message.id, message.sealed);
    const letter = {
      id: `${merchant}-${message.id}`,
      to: message.recipient,
      subject,
      text,
      ...(stop === undefined ? {} : { stop }),
    };
    return withoutWords(await sender.send(letter), [text, link, code, stop ?? null]);
  } catch (cause) {
    if (cause instanceof SecretBoxError) return { kind: 'permanent', error: cause.message, suppress: null };
    return { kind: 'temporary', error: describeSendFailure(cause), isRecipient: false };
  }
}

async function runBatch(parts: WorkerParts): Promise<number> {
  const { db, clock, merchant } = parts;
  await expireMessages(db, merchant, clock.now());
  const senders = await parts.senders();
  const channels = (['sms', 'email'] as const).filter((channel) => senders[channel] !== undefined);
  const claimed = await claimMessages(db, merchant, channels, clock.now());
  const ends = claimed.map(async (message) => {
    const sender = senders[message.channel];
    if (sender === undefined) return;
    const outcome = await trySending(parts, message, sender);
    await settleMessage(db, message, outcome, clock.now());
  });
  const failed = (await Promise.allSettled(ends)).filter((one) => one.status === 'rejected');
  for (const { reason } of failed) parts.onTrouble(reason);
  return claimed.length;
}

/** See `MessageWorker`. */
export function createMessageWorker(parts: WorkerParts): MessageWorker {
  const { db, clock, merchant, notifications, onTrouble, pollMs = 5_000 } = parts;
  const runDue = async (): Promise<number> => {
    let tries = 0;
    for (let took = await runBatch(parts); took > 0; took = await runBatch(parts)) {
      tries += took;
      if (loop.isStopped()) break;
    }
    return tries;
  };
  const loop = createWakeLoop({
    clock,
    notifications,
    pollMs,
    onTrouble,
    channel: messageChannel,
    work: runDue,
    findNext: () => findNextMessage(db, merchant),
    leastMs: 200,
  });
  return { runDue, start: () => loop.start(), stop: () => loop.stop() };
}
