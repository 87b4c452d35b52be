import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds until a call must be answered. */
    readonly answerMs?: number;
    /** Milliseconds until the body of a request must be here. */
    readonly bodyMs?: number;
  }
}
export interface Deadlines {
  readonly answerMs: number;
  readonly bodyMs: number;
}

/** For calls that a person waits for. A statement of the database ends before. */
const usualDeadlines: Deadlines = { answerMs: 9_000, bodyMs: 8_000 };
/** Pictures come over slow lines. */
export const uploadDeadlines: Deadlines = { answerMs: 120_000, bodyMs: 120_000 };
/** Checking and storing a whole site. */
export const publishDeadlines: Deadlines = { answerMs: 90_000, bodyMs: 8_000 };

const tooSlow = (): AppError =>
  new AppError({
    status: 408,
    code: 'request.too-slow',
    message: 'The body of the request did not come in time.',
  });
const tooLate = (): AppError =>
  new AppError({
    status: 503,
    code: 'server.busy',
    message: 'The server could not answer in time; try again in 3 s.',
    retryAfterSeconds: 3,
  });

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Cuts bodies that drip: answers 408 and closes the connection, whose rest would be read as a request. */
const limitBodies = (app: FastifyInstance, usual: Deadlines): void => {
  const cut = new WeakSet<FastifyRequest>();
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const body = new PassThrough();
    // A body that is refused by its size or type is not read, and an error without a listener ends the
    // process.
    body.on('error', () => undefined);
    const timer = setTimeout(() => {
      if (reply.sent) request.raw.destroy();
      else {
        cut.add(request);
        void reply.header('connection', 'close');
      }
      body.destroy(tooSlow());
    }, request.routeOptions.config.bodyMs ?? usual.bodyMs);
    payload.on('end', () => clearTimeout(timer));
    payload.on('error', (cause) => body.destroy(cause));
    payload.on('close', () => {
      clearTimeout(timer);
      if (!request.raw.complete) body.destroy(new Error('The caller left in the middle of a body.'));
    });
    body.on('close', () => payload.unpipe(body));
    payload.pipe(body);
    done(null, body);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (cut.has(request)) request.raw.socket.destroySoon();
    done();
  });
};

/**
 * A time for every answer and every body. The server's own `requestTimeout` closes without an answer, and
 * counts both together, so that a large upload and a dripping body would have the same time. Replies that
 * were taken over (streams) have none.
 */
export const addDeadlines = (app: FastifyInstance, usual: Deadlines = usualDeadlines): void => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(tooLate());
    }, request.routeOptions.config.answerMs ?? usual.answerMs);
    timers.set(request, timer);
    reply.raw.on('close', () => clearTimeout(timer));
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(timers.get(request));
    done();
  });
  limitBodies(app, usual);
};
