import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCounter, createHistogram, type Family } from './metrics.ts';

export type Surface = 'portal' | 'console';
/** Counts what two surfaces answer, by the pattern of a route: an address may hold what is a caller's secret. */
export interface HttpMetrics {
  /** Before its routes are registered. */
  observe(app: FastifyInstance, surface: Surface): void;
  read(): readonly Family[];
}

/** Seconds. From what memory answers to what the longest deadline of a call that a person waits for allows. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Pages have no route: whatever nothing else takes is looked up among the routes of the site. */
const nameRoute = (request: FastifyRequest, reply: FastifyReply): string => {
  const { url } = request.routeOptions;
  if (url !== undefined) return url;
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html') ? 'page' : 'unknown';
};

/** Ways in; a code or a picture on the way is none. */
const logins: Readonly<Record<Surface, ReadonlySet<string>>> = {
  portal: new Set([
    '/wps/session/login',
    '/wps/session/login/verification',
    '/wps/session/login/provider/answer',
    '/wps/session/passkey',
  ]),
  console: new Set(['/api/login']),
};
const judgeLogin = (status: number): string => {
  if (status < 300) return 'accepted';
  if (status === 429) return 'throttled';
  return status < 500 ? 'refused' : 'failed';
};

export const createHttpMetrics = (): HttpMetrics => {
  const requests = createCounter('foyer_http_requests_total', 'Answers, by route and status.');
  const durations = createHistogram(
    'foyer_http_request_seconds',
    'Seconds from a request to the end of its answer, streams left out.',
    bounds,
  );
  const ways = createCounter('foyer_logins_total', 'Tries to log in, by what became of them.');
  return {
    observe: (app, surface) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = nameRoute(request, reply);
        const { method } = request;
        const status = String(reply.statusCode);
        requests.add({ surface, method, route, status });
        durations.observe({ surface, method, route }, reply.elapsedTime / 1_000);
        if (method === 'POST' && logins[surface].has(route))
          ways.add({ surface, outcome: judgeLogin(reply.statusCode) });
        done();
      });
    },
    read: () => [requests.read(), durations.read(), ways.read()],
  };
};
