import type { FastifyInstance } from 'fastify';
import type { MemberParts } from '../parts.ts';
import { answerWalletCall } from './wallet-calls.ts';

/** Where vendors of games reach the wallet. Between servers: no browser calls it. */
export const walletPath = '/wps/vendor/wallet';
const bodyLimit = 4_096;

export function registerWalletRoute(app: FastifyInstance, parts: MemberParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // As text: the signature covers the bytes as they came.
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: unknown }>(
      walletPath,
      { bodyLimit, config: { isNeverShed: true } },
      async (request, reply) => {
        const signature = request.headers['x-signature'];
        const body = typeof request.body === 'string' ? request.body : '';
        const value = await answerWalletCall(parts, body, typeof signature === 'string' ? signature : '');
        return reply.header('cache-control', 'no-store').send({ success: true, value });
      },
    );
  });
}
