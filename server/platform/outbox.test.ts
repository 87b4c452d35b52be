import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { createFakeClock } from './clock.fake.ts';
import { createOutbox } from './outbox.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('lists what was sent, newest first, by channel and by part of the recipient', async () => {
  const outbox = createOutbox(database.db, createFakeClock('2026-05-01T00:00:00.000Z'));
  await outbox.sendSms({ to: '+639171234567', body: 'Code 123456', code: '123456' });
  await outbox.sendEmail({ to: 'a_b%c@example.test', subject: 'Hello', body: 'Text' });
  const all = await outbox.list({ limit: 10 });
  expect(
    all.map(({ channel, recipient, subject, code, createdAt }) => ({
      channel,
      recipient,
      subject,
      code,
      createdAt,
    })),
  ).toEqual([
    {
      channel: 'email',
      recipient: 'a_b%c@example.test',
      subject: 'Hello',
      code: null,
      createdAt: '2026-05-01T00:00:00.000Z',
    },
    {
      channel: 'sms',
      recipient: '+639171234567',
      subject: null,
      code: '123456',
      createdAt: '2026-05-01T00:00:00.000Z',
    },
  ]);
  expect(await outbox.list({ limit: 10, search: '9171' })).toHaveLength(1);
  expect(await outbox.list({ limit: 10, channel: 'sms' })).toHaveLength(1);
  expect(await outbox.list({ limit: 1 })).toHaveLength(1);
});
test('takes wild cards of a search as letters', async () => {
  const outbox = createOutbox(database.db, createFakeClock());
  expect(await outbox.list({ limit: 10, search: 'b%c' })).toHaveLength(1);
  expect(await outbox.list({ limit: 10, search: '9%7' })).toHaveLength(0);
  expect(await outbox.list({ limit: 10, search: '\\' })).toHaveLength(0);
});
