import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runCommand } from '../../tests/gate/run-command.ts';

const minutes = 10;

/**
 * The packages of `bench/peers/package.json`, installed below `.cache`, where no tool of the project
 * looks: neither the product nor its tests ever see them. Installed once for each lock.
 */
export const installPeers = async (): Promise<string> => {
  const folder = join(root, '.cache/bench/peers');
  const lock = await readFile(join(root, 'bench/peers/package-lock.json'));
  const mark = createHash('sha256').update(lock).digest('hex');
  const markFile = join(folder, 'installed');
  const modules = join(folder, 'node_modules');
  // No mark: nothing is installed yet.
  if ((await readFile(markFile, 'utf8').catch(() => '')) === mark) return modules;
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    await cp(join(root, 'bench/peers', file), join(folder, file));
  console.log('Installing the peers (about 700 MB, once) …');
  const { code, output } = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    timeoutMs: minutes * 60_000,
  });
  if (code !== 0) throw new Error(`The peers could not be installed:\n${output.slice(-2_000)}`);
  await writeFile(markFile, mark);
  return modules;
};
