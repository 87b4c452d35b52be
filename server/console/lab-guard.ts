import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../infrastructure/http/app-error.ts';
import type { ConsoleDeps } from './deps.ts';
import { cookieName } from './guard.ts';
import { findOpenSession } from './sessions.ts';

/**
 * Outside of a demonstration the lab and the gallery are for operators who are logged in: a page leads to the login,
 * everything else of them is refused.
 */
export const requireLoginForLab = (
  app: FastifyInstance,
  deps: Pick<ConsoleDeps, 'store' | 'clock' | 'secureCookies' | 'demo'>,
  workerPath: string,
): void => {
  if (deps.demo) return;
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.replace(/[?#].*$/, '');
    if (path !== workerPath && !/^\/lab(?:\/|$)/.test(path)) return;
    const token = cookie.parse(request.headers.cookie ?? '')[cookieName(deps.secureCookies)];
    if (token && (await findOpenSession(deps, token, deps.clock.now())) !== null) return;
    if (request.headers['sec-fetch-dest'] === 'document' || !/\.[a-z]+$/.test(path))
      return reply.header('cache-control', 'no-store').redirect('/', 302);
    throw new AppError({ status: 401, code: 'session.required', message: 'Log in to the console first.' });
  });
};
