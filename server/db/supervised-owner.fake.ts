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
console.log('ready');
for (;;) {
  await client.query('insert into mark default values');
  await sleep(1);
}
