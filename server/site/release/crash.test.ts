import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { verifyAudit } from '../audit/audit.fake.ts';
import { readLive, readPart } from './release-store.ts';
import { readHistory } from './revision-history.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Publishes in a process that is killed so long after its third publication; gives what it acknowledged. */
const publishUntilKilled = async (afterMs: number): Promise<readonly string[]> => {
  const entry = fileURLToPath(new URL('./publish-killer.fake.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', entry], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(database.config));
  let text = '';
  const atWork = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.split('\n').length > 3) resolve();
    });
  });
  const left = new Promise((resolve) => child.once('close', resolve));
  await atWork;
  await sleep(afterMs);
  child.kill('SIGKILL');
  await left;
  // The last line may have been cut in the middle.
  return text.split('\n').slice(0, -1);
};

test('keeps every acknowledged publication and no half one when the process is killed', async () => {
  const acknowledged: string[] = [];
  for (const afterMs of [3, 17, 41, 73]) acknowledged.push(...(await publishUntilKilled(afterMs)));
  const live = await readLive(database.db, 'kill');
  const history = await readHistory(database.db, 'kill', 100_000);
  const stored = new Set(history.map(({ revision, release }) => `${revision} ${release}`));
  expect(acknowledged.filter((line) => !stored.has(line))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(12);
  expect(live?.revision).toBe(history.length);
  expect(history.map(({ revision }) => revision)).toEqual(history.map((_, index) => history.length - index));
  expect(await verifyAudit(database.db, 'kill')).toMatchObject({ brokenAt: null, untold: [] });
  const links = await database.db
    .selectFrom('site_audit')
    .select('position')
    .where('merchant', '=', 'kill')
    .execute();
  expect(links).toHaveLength(history.length);
  const manifest = live?.manifest;
  for (const hash of [manifest?.site, manifest?.shell, manifest?.pages['home'], manifest?.styles]) {
    expect(await readPart(database.db, hash ?? '')).not.toBeNull();
  }
});
