import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/listen.ts';
import type { LiveSite } from '../../site/live/live-site.ts';
import type { Clock } from '../clock.ts';
import type { Random } from '../random.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import { createMessageWriter } from './message-texts.ts';
import { createMessageWorker, type MessageWorker } from './message-worker.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createOutboxBackOffice } from './outbox-back-office.ts';
import { createMessageReports, type MessageReports } from './reports.ts';
import type { SenderConfig } from './sender-config.ts';
import { createSenderBackOffice, type SenderBackOffice } from './sender-back-office.ts';
import { createSenders } from './senders.ts';

interface MessageParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly merchant: string;
  readonly secretBox: SecretBox;
  readonly demo: boolean;
  readonly liveSite: LiveSite;
  readonly notifications: Notifications;
  readonly config: SenderConfig;
  readonly onTrouble: (cause: unknown) => void;
}
/** What sends messages, and what operators see and settle of it. */
export interface Messages {
  readonly outbox: Outbox;
  /** Whether an email leaves this installation; the sandbox of a demonstration takes it nowhere. */
  readonly canReach: () => Promise<boolean>;
  readonly outboxBackOffice: ReturnType<typeof createOutboxBackOffice>;
  readonly senderBackOffice: SenderBackOffice;
  readonly reports: MessageReports;
  readonly worker: Pick<MessageWorker, 'start' | 'stop'>;
}

export const openMessages = (parts: MessageParts): Messages => {
  const senders = createSenders({ ...parts, brand: async () => (await parts.liveSite.site()).name });
  const write = createMessageWriter(parts.liveSite);
  const hasSender: (channel: 'sms' | 'email') => Promise<boolean> = async (channel) =>
    (await senders.find(channel)).sender !== null;
  const worker = createMessageWorker({ ...parts, senders: senders.all });
  return {
    outbox: createOutbox({ ...parts, write, hasSender }),
    canReach: async () => !['none', 'sandbox'].includes((await senders.find('email')).source),
    outboxBackOffice: createOutboxBackOffice(parts),
    reports: createMessageReports({ ...parts, senders }),
    senderBackOffice: createSenderBackOffice({ ...parts, senders, write }),
    worker: {
      start: worker.start,
      stop: async () => {
        await worker.stop();
        senders.close();
      },
    },
  };
};
