import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpServer } from '../infrastructure/http/http-server.ts';
import { portalHeaders } from '../infrastructure/http/security-headers.ts';
import { registerUpstream } from './proxy.ts';

let upstream: FastifyInstance;
let portal: FastifyInstance;
const origins = { portal: 'http://portal.test', console: 'http://console.test' };
beforeEach(async () => {
  upstream = fastify();
  upstream.removeAllContentTypeParsers();
  upstream.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  upstream.all('/*', (request, reply) =>
    reply
      .code(request.url.includes('refuse') ? 401 : 200)
      .header('x-inner', 'secret')
      .send({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: request.body ?? null,
      }),
  );
  const base = await upstream.listen({ port: 0, host: '127.0.0.1' });
  portal = createHttpServer({
    headers: portalHeaders(origins),
    trustProxy: { kind: 'none' },
    logLevel: 'silent',
  });
  registerUpstream(portal, base);
});
afterEach(async () => {
  await portal.close();
  await upstream.close();
});

test('passes calls on as they are, without our cookies, and answers with our headers', async () => {
  const answer = await portal.inject({
    method: 'PUT',
    url: '/wps/member/register?_=1',
    headers: {
      merchant: 'm',
      authorization: 't',
      cookie: 'ours=1',
      'content-type': 'application/json',
      language: 'EN',
    },
    payload: '{ "a": 1 }',
  });
  const got = answer.json<{ method: string; url: string; body: string; headers: Record<string, string> }>();
  expect(got).toMatchObject({ method: 'PUT', url: '/wps/member/register?_=1', body: '{ "a": 1 }' });
  expect(got.headers).toMatchObject({ merchant: 'm', authorization: 't', language: 'EN' });
  expect(got.headers['cookie']).toBeUndefined();
  expect(answer.headers['x-inner']).toBeUndefined();
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});
test('hands refusals through and says when nobody answers', async () => {
  expect((await portal.inject('/lgw/refuse')).statusCode).toBe(401);
  await upstream.close();
  const answer = await portal.inject('/wps/system/status');
  expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([
    502,
    'upstream.unreachable',
  ]);
});
