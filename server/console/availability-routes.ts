import type { FastifyInstance } from 'fastify';
import type {
  ClosureRequest,
  RegionRequest,
  WireAvailability,
} from '../../src/protocol/console-availability.ts';
import type { ConsoleDeps } from './deps.ts';
import { requireNote, needs, sessionOf } from './guard.ts';
import { closureBody, openBody, availabilityAnswer, placeBody } from './availability-schemas.ts';

/** Closing and opening the portal. Needs no approval: it must take effect immediately. */
export function registerAvailabilityRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { availability } = deps;
  const answer = { response: { 200: availabilityAnswer } };
  const config = needs('publish');
  api.get('/opening', { config: needs('read'), schema: answer }, (): Promise<WireAvailability> =>
    availability.list(),
  );
  api.post<{ Body: ClosureRequest }>(
    '/opening/close',
    { config, schema: { body: closureBody, ...answer } },
    async (request): Promise<WireAvailability> => {
      const by = sessionOf(request).account.username;
      await availability.close({ ...request.body, note: requireNote(request.body.note), by });
      return availability.list();
    },
  );
  api.post<{ Body: { note: string } }>(
    '/opening/open',
    { config, schema: { body: openBody, ...answer } },
    async (request): Promise<WireAvailability> => {
      const by = sessionOf(request).account.username;
      await availability.open({ note: requireNote(request.body.note), by });
      return availability.list();
    },
  );
  for (const action of ['deny', 'allow'] as const)
    api.post<{ Body: RegionRequest }>(
      `/opening/${action}`,
      { config, schema: { body: placeBody, ...answer } },
      async (request): Promise<WireAvailability> => {
        const by = sessionOf(request).account.username;
        await availability[action]({ ...request.body, note: requireNote(request.body.note), by });
        return availability.list();
      },
    );
}
