import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createSmsSender } from './sms-sender.ts';
import { readSmsTemplate, type SmsTemplate } from './sms-template.ts';
import { TemplateError } from './template-parts.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}
let seen: Seen[];
let answer: { status: number; body: string; location?: string; afterMs?: number };
let port: number;
let close: () => Promise<void>;
beforeEach(async () => {
  seen = [];
  answer = { status: 200, body: '{"status":"queued","messages":[{"id":"m-7"}]}' };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const part of request as AsyncIterable<Buffer>) body += part.toString('utf8');
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    if (answer.afterMs !== undefined) await sleep(answer.afterMs);
    response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location });
    response.end(answer.body);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  close = () => new Promise((resolve) => void server.close(() => resolve()));
});
afterEach(() => close());

const source = {
  url: 'https://sms.example/v1/{{number}}/send?ref={{id}}',
  headers: { authorization: 'Bearer {{secret.token}}' },
  body: { to: '{{to}}', message: { text: '{{text}}' } },
  ok: { path: 'status', values: ['queued'] },
  idPath: 'messages.0.id',
  stop: { path: 'error', values: [21610] },
  unknownNumber: { path: 'error', values: [21211] },
};
const read = (changes: object = {}): SmsTemplate =>
  readSmsTemplate(JSON.stringify({ ...source, ...changes }), { token: 's3cret' });
/** The template with its host at the server of this test, which a saved one cannot have. */
const local = (changes: object = {}): SmsTemplate => {
  const template = read(changes);
  return { ...template, url: template.url.replace('https://sms.example', `http://127.0.0.1:${port}`) };
};
const letter = {
  id: 'demo-1',
  to: '+639171234567',
  subject: null,
  text: 'Say "482913" & \\ {{secret.token}}\r\nx',
};
const send = (template = local()) => createSmsSender(template, { isAllowed: () => true }).send(letter);

describe('SMS by a template', () => {
  it('is one call, with each value encoded for its place', async () => {
    expect(await send()).toMatchObject({ kind: 'accepted', providerId: 'm-7' });
    const [call] = seen;
    expect([call?.method, call?.url]).toEqual(['POST', '/v1/639171234567/send?ref=demo-1']);
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer s3cret',
      'content-type': 'application/json',
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({ to: '+639171234567', message: { text: letter.text } });
    await send(local({ bodyType: 'form', body: { to: '{{to}}', text: '{{text}}' } }));
    expect(Object.fromEntries(new URLSearchParams(seen[1]?.body))).toEqual({
      to: letter.to,
      text: letter.text,
    });
    await send(
      local({ method: 'GET', url: 'https://sms.example/s?t={{text}}&n={{to}}', bodyType: null, body: null }),
    );
    const query = new URL(seen[2]?.url ?? '', 'http://x').searchParams;
    expect([query.get('t'), query.get('n'), seen[2]?.body]).toEqual([letter.text, letter.to, '']);
  });

  it('is judged by the answer: taken, later, never, stopped, unknown', async () => {
    const judged = async (status: number, body: string) => {
      answer = { status, body };
      return send();
    };
    expect(await judged(200, '{"status":"refused"}')).toMatchObject({ kind: 'permanent', suppress: null });
    expect(await judged(503, 'busy')).toMatchObject({ kind: 'temporary', isRecipient: false });
    expect(await judged(429, '')).toMatchObject({ kind: 'temporary' });
    expect(await judged(400, '{"error":21610}')).toMatchObject({ kind: 'permanent', suppress: 'stop' });
    expect(await judged(400, '{"error":21211}')).toMatchObject({
      kind: 'permanent',
      suppress: 'hard-bounce',
    });
    expect(await judged(200, 'no json')).toMatchObject({ kind: 'permanent', suppress: null });
  });

  it('says that no answer came in time, and is tried again', async () => {
    answer = { status: 200, body: 'late', afterMs: 1_000 };
    const sender = createSmsSender(local(), { isAllowed: () => true, totalMs: 100 });
    expect(await sender.send(letter)).toEqual({
      kind: 'temporary',
      error: 'No answer within 0.1 s.',
      isRecipient: false,
    });
  });

  it('follows no redirect', async () => {
    answer = { status: 302, body: '', location: `http://127.0.0.1:${port}/elsewhere` };
    expect(await send()).toMatchObject({ kind: 'permanent' });
    expect(seen).toHaveLength(1);
  });

  it('goes to no private address in the product, by number or by name', async () => {
    const sender = (url: string) => createSmsSender({ ...local(), url });
    for (const host of [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::1]:${port}`,
      '169.254.169.254',
      '10.0.0.1',
      '0x7f000001',
    ])
      expect(await sender(`http://${host}/`).send(letter), host).toMatchObject({
        kind: 'temporary',
        error: expect.stringContaining('not on the public Internet'),
      });
    expect(seen).toEqual([]);
  });
});

describe('addresses of the public Internet', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'localhost',
    '',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a template', () => {
  it.each([
    ['url', 'http://sms.example/'],
    ['url', 'https://{{number}}.example/'],
    ['url', 'https://user@sms.example/'],
    ['url', 'https://sms.example\\@evil.example/'],
    ['url', 'https://sms.example:{{number}}/'],
    ['headers', { host: 'evil.example' }],
    ['headers', { 'x y': 'z' }],
    ['headers', { authorization: '{{secret.other}}' }],
    ['body', { to: '{{to}}', text: '{{wrong}}' }],
    ['body', { to: '{{to}}' }],
    ['body', { to: '{{to}}', text: '{{text' }],
    ['ok', { path: 'status' }],
    ['idPath', 7],
    ['method', 'DELETE'],
    ['unknown', 1],
  ])('is refused with %s %j, with a sentence that repeats no secret', (name, value) => {
    const made = (): SmsTemplate => read({ [name]: value });
    expect(made).toThrow(TemplateError);
    expect(made).not.toThrow(/s3cret/);
  });
});
