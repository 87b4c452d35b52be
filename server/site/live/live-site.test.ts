import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { createSiteService } from '../postgres-site-service.ts';
import { createLiveSite } from './read-live-site.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('reads the settings, forms and documents of what is live, at once after a publication', async () => {
  const clock = createFakeClock();
  const service = createSiteService({
    db: database.db,
    clock,
    random: systemRandom,
    merchant: 'demo',
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
  });
  const live = createLiveSite({ db: database.db, clock }, service);
  await expect(live.site()).rejects.toMatchObject({ status: 503, code: 'site.none' });
  const publish = (color: string) =>
    service.importDocuments({
      documents: { 'settings/brand': { color } },
      note: 'n',
      author: 'a',
      kind: 'publish',
    });
  await publish('red');
  expect((await live.site()).settings).toEqual({ brand: { color: 'red' } });
  await publish('blue');
  expect((await live.site()).settings).toEqual({ brand: { color: 'blue' } });
  expect(await live.documents()).toEqual({ 'settings/brand': { color: 'blue' } });
  const form = await live.form('contact');
  expect(form?.validate({ name: 'x' })).toEqual([]);
  expect(form?.validate({})).toMatchObject([{ keyword: 'required' }]);
  expect(await live.form('none')).toBeNull();
});
