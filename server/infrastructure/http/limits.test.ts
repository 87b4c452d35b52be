import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../clock.fake.ts';
import { createLimits } from './limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('gives exactly the limit to any number of calls at once', async () => {
  const limits = createLimits(database.db, createFakeClock());
  const answers = await Promise.all(Array.from({ length: 60 }, () => limits.takeToken('burst', 7, 60)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
});
test('opens a new window when the first one is over, to the second', async () => {
  const clock = createFakeClock();
  const limits = createLimits(database.db, clock);
  await limits.takeToken('window', 1, 300);
  clock.advance(299_001);
  expect(await limits.takeToken('window', 1, 300)).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(await limits.peek('window', 1, 300)).toMatchObject({ ok: false });
  clock.advance(999);
  expect(await limits.peek('window', 1, 300)).toEqual({ ok: true, left: 1 });
  expect(await limits.takeToken('window', 1, 300)).toEqual({ ok: true, left: 0 });
});
test('refused calls do not lengthen the window, and a reset gives everything back', async () => {
  const clock = createFakeClock();
  const limits = createLimits(database.db, clock);
  for (let count = 0; count < 50; count += 1) await limits.takeToken('flood', 2, 60);
  expect(await limits.takeToken('flood', 2, 60)).toEqual({ ok: false, retryAfterSeconds: 60 });
  await limits.reset('flood');
  expect(await limits.takeToken('flood', 2, 60)).toEqual({ ok: true, left: 1 });
});
test('keeps keys apart', async () => {
  const limits = createLimits(database.db, createFakeClock());
  await limits.takeToken('a', 1, 60);
  expect(await limits.takeToken('b', 1, 60)).toEqual({ ok: true, left: 0 });
});
