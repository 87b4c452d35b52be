import type { NoticeOverview, NoticeRequest, NoticeWithdrawal } from '../../protocol/console-notices.ts';
import { callApi } from './call-api.ts';

/** Calls about announcements; each answers how things are then. */
export interface NoticesApi {
  notices(): Promise<NoticeOverview>;
  saveNotice(request: NoticeRequest): Promise<NoticeOverview>;
  publishNotice: (request: NoticeRequest) => Promise<NoticeOverview>;
  withdrawNotice(request: NoticeWithdrawal): Promise<NoticeOverview>;
  removeNotice(id: string): Promise<NoticeOverview>;
  sendNotice(id: string): Promise<NoticeOverview>;
}
export const noticesApi: NoticesApi = {
  notices: () => callApi('GET', '/api/notices'),
  saveNotice: (request) => callApi('POST', '/api/notices/draft', request),
  publishNotice: (request) => callApi('POST', '/api/notices/publish', request),
  withdrawNotice: (request) => callApi('POST', '/api/notices/withdraw', request),
  removeNotice: (id) => callApi('POST', '/api/notices/remove', { id }),
  sendNotice: (id) => callApi('POST', '/api/notices/send', { id }),
};
