import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { importDefaultSite } from './import-default.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from './site-compiler.fake.ts';

let database: TestDatabase;
let root: string;
let merchant = 'm0';
let service: StoredSiteService;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-root-'));
  merchant = `m${Number(merchant.slice(1)) + 1}`;
  service = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
  });
  write('layouts/pages/home.json', { name: 'one' });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, body: unknown): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), typeof body === 'string' ? body : JSON.stringify(body));
};
const start = (engine = 'e1', demo = false) =>
  importDefaultSite({ db: database.db, service, merchant, root, demo, engine });

test('publishes the files once, and again when they or the engine changed', async () => {
  expect(await start()).toMatchObject({ outcome: 'imported', revision: 1 });
  expect(await start()).toEqual({ outcome: 'unchanged' });
  write('locales/EN.json', { a: 'A' });
  write('schemas/forms/login.schema.json', {});
  expect(await start()).toMatchObject({ outcome: 'imported', revision: 2 });
  expect(Object.keys(await service.documents()).sort()).toEqual([
    'forms/login.schema',
    'locales/EN',
    'pages/home',
  ]);
  expect(await start('e2')).toEqual({ outcome: 'unchanged' });
  expect((await service.history(9)).map(({ kind, author }) => `${kind} ${author}`)).toEqual([
    'initial foyer',
    'initial foyer',
  ]);
});
test('never touches a site that an operator has published', async () => {
  await start();
  await service.importDocuments({
    documents: { 'pages/home': { name: 'theirs' } },
    note: 'n',
    author: 'op',
    kind: 'publish',
  });
  write('layouts/pages/home.json', { name: 'newer' });
  expect(await start('e2')).toEqual({ outcome: 'kept-operators', isBaseNew: true });
  expect(await start('e3')).toEqual({ outcome: 'kept-operators', isBaseNew: true });
  expect(await service.documents()).toEqual({ 'pages/home': { name: 'theirs' } });
});
test('refuses broken files: without a site it says so, with one the last good stays', async () => {
  write('layouts/pages/home.json', { broken: true });
  expect(await start()).toMatchObject({
    outcome: 'refused',
    hasSite: false,
    issues: [{ code: 'fake.broken' }],
  });
  write('layouts/pages/home.json', { name: 'good' });
  await start();
  write('layouts/pages/home.json', '{');
  expect(await start()).toMatchObject({
    outcome: 'refused',
    hasSite: true,
    issues: [{ code: 'shape.not-json', document: 'pages/home' }],
  });
  expect((await service.active()).revision).toBe(1);
});
test('gives the claims of the demonstration to the demonstration alone', async () => {
  write('layouts/settings/brand.json', { name: 'Lumina', licence: 'none yet' });
  write('demo/site/layouts/settings/brand.json', { licence: 'Demonstration licence' });
  const readBrand = async () => (await service.documents())['settings/brand'];
  await start('e1', true);
  expect(await readBrand()).toEqual({ name: 'Lumina', licence: 'Demonstration licence' });
  expect(await start('e1', true)).toEqual({ outcome: 'unchanged' });
  await start('e1', false);
  expect(await readBrand()).toEqual({ name: 'Lumina', licence: 'none yet' });
});
