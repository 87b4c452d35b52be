import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../tests/gate/run-command.ts';
import { writeBillOfMaterials, writeNotices } from './third-parties.ts';
import { DeploymentError, writeDeployment } from './write-deployment.ts';

interface Facts {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly licenses?: unknown;
  }[];
}
const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;

/** By walking what is installed, as the program would look for it, and not by the lock file. */
const walkInstalled = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
      const place = join(folder, 'node_modules', name);
      const facts = tryRead(join(place, 'package.json'));
      if (facts !== null) {
        if (found.has(place)) return;
        found.set(place, `${facts.name} ${facts.version}`);
        for (const needed of Object.keys({ ...facts.dependencies, ...facts.optionalDependencies }))
          visit(needed, place);
        return;
      }
      if (!folder.includes('/node_modules/')) return;
    }
  };
  const { dependencies, optionalDependencies } = readJson<Facts>(join(root, 'package.json'));
  const base = root.replace(/\/$/, '');
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (name !== '@sparticuz/chromium') visit(name, base);
  return found;
};
const tryRead = (file: string): (Facts & { name: string; version: string }) | null => {
  try {
    return readJson(file);
  } catch {
    return null;
  }
};

test('every production dependency, as deep as they go, is in the notices and in the bill of materials', () => {
  const installed = [...new Set(walkInstalled().values())];
  expect(installed.length).toBeGreaterThan(200);
  const notices = writeNotices(root);
  const bill = JSON.parse(writeBillOfMaterials(root, '1.2.3')) as Bill;
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.5']);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  const listed = new Set(bill.components.map(({ name, version }) => `${name} ${version}`));
  expect(installed.filter((one) => !listed.has(one))).toEqual([]);
  expect(installed.filter((one) => !notices.includes(`${one} (`))).toEqual([]);
});

test('every package says its licence, and none asks for what a closed product cannot give', () => {
  const { components } = JSON.parse(writeBillOfMaterials(root, '1.2.3')) as Bill;
  const silent = components.filter(({ licenses }) => licenses === undefined).map(({ name }) => name);
  expect(silent).toEqual([]);
  const strict = components.filter(({ licenses }) => /"(A|L)?GPL-/.test(JSON.stringify(licenses)));
  expect(strict.map(({ name }) => name)).toEqual([]);
  expect(writeNotices(root)).toContain('SIL OPEN FONT LICENSE');
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-deployment-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): void => {
  const file = join(folder, 'checkout', name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};

test('a deployment holds the build of now, data and loaded packages, and no source', async () => {
  const target = join(folder, 'target');
  write('package.json', '{"name":"foyer","version":"7.8.9"}');
  write('package-lock.json', '{"packages":{"node_modules/esbuild":{"version":"1.0.0","license":"MIT"}}}');
  await expect(writeDeployment(join(folder, 'checkout'), target)).rejects.toThrow(/npm run build/);
  write('dist/server.json', '{"folder":"server-2","assets":"a","files":{"src/a.ts":[1,2,"3"]}}');
  for (const name of ['server-1/main.js', 'server-2/main.js', 'portal/a.js', 'console/a.js', 'gallery/a.js'])
    write(`dist/${name}`, name);
  for (const name of ['src/a.ts', 'server/a.ts', 'server/db/migrations/0001_a.sql', 'demo/vendor/a.ts'])
    write(name, name);
  for (const name of ['server/launch.mjs', 'layouts/site.json', 'demo/vendor/texts/EN.json']) write(name, '');
  write(
    'node_modules/esbuild/package.json',
    '{"name":"esbuild","optionalDependencies":{"@esbuild/x":"1","none":"1"}}',
  );
  write('node_modules/@esbuild/x/package.json', '{"name":"@esbuild/x"}');
  write('node_modules/vitest/package.json', '{"name":"vitest"}');
  await writeDeployment(join(folder, 'checkout'), target);
  const files = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1));
  expect(files.sort()).toEqual([
    'THIRD-PARTY-NOTICES.txt',
    'demo/vendor/texts/EN.json',
    'dist/console/a.js',
    'dist/gallery/a.js',
    'dist/portal/a.js',
    'dist/server-2/main.js',
    'dist/server.json',
    'layouts/site.json',
    'node_modules/@esbuild/x/package.json',
    'node_modules/esbuild/package.json',
    'package.json',
    'sbom.cdx.json',
    'server/db/migrations/0001_a.sql',
    'server/launch.mjs',
  ]);
  expect(readJson(join(target, 'dist/server.json'))).toEqual({ folder: 'server-2', assets: 'a' });
  expect(readFileSync(join(target, 'sbom.cdx.json'), 'utf8')).toContain('"version": "7.8.9"');
  await expect(writeDeployment(join(folder, 'checkout'), target)).rejects.toThrow(DeploymentError);
});
