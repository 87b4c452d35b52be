import type { FastifyInstance } from 'fastify';
import type {
  ClosureRequest,
  RegionRequest,
  WireAvailability,
} from '../../src/protocol/console-availability.ts';
import type { ConsoleDeps } from './deps.ts';
import { requireNote, needs, sessionOf } from './guard.ts';
import { closureBody, openBody, openingAnswer, placeBody } from './opening-schemas.ts';

/** Closing and opening the portal. Needs no approval: it must work at once. */
export function registerOpeningRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { opening } = deps;
  const answer = { response: { 200: openingAnswer } };
  const config = needs('publish');
  api.get('/opening', { config: needs('read'), schema: answer }, (): Promise<WireAvailability> =>
    opening.list(),
  );
  api.post<{ Body: ClosureRequest }>(
    '/opening/close',
    { config, schema: { body: closureBody, ...answer } },
    async (request): Promise<WireAvailability> => {
      const by = sessionOf(request).account.username;
      await opening.close({ ...request.body, note: requireNote(request.body.note), by });
      return opening.list();
    },
  );
  api.post<{ Body: { note: string } }>(
    '/opening/open',
    { config, schema: { body: openBody, ...answer } },
    async (request): Promise<WireAvailability> => {
      const by = sessionOf(request).account.username;
      await opening.open({ note: requireNote(request.body.note), by });
      return opening.list();
    },
  );
  for (const action of ['deny', 'allow'] as const)
    api.post<{ Body: RegionRequest }>(
      `/opening/${action}`,
      { config, schema: { body: placeBody, ...answer } },
      async (request): Promise<WireAvailability> => {
        const by = sessionOf(request).account.username;
        await opening[action]({ ...request.body, note: requireNote(request.body.note), by });
        return opening.list();
      },
    );
}
