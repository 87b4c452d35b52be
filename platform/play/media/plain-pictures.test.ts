import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../server/db/test-database.ts';
import type { PictureKind } from '../../../server/infrastructure/outside/pictures.ts';
import { createPlainPictures } from './plain-pictures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into game_vendor (code, name, game_type, account_type_id, opens, position)
    values ('REAL', 'Real & Sons', 'RNG', 7, 'GAME', 1)`);
});
afterAll(() => database.close());

const draw = (kind: PictureKind, name: string) => createPlainPictures(database.db).draw(kind, name);

test('an installation without pictures shows the initials of what it has, as text that is no markup', async () => {
  expect(await draw('vendors', 'REAL')).toContain('>RS</text>');
  expect(await draw('banners', 'welcome')).toContain('>W</text>');
  expect(await draw('avatars', '24')).toContain('viewBox="0 0 240 240"');
});

test('there is no picture of what is not there', async () => {
  const unknown: readonly (readonly [PictureKind, string])[] = [
    ['vendors', 'NOBODY'],
    ['games', '1'],
    ['games', 'x'],
    ['avatars', '0'],
    ['avatars', '25'],
    ['banners', '<script>'],
    ['rewards', ''],
  ];
  for (const [kind, name] of unknown) expect(await draw(kind, name), `${kind}/${name}`).toBeNull();
});
