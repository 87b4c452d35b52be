/**
 * What is generated and in no repository: made here where it is missing, or where what it is made from has changed.
 * It is plain JavaScript so that a process that serves loads no tool. `node schemas/ensure-generated.mjs` does it,
 * with `--or-older` it is content with what an earlier run made from other sources.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const stamp = '.cache/generated.json';
const code = String.raw`(?<!\.(?:test|fake))\.ts$`;
/** Folder → the files in it, at any depth, that something is made from. Of `named` ones only the names count. */
const sources = [
  { folder: 'schemas', files: new RegExp(`^(?!new/|layout/node\\.).*(?:\\.json$|${code})`) },
  {
    folder: 'src/components',
    files: new RegExp(
      String.raw`\.(?:words|layout)\.json$|^example-words\.json$|\.definition\.ts$|^[^/]+${code}`,
    ),
  },
  { folder: 'src/forms', files: /\.(?:definition\.ts|(?:words|layout)\.json)$/ },
  { folder: 'src/machines', files: new RegExp(String.raw`\.contract\.ts$|^[^/]+${code}`) },
  { folder: 'src/machines', files: /\.machine\.ts$/, named: true },
  { folder: 'src/portal/machines', files: new RegExp(code) },
  { folder: 'src/protocol', files: new RegExp(code) },
  { folder: 'platform', files: /\/handlers\.ts$/, named: true },
  { folder: 'demo/vendor/games', files: /\.game\.ts$/, named: true },
  { folder: 'locales', files: /^EN\.json$/ },
];

const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 20);

/** A file whose size and time are those of before is the same; another one is read. */
const describeFile = (root, name, before) => {
  const { size, mtimeMs } = statSync(join(root, name));
  if (before !== undefined && before[0] === size && before[1] === mtimeMs) return before;
  return [size, mtimeMs, hash(readFileSync(join(root, name)))];
};

const listFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    if (entry.name === 'generated') return [];
    return listFiles(`${folder}/${entry.name}`).map((name) => `${entry.name}/${name}`);
  });

const listSources = (root) =>
  sources.flatMap(({ folder, files, named = false }) =>
    existsSync(join(root, folder))
      ? listFiles(join(root, folder))
          .filter((name) => files.test(name))
          .map((name) => ({ name: `${folder}/${name}`, named }))
      : [],
  );

/** Everything that something is made from, as it is now: name → size, time and hash. */
export const readSources = (root, before = {}) =>
  Object.fromEntries(
    [...listSources(root), { name: 'package-lock.json', named: false }].map(({ name, named }) => [
      name,
      named ? [0, 0, ''] : describeFile(root, name, before[name]),
    ]),
  );

const isSame = (now, before) => {
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => before[name] !== undefined && now[name][2] === before[name][2])
  );
};

/** What the last run was made from and what it wrote; null where there was none, or its record is damaged. */
export const readStamp = (root) => {
  try {
    const { from, made } = JSON.parse(readFileSync(join(root, stamp), 'utf8'));
    return typeof from === 'object' && typeof made === 'object' ? { from, made } : null;
  } catch {
    return null;
  }
};

/** Writes a file as one step: who reads it meanwhile has the old one or the new one, and two may write the same. */
export const writeWhole = (root, name, content) => {
  const half = join(root, '.cache', `${hash(name)}.${process.pid}.half`);
  mkdirSync(dirname(half), { recursive: true });
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(half, content);
  renameSync(half, join(root, name));
};

/** `made`: the names of the files that were made from `from`. A checkout that nothing can be written to goes without. */
export const writeStamp = (root, from, made) => {
  const files = Object.fromEntries(made.map((name) => [name, describeFile(root, name)]));
  try {
    writeWhole(root, stamp, JSON.stringify({ from, made: files }));
  } catch (cause) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(cause.code)) throw cause;
  }
};

const isMade = (root, made) =>
  Object.keys(made).every(
    (name) => existsSync(join(root, name)) && describeFile(root, name, made[name])[2] === made[name][2],
  );

/** Throws where something cannot be made; what is wrong with it was printed. */
export const ensureGenerated = (root) => {
  const before = readStamp(root);
  if (before !== null && isSame(readSources(root, before.from), before.from) && isMade(root, before.made))
    return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'schemas/make.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('What is generated could not be made: the reason is above.');
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  try {
    ensureGenerated(root);
  } catch (cause) {
    const older = readStamp(root)?.made ?? {};
    const isThere =
      Object.keys(older).length > 0 && Object.keys(older).every((name) => existsSync(join(root, name)));
    if (!process.argv.includes('--or-older') || !isThere) {
      console.error(cause.message);
      process.exitCode = 1;
    }
  }
}
