import type { FastifyInstance } from 'fastify';
import {
  longestNotice,
  noticeKinds,
  type NoticeOverview,
  type NoticeRequest,
  type NoticeWithdrawal,
} from '../../src/protocol/console-notices.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, requireNote, sessionOf } from './guard.ts';
import { decimalId, findings, flag, list, nullableText, object, shortText, text } from './schemas.ts';

const upTo = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const fields = object({
  kind: { enum: noticeKinds },
  texts: {
    type: 'object',
    maxProperties: 20,
    propertyNames: { pattern: '^[A-Z]{2,3}$' },
    additionalProperties: object({ title: upTo(longestNotice.title), body: upTo(longestNotice.body) }),
  },
  ...{ startsAt: upTo(40), endsAt: upTo(40) },
  ...{ image: upTo(longestNotice.path), link: upTo(longestNotice.path) },
  membersOnly: flag,
});
const line = object({
  ...{ id: text, state: text, fields, changedBy: nullableText, changedAt: nullableText },
  ...{ sentBy: nullableText, sentAt: nullableText, reached: { type: 'integer' } },
  findings,
});
const response = { 200: object({ notices: list(line) }) };
const body = object({ id: { ...decimalId, type: ['string', 'null'] }, fields });

/** Announcements: an editor keeps drafts, a publisher shows them and takes them down. */
export function registerNoticeRoutes(api: FastifyInstance, { notices }: Pick<ConsoleDeps, 'notices'>): void {
  api.get('/notices', { config: needs('read'), schema: { response } }, (): Promise<NoticeOverview> =>
    notices.read(),
  );
  api.post<{ Body: NoticeRequest }>(
    '/notices/draft',
    { config: needs('edit'), schema: { body, response } },
    async (request): Promise<NoticeOverview> => {
      await notices.saveDraft({ ...request.body, by: sessionOf(request).account.username });
      return notices.read();
    },
  );
  api.post<{ Body: { id: string } }>(
    '/notices/remove',
    { config: needs('edit'), schema: { body: object({ id: decimalId }), response } },
    async (request): Promise<NoticeOverview> => {
      await notices.removeDraft({ id: request.body.id, by: sessionOf(request).account.username });
      return notices.read();
    },
  );
  api.post<{ Body: NoticeRequest }>(
    '/notices/publish',
    { config: needs('publish'), schema: { body, response } },
    async (request): Promise<NoticeOverview> => {
      await notices.publish({ ...request.body, by: sessionOf(request).account.username });
      return notices.read();
    },
  );
  api.post<{ Body: { id: string } }>(
    '/notices/send',
    { config: needs('publish'), schema: { body: object({ id: decimalId }), response } },
    async (request): Promise<NoticeOverview> => {
      await notices.send({ id: request.body.id, by: sessionOf(request).account.username });
      return notices.read();
    },
  );
  api.post<{ Body: NoticeWithdrawal }>(
    '/notices/withdraw',
    { config: needs('publish'), schema: { body: object({ id: decimalId, note: shortText }), response } },
    async (request): Promise<NoticeOverview> => {
      const note = requireNote(request.body.note);
      await notices.withdraw({ id: request.body.id, note, by: sessionOf(request).account.username });
      return notices.read();
    },
  );
}
