import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeShare } from './infrastructure/test-effort.fake.ts';
import { findFreePort } from '../tests/e2e/start-site.ts';
import { root, runCommand } from '../tests/gate/run-command.ts';

let dataFolder: string;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'foyer-programs-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

const run = (file: string, words: readonly string[], env: Readonly<Record<string, string>>) =>
  runCommand(process.execPath, ['--import', 'tsx', join(root, file), ...words], {
    env: { DATA_DIR: dataFolder, SECRET_KEY: randomBytes(32).toString('base64'), ...env },
  });
const commandLines: readonly (readonly [file: string, words: readonly string[]])[] = [
  ['server/site/cli.ts', ['kills']],
  ['server/db/cli.ts', ['backup', join(tmpdir(), 'foyer-no-backup')]],
  ['server/console/people/cli.ts', ['list']],
  ['server/keys.ts', ['list']],
];

const withUsage = [...commandLines.map(([file]) => file), 'server/vendor-check.ts', 'server/deployment.ts'];
test.each(takeShare(withUsage, 6))(
  '%s says how it is used where it is asked, and that is no fault',
  async (file) => {
    for (const word of ['--help', '-h', 'help']) {
      const { code, output } = await run(file, [word], {});
      expect([code, output.split(' -- ')[0]]).toEqual([0, expect.stringMatching(/^npm run [a-z:]+$/)]);
    }
  },
);

test.each(takeShare(commandLines, 4))('%s names a wrong variable in one line', async (file, words) => {
  const { code, output } = await run(file, words, { BACKUP_KEY: 'short' });
  expect(code).toBeGreaterThan(0);
  expect(output.trim()).toMatch(/^BACKUP_KEY: .+$/);
});
test.each(takeShare(commandLines, 4, 1))(
  '%s says in one line that there is no database',
  async (file, words) => {
    const port = await findFreePort();
    const { code, output } = await run(file, words, {
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
    });
    expect(code).toBeGreaterThan(0);
    expect(output.trim()).toMatch(/^The database cannot be used: .+$/);
  },
);
