import type { FastifyInstance } from 'fastify';
import type { WorkNotice } from '../../src/protocol/console-work.ts';
import type { ConsoleDeps } from './deps.ts';
import { longestWaitMs } from './work-news.ts';
import { needs } from './guard.ts';
import { flag, object, text } from './schemas.ts';

/** Tells a list that is open that members asked for something. It says neither who nor what. */
export function registerWorkRoutes(api: FastifyInstance, { workNews }: Pick<ConsoleDeps, 'workNews'>): void {
  const querystring = {
    type: 'object',
    additionalProperties: false,
    properties: { mark: { type: 'string', maxLength: 80 } },
  };
  const response = { 200: object({ mark: text, isNews: flag }) };
  api.get<{ Querystring: { mark?: string } }>(
    '/work',
    // Other calls are answered sooner, or given up.
    {
      config: {
        ...needs('players', { look: { none: 'it says that there is work, and nothing of it' } }),
        answerMs: longestWaitMs + 5_000,
      },
      schema: { querystring, response },
    },
    ({ query }): Promise<WorkNotice> => workNews.wait(query.mark ?? ''),
  );
}
