import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keepToday, packLive } from '../skew/pack-release.ts';
import { keepSeed } from './seeded-folder.ts';
import { makeDataFolder, startSite } from './start-site.ts';

/** No browser: the first start, whose data all other servers of this run begin with. */
test('a first start fills the demonstration, says its accounts, and stops without a trace of running', async () => {
  test.setTimeout(270_000);
  const folder = join(makeDataFolder(), 'data');
  const site = await startSite({ DATA_DIR: folder });
  await expect.poll(() => site.output()).toContain('Ctrl-C');
  expect(site.output()).toContain('Players  player, agent, trial');
  const release = await packLive(await site.openData());
  await site.stop();
  keepSeed(folder);
  keepToday(release);
  rmSync(dirname(folder), { recursive: true, force: true });
});
