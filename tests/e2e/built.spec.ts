import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, runCommand } from '../gate/run-command.ts';
import { makeDataFolder, startSite } from './start-site.ts';

/** No browser: what the built program loads, and where it says that something went wrong. */
test.describe.configure({ timeout: 240_000 });

let folder = '';
test.beforeAll(() => {
  folder = makeDataFolder();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The addresses of all code that the threads of a process loaded; Node writes them when it ends. */
const readLoaded = (reports: string): readonly string[] =>
  readdirSync(reports).flatMap((name) => {
    const report = JSON.parse(readFileSync(join(reports, name), 'utf8')) as {
      readonly result: readonly { readonly url: string }[];
    };
    return report.result.map(({ url }) => url);
  });

test('a server whose site is published serves without any tool of the build', async () => {
  const reports = join(folder, 'loaded');
  const site = await startSite({ NODE_V8_COVERAGE: reports });
  const statuses = await Promise.all(
    [site.portal, `${site.portal}/register`, site.console, `${site.console}/lab/`, site.games].map(
      async (address) => (await fetch(address)).status,
    ),
  );
  // The publisher's thread must have loaded its program too.
  await expect.poll(() => site.output()).toContain('Ctrl-C');
  const { output } = site;
  await site.stop();
  const loaded = readLoaded(reports);
  expect(statuses.slice(0, 4), output()).toEqual([200, 200, 200, 200]);
  expect(loaded.filter((url) => /\/dist\/server-[\da-f]+\/main\.js$/.test(url))).not.toEqual([]);
  expect(loaded.filter((url) => url.endsWith('/publisher-worker.js'))).not.toEqual([]);
  expect(loaded.filter((url) => /node_modules\/(@?vite|@?esbuild|@?tsx|@?rolldown)\b/.test(url))).toEqual([]);
  expect(loaded.filter((url) => /\.tsx?$/.test(url))).toEqual([]);
});

test('a stack trace of the built program names lines of its sources', async () => {
  const site = join(folder, 'no-site');
  mkdirSync(site);
  // Reading a file as a folder is a trouble that no command expects.
  writeFileSync(join(site, 'layouts'), '');
  const { output } = await runCommand('node', ['server/launch.mjs', 'site', 'check', '--root', site]);
  const [, line] = /listJson \(server\/site\/compile\/source-files\.ts:(\d+):\d+\)/.exec(output) ?? [];
  const source = readFileSync(join(root, 'server/site/compile/source-files.ts'), 'utf8').split('\n');
  expect(source[Number(line) - 1], output).toContain('await readdir(');
});
