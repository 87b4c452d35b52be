import type {
  SenderProposal,
  SenderReadiness,
  SenderSource,
  WireSender,
} from '../../protocol/message-sender.ts';
import type { MessageChannel } from '../../protocol/message.ts';
import { ApiFailure } from './call-api.ts';
import type { SendersApi } from './senders-api.ts';

/** Senders of the console's server in memory: what goes to `nobody@…` is refused by the other side. */
export function createSendersApiFake(
  role: string,
  readiness: SenderReadiness = { sms: 'sandbox', email: 'sandbox' },
): SendersApi {
  const bare = (channel: MessageChannel, source: SenderSource): WireSender => ({
    ...{ channel, source, smtp: null, template: null, secretNames: [], proposal: null },
    ...{ updatedBy: null, updatedAt: null },
  });
  const kept = new Map(
    (['email', 'sms'] as const).map((channel) => [channel, bare(channel, readiness[channel])]),
  );
  const find = (channel: MessageChannel): WireSender => kept.get(channel) ?? bare(channel, 'none');
  const nothing = { smtp: null, template: null, secretNames: [] };
  const propose = (channel: MessageChannel, change: Partial<SenderProposal>): void => {
    if (find(channel).proposal !== null)
      throw new ApiFailure('sender.waiting', 'A change of this sender is pending already.', { status: 409 });
    const proposal: SenderProposal = {
      ...{ id: `proposal-${channel}`, action: 'save', state: 'waiting', note: '', reason: '', ...nothing },
      ...{ proposedBy: role, proposedAt: '2026-11-21T10:00:00.000Z', decidedBy: null, decidedAt: null },
      ...change,
    };
    kept.set(channel, { ...find(channel), proposal });
  };
  const end = (id: string, isApproved: boolean): void => {
    for (const sender of [...kept.values()]) {
      const { channel, proposal } = sender;
      if (proposal?.id !== id) continue;
      const { smtp, template, secretNames } = proposal;
      const saved = { smtp, template, secretNames, updatedBy: role, updatedAt: '2026-11-21T10:00:00.000Z' };
      const next =
        proposal.action === 'remove' ? bare(channel, 'none') : { ...bare(channel, 'console'), ...saved };
      kept.set(channel, isApproved ? next : { ...sender, proposal: null });
    }
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
      propose('email', { smtp: { ...smtp, hasPassword: hadPassword || password !== null } });
    },
    saveSmsTemplate: async ({ template, secrets }) => {
      if (!template.includes('{{text}}')) refuse('template', 'No place for "{{text}}".');
      propose('sms', {
        template,
        secretNames: [...new Set([...find('sms').secretNames, ...Object.keys(secrets)])],
      });
    },
    removeSender: async (channel) => propose(channel, { action: 'remove' }),
    decideSender: async ({ id, state }) => end(id, state === 'approved'),
    withdrawSender: async (id) => end(id, false),
    testSender: async ({ to }) =>
      to.startsWith('nobody')
        ? { isSent: false, answer: '550 Unknown mailbox' }
        : { isSent: true, answer: '250 Accepted' },
  };
}
