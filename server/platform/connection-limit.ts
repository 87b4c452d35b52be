import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createNetworkTest } from './networks.ts';

/** Connections of one server, streams of open browsers included. */
const mostConnections = 20_000;
/** A household or an office behind one address, with several connections for each browser. */
const mostPerAddress = 200;

const isLocal = createNetworkTest(['127.0.0.0/8', '::1']);

/** Counts by address. Says whether one more is too many; this machine itself is never limited. */
export const createConnectionCount = (most = mostPerAddress): ((socket: Socket) => boolean) => {
  const open = new Map<string, number>();
  return (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isLocal(address)) return false;
    const count = open.get(address) ?? 0;
    if (count >= most) return true;
    open.set(address, count + 1);
    socket.once('close', () => {
      const others = (open.get(address) ?? 1) - 1;
      if (others === 0) open.delete(address);
      else open.set(address, others);
    });
    return false;
  };
};

/** Behind a proxy every connection has its address, so only the sum is limited there. */
export const limitConnections = (server: Server, isBehindProxy: boolean): void => {
  server.maxConnections = mostConnections;
  if (isBehindProxy) return;
  const isTooMany = createConnectionCount();
  server.on('connection', (socket) => {
    if (isTooMany(socket)) socket.destroy();
  });
};
