import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

/** Simulates PgBouncer in transaction mode, as far as it refuses and loses things. */
export interface PoolerFake {
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** Everything that clients asked through it. */
  asked(): string;
  close(): Promise<void>;
}

/** What PgBouncer takes in the start of a session; everything else it refuses (its manual, ignore_startup_parameters). */
const known = ['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone'];

/** Names of the start of a session: a length, a version, then names and values with zeros between. */
const readNames = (start: Buffer): readonly string[] =>
  start
    .subarray(8)
    .toString('utf8')
    .split('\0')
    .filter((text, index) => index % 2 === 0 && text !== '');
const refuse = (client: Socket, name: string): void => {
  const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${name}`, ''].join('\0');
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  client.end(Buffer.concat([head, body]));
};

/** To a server on a Unix socket, through a second socket beside it. */
export const openPooler = async (to: pg.ClientConfig): Promise<PoolerFake> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pooler-'));
  const name = `.s.PGSQL.${to.port ?? 5432}`;
  const asked: string[] = [];
  const server = createServer((client) => {
    const behind = connect(join(String(to.host), name));
    const end = (): void => {
      client.destroy();
      behind.destroy();
    };
    for (const socket of [client, behind]) socket.on('error', end).on('close', end);
    client.once('data', (start) => {
      const strange = readNames(start).find((one) => !known.includes(one.toLowerCase()));
      if (strange !== undefined) return refuse(client, strange);
      behind.write(start);
      client.on('data', (chunk) => {
        asked.push(chunk.toString('utf8'));
        behind.write(chunk);
      });
      behind.pipe(client);
    });
  });
  await new Promise<void>((resolve) => void server.listen(join(folder, name), resolve));
  const { user, database, port } = to;
  return {
    url: `postgres:///${database ?? ''}?host=${encodeURIComponent(folder)}&port=${port ?? 5432}&user=${user ?? ''}`,
    asked: () => asked.join('\n'),
    close: async () => {
      await new Promise((resolve) => void server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
