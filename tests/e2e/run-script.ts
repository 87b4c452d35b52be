import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserFlags, findBrowser } from '../browser/find-browser.ts';
import { root } from '../gate/run-command.ts';

export interface ScriptRun {
  readonly code: number;
  readonly output: string;
}
/** Runs exported Playwright scripts as a user who saved them would: in a separate process. */
export const runScripts = async (
  scripts: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<ScriptRun> => {
  // Inside the checkout, so that the scripts find Playwright.
  const folder = join(root, '.cache', `scripts-${process.pid}`);
  const browser = findBrowser();
  const config = {
    testDir: '.',
    outputDir: 'results',
    reporter: 'line',
    timeout: 30_000,
    use: {
      locale: 'en-GB',
      launchOptions: { executablePath: browser.executablePath, args: browserFlags },
    },
  };
  await mkdir(folder, { recursive: true });
  try {
    for (const [name, text] of Object.entries(scripts))
      await writeFile(join(folder, `${name}.spec.ts`), text);
    await writeFile(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(config)};\n`);
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    // A run inside a run must not take itself for one of its workers.
    const ownEnv = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(PW|TEST_|FORCE_COLOR|PLAYWRIGHT)/.test(name)),
    );
    const { stdout } = await promisify(execFile)(process.execPath, [cli, 'test', '--config', folder], {
      cwd: folder,
      env: { ...ownEnv, ...browser.env, ...env, NO_COLOR: '1' },
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
