import type { MessageKind, MessageState } from '../../protocol/message.ts';
import { plural } from '../../protocol/plural.ts';

const states: Readonly<Record<MessageState, string>> = {
  queued: 'Waiting',
  sending: 'Being sent',
  accepted: 'Accepted',
  delivered: 'Delivered',
  failed: 'Failed',
  expired: 'Expired',
  suppressed: 'Suppressed',
};
const kinds: Readonly<Record<MessageKind, string>> = {
  code: 'Code',
  newPlace: 'Code for a new place',
  resetLink: 'Link for a new password',
  recoveryCodeUsed: 'Recovery code used',
  authenticatorAdded: 'Authenticator set up',
  authenticatorDropped: 'Authenticator removed by the member',
  authenticatorRemoved: 'Authenticator removed by support',
  exclusionBegan: 'Excluded by staff',
  exclusionForGood: 'Excluded by staff for good',
  accountReopened: 'Account open again',
  fundPasswordChanged: 'Fund password changed',
  contactCode: 'Code for a change of contact',
  contactChanged: 'Contact changed',
  test: 'Test message',
};
const kindNames: Readonly<Record<string, string>> = kinds;

/** What the console says about the outbox. */
export const outboxMessages = {
  title: 'Outbox',
  lead: 'SMS and email to members, newest first, and how far each came. New messages appear without a reload.',
  search: 'Number or address',
  channel: 'Channel',
  all: 'All',
  sms: 'SMS',
  email: 'Email',
  state: 'State',
  anyState: 'Any state',
  states,
  kind: (kind: string | null): string => (kind === null ? 'Message' : (kindNames[kind] ?? kind)),
  language: (code: string) => `Language ${code}`,
  attempts: (count: number) => plural(count, 'try', 'tries'),
  nextTry: 'Next try',
  lastError: 'Last error',
  table: 'Messages, newest first',
  retry: 'Send again',
  retryLifts: 'Lift and send again',
  retried: 'The message is queued',
  show: 'Show the message',
  hide: 'Hide the message',
  audited: 'Each look is in the audit.',
  subject: 'Subject',
  copyCode: (code: string) => `Copy code ${code}`,
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'This browser did not let the console copy. Select the text instead.',
  empty: 'Nothing was sent yet',
  emptyText: 'Ask for a code on the portal; the message appears here a moment later.',
  noMatch: 'No message matches',
  noMatchText: 'Search by a part of the number or address, or choose another state.',
  noSender: (channels: readonly string[]) => `No sender is set for ${channels.join(' and ')}`,
  noSenderText:
    'Codes and links cannot be sent, so members cannot register or reset a password with them. An administrator sets one under “Senders”, or the environment of the server does.',
  notYours: 'Your role does not see messages',
  notYoursText: 'Support and administrators see what was sent to members.',
} as const;
