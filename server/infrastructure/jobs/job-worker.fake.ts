import { withTestKeys } from '../keys/audit-keys.fake.ts';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase } from '../../db/database.ts';
import { createNotifications } from '../../db/listen.ts';
import { typeParsers } from '../../db/type-parsers.ts';
import { systemClock } from '../clock.ts';
import { leaveMark } from '../messages/outbox.fake.ts';
import { createJobRunner } from './job-runner.ts';

/**
 * A node that does the jobs of a database until it is killed: each writes one message, slowly, and says
 * so before the transaction is over. Connection as JSON on standard input; argv: milliseconds of a job.
 */
const config = JSON.parse(readFileSync(0, 'utf8')) as pg.PoolConfig;
const pause = Number(process.argv[2] ?? 0);
const db = withTestKeys(createDatabase(new pg.Pool({ ...config, max: 4, types: typeParsers })));
const runner = createJobRunner({
  db,
  merchant: 'demo',
  clock: systemClock,
  notifications: createNotifications(config),
  onTrouble: (cause) => console.log(`trouble ${String(cause)}`),
  handlers: {
    note: async (transaction, job) => {
      await leaveMark(transaction, systemClock.now(), job.key, 'once');
      console.log(`half ${job.key}`);
      await sleep(pause);
    },
  },
});
await runner.start();
console.log('ready');
