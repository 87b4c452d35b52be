import { execFile } from 'node:child_process';
import { isBuiltin } from 'node:module';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyCheckout } from '../tests/gate/copy-checkout.ts';
import { readStamp } from './ensure-generated.mjs';

let copy = '';
beforeAll(() => {
  const { folder, remove } = copyCheckout();
  copy = folder;
  return remove;
});

interface Ended {
  readonly code: number;
  readonly output: string;
}
const ensure = (...words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const program = join(copy, 'schemas/ensure-generated.mjs');
    execFile(process.execPath, [program, ...words], { cwd: copy }, (failure, _out, trouble) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), output: trouble }),
    );
  });
const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
const listMade = (): readonly string[] => Object.keys(readStamp(copy)?.made ?? {});
const readMade = () => Object.fromEntries(listMade().map((path) => [path, read(path)]));
const readTimes = () =>
  Object.fromEntries(listMade().map((path) => [path, statSync(join(copy, path)).mtimeMs]));

/** Each leaves something that is made missing, old or changed: what it is about → how, and the way back. */
const faults: readonly (readonly [about: string, plant: () => void])[] = [
  [
    'a list, a folder and a part of the document are missing, and a type was edited by hand',
    () => {
      rmSync(join(copy, 'src/machines/generated/catalog.ts'));
      rmSync(join(copy, 'src/protocol/generated/shapes'), { recursive: true });
      writeFileSync(join(copy, 'src/protocol/generated/operations.json'), '{');
      appendFileSync(join(copy, 'src/protocol/generated/wire-types.ts'), 'x');
    },
  ],
  ['the record is missing', () => rmSync(join(copy, '.cache/generated.json'))],
  ['the record is damaged', () => writeFileSync(join(copy, '.cache/generated.json'), '{"from":')],
];
/** A source with a fault → a part of the sentence that says so. */
const broken: readonly (readonly [path: string, content: (before: string) => string, sentence: string])[] = [
  ['schemas/api/games/games.list.schema.json', () => '{', 'schemas/api/games/games.list.schema.json'],
  [
    'schemas/api/games/games.list.schema.json',
    (before) => before.replace('"games.list"', '"games.lists"'),
    'schemas/api/games/games.list.schema.json must be named after its operation, "games.lists"',
  ],
  [
    'schemas/api/withdrawals/withdrawals.list.schema.json',
    (before) => before.replace('shapes/withdrawal.', 'shapes/withdrawl.'),
    'expects schemas/api/shapes/withdrawl.schema.json',
  ],
  ['schemas/settings/brand.schema.json', () => '[', 'schemas/settings/brand.schema.json'],
  ['src/machines/login/login.contract.ts', () => 'export const = 1;', 'login.contract.ts'],
];

describe('what is generated', { timeout: 300_000 }, () => {
  it('is made in a checkout that has none of it, and equals what this one has', async () => {
    expect(await ensure()).toMatchObject({ code: 0 });
    expect(listMade().length).toBeGreaterThan(100);
    const here = Object.fromEntries(
      listMade().map((path) => [path, readFileSync(join(import.meta.dirname, '..', path), 'utf8')]),
    );
    expect(readMade()).toEqual(here);
  });

  it('needs no package of development', async () => {
    const areas = readdirSync(join(copy, 'src/portal/machines/areas')).map(
      (name) => `src/portal/machines/areas/${name}`,
    );
    const { metafile } = await build({
      absWorkingDir: copy,
      entryPoints: ['schemas/make.ts', ...areas],
      outdir: 'dist/made',
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    const packages = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ path, external = false }) => external && !isBuiltin(path))
      .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    expect(packages.length).toBeGreaterThan(2);
    expect([...new Set(packages)].filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('is left as it is where nothing changed', async () => {
    const times = readTimes();
    expect(await ensure()).toEqual({ code: 0, output: '' });
    expect(readTimes()).toEqual(times);
  });

  it.each(faults)('is made again where %s', async (_about, plant) => {
    const before = readMade();
    plant();
    expect(await ensure()).toMatchObject({ code: 0 });
    expect(readMade()).toEqual(before);
  });

  it('follows a schema, writes what differs and nothing else', async () => {
    const path = 'schemas/api/shapes/withdrawal.schema.json';
    const [before, times] = [read(path), readTimes()];
    writeFileSync(join(copy, path), before.replace('"paidOut"', '"sentOut"'));
    expect(await ensure()).toMatchObject({ code: 0 });
    const now = readTimes();
    expect(
      Object.keys(now)
        .filter((name) => now[name] !== times[name])
        .sort(),
    ).toEqual([
      'src/protocol/generated/operations.json',
      'src/protocol/generated/shapes/withdrawal-form.ts',
      'src/protocol/generated/shapes/withdrawal.ts',
      'src/protocol/generated/wire-types.ts',
    ]);
    writeFileSync(join(copy, path), before);
    expect(await ensure()).toMatchObject({ code: 0 });
  });

  it('drops what is made of a thing that is gone', async () => {
    const source = 'schemas/api/shapes/spare.schema.json';
    const made = 'src/protocol/generated/shapes/spare.ts';
    writeFileSync(join(copy, source), '{ "type": "object", "properties": {} }');
    expect(await ensure()).toMatchObject({ code: 0 });
    expect(existsSync(join(copy, made))).toBe(true);
    rmSync(join(copy, source));
    expect(await ensure()).toMatchObject({ code: 0 });
    expect(existsSync(join(copy, made))).toBe(false);
  });

  it('is whole where several processes make it at the same time', async () => {
    const before = readMade();
    listMade().forEach((path) => rmSync(join(copy, path)));
    const ended = await Promise.all([ensure(), ensure(), ensure()]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(readMade()).toEqual(before);
    expect(await ensure()).toEqual({ code: 0, output: '' });
  });

  it.each(broken)('says which source is wrong: %s', async (path, content, sentence) => {
    const before = read(path);
    writeFileSync(join(copy, path), content(before));
    const { code, output } = await ensure();
    writeFileSync(join(copy, path), before);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain('node:internal');
  });

  it('may be older in development, and may not be missing', async () => {
    const path = 'schemas/settings/brand.schema.json';
    const before = read(path);
    writeFileSync(join(copy, path), '[');
    expect(await ensure('--or-older')).toMatchObject({ code: 0 });
    rmSync(join(copy, 'src/machines/generated/catalog.ts'));
    expect(await ensure('--or-older')).toMatchObject({ code: 1 });
    writeFileSync(join(copy, path), before);
    expect(await ensure()).toMatchObject({ code: 0 });
  });
});
