import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../gate/run-command.ts';
import { expectAccessible, expectAccessibleWithin, expectReadableWithin, turnTheme } from './axe.ts';
import { createVisit } from './site-pages.ts';

/** Every component's example, on a separate server whose site holds the gallery. */
let server: ChildProcess;
let folder = '';
let origin = '';
let pages: readonly string[] = [];

const runTool = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const collect = (child: ChildProcess, until: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (piece: string) => {
        output += piece;
        if (until.test(output)) resolve(output);
      });
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`The gallery ended with ${code}:\n${output}`)),
    );
  });

/** A port that nobody has: fixed ones meet other servers of the machine. */
const findPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'foyer-gallery-'));
  // As root the database runs as another user, who must reach its data.
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  const listed = await collect(runTool(['tests/gallery/write-gallery.ts', site]), /$^/);
  pages = listed.split('\n').filter((line) => line.startsWith('example-'));
  server = runTool(['tests/gallery/start-gallery.ts', site], {
    PORTAL_PORT: String(await findPort()),
    CONSOLE_PORT: String(await findPort()),
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
  });
  origin = new URL((await collect(server, /http\S+\/gallery\/\S+/)).match(/http\S+\/gallery\//)?.[0] ?? '')
    .origin;
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Each theme, width and direction is seen once: all eight together take longer than the whole gate may. */
const looks = [
  { theme: 'dark', width: 360, direction: 'ltr' },
  { theme: 'light', width: 1280, direction: 'rtl' },
] as const;

test('every component, in both looks', async ({ page }) => {
  test.setTimeout(240_000);
  expect(pages.length).toBeGreaterThan(45);
  const visit = createVisit(page);
  // What is open stays so on the next example: then the program is loaded again.
  let isFresh = true;
  for (const id of pages) {
    await page.setViewportSize({ width: 360, height: 800 });
    if (isFresh) await page.goto(`${origin}/gallery/${id}`);
    else await visit(`/gallery/${id}`);
    await expect(page.locator('main > *').first()).toBeAttached();
    const opener = page.getByRole('button', { name: 'Open', exact: true });
    isFresh = (await opener.count()) > 0;
    if (isFresh) await opener.click();
    for (const { theme, width, direction } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await turnTheme(page, theme);
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      const state = `${id} ${theme} ${width} ${direction}`;
      // The frame around the examples is the same one: it is looked at with the first.
      if (id === pages[0]) await expectAccessible(page, state);
      else if (theme === 'light') await expectReadableWithin(page, ['main', 'dialog'], state);
      else await expectAccessibleWithin(page, ['main', 'dialog'], state);
    }
  }
});
