import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

/** A line to PostgreSQL that a test cuts, blocks or slows down. */
export interface BrokenLine {
  readonly config: pg.ClientConfig;
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** Nothing comes through, and nothing is closed: a server that hangs. */
  freeze(): void;
  thaw(): void;
  /** Connections break and new ones are refused: a server that was stopped. */
  stop(): Promise<void>;
  /** Listens again. */
  start(): Promise<void>;
  /** Every answer comes this many milliseconds late. */
  slow(ms: number): void;
  /** How many connections were tried so far. */
  attempts(): number;
  close(): Promise<void>;
}

/** To a server on a Unix socket, through a second socket beside it. */
export const openBrokenLine = async (to: pg.ClientConfig): Promise<BrokenLine> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-line-'));
  const name = `.s.PGSQL.${to.port ?? 5432}`;
  const target = join(String(to.host), name);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let delayMs = 0;
  let attempts = 0;
  const listener: { server: Server | null } = { server: null };

  const bridge = (client: Socket): void => {
    attempts += 1;
    const server = connect(target);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
      if (isFrozen) socket.pause();
    }
    client.on('data', (chunk) => server.write(chunk));
    server.on('data', (chunk) => {
      if (delayMs === 0) client.write(chunk);
      else setTimeout(() => client.write(chunk), delayMs);
    });
    if (isFrozen) for (const socket of [client, server]) socket.pause();
  };
  const listen = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const made = createServer(bridge);
      listener.server = made;
      made.once('error', reject);
      made.listen(join(folder, name), () => resolve());
    });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      const { server } = listener;
      if (server === null) return resolve();
      listener.server = null;
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen();
  const { user, database, port } = to;
  return {
    config: { ...to, host: folder },
    url: `postgres:///${database ?? ''}?host=${encodeURIComponent(folder)}&port=${port ?? 5432}&user=${user ?? ''}`,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    stop,
    start: listen,
    attempts: () => attempts,
    slow: (ms) => {
      delayMs = ms;
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
