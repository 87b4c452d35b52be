import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawTable, type Row } from './table.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

interface Command {
  readonly command: string;
  readonly limit: string;
  readonly runs: number;
}
const commands: readonly Command[] = [
  { command: 'npm run site -- check', limit: '3 s', runs: 5 },
  { command: 'npx vitest run src/compiler/memory.test.ts', limit: '3 s', runs: 5 },
  { command: 'npm run check', limit: '60 s', runs: 1 },
];

/** Seconds of a line such as `0m1.250s 0m0.110s`. */
const addTimes = (line: string): number =>
  [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/** The shell's `times` says last what its commands took of the processors, those that they started included. */
const timeOnce = async (command: string): Promise<{ readonly wall: number; readonly cpu: number }> => {
  const begin = performance.now();
  const { stdout } = await run('sh', ['-c', `${command} >/dev/null 2>&1 || exit 1; times`], { cwd: root });
  return {
    wall: (performance.now() - begin) / 1_000,
    cpu: addTimes(stdout.trim().split('\n').at(-1) ?? ''),
  };
};

const pickMedian = (values: readonly number[]): string =>
  (values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0).toFixed(1);

/** Commands of a working day, from a cold process until they end. The first run, which may build, is not counted. */
export const measureCommands = async (): Promise<string> => {
  const rows: Row[] = [];
  for (const { command, limit, runs } of commands) {
    if (runs > 1) await timeOnce(command);
    const samples = [];
    for (let count = 0; count < runs; count += 1) samples.push(await timeOnce(command));
    rows.push({
      command,
      runs,
      'median s': pickMedian(samples.map(({ wall }) => wall)),
      'of processor s': pickMedian(samples.map(({ cpu }) => cpu)),
      limit,
    });
  }
  return drawTable('Commands, from a cold process until they end', rows);
};
