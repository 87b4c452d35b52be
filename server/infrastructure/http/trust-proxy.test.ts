import { expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { readProxyTrust, type ProxyTrust } from './trust-proxy.ts';

const headers = { all: {}, of: () => ({}) };
const trustOf = (text: string): ProxyTrust => {
  const trust = readProxyTrust(text);
  if (typeof trust === 'string') throw new Error(trust);
  return trust;
};
const ask = async (
  trust: string,
  { remoteAddress = '10.0.0.1', ...forwarded }: Readonly<Record<string, string>>,
): Promise<{ ip: string; host: string }> => {
  const app = createHttpServer({ headers, trustProxy: trustOf(trust), logLevel: 'silent' });
  app.get('/who', (request) => ({ ip: request.ip, host: request.hostname }));
  const answer = await app.inject({
    url: '/who',
    remoteAddress,
    headers: { host: 'portal.test', ...forwarded },
  });
  await app.close();
  return answer.json();
};
const addressOf = async (trust: string, forwardedFor: string, remoteAddress = '10.0.0.1'): Promise<string> =>
  (await ask(trust, { remoteAddress, 'x-forwarded-for': forwardedFor })).ip;

test('reads numbers, networks and the words of before', () => {
  expect(readProxyTrust(null)).toEqual({ kind: 'none' });
  expect(['0', 'false', '1', 'TRUE', '2'].map(readProxyTrust)).toEqual([
    { kind: 'none' },
    { kind: 'none' },
    { kind: 'hops', hops: 1 },
    { kind: 'hops', hops: 1 },
    { kind: 'hops', hops: 2 },
  ]);
  expect(readProxyTrust('10.0.0.0/8, fd00::/8,192.0.2.1')).toEqual({
    kind: 'networks',
    networks: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1/32'],
  });
  expect(readProxyTrust('99')).toMatch(/at most 10/);
  expect(readProxyTrust('10.0.0.0/8,yes')).toMatch(/got "yes"/);
  expect(readProxyTrust('0.0.0.0/0')).toMatch(/would believe every caller/);
});
test('takes the address that the nearest proxies wrote, never one further left', async () => {
  expect(await addressOf('0', '198.51.100.1')).toBe('10.0.0.1');
  expect(await addressOf('1', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf('true', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf('2', '198.51.100.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  expect(await addressOf('10.0.0.0/8', '198.51.100.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  expect(await addressOf('10.0.0.0/8', '198.51.100.1', '203.0.113.50')).toBe('203.0.113.50');
  expect(await addressOf('10.0.0.0/8', '203.0.113.9', '::ffff:10.0.0.1')).toBe('203.0.113.9');
});
test('drops the port that some proxies write, and what is no address', async () => {
  expect(await addressOf('1', '198.51.100.1, 203.0.113.9:40123')).toBe('203.0.113.9');
  expect(await addressOf('1', '[2001:db8::1]:443')).toBe('2001:db8::1');
  expect(await addressOf('1', 'unknown')).toBe('0.0.0.0');
});
test('believes no host but the one of the request line', async () => {
  for (const trust of ['0', '1', '10.0.0.0/8'])
    expect((await ask(trust, { 'x-forwarded-host': 'evil.test' })).host).toBe('portal.test');
});
