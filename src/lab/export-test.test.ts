import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { writeTest } from './export-test.ts';
import { createSimulation } from './simulation.ts';

const home = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${home}.cache/saved-${process.pid}`;
afterAll(() => rm(folder, { recursive: true, force: true }));

function recordRun() {
  const start = { machine: 'registration', input: { smsRequired: true, humanVerification: false } };
  const simulation = createSimulation(start);
  const values = { username: 'new "comer"', password: 'x', mobileNum: '+639171234567' };
  simulation.send({ type: 'form.submit', values });
  simulation.answer('sendCode', 'sent', 3_000);
  simulation.advance(10_000);
  return { run: { ...start, moves: simulation.trace() }, reading: simulation.read() };
}
/** Runs one test file with Vitest, as a person would who saved it. */
async function runTest(text: string): Promise<{ readonly code: number; readonly output: string }> {
  await mkdir(folder, { recursive: true });
  const file = `${folder}/saved.test.ts`;
  const config = `${folder}/vitest.config.ts`;
  await writeFile(file, text);
  await writeFile(config, `export default { test: { include: ['**/saved.test.ts'] } };\n`);
  // A run inside a run must not take itself for one of its workers.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const vitest = `${home}node_modules/vitest/vitest.mjs`;
  const options = ['run', '--config', config, '--root', folder];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...options], { cwd: home, env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

test('a run saved as a test passes, and fails when the machine ends elsewhere', async () => {
  const { run, reading } = recordRun();
  expect(reading.state).toBe('sms.waiting');
  const passed = await runTest(writeTest(run, reading));
  expect(passed.output).toMatch(/1 passed/);
  expect(passed.code).toBe(0);
  const failed = await runTest(writeTest(run, { ...reading, state: 'succeeded' }));
  expect(failed.output).toMatch(/1 failed/);
  expect(failed.code).not.toBe(0);
}, 90_000);
