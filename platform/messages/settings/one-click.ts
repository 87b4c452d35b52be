import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberParts } from '../../parts.ts';
import { readNetwork } from '../../../server/infrastructure/http/network.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { stopByLink, stopPath } from './stop-link.ts';

/** What the program of the receiver posts (RFC 8058), whichever of both forms it uses. */
const isOneClick = (body: unknown): boolean =>
  typeof body === 'string' && /List-Unsubscribe["'\s]*[=\r\n]\s*One-Click\b/.test(body);
const readToken = ({ query }: FastifyRequest): string => {
  const { t } = query as Readonly<Record<string, unknown>>;
  return typeof t === 'string' ? t : '';
};

/**
 * Stops promotions where a mail program asks for it, at the address of the link in the mail. A person
 * who opens the same address gets the page, and nothing is stopped by that.
 */
export async function registerOneClick(app: FastifyInstance, parts: MemberParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 2_048 }, (_request, body, done) =>
        done(null, body),
      );
    scope.post(stopPath, async (request, reply) => {
      if (!isOneClick(request.body)) throw refuseCall('stop-link.unknown', 'The body asks for nothing.', 400);
      await stopByLink(parts, { token: readToken(request) }, { network: readNetwork(request.ip) });
      return reply.code(200).type('text/plain').send('');
    });
  });
}
