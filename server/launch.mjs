/**
 * `node server/launch.mjs <program> [argument…]`: runs a program of the server in its built form, and builds
 * it first where its sources changed. It is plain JavaScript so that a process that serves loads no tool.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// A user without a name, as containers run with, has no home, and the library that draws asks for one.
process.env.HOME ??= tmpdir();

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name) => readFileSync(join(root, name), 'utf8');
const readRecord = () =>
  existsSync(join(root, 'dist/server.json')) ? JSON.parse(read('dist/server.json')) : null;

const listFiles = (name) => {
  const place = join(root, name);
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [name];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(`${name}/${entry.name}`) : [`${name}/${entry.name}`],
  );
};

/** A file whose size and time are those of the build is the same; another one is read. */
const isSame = (name, [size, time, hash]) => {
  const { size: sizeNow, mtimeMs } = statSync(join(root, name));
  if (sizeNow !== size) return false;
  return (
    mtimeMs === time ||
    createHash('sha256')
      .update(readFileSync(join(root, name)))
      .digest('hex') === hash
  );
};

const isFresh = ({ folder, sources, ignored, files }) => {
  const pattern = new RegExp(ignored);
  const names = sources.flatMap(listFiles).filter((name) => !pattern.test(name));
  return (
    existsSync(join(root, 'dist', folder, 'main.js')) &&
    names.length === Object.keys(files).length &&
    names.every((name) => name in files && isSame(name, files[name]))
  );
};

const hasAssets = ({ assets }) =>
  ['portal', 'console'].every((name) => {
    const stamp = `dist/${name}/.source-hash`;
    return existsSync(join(root, stamp)) && read(stamp) === assets;
  });

const build = (what) =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), join(root, 'server/build.ts'), what],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    const stop = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    child.once('exit', (code, signal) => {
      for (const one of signals) process.off(one, stop);
      resolve(signal === null ? code : 0);
      if (code !== 0) process.exit(code ?? 0);
    });
  });

const [first = 'main', ...others] = process.argv.slice(2);
// Setting an installation up takes the whole server; the other commands of a site take the site alone.
const isSetup = first === 'site' && others[0] === 'setup';
const program = isSetup ? 'setup' : first;
const words = isSetup ? others.slice(1) : others;
const isServer = program === 'main';
let record = readRecord();
// A deployment without sources has what was built for it.
const hasSources = existsSync(join(root, 'src/portal'));
if (hasSources) {
  // A tool of the checkout: a deployment without sources is without it.
  const { ensureGenerated } = await import(pathToFileURL(join(root, 'schemas/ensure-generated.mjs')).href);
  try {
    ensureGenerated(root);
  } catch (cause) {
    console.error(cause.message);
    process.exit(1);
  }
}
if (hasSources && (record === null || !isFresh(record) || (isServer && !hasAssets(record)))) {
  await build(isServer ? 'all' : 'server');
  record = readRecord();
}
if (record === null) {
  console.error(
    'There is nothing to run: neither sources nor a build. npm run build makes one from the sources.',
  );
  process.exit(1);
}
const entry = join(root, 'dist', record.folder, `${program}.js`);
process.argv = [process.argv[0], entry, ...words];
await import(pathToFileURL(entry).href);
