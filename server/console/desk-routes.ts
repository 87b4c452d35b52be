import type { FastifyInstance } from 'fastify';
import type { DeskNotice } from '../../src/protocol/console-desk.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs } from './guard.ts';

/** Tells a list that is open that members asked for something. It says neither who nor what. */
export function registerDeskRoutes(api: FastifyInstance, { desk }: Pick<ConsoleDeps, 'desk'>): void {
  const querystring = {
    type: 'object',
    additionalProperties: false,
    properties: { mark: { type: 'string', maxLength: 80 } },
  };
  api.get<{ Querystring: { mark?: string } }>(
    '/desk',
    { config: needs('players'), schema: { querystring } },
    ({ query }): Promise<DeskNotice> => desk.wait(query.mark ?? ''),
  );
}
