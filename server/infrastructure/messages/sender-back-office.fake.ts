import type {
  SenderLine,
  SenderProposal,
  SenderReadiness,
  senders,
  SenderSource,
} from '../../../src/protocol/calls/senders.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { MessageChannel } from '../../../src/protocol/message.ts';
import { AppError } from '../http/app-error.ts';

const now = '2026-11-21T10:00:00.000Z';
const empty = { smtp: null, template: null, secretNames: [] };
const bare = (channel: MessageChannel, source: SenderSource): SenderLine => ({
  channel,
  source,
  ...empty,
  proposal: null,
  updatedBy: null,
  updatedAt: null,
});
const refuse = (field: string, message: string): never => {
  throw new AppError({ status: 422, code: 'sender.invalid', message, fields: { [field]: 'sender.invalid' } });
};

/** Senders in memory: what goes to `nobody@…` is refused by the other side. */
export function createSenderBackOfficeFake(
  readiness: SenderReadiness = { sms: 'sandbox', email: 'sandbox' },
): Answers<typeof senders> {
  const stored = new Map(
    (['email', 'sms'] as const).map((channel) => [channel, bare(channel, readiness[channel])]),
  );
  const find = (channel: MessageChannel): SenderLine => stored.get(channel) ?? bare(channel, 'none');
  const propose = (channel: MessageChannel, by: string, change: Partial<SenderProposal>): object => {
    if (find(channel).proposal !== null)
      throw new AppError({ status: 409, code: 'sender.waiting', message: 'A change is pending already.' });
    const proposal: SenderProposal = {
      id: `proposal-${channel}`,
      action: 'save',
      state: 'waiting',
      note: '',
      reason: '',
      ...empty,
      proposedBy: by,
      proposedAt: now,
      decidedBy: null,
      decidedAt: null,
      ...change,
    };
    stored.set(channel, { ...find(channel), proposal });
    return {};
  };
  const end = (id: string, by: string, isApproved: boolean): object => {
    for (const sender of [...stored.values()]) {
      const { channel, proposal } = sender;
      if (proposal?.id !== id) continue;
      const { smtp, template, secretNames } = proposal;
      const saved = { smtp, template, secretNames, updatedBy: by, updatedAt: now };
      const next =
        proposal.action === 'remove' ? bare(channel, 'none') : { ...bare(channel, 'console'), ...saved };
      stored.set(channel, isApproved ? next : { ...sender, proposal: null });
    }
    return {};
  };
  return {
    readiness: async () => ({ sms: find('sms').source, email: find('email').source }),
    list: async () => ({ senders: [find('email'), find('sms')] }),
    saveSmtp: async ({ by, password, ...smtp }) => {
      if (!smtp.from.includes('@')) refuse('from', 'The sender line needs an address.');
      const hadPassword = find('email').smtp?.hasPassword ?? false;
      return propose('email', by, { smtp: { ...smtp, hasPassword: hadPassword || password !== null } });
    },
    saveSms: async ({ by, template, secrets }) => {
      if (!template.includes('{{text}}')) refuse('template', 'No place for "{{text}}".');
      const secretNames = [...new Set([...find('sms').secretNames, ...Object.keys(secrets)])];
      return propose('sms', by, { template, secretNames });
    },
    remove: async ({ channel, by }) => propose(channel, by, { action: 'remove' }),
    decide: async ({ id, state, by }) => end(id, by, state === 'approved'),
    withdraw: async ({ id, by }) => end(id, by, false),
    test: async ({ to }) =>
      to.startsWith('nobody')
        ? { isSent: false, answer: '550 Unknown mailbox' }
        : { isSent: true, answer: '250 Accepted' },
  };
}
