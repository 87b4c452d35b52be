import type { NoticeDesk, NoticeRequest, NoticeWithdrawal } from '../../protocol/console-notices.ts';
import { callApi } from './call-api.ts';

/** Calls about announcements; each answers how things are then. */
export interface NoticesApi {
  notices(): Promise<NoticeDesk>;
  saveNotice(request: NoticeRequest): Promise<NoticeDesk>;
  publishNotice: (request: NoticeRequest) => Promise<NoticeDesk>;
  withdrawNotice(request: NoticeWithdrawal): Promise<NoticeDesk>;
  removeNotice(id: string): Promise<NoticeDesk>;
  sendNotice(id: string): Promise<NoticeDesk>;
}
export const noticesApi: NoticesApi = {
  notices: () => callApi('GET', '/api/notices'),
  saveNotice: (request) => callApi('POST', '/api/notices/draft', request),
  publishNotice: (request) => callApi('POST', '/api/notices/publish', request),
  withdrawNotice: (request) => callApi('POST', '/api/notices/withdraw', request),
  removeNotice: (id) => callApi('POST', '/api/notices/remove', { id }),
  sendNotice: (id) => callApi('POST', '/api/notices/send', { id }),
};
