import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runCommand } from '../gate/run-command.ts';
import { copySeed } from './seeded-folder.ts';
import { makeDataFolder, startSite } from './start-site.ts';

/** No browser: what docs/operate/backups.md says is done, on the demonstration's data. */
test.describe.configure({ timeout: 420_000 });

test('a backup that was verified is restored elsewhere, and people log in there', async () => {
  const folder = makeDataFolder();
  const [data, backup, restored] = ['data', 'backup', 'restored'].map((name) => join(folder, name));
  if (data === undefined || backup === undefined || restored === undefined) throw new Error('No folders.');
  const db = (dataFolder: string, ...words: readonly string[]) =>
    runCommand('node', ['server/launch.mjs', 'db', ...words], {
      env: { DATA_DIR: dataFolder, BACKUP_KEY: 'a passphrase of some length' },
      timeoutMs: 180_000,
    });
  copySeed(data, {});
  const made = await db(data, 'backup', backup, '--encrypt', '--verify');
  expect(made.output).toContain('encrypted with BACKUP_KEY');
  expect(made.output).toMatch(/Verified: restored into an empty database, where \d+ tables have their rows/);
  expect(made.output).toMatch(/[1-9]\d* sums of the ledger compared/);
  expect(made.output).toContain('SECRET_KEY opens what is sealed in it.');
  expect(made.output).toContain('The launch checklist of the console shows it.');
  expect(made.code).toBe(0);
  // The key is kept apart from the backup, and comes first.
  mkdirSync(restored);
  copyFileSync(join(data, 'secret.key'), join(restored, 'secret.key'));
  const put = await db(restored, 'restore', backup);
  expect([put.code, put.output]).toEqual([0, expect.stringContaining('100% restored')]);
  const site = await startSite({ DATA_DIR: restored });
  try {
    const answer = await fetch(`${site.console}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.console, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ username: 'publisher', password: 'Console-2026' }),
    });
    expect(answer.status, site.output()).toBe(200);
    expect((await fetch(site.portal)).status).toBe(200);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
