import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from '../gate/copy-checkout.ts';
import { copySeed } from './seeded-folder.ts';
import { findFreePort, makeDataFolder } from './start-site.ts';

/** `npm run dev` in a copy of the checkout. */
export interface DevServer {
  readonly portal: string;
  readonly console: string;
  output(): string;
  /** Replaces a text in a file, as an editor that saves it. Throws where the file does not have it. */
  save(file: string, before: string, after: string): void;
  stop(): Promise<void>;
}

export const startDev = async (): Promise<DevServer> => {
  const { folder, remove } = copyCheckout();
  const data = makeDataFolder();
  copySeed(join(data, 'data'), {});
  mkdirSync(join(folder, '.cache'));
  const [portalPort, consolePort, gamesPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/dev/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORTAL_PORT: String(portalPort),
      CONSOLE_PORT: String(consolePort),
      GAMES_PORT: String(gamesPort),
      DATA_DIR: join(data, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        output += piece;
        if (output.includes('Ctrl-C')) resolve();
      });
    child.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(late);
    rmSync(data, { recursive: true, force: true });
    remove();
  };
  try {
    await ready;
  } catch (cause) {
    await stop();
    throw cause;
  }
  return {
    portal: `http://localhost:${portalPort}`,
    console: `http://localhost:${consolePort}`,
    output: () => output,
    save: (file, before, after) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not have: ${before}`);
      writeFileSync(
        join(folder, file),
        text.replace(before, () => after),
      );
    },
    stop,
  };
};
