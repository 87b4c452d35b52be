import type { outbox, OutboxMessage } from '../../../src/protocol/calls/outbox.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { AppError } from '../http/app-error.ts';

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

/** Messages in memory: each says the same, and what failed can be sent again once. */
export function createOutboxBackOfficeFake(
  sent: readonly OutboxMessage[] = [sampleMessage],
): Answers<typeof outbox> {
  let messages = sent;
  return {
    list: async ({ search = '', channel, state }) => ({
      messages: messages.filter(
        (one) =>
          one.recipient.includes(search) &&
          (channel === undefined || one.channel === channel) &&
          (state === undefined || one.state === state),
      ),
    }),
    look: async () => ({ subject: null, text: 'Your code is 482913', code: '482913', link: null }),
    retry: async ({ id }) => {
      if (!messages.some((one) => one.id === id && one.canRetry))
        throw new AppError({
          status: 409,
          code: 'message.wiped',
          message: 'The content is no longer there.',
        });
      messages = messages.map((one) => (one.id === id ? { ...one, state: 'queued', canRetry: false } : one));
      return {};
    },
  };
}
