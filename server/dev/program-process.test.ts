import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProgram } from './program-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-program-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startScript = (script: string): ReturnType<typeof startProgram> => {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, script);
  return startProgram(file, { words: [], env: process.env, signal: new AbortController().signal });
};

it('knows that a program has ended unasked, and stops it without waiting', async () => {
  const program = await startScript(`
    process.send({ kind: 'started', accounts: null, gamesOrigin: null });
    process.on('message', () => process.exit(3));
  `);
  expect(program.hasEnded()).toBe(false);
  program.child.send('end');
  await vi.waitFor(() => expect(program.hasEnded()).toBe(true));
  await program.stop();
});

it('says how a program ended that never started', async () => {
  await expect(startScript('process.exit(1);')).rejects.toThrow('The server ended with 1');
});
