import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAppFake, type AppFake } from './app.fake.ts';
import { areas } from '../src/protocol/calls/areas.fake.ts';
import { operations } from '../src/protocol/operations.ts';

/** What a log must not hold, each so long that no line has it by chance. */
const secrets = {
  password: 'Karayom-Sa-Dayami-77',
  token: 'tok_9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  code: '739164820517',
  cardNumber: '4111111111111111',
  accountNumber: '001234567890123456',
  mobile: '+639171234567',
  email: 'mia.secret@lumina.example',
  account: 'miasecretaccount',
} as const;
const lines: string[] = [];
let fake: AppFake;
beforeAll(async () => {
  fake = await openAppFake({ logLevel: 'trace', logTo: { write: (line) => lines.push(line) } });
  const { app, database } = fake;
  app.portal.get('/test/value', async () => sql`select ${secrets.code}::text::date`.execute(database.db));
  app.portal.get('/test/row', async () => {
    const insert = sql`insert into outbox_message (merchant, channel, recipient, language, state, created_at, updated_at)
      values ('demo', 'none', ${secrets.mobile}, 'EN', 'queued', now(), now())`;
    return insert.execute(database.db);
  });
});
afterAll(() => fake.close());

const query = new URLSearchParams({ ...secrets, ticket: secrets.token, search: secrets.mobile }).toString();
const headers = {
  authorization: `Bearer ${secrets.token}`,
  token: secrets.token,
  cookie: `session=${secrets.token}`,
  origin: 'https://console.test',
  'sec-fetch-site': 'same-origin',
};
/** Every call of both surfaces, with secrets wherever a caller may write. */
const sendAll = async (): Promise<number> => {
  const { portal, console } = fake.app;
  const calls = [
    ...operations.map(({ method, path }) => ({ server: portal, method, url: path })),
    ...Object.values(areas).flatMap((area) =>
      Object.values(area).map(({ method, path }) => ({ server: console, method, url: `/api${path}` })),
    ),
    ...['/', '/register', `/join/${secrets.token}`, `/wps/messages/reports/sms/${secrets.token}`].map(
      (url) => ({
        server: portal,
        method: 'GET',
        url,
      }),
    ),
  ];
  for (const { server, method, url } of calls) {
    const address = `${url.replaceAll(/:\w+/g, secrets.account)}?${query}`;
    const payload = method === 'GET' ? {} : { payload: { ...secrets, username: secrets.account } };
    await server.inject({ method: method as 'GET', url: address, headers, ...payload });
  }
  return calls.length;
};

test('no line of the log holds what a caller sent, in whatever call, at the most talkative level', async () => {
  const count = await sendAll();
  expect(count).toBeGreaterThan(200);
  // One line when it comes and one when it is answered.
  expect(lines.length).toBeGreaterThanOrEqual(count * 2);
  const log = lines.join('');
  for (const [name, secret] of Object.entries(secrets)) {
    expect(lines.filter((line) => line.includes(secret)).slice(0, 2), name).toEqual([]);
    expect(log, name).not.toContain(encodeURIComponent(secret));
  }
  expect(log).toContain('"route":"/wps/session/login"');
});

test('an error says its kind and its lines, and not the values that the database repeats', async () => {
  lines.length = 0;
  for (const url of ['/test/value', '/test/row'])
    expect((await fake.app.portal.inject({ method: 'GET', url })).statusCode).toBe(500);
  const errors = lines.map((line) => JSON.parse(line) as { err?: { message: string; stack: string } });
  const told = errors.flatMap(({ err }) => (err === undefined ? [] : [err]));
  expect(told.length).toBe(2);
  expect(told[0]?.message).toContain(': "…"');
  for (const { stack } of told) expect(stack).toContain('\n');
  for (const secret of [secrets.code, secrets.mobile]) expect(lines.join('')).not.toContain(secret);
});

test('each line is one JSON object with its level and time', () => {
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    expect(line.endsWith('\n')).toBe(true);
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(Number) as number,
      time: expect.any(Number) as number,
    });
  }
});
