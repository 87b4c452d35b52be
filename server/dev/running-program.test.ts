import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../infrastructure/config.ts';
import { createRunningProgram, type RunningProgram } from './running-program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-running-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Each run writes its process id to a file of its number, and then starts as the script of that number says. */
const open = (scripts: readonly string[]): RunningProgram => {
  const file = join(folder, 'program.mjs');
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
    const turn = [0, 1].find((one) => !existsSync(${JSON.stringify(folder)} + '/' + one));
    writeFileSync(${JSON.stringify(folder)} + '/' + turn, String(process.pid));
    const started = () => process.send({ kind: 'started', accounts: null, gamesOrigin: null });
    process.on('SIGTERM', () => undefined);
    setInterval(() => undefined, 1_000);
    [${scripts.map((script) => `() => { ${script} }`).join()}][turn]();`,
  );
  const config = readConfig({ DATA_DIR: folder });
  return createRunningProgram(file, { config, assets: { portal: folder, console: folder } });
};
const idOf = async (turn: number): Promise<number> => {
  const file = join(folder, String(turn));
  await vi.waitFor(() => expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(/^\d+$/), 10_000);
  return Number(readFileSync(file, 'utf8'));
};
const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false; // No such process.
  }
};
const stops = "started(); process.on('message', () => process.exit());";

it('ends with all others a program that is being started', async () => {
  const running = open([stops, '']);
  expect(await running.replace()).toBe(true);
  const replaced = running.replace();
  const ids = [await idOf(0), await idOf(1)];
  await running.stop();
  expect(ids.map(isAlive)).toEqual([false, false]);
  expect(await replaced).toBe(false);
  expect(await running.replace()).toBe(false);
});

it('waits for a program that was replaced and takes its time', async () => {
  const slow = "started(); process.on('message', () => setTimeout(() => process.exit(), 700));";
  const running = open([slow, stops]);
  await running.replace();
  await running.replace();
  const first = await idOf(0);
  expect(isAlive(first)).toBe(true);
  await running.stop();
  expect(isAlive(first)).toBe(false);
});
