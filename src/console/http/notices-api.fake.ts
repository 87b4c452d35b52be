import { createNoticeBook } from '../../protocol/console-notices.fake.ts';
import type { NoticesApi } from './notices-api.ts';

/** Announcements, as the server keeps them; nothing is refused. */
export function createNoticesApiFake(role: string): NoticesApi {
  const book = createNoticeBook();
  return {
    notices: async () => book.overview(),
    saveNotice: async (request) => {
      book.save(request, 'draft', role);
      return book.overview();
    },
    publishNotice: async (request) => {
      book.save(request, 'shown', role);
      return book.overview();
    },
    withdrawNotice: async ({ id }) => {
      book.withdraw(id, role);
      return book.overview();
    },
    sendNotice: async (id) => {
      book.send(id, role);
      return book.overview();
    },
    removeNotice: async (id) => {
      book.remove(id);
      return book.overview();
    },
  };
}
