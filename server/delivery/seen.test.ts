import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAppFake, type AppFake } from '../app.fake.ts';

let fake: AppFake;
beforeAll(async () => {
  fake = await openAppFake();
});
afterAll(() => fake.close());

const see = (client: string, remoteAddress: string) =>
  fake.app.portal.inject({
    method: 'POST',
    url: '/site/seen',
    remoteAddress,
    payload: { client, revision: 7 },
  });

test('500 unknown browsers make a few notices, and one address is limited', async () => {
  const heard: string[] = [];
  const subscription = await fake.database.notifications.listen('foyer_seen', {
    notice: (payload) => heard.push(payload),
    ready: () => undefined,
  });
  const begin = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => see(`stranger-${index}`, '203.0.113.5')),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(120);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(380);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect((await see('stranger-of-another', '203.0.113.6')).statusCode).toBe(204);
  const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 15_000 }).toBe(true);
  await until(() => heard.join(' ').split(':').length - 1 === 121);
  await sql`select pg_notify('foyer_seen', 'end')`.execute(fake.database.db);
  await until(() => heard.includes('end'));
  const told = heard.filter((payload) => payload !== 'end');
  // What came in a quarter of a second goes together: two notices, and one for each further quarter.
  expect(told.length).toBeLessThanOrEqual(3 + (performance.now() - begin) / 250);
  expect(told.join(' ').match(/stranger-\d+:7/g)).toHaveLength(120);
  expect(told.join(' ')).toContain('stranger-of-another:7');
  await subscription.stop();
});
