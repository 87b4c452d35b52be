import type { FastifyInstance } from 'fastify';
import { vendorHeaders } from '../../../server/infrastructure/outside/vendor-signature.ts';
import type { MemberParts } from '../../parts.ts';
import { answerVendor } from './wallet-api.ts';
import { walletBase, walletCalls } from './wallet-contract.ts';

const bodyLimit = 4_096;
const readHeader = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** Where vendors of games reach the wallet. Between servers: no browser calls it. */
export function registerVendorRoutes(app: FastifyInstance, parts: MemberParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // As text: the bytes that came are what was signed.
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    for (const call of walletCalls)
      scope.post<{ Body: unknown }>(
        `${walletBase}/${call}`,
        { bodyLimit, config: { isNeverShed: true } },
        async ({ headers, body }, reply) => {
          const value = await answerVendor(parts, call, {
            vendor: readHeader(headers[vendorHeaders.vendor]),
            signature: readHeader(headers[vendorHeaders.signature]),
            body: typeof body === 'string' ? body : '',
          });
          return reply.header('cache-control', 'no-store').send({ success: true, value });
        },
      );
  });
}
