import type { FastifyInstance } from 'fastify';
import type { MemberParts } from '../../../parts.ts';
import { takeMessage } from './callback.ts';

export const callbackPath = '/wps/transaction/deposit/callback';
const bodyLimit = 4_096;

/** Where the gateway tells what became of a payment. */
export function registerGatewayRoutes(app: FastifyInstance, parts: MemberParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // As text: the signature covers the bytes as they came.
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: unknown }>(
      callbackPath,
      { bodyLimit, config: { isNeverShed: true } },
      async (request, reply) => {
        const signature = request.headers['x-signature'];
        const body = typeof request.body === 'string' ? request.body : '';
        await takeMessage(parts, body, typeof signature === 'string' ? signature : '');
        return reply.header('cache-control', 'no-store').send({ success: true, value: {} });
      },
    );
  });
}
