import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../clock.fake.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import { findSuppression, type QueuedMessage } from './message-queue.ts';
import { readMailReports } from './report-template.ts';
import { registerMessageReports } from './report-routes.ts';
import { createMessageReports } from './reports.ts';
import { createSenders } from './senders.ts';
import { readSmsTemplate } from './sms-template.ts';

const key = 'k7f3Qd-0m_WzT2vNbY5xLp8R';
const number = '+639171234567';
const sms = {
  url: 'https://sms.example/send',
  body: { to: '{{to}}', text: '{{text}}' },
  secrets: { reports: key, hook: 'signs what comes' },
  reports: {
    key: 'reports',
    idPath: 'id',
    addressPath: 'from',
    delivered: { path: 'status', values: ['delivered'] },
    failed: { path: 'status', values: ['undelivered', 'expired'] },
    unknownAddress: { path: 'error', values: [21211] },
    stop: { path: 'text', values: ['STOP', 'UNSUBSCRIBE'] },
    start: { path: 'text', values: ['START'] },
  },
};
const mail = {
  secrets: { reports: key, hook: 'signs what comes' },
  key: 'reports',
  signature: { header: 'X-Signature', secret: 'hook' },
  listPath: 'events',
  idPath: 'message',
  addressPath: 'to',
  unknownAddress: { path: 'event', values: ['hard_bounce'] },
  delivered: { path: 'event', values: ['delivered'] },
};

let database: TestDatabase;
let app: FastifyInstance;
const clock = createFakeClock('2026-06-01T08:00:00.000Z');
beforeAll(async () => {
  database = await createTestDatabase();
  const parts = { db: database.db, clock, merchant: 'demo', secretBox: createSecretBox() };
  const senders = createSenders({
    ...parts,
    demo: false,
    config: {
      smtp: {
        host: 'mx',
        port: 25,
        secure: false,
        requireTls: true,
        user: '',
        password: '',
        from: 'a@b.example',
      },
      sms: readSmsTemplate(JSON.stringify(sms)),
      mailReports: readMailReports(JSON.stringify(mail)),
    },
    onTrouble: (cause) => {
      throw cause;
    },
  });
  app = createHttpServer({
    headers: { all: {}, of: () => ({}) },
    trustProxy: { kind: 'none' },
    logLevel: 'silent',
  });
  registerMessageReports(app, createMessageReports({ ...parts, senders }));
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => database.pool.query('delete from outbox_message; delete from message_address'));

const sent = async (channel: 'sms' | 'email', providerId: string): Promise<string> => {
  const now = clock.now();
  const { id } = await database.db
    .insertInto('outbox_message')
    .values({
      merchant: 'demo',
      channel,
      recipient: channel === 'sms' ? number : 'ana@lumina.example',
      kind: 'code',
      language: 'EN',
      sealed: null,
      state: 'accepted',
      provider_id: providerId,
      due_at: null,
      expires_at: null,
      last_error: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const stateOf = async (id: string) =>
  database.db
    .selectFrom('outbox_message')
    .select(['state', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const suppressionOf = (channel: 'sms' | 'email', recipient: string) =>
  findSuppression(database.db, { merchant: 'demo', channel, recipient } as QueuedMessage);
const tell = async (payload: object | string, url = `/wps/messages/reports/sms/${key}`, headers = {}) =>
  (
    await app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type':
          typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
        ...headers,
      },
      payload,
    })
  ).statusCode;

describe('a report of an SMS', () => {
  it('says that it arrived or failed, forward only, and as often as it likes', async () => {
    const [one, two] = [await sent('sms', 'p-1'), await sent('sms', 'p-2')];
    expect(await tell({ id: 'p-1', status: 'delivered' })).toBe(200);
    expect(await tell({ id: 'p-1', status: 'delivered' })).toBe(200);
    expect(await tell({ id: 'p-1', status: 'undelivered' })).toBe(200);
    expect(await stateOf(one)).toEqual({ state: 'delivered', last_error: null });
    expect(await tell('id=p-2&status=Undelivered')).toBe(200);
    expect(await stateOf(two)).toEqual({
      state: 'failed',
      last_error: 'The provider reports: undelivered.',
    });
  });

  it('finds the message by our own name too, comes as a query, and changes nothing where it knows none', async () => {
    const id = await sent('sms', 'p-3');
    const query = (status: string) =>
      app.inject({ url: `/wps/messages/reports/sms/${key}?id=demo-${id}&status=${status}` });
    expect((await query('on-its-way')).statusCode).toBe(200);
    expect((await stateOf(id)).state).toBe('accepted');
    expect((await query('delivered')).statusCode).toBe(200);
    expect((await stateOf(id)).state).toBe('delivered');
    expect(await tell([{ id: 'nobody', status: 'delivered' }])).toBe(200);
  });

  it('suppresses a number that is not there, and one whose owner says stop, until the owner says start', async () => {
    const id = await sent('sms', 'p-4');
    await tell({ id: 'p-4', status: 'failed', error: 21211 });
    expect((await stateOf(id)).state).toBe('suppressed');
    expect(await suppressionOf('sms', number)).toBe('hard-bounce');
    // What the person did not stop, the person cannot start.
    await tell({ from: number, text: 'START' });
    expect(await suppressionOf('sms', number)).toBe('hard-bounce');
    await database.pool.query('delete from message_address');
    // A form loses the plus; people write as they like.
    await tell(`from=+639171234567&text=${encodeURIComponent(' Stop ')}`);
    expect(await suppressionOf('sms', number)).toBe('stop');
    await tell({ from: '639171234567', text: 'start' });
    expect(await suppressionOf('sms', number)).toBeNull();
    await tell({ from: 'Lumina', text: 'STOP' });
    expect((await database.pool.query('select 1 from message_address')).rowCount).toBe(0);
  });

  it('is heard at the address with the key only, and has to be one', async () => {
    const id = await sent('sms', 'p-5');
    const report = { id: 'p-5', status: 'delivered' };
    for (const url of [
      `/wps/messages/reports/sms/${key}x`,
      `/wps/messages/reports/sms/${key.toLowerCase()}`,
      '/wps/messages/reports/sms/x',
      `/wps/messages/reports/fax/${key}`,
    ])
      expect(await tell(report, url), url).toBe(404);
    expect(await tell(['p-5'])).toBe(400);
    expect(await tell(Array.from({ length: 1_001 }, () => report))).toBe(400);
    expect(await tell({ ...report, more: 'x'.repeat(70_000) })).toBe(413);
    expect((await stateOf(id)).state).toBe('accepted');
  });
});

describe('a report of an e-mail', () => {
  const url = `/wps/messages/reports/email/${key}`;
  const tellSigned = (body: object, secret = 'signs what comes', encoding: 'hex' | 'base64' = 'hex') =>
    tell(body, url, {
      'x-signature': `sha256=${createHmac('sha256', secret).update(JSON.stringify(body)).digest(encoding)}`,
    });

  it('is a list that the provider signs, and suppresses an address that bounces', async () => {
    const ids = [await sent('email', '<demo-1@b.example>'), await sent('email', '<demo-2@b.example>')];
    const events = [
      { message: 'demo-1@b.example', event: 'delivered' },
      { message: '<demo-2@b.example>', to: 'Ana@Lumina.example', event: 'hard_bounce' },
    ];
    expect(await tell({ events }, url)).toBe(401);
    expect(await tellSigned({ events }, 'another secret')).toBe(401);
    expect((await stateOf(ids[0] ?? '')).state).toBe('accepted');
    expect(await tellSigned({ events })).toBe(200);
    expect(await tellSigned({ events }, 'signs what comes', 'base64')).toBe(200);
    expect((await stateOf(ids[0] ?? '')).state).toBe('delivered');
    expect((await stateOf(ids[1] ?? '')).state).toBe('suppressed');
    expect(await suppressionOf('email', 'ana@lumina.example')).toBe('hard-bounce');
  });
});

it.each([
  ['reports.key: expected the name of a secret', { key: 'none' }],
  ['24 or more', { key: 'hook' }],
  ['"path"', { delivered: 'yes' }],
  ['"idPath" or "addressPath"', { idPath: null, addressPath: null }],
  ['"surprise" is not known', { surprise: 1 }],
  ['signature.secret', { signature: { header: 'x-s', secret: 'none' } }],
  ['signature.header', { signature: { header: 'x s', secret: 'hook' } }],
])('a template says what is wrong: %s', (sentence, change) => {
  expect(() => readSmsTemplate(JSON.stringify({ ...sms, reports: { ...sms.reports, ...change } }))).toThrow(
    sentence,
  );
});
