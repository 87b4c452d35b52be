import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messageChannels, type MessageChannel } from '../../../src/protocol/message.ts';
import type { MessageReports } from './reports.ts';

const path = '/wps/messages/reports/:channel/:key';
const bodyLimit = 65_536;
const formType = 'application/x-www-form-urlencoded';

/** Null where it cannot be read: then it is no report. */
const readSent = (request: FastifyRequest, body: string): unknown => {
  if (request.method === 'GET') return request.query;
  if (request.headers['content-type']?.startsWith(formType) === true)
    return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    // A report that is no JSON is refused by its reader.
    return null;
  }
};
const isChannel = (text: string): text is MessageChannel =>
  (messageChannels as readonly string[]).includes(text);

/** Where providers of SMS and email report what became of messages. Any other address is answered 404. */
export const registerMessageReports = (app: FastifyInstance, reports: MessageReports): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // As text: a signature covers the bytes as they came.
    scope.addContentTypeParser(
      ['application/json', formType],
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.route<{ Params: { channel: string; key: string } }>({
      method: ['GET', 'POST'],
      url: path,
      exposeHeadRoute: false,
      bodyLimit,
      config: { isNeverShed: true },
      handler: async (request, reply) => {
        const { channel, key } = request.params;
        const body = typeof request.body === 'string' ? request.body : '';
        const isTaken =
          isChannel(channel) &&
          (await reports.take({
            channel,
            key,
            body,
            headers: request.headers,
            read: () => readSent(request, body),
          }));
        if (!isTaken) return reply.callNotFound();
        return reply.header('cache-control', 'no-store').send({ success: true, value: {} });
      },
    });
  });
};
