import type { InboxEntry, InboxKind, InboxPage } from '../../../machines/inbox/inbox.contract.ts';
import { implement } from '../implement.ts';
import type { Api } from '../../../api/create-api.ts';

const pageSize = 10;
const joinIds = (ids: readonly string[]): string => ids.join(',');

interface Listed<Row> {
  readonly content: readonly Row[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly totalCount: number;
}
const toPage = <Row>(
  { content, pageNum, totalPages, totalCount }: Listed<Row>,
  toEntry: (row: Row) => InboxEntry,
): InboxPage => ({ messages: content.map(toEntry), page: pageNum, pages: totalPages, total: totalCount });
const ofBrand = { side: 'brand', account: '', recipients: 1, isOwn: false } as const;

type Asked = { readonly page: number; readonly size: number };
type Options = Parameters<Api['messages.inbox']>[1];
/** Each list of the page as its call answers it. */
const loaders: Readonly<Record<InboxKind, (api: Api, asked: Asked, options: Options) => Promise<InboxPage>>> =
  {
    brand: async (api, asked, options) =>
      toPage(await api['messages.inbox']({ kind: 'brand', ...asked }, options), (row) => ({
        ...row,
        ...ofBrand,
      })),
    conversations: async (api, asked, options) =>
      toPage(
        await api['conversations.list'](asked, options),
        ({ nickname, preview, unread, lastAt, ...row }) => ({
          id: row.id,
          side: row.side,
          account: row.account,
          isOwn: row.isOwn,
          recipients: 1,
          kind: 'member',
          title: nickname,
          body: preview,
          createdAt: lastAt,
          isRead: unread === 0,
        }),
      ),
    sent: async (api, asked, options) =>
      toPage(
        await api['conversations.sent'](asked, options),
        ({ to, nickname, content, sentAt, ...row }) => ({
          id: row.id,
          side: to,
          account: row.account,
          isOwn: true,
          recipients: row.recipients,
          kind: 'member',
          title: nickname,
          body: content,
          createdAt: sentAt,
          isRead: true,
        }),
      ),
  };

/** A page of an earlier release names no list: it shows what the brand wrote. */
const readKind = (kind: unknown): InboxKind => (kind === 'conversations' || kind === 'sent' ? kind : 'brand');

/** The messages of the member: from the brand, with other members, and sent. */
export const inboxArea = implement<'inbox'>({
  services: ({ api }) => ({
    loadInbox: ({ kind, page }, signal) => loaders[readKind(kind)](api, { page, size: pageSize }, { signal }),
    readMessages: ({ kind, ids }, signal) =>
      readKind(kind) === 'brand'
        ? api['messages.read']({ messageIds: joinIds(ids) }, { signal })
        : api['conversations.markRead']({ ids: joinIds(ids) }, { signal }),
    removeMessages: ({ kind, ids }, signal) => {
      if (readKind(kind) === 'brand') return api['messages.remove']({ messageIds: joinIds(ids) }, { signal });
      const remove = kind === 'sent' ? api['conversations.removeSent'] : api['conversations.remove'];
      return remove({ ids: joinIds(ids) }, { signal });
    },
  }),
  effects: ({ runtime }) => ({
    refreshUnread: () => runtime.machines.tell('session', 'member.refresh', {}),
  }),
});
