import type { OutboxMessage } from '../../protocol/message.ts';
import type { ConsoleApi } from './console-api.ts';

/** Messages in memory: each says the same, and what failed can be sent again once. */
export function createOutboxApiFake(
  sent: readonly OutboxMessage[] = [],
): Pick<ConsoleApi, 'outbox' | 'lookAtMessage' | 'retryMessage'> {
  let messages = sent;
  return {
    outbox: async ({ search, channel, state }) =>
      messages.filter(
        (one) =>
          one.recipient.includes(search) &&
          (channel === '' || one.channel === channel) &&
          (state === '' || one.state === state),
      ),
    lookAtMessage: async () => ({ subject: null, text: 'Your code is 482913', code: '482913', link: null }),
    retryMessage: async (id) => {
      messages = messages.map((one) => (one.id === id ? { ...one, state: 'queued', canRetry: false } : one));
    },
  };
}
