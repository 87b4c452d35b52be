import type { OutboxMessage } from '../../../src/protocol/message.ts';
import { AppError } from '../app-error.ts';
import type { OutboxBackOffice } from './outbox-back-office.ts';

const sampleMessage: OutboxMessage = {
  id: '1',
  channel: 'sms',
  recipient: '+639171234567',
  kind: 'code',
  language: 'EN',
  state: 'delivered',
  attempts: 1,
  lastError: null,
  canRetry: false,
  canLook: true,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  dueAt: null,
};

/** One message, for routes that are not about the outbox. */
export const createOutboxBackOfficeFake = (): OutboxBackOffice => ({
  list: async ({ search }) => [sampleMessage].filter(({ recipient }) => recipient.includes(search ?? '')),
  look: async () => ({ subject: null, text: 'Your code is 482913', code: '482913', link: null }),
  retry: async () => {
    throw new AppError({ status: 409, code: 'message.wiped', message: 'The content is no longer there.' });
  },
});
