import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './infrastructure/http/readiness.ts';

export interface DrainOptions {
  readonly servers: readonly FastifyInstance[];
  readonly readiness: Readiness;
  /** Says goodbye to open streams. */
  readonly endStreams: () => void;
  /** How long a load balancer takes to notice that no visitors should come, in milliseconds. */
  readonly pauseMs: number;
  /** Ends all waiting: what is under way is cut. */
  readonly hurry: AbortSignal;
  /** Longest time that requests under way have, in milliseconds. */
  readonly cutAfterMs?: number;
}

const lookEveryMs = 250;
/** What a busy connection takes to carry one more answer, which says that it is the last one on it. */
const lastAnswerMs = 300;
// An aborted wait has ended, which is all that its caller needs.
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/**
 * Ends servers so that no request under way is lost: visitors are sent elsewhere first, then every
 * answer closes its connection, and only what takes too long is cut.
 */
export const drain = async (options: DrainOptions): Promise<void> => {
  const { servers, readiness, endStreams, pauseMs, hurry, cutAfterMs = 20_000 } = options;
  readiness.drain();
  // A kept connection that is closed immediately would lose a request that is on its way.
  await wait(Math.max(pauseMs, lastAnswerMs), hurry);
  endStreams();
  const listening = servers.map(({ server }) => server);
  // Node closes connections that are idle now; those that become idle later wait for their time-out.
  const looking = setInterval(() => {
    for (const server of listening) server.closeIdleConnections();
  }, lookEveryMs);
  const done = new AbortController();
  const cut = wait(cutAfterMs, AbortSignal.any([hurry, done.signal])).then(() => {
    for (const server of listening) server.closeAllConnections();
  });
  await Promise.all(servers.map((server) => server.close()));
  clearInterval(looking);
  done.abort();
  await cut;
};
