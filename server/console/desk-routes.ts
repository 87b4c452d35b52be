import type { FastifyInstance } from 'fastify';
import type { DeskNotice } from '../../src/protocol/console-desk.ts';
import type { ConsoleDeps } from './deps.ts';
import { longestWaitMs } from './desk-news.ts';
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
    // Other calls are answered sooner, or given up.
    { config: { ...needs('players'), answerMs: longestWaitMs + 5_000 }, schema: { querystring } },
    ({ query }): Promise<DeskNotice> => desk.wait(query.mark ?? ''),
  );
}
