import { requireMember, type Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { readConversations, removeConversations, removeSent } from './change-conversations.ts';
import { listConversations, listSent } from './list-conversations.ts';
import { listRecipients } from './list-recipients.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';

type ConversationCall = Extract<keyof Handlers, `conversations.${string}`>;

/** What members write to the one directly above, and agents to those directly below. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, ConversationCall> => ({
  'conversations.list': (request, caller) => listConversations(parts.db, requireMember(caller).id, request),
  'conversations.sent': (request, caller) => listSent(parts.db, requireMember(caller).id, request),
  'conversations.messages': (request, caller) => readConversation(parts, request, caller),
  'conversations.recipients': (request, caller) => listRecipients(parts, request, caller),
  'conversations.send': (request, caller) => sendMessage(parts, request, caller),
  'conversations.markRead': async ({ ids }, caller) => {
    await readConversations(parts, requireMember(caller).id, ids.split(','));
    return {};
  },
  'conversations.remove': async ({ ids }, caller) => {
    await removeConversations(parts, requireMember(caller).id, ids.split(','));
    return {};
  },
  'conversations.removeSent': async ({ ids }, caller) => {
    await removeSent(parts, requireMember(caller).id, ids.split(','));
    return {};
  },
});
