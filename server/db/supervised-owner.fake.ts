import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** Owns the server of the folder in argv and commits one row after the other until it is killed. */
const server = await startEmbeddedPostgres({
  dataFolder: process.argv[2] ?? '',
  mode: 'own',
  say: () => undefined,
});
const client = new pg.Client(server.config);
await client.connect();
await client.query('create table mark (id int generated always as identity)');
await client.query('insert into mark default values');
for (let rows = 1; ; rows += 1) {
  await client.query('insert into mark default values');
  if (rows === 20) console.log('ready');
  await sleep(1);
}
