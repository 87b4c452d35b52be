import { withTestKeys } from '../../server/infrastructure/keys/audit-keys.fake.ts';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createDatabase } from '../../server/db/database.ts';
import { typeParsers } from '../../server/db/type-parsers.ts';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import { settleBatch, settleJob } from './settle-issue.ts';
import type { IssueParts } from './issues.ts';

/** A node that settles what is due until it is killed or done. Its work as JSON on standard input. */
interface Work {
  readonly config: pg.PoolConfig;
  /** Milliseconds since 1970. */
  readonly now: number;
}
const { config, now } = JSON.parse(readFileSync(0, 'utf8')) as Work;
const pool = new pg.Pool({ ...config, max: 2, types: typeParsers });
const db = withTestKeys(createDatabase(pool));
const clock = { now: () => new Date(now) };
const never = (): never => {
  throw new Error('Expected that settling needs no secrets.');
};
const parts: IssueParts = {
  db,
  merchant: 'demo',
  clock,
  drawWitness: null,
  signText: never,
  random: { bytes: never, integer: never, uuid: never, token: never },
  secretBox: { keyId: '', seal: never, open: never, mark: never, readMark: never, isCurrent: never },
};
console.log('at work');
const troubles: unknown[] = [];
await createJobRunner({
  db,
  merchant: 'demo',
  clock,
  notifications: { listen: never },
  handlers: { [settleJob]: (transaction, { key }) => settleBatch(transaction, parts, key) },
  onTrouble: (cause) => troubles.push(cause),
}).runDue();
await pool.end();
if (troubles.length > 0) throw new Error('Expected no trouble.', { cause: troubles[0] });
