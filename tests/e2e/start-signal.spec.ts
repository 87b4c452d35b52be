import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { root } from '../gate/run-command.ts';
import { findFreePort } from './start-site.ts';

/** No browser: what is left of a start that a signal ends. */
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // No such process.
  }
};
/** Starts with a new data folder, and sends the signal when the output says how far the start is. */
const stopAt = async (moment: RegExp, signal: NodeJS.Signals) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-signal-'));
  // As root the database runs as another user, who must reach its data.
  chmodSync(folder, 0o755);
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const [PORTAL_PORT, CONSOLE_PORT, GAMES_PORT] = ports.map(String);
  const DATA_DIR = join(folder, 'data');
  const child = spawn(process.execPath, ['server/launch.mjs', 'main'], {
    cwd: root,
    env: { ...process.env, PORTAL_PORT, CONSOLE_PORT, GAMES_PORT, DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let database = 0;
  let isSent = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
      if (isSent || !moment.test(output)) return;
      isSent = true;
      const file = join(DATA_DIR, 'postgres/data/postmaster.pid');
      if (existsSync(file)) database = Number(readFileSync(file, 'utf8').split('\n')[0]);
      child.kill(signal);
    });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  const isLeft = existsSync(join(DATA_DIR, 'postgres/data/postmaster.pid'));
  rmSync(folder, { recursive: true, force: true });
  return { code, output, database, isLeft };
};

const moments = [
  ['the database has its tables', /brought up to date/, 'SIGTERM'],
  ['the accounts of the demonstration are made', /Default site published/, 'SIGINT'],
] as const;
for (const [what, moment, signal] of takeShare(moments, 2))
  test(`a ${signal} while ${what} ends the start in order, with its database`, async () => {
    const { code, output, database, isLeft } = await stopAt(moment, signal);
    expect([code, isLeft], output).toEqual([0, false]);
    expect(output).toContain(`${signal}: stopping`);
    expect(output).not.toMatch(/Foyer is ready|Error|cannot start/);
    expect(database).toBeGreaterThan(0);
    expect(isAlive(database)).toBe(false);
  });
