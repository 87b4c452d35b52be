import type { InboxKind, InboxPage } from '../../../machines/inbox/inbox.contract.ts';
import type { Area } from '../wiring-needs.ts';

const pageSize = 10;
const joinIds = (ids: unknown): string => (Array.isArray(ids) ? ids.join(',') : '');

/** The messages of the member. */
export const inboxArea: Area = {
  services: ({ api }) => ({
    loadInbox: async (input, signal): Promise<InboxPage> => {
      const { content, pageNum, totalPages, totalCount } = await api['messages.inbox'](
        { kind: input['kind'] as InboxKind, page: Number(input['page']), size: pageSize },
        { signal },
      );
      return { messages: content, page: pageNum, pages: totalPages, total: totalCount };
    },
    readMessages: (input, signal) => api['messages.read']({ messageIds: joinIds(input['ids']) }, { signal }),
    removeMessages: (input, signal) =>
      api['messages.remove']({ messageIds: joinIds(input['ids']) }, { signal }),
  }),
  effects: ({ runtime }) => ({
    refreshUnread: () => runtime.machines.tell('session', 'member.refresh', {}),
  }),
};
