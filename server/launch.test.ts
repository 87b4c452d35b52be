import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as checkout, runCommand } from '../tests/gate/run-command.ts';

let root: string;
const write = (name: string, text: string): void => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
};
const launch = async (...words: readonly string[]) => {
  const { code, output } = await runCommand('node', [join(root, 'server/launch.mjs'), ...words]);
  return { code, lines: output.trim().split('\n') };
};
/** In place of the build: records the sources as the real one does, with programs that print their arguments. */
const build = `
  import { readBuildRecord } from ${JSON.stringify(join(checkout, 'server/assets/build-record.ts'))};
  import { mkdirSync, writeFileSync } from 'node:fs';
  console.log('built', process.argv[2]);
  mkdirSync('dist/server-1', { recursive: true });
  for (const name of ['main', 'site'])
    writeFileSync('dist/server-1/' + name + '.js', 'console.log(' + JSON.stringify(name) + ', ...process.argv.slice(2))');
  const record = await readBuildRecord(process.cwd());
  for (const name of ['portal', 'console']) {
    mkdirSync('dist/' + name, { recursive: true });
    if (process.argv[2] === 'all') writeFileSync('dist/' + name + '/.source-hash', record.assets);
  }
  writeFileSync('dist/server.json', JSON.stringify({ folder: 'server-1', ...record }));
`;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-launch-'));
  cpSync(join(checkout, 'server/launch.mjs'), join(root, 'server/launch.mjs'), { recursive: true });
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'));
  for (const name of ['vite.config.ts', 'tsconfig.json', 'package-lock.json', 'schemas/a.json'])
    write(name, '{}');
  write('package.json', '{ "type": "module" }');
  write('src/portal/main.ts', '1');
  write('server/build.ts', build);
  write('schemas/ensure-generated.mjs', 'export const ensureGenerated = () => {};');
});
afterEach(() => rmSync(root, { recursive: true }));

test('builds at the first start, and again only for sources that changed', async () => {
  expect(await launch('main', 'now')).toEqual({ code: 0, lines: ['built all', 'main now'] });
  expect((await launch('main')).lines).toEqual(['main']);
  utimesSync(join(root, 'src/portal/main.ts'), new Date(1), new Date(1));
  write('src/portal/main.test.ts', 'a test is in no build');
  expect((await launch('main')).lines).toEqual(['main']);
  write('src/portal/main.ts', '2');
  expect((await launch('main')).lines).toEqual(['built all', 'main']);
  write('server/more.ts', 'a new file');
  expect((await launch('main')).lines).toEqual(['built all', 'main']);
  rmSync(join(root, 'server/more.ts'));
  expect((await launch('main')).lines).toEqual(['built all', 'main']);
});

test('a command needs no assets, and a server that finds none makes them', async () => {
  expect((await launch('site', 'check', '--json')).lines).toEqual(['built server', 'site check --json']);
  expect((await launch('site', 'check')).lines).toEqual(['site check']);
  expect((await launch('main')).lines).toEqual(['built all', 'main']);
});

test('a deployment without sources runs what was built for it', async () => {
  await launch('main');
  for (const name of ['src', 'schemas', 'package-lock.json']) rmSync(join(root, name), { recursive: true });
  expect((await launch('main')).lines).toEqual(['main']);
});

test('a build that fails ends the start with its code', async () => {
  write('server/build.ts', "console.log('no'); process.exit(3);");
  expect(await launch('main')).toEqual({ code: 3, lines: ['no'] });
});

test('what is generated is made before anything is compared or built, and its fault ends the start', async () => {
  const fault = "export const ensureGenerated = () => { throw new Error('schemas/a.json is wrong'); };";
  write('schemas/ensure-generated.mjs', fault);
  expect(await launch('main')).toEqual({ code: 1, lines: ['schemas/a.json is wrong'] });
  const make =
    "import { writeFileSync } from 'node:fs'; export const ensureGenerated = (root) => writeFileSync(root + 'src/made.ts', '1');";
  write('schemas/ensure-generated.mjs', make);
  expect((await launch('main')).lines).toEqual(['built all', 'main']);
  expect((await launch('main')).lines).toEqual(['main']);
});
