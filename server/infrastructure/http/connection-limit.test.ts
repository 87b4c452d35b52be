import { request as send, type ClientRequest, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

let app: FastifyInstance | null = null;
const sent: ClientRequest[] = [];
afterEach(async () => {
  for (const one of sent.splice(0)) one.destroy();
  await app?.close();
});
const most = 5;
/** A server behind one proxy, with streams, slow answers and a call of other systems. */
const open = async () => {
  app = createHttpServer({
    headers: { all: {}, of: () => ({}) },
    trustProxy: { kind: 'hops', hops: 1 },
    logLevel: 'silent',
    mostPerNetwork: most,
  });
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200);
    reply.raw.write('begun');
  });
  app.get('/quick', () => 'x');
  app.post('/callback', { config: { isNeverShed: true } }, () => 'x');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return (path: string, from: string, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const one = send(
        { port, host: '127.0.0.1', path, method, headers: { 'x-forwarded-for': from } },
        resolve,
      );
      one.on('error', reject);
      one.end();
      sent.push(one);
    });
};
const statusOf = async (answer: Promise<IncomingMessage>): Promise<number | undefined> =>
  (await answer).statusCode;

test.each([
  ['an IPv4 address in each form', ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109']],
  [
    'an IPv6 /56',
    Array.from({ length: 30 }, (_, place) => `2001:db8:0:1${place.toString(16).padStart(2, '0')}::1`),
  ],
])('behind a proxy, %s has so many streams and no more', async (_, forms) => {
  const ask = await open();
  const statuses: (number | undefined)[] = [];
  for (let place = 0; place < 3 * most; place += 1)
    statuses.push(await statusOf(ask('/stream', forms[place % forms.length] ?? '')));
  expect(statuses).toEqual(Array.from({ length: 3 * most }, (_one, place) => (place < most ? 200 : 429)));
  expect(await statusOf(ask('/stream', '198.51.100.7'))).toBe(200);
  expect(await statusOf(ask('/quick', forms[0] ?? ''))).toBe(429);
  // What a vendor or a gateway says of money is never refused for that, and this machine is never limited.
  expect(await statusOf(ask('/callback', forms[0] ?? '', 'POST'))).toBe(200);
  expect(await statusOf(ask('/quick', '127.0.0.1'))).toBe(200);
});

test('a stream that ends gives its place back', async () => {
  const ask = await open();
  for (let turn = 0; turn < 3; turn += 1) {
    const streams = await Promise.all(Array.from({ length: most }, () => ask('/stream', '203.0.113.9')));
    expect(await statusOf(ask('/quick', '203.0.113.9'))).toBe(429);
    for (const stream of streams) stream.destroy();
    await expect.poll(() => statusOf(ask('/quick', '203.0.113.9'))).toBe(200);
  }
});
