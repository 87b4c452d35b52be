import type { SenderReadiness, SenderSource, WireSender } from '../../protocol/message-sender.ts';
import type { MessageChannel } from '../../protocol/message.ts';
import { ApiFailure } from './call-api.ts';
import type { SendersApi } from './senders-api.ts';

/** Senders of the console's server in memory: what goes to `nobody@…` is refused by the other side. */
export function createSendersApiFake(
  role: string,
  readiness: SenderReadiness = { sms: 'sandbox', email: 'sandbox' },
): SendersApi {
  const bare = (channel: MessageChannel, source: SenderSource): WireSender => ({
    ...{ channel, source, smtp: null, template: null, secretNames: [], updatedBy: null, updatedAt: null },
  });
  const kept = new Map(
    (['email', 'sms'] as const).map((channel) => [channel, bare(channel, readiness[channel])]),
  );
  const find = (channel: MessageChannel): WireSender => kept.get(channel) ?? bare(channel, 'none');
  const save = (channel: MessageChannel, change: Partial<WireSender>): void => {
    const origin = { source: 'console', updatedBy: role, updatedAt: '2026-11-21T10:00:00.000Z' } as const;
    kept.set(channel, { ...bare(channel, 'console'), ...origin, ...change });
  };
  const refuse = (field: string, message: string): never => {
    throw new ApiFailure('sender.invalid', message, { status: 422, fields: { [field]: 'sender.invalid' } });
  };
  return {
    senderReadiness: async () => ({ sms: find('sms').source, email: find('email').source }),
    senders: async () => [find('email'), find('sms')],
    saveSmtp: async ({ password, ...smtp }) => {
      if (!smtp.from.includes('@')) refuse('from', 'The sender line needs an address.');
      const hadPassword = find('email').smtp?.hasPassword ?? false;
      save('email', { smtp: { ...smtp, hasPassword: hadPassword || password !== null } });
    },
    saveSmsTemplate: async ({ template, secrets }) => {
      if (!template.includes('{{text}}')) refuse('template', 'No place for "{{text}}".');
      save('sms', {
        template,
        secretNames: [...new Set([...find('sms').secretNames, ...Object.keys(secrets)])],
      });
    },
    removeSender: async (channel) => void kept.set(channel, bare(channel, 'none')),
    testSender: async ({ to }) =>
      to.startsWith('nobody')
        ? { isSent: false, answer: '550 Unknown mailbox' }
        : { isSent: true, answer: '250 Accepted' },
  };
}
