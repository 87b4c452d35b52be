import { createNoticeBook } from '../../src/protocol/console-notices.fake.ts';
import type { NoticeBackOffice } from './notices.ts';

/** Announcements in memory; nothing is refused. */
export function createNoticesFake(): NoticeBackOffice {
  const book = createNoticeBook();
  return {
    read: async () => book.overview(),
    saveDraft: async ({ by, ...request }) => book.save(request, 'draft', by),
    publish: async ({ by, ...request }) => book.save(request, 'shown', by),
    withdraw: async ({ id, by }) => book.withdraw(id, by),
    removeDraft: async ({ id }) => book.remove(id),
    send: async ({ id, by }) => book.send(id, by),
  };
}
