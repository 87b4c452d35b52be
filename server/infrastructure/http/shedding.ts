import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls of other systems about money are never refused for load: they would only come again. */
    readonly isNeverShed?: boolean;
  }
}
/** How full this node is. */
export interface Load {
  /** Mean delay of the event loop in the last second, in milliseconds. */
  loopDelayMs(): number;
  /** Callers that wait for a connection to the database. */
  waitingForDatabase(): number;
}

const mostDelayMs = 500;
const mostWaiting = 40;
const sampleMs = 1_000;
/** Refusing fewer calls than this frees nothing: what delays the loop then is not theirs. */
const fewOpen = 16;

/** Measures until the server closes. */
export const measureLoad = (app: FastifyInstance, waitingForDatabase: () => number): Load => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let mean = 0;
  const timer = setInterval(() => {
    mean = Number.isFinite(delay.mean) ? delay.mean / 1e6 : 0;
    delay.reset();
  }, sampleMs);
  timer.unref();
  delay.enable();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
  return { loopDelayMs: () => mean, waitingForDatabase };
};

/** Lists first: they cost most and wait best. Whatever changes something goes when it is twice as bad. */
const isShed = (request: FastifyRequest, load: Load): boolean => {
  if (request.routeOptions.config.isNeverShed === true) return false;
  const share = Math.max(load.loopDelayMs() / mostDelayMs, load.waitingForDatabase() / mostWaiting);
  return share > (request.method === 'GET' ? 1 : 2);
};

/**
 * Refuses calls of the scope early where the node cannot keep up, so that those that it takes are
 * answered in time. Where few are open none is refused: one caller whose calls follow each other never is. Pages, health, streams and the console lie outside of such a scope.
 */
export const shedLoad = (scope: FastifyInstance, load: Load): void => {
  let open = 0;
  scope.addHook('onRequest', (request, reply, done) => {
    open += 1;
    reply.raw.once('close', () => (open -= 1));
    if (open <= fewOpen || !isShed(request, load)) return done();
    done(
      new AppError({
        status: 503,
        code: 'server.busy',
        message: 'The server has more to do than it can; try again in 2 s.',
        retryAfterSeconds: 2,
      }),
    );
  });
};
