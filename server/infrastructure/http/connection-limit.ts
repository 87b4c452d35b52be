import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { readNetwork } from './network.ts';
import { createNetworkTest } from './networks.ts';

/** Connections of one server, streams of open browsers included. */
const mostConnections = 20_000;
/** A household or an office behind one address, with several connections for each browser. */
export const usualPerNetwork = 200;

const isLocal = createNetworkTest(['127.0.0.0/8', '::1']);

/** Counts what is open for each network, and says whether one more is too many. This machine itself is never limited. */
const createCount = (most: number) => {
  const open = new Map<string, number>();
  return {
    /** @returns null where it is too many, else what ends the place that was taken */
    take: (address: string): (() => void) | null => {
      if (isLocal(address)) return () => undefined;
      const network = readNetwork(address);
      const count = open.get(network) ?? 0;
      if (count >= most) return null;
      open.set(network, count + 1);
      return () => {
        const others = (open.get(network) ?? 1) - 1;
        if (others === 0) open.delete(network);
        else open.set(network, others);
      };
    },
  };
};

/** Counts connections by network. Says whether one more is too many. */
export const createConnectionCount = (most = usualPerNetwork): ((socket: Socket) => boolean) => {
  const count = createCount(most);
  return (socket) => {
    const end = count.take(socket.remoteAddress ?? '');
    if (end !== null) socket.once('close', end);
    return end === null;
  };
};

/** Behind a proxy every connection has its address, so only the sum is limited there; calls are, by `limitOpenCalls`. */
export const limitConnections = (server: Server, isBehindProxy: boolean, most = usualPerNetwork): void => {
  server.maxConnections = mostConnections;
  if (isBehindProxy) return;
  const isTooMany = createConnectionCount(most);
  server.on('connection', (socket) => {
    if (isTooMany(socket)) socket.destroy();
  });
};

const retryAfterSeconds = 10;
/**
 * Refuses more calls than `most` that are open at the same time for one network: streams, bodies that drip and
 * answers that are not fetched, also where a proxy is in front.
 */
export const limitOpenCalls = (app: FastifyInstance, most = usualPerNetwork): void => {
  const count = createCount(most);
  app.addHook('onRequest', (request, reply, done) => {
    // Gateways and vendors call much from one address, and a refused call about money would only come again.
    if (request.routeOptions.config.isNeverShed === true) return done();
    const end = count.take(request.ip);
    if (end !== null) {
      reply.raw.once('close', end);
      return done();
    }
    done(
      new AppError({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many calls and streams of one network are open.',
        retryAfterSeconds,
      }),
    );
  });
};
