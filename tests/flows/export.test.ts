import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { writeTest } from '../../src/lab/export-test.ts';
import { createSimulation } from '../../src/lab/simulation.ts';
import { walkMachine } from './walk.ts';

const home = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${home}.cache/saved-${process.pid}`;
afterAll(() => rm(folder, { recursive: true, force: true }));

function recordRun() {
  const start = { machine: 'registration', input: { smsRequired: true, humanVerification: false } };
  const simulation = createSimulation(start);
  const values = { username: 'new "comer"', password: 'x', mobileNum: '+639171234567' };
  simulation.send({ type: 'form.submit', values });
  simulation.answer('checkRegistration', 'nothing to object to');
  simulation.answer('sendCode', 'sent', 3_000);
  simulation.advance(10_000);
  return { run: { ...start, moves: simulation.trace() }, reading: simulation.read() };
}
const exported = takeShare(Object.keys(machineCatalog), 5);
/** For each of these machines, the longest of some random runs: exported as the lab exports it. */
function exportRuns(): readonly string[] {
  return exported.map((machine) => {
    const { traces } = walkMachine(machine, machineCatalog, { walks: 4, length: 30, seed: 3 });
    const [longest] = [...traces.values()].toSorted((one, other) => other.trace.length - one.trace.length);
    if (longest === undefined) throw new Error(`expects a run of ${machine}, got none`);
    const start = { machine, input: longest.input };
    const simulation = createSimulation(start);
    for (const move of longest.trace) simulation.play(move);
    return writeTest({ ...start, moves: simulation.trace() }, simulation.read());
  });
}
/** Runs test files with Vitest, as a person would who saved them. */
async function runTests(
  texts: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const config = `${folder}/vitest.config.ts`;
  for (const [index, text] of texts.entries()) await writeFile(`${folder}/saved-${index}.test.ts`, text);
  await writeFile(config, `export default { test: { include: ['**/saved-*.test.ts'], isolate: false } };\n`);
  // A run inside a run must not take itself for one of its workers.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|FORCE_COLOR)/.test(name)),
  );
  const vitest = `${home}node_modules/vitest/vitest.mjs`;
  const options = ['run', '--config', config, '--root', folder];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...options], {
      cwd: home,
      env: { ...env, NO_COLOR: '1' },
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

test('a run of a machine saved as a test passes, and fails when the machine ends elsewhere', async () => {
  const { run, reading } = recordRun();
  expect(reading.state).toBe('sms.waiting');
  const elsewhere = writeTest(run, { ...reading, state: 'succeeded' });
  const { code, output } = await runTests([elsewhere, writeTest(run, reading), ...exportRuns()]);
  expect(output).toMatch(new RegExp(`Tests +1 failed \\| ${exported.length + 1} passed`));
  expect(output).toMatch(/FAIL +saved-0\.test\.ts/);
  expect(code).not.toBe(0);
});
