import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { createCallFate, RefusedCallError, type CallFate } from '../../db/call-fate.ts';
import { AppError } from './app-error.ts';
import { unanswered } from './unavailable.ts';

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

/** So long a call that is late has to say what became of a write that was made or is being made. */
const graceMs = 3_000;

/** Until then a usual call was answered, one way or another. */
export const longestAnswerMs = usualDeadlines.answerMs + graceMs;

/** A call and what is known of its writes. */
interface TimedCall {
  readonly fate: CallFate;
  readonly timers: NodeJS.Timeout[];
  /** Its time was over before it had an answer. */
  isLate: boolean;
}

/**
 * Answers a call that is late: as refused where it has written nothing, which from then on it cannot; as unanswered
 * where it has, a moment later, in which it may still answer itself.
 */
const answerLate = (reply: FastifyReply, call: TimedCall): void => {
  const { fate, timers } = call;
  const answer = (refusal: AppError): void => {
    call.isLate = true;
    void reply.send(refusal);
    // What the handler sends afterwards reaches no caller, and is no mistake of it.
    reply.log = Object.assign(Object.create(reply.log) as FastifyReply['log'], { warn: () => undefined });
  };
  if (reply.sent) return;
  if (fate.refuse()) {
    answer(tooLate());
    return;
  }
  timers.push(
    setTimeout(() => {
      // What was under way may have failed meanwhile.
      if (!reply.sent) answer(fate.refuse() ? tooLate() : unanswered());
    }, graceMs),
  );
};

/** Makes a handler one whose late answer is dropped; those of routes are already. */
type InTime = (handler: RouteHandlerMethod) => RouteHandlerMethod;

/** What a handler gives once its call was answered is dropped: no second answer, and no line of an error. */
const dropLate = (request: FastifyRequest, call: TimedCall, work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => (call.isLate ? undefined : value),
    (cause: unknown) => {
      if (!call.isLate) throw cause;
      if (!(cause instanceof AppError) && !(cause instanceof RefusedCallError))
        request.log.warn(
          `A call failed after its answer: ${cause instanceof Error ? cause.message : 'no words'}`,
        );
      return undefined;
    },
  );

/**
 * A time for every answer and every body. The server's own `requestTimeout` closes without an answer, and
 * counts both together, so that a large upload and a dripping body would have the same time. Replies that
 * were taken over (streams) have none. Refused means not done: see `call-fate.ts`.
 */
export const addDeadlines = (app: FastifyInstance, usual: Deadlines = usualDeadlines): InTime => {
  const calls = new WeakMap<FastifyRequest, TimedCall>();
  const stop = (request: FastifyRequest): void => calls.get(request)?.timers.forEach(clearTimeout);
  app.addHook('onRequest', (request, reply, done) => {
    const call: TimedCall = { fate: createCallFate(), timers: [], isLate: false };
    call.timers.push(
      setTimeout(() => answerLate(reply, call), request.routeOptions.config.answerMs ?? usual.answerMs),
    );
    calls.set(request, call);
    reply.raw.on('close', () => stop(request));
    done();
  });
  const inTime: InTime = (handler) =>
    function handleInTime(request, reply) {
      const call = calls.get(request);
      if (call === undefined) return handler.call(this, request, reply);
      const value = call.fate.run(() => handler.call(this, request, reply));
      return value instanceof Promise ? dropLate(request, call, value) : value;
    };
  app.addHook('onRoute', (route) => {
    route.handler = inTime(route.handler);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    stop(request);
    done();
  });
  limitBodies(app, usual);
  return inTime;
};
