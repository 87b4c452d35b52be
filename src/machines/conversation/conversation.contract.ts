import { conversationShape } from '../../protocol/generated/shapes/conversation.ts';
import { memberMessageShape } from '../../protocol/generated/shapes/member-message.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, oneOfTexts, propertiesOf, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { integer, messageMap, text } from '../value-kinds.ts';

const { standing, nickname, messages, hasEarlier } = propertiesOf(conversationShape);
export type MemberMessage = ValueOf<typeof memberMessageShape>;
/** With whom, as the page says: the member above, the account of one below, or all below. */
const asked = { to: withSamples(oneOfTexts(['upline', 'downline', 'team']), ['upline']), account: text };
/** `recipients`: how many are directly below, where it is to all of them. */
const thread = { standing, nickname, recipients: integer, messages, hasEarlier };
const threadSchema = closedObject(thread);
export type Thread = ValueOf<typeof threadSchema>;
const hidden = { ...asked, content: text };
export type ConversationContext = FlowContext<typeof thread & typeof hidden> & Lockout;

const received = {
  id: 'r7',
  isOwn: false,
  isToTeam: false,
  content: 'The next settlement is on Monday.',
  sentAt: '2026-01-01T03:00:00.000Z',
};
const sent = {
  ...received,
  id: 's8',
  isOwn: true,
  content: 'Thank you.',
  sentAt: '2026-01-01T03:05:00.000Z',
};
const read = {
  standing: 'ready',
  nickname: 'Amihan',
  recipients: 0,
  messages: [received],
  hasEarlier: false,
};
/** What two members write to each other, or an agent to all directly below: read, written, and kept up to date. */
export const conversationContract = defineFlow({
  id: 'conversation',
  needs: 'member',
  summary: 'Shows what a member and the one above or below wrote to each other, and sends a message.',
  input: closedObject(asked),
  events: {
    'message.submit': filledForm({ content: sent.content }, { content: ' ' }),
    ...withoutPayload('thread.retry', 'thread.earlier'),
  },
  /** The other side wrote, or may have. */
  internalEvents: withoutPayload('thread.refresh'),
  effects: withoutPayload('emptyForm'),
  shows: { errors: messageMap, ...thread, secondsLeft: integer },
  read: (context: ConversationContext, state) => ({
    secondsLeft: showLockout(context, state).secondsLeft ?? 0,
  }),
  states: {
    server: ['loading', 'refreshing', 'reachingBack', 'sending'],
    person: ['failed', 'closed'],
    final: ['missing'],
    timer: ['open', 'locked'],
    form: ['open'],
  },
  quiet: ['refreshing'],
  services: {
    loadThread: call({ ...asked, before: text }, threadSchema, [
      done('messages', read),
      done('one page of many', { ...read, hasEarlier: true }),
      done('none', { ...read, messages: [] }),
      done('closed', { ...read, standing: 'notAccepted', hasEarlier: true }),
      done('closed by the site', { ...read, standing: 'closed' }),
      done('nobody to write to', { ...read, standing: 'noRecipient' }),
      failed('no such member', 'agent.not-below'),
    ]),
    sendMemberMessage: callOnce({ ...asked, content: text }, memberMessageShape, [
      done('sent', sent),
      failedAt('content', 'too long', 'field.too-long'),
      failed('recipient', 'message.not-accepted'),
      throttled(600),
    ]),
  },
  delays: ['conversationPoll', 'conversationLockout'],
  bounded: boundedBy<ConversationContext>({
    has: ['error', 'messages', 'content'],
    count: ['errors'],
    keep: ['standing', 'hasEarlier'],
  }),
});
