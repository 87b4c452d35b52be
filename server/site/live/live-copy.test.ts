import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAppFake, type AppFake } from '../../app.fake.ts';
import { createCopySeal, readLiveCopy, writeLiveCopy } from './live-copy.ts';

let fake: AppFake;
const folder = mkdtempSync(join(tmpdir(), 'foyer-copy-'));
const seal = createCopySeal(new Uint8Array(32).fill(1));
const file = join(folder, 'live/demo.release');
beforeAll(async () => {
  fake = await openAppFake();
});
afterAll(async () => {
  await fake.close();
  rmSync(folder, { recursive: true });
});

const write = async () => {
  const { site } = fake;
  const pointer = await site.service.active();
  const copy = { pointer, keySet: site.readKeys(), parts: site.liveParts.list(pointer.release) };
  await writeLiveCopy(folder, seal, copy);
  return copy;
};

test('holds the live release whole, for nobody else to read, without a half one beside it', async () => {
  const { pointer, keySet, parts } = await write();
  const copy = await readLiveCopy(folder, seal, 'demo');
  expect(copy).toEqual({
    pointer,
    keySet,
    parts: parts.map(({ hash, type, body }) => ({ hash, type, body: body.toString('utf8') })),
  });
  const { manifest } = pointer;
  const hashes = new Set(copy?.parts.map(({ hash }) => hash));
  expect(
    [manifest.site, manifest.shell, manifest.styles, ...Object.values(manifest.pages)].filter(
      (hash) => !hashes.has(hash),
    ),
  ).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'live'))).toEqual(['demo.release']);
});
test('is not there for another key, another merchant, or with one changed byte', async () => {
  await write();
  expect(await readLiveCopy(folder, createCopySeal(new Uint8Array(32).fill(2)), 'demo')).toBeNull();
  expect(await readLiveCopy(folder, seal, 'other')).toBeNull();
  const whole = readFileSync(file);
  for (const offset of [3, 70, whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed[offset] = (changed[offset] ?? 0) ^ 1;
    writeFileSync(file, changed);
    expect(await readLiveCopy(folder, seal, 'demo')).toBeNull();
  }
  writeFileSync(file, '');
  expect(await readLiveCopy(folder, seal, 'demo')).toBeNull();
});
test('parts of the release before are kept for ten minutes, and then let go', async () => {
  const { site, clock, publish } = fake;
  const before = await site.service.active();
  await publish('two');
  const after = await site.service.active();
  const home = before.manifest.pages['home'] ?? '';
  expect(after.manifest.pages['home']).not.toBe(home);
  clock.advance(9 * 60_000);
  await site.watch.refresh();
  expect(site.liveParts.find(home)?.hash).toBe(home);
  clock.advance(2 * 60_000);
  await site.watch.refresh();
  expect(site.liveParts.find(home)).toBeNull();
  expect(site.liveParts.find(after.manifest.shell)?.hash).toBe(after.manifest.shell);
});
test('a release with a damaged part never becomes the one that is shown', async () => {
  const { site, database, publish } = fake;
  const { revision } = site.watch.current() ?? { revision: 0 };
  await database.pool.query(`create function spoil() returns trigger language plpgsql as $$
    begin new.body := 'spoilt'::bytea; return new; end $$`);
  await database.pool.query(
    'create trigger spoil before insert on site_part for each row execute function spoil()',
  );
  await expect(publish('three')).rejects.toThrow(/stored bytes were changed/);
  expect(site.watch.current()?.revision).toBe(revision);
});
