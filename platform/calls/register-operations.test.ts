import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import type { MemberParts } from '../parts.ts';
import { createFakeClock } from '../../server/infrastructure/clock.fake.ts';
import { createLiveSiteFake } from '../live-site.fake.ts';
import type { Handlers } from './call.ts';
import { registerOperations } from './register-operations.ts';

const contract: OperationContract = {
  name: 'system.countries',
  method: 'GET',
  alsoMethods: [],
  path: '/wps/x',
  aliases: [],
  moduleId: 'COMM3',
  token: 'none',
  envelope: true,
  money: false,
  layout: true,
  request: { type: 'object', additionalProperties: false, properties: {} },
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: { name: { type: 'string' } },
  },
};

const openParts = (): MemberParts =>
  ({
    merchant: 'demo',
    liveSite: createLiveSiteFake(),
    availability: { read: () => Promise.resolve({ closure: null, places: [] }) },
    clock: createFakeClock(),
    countryHeader: null,
  }) as unknown as MemberParts;

describe('an operation', () => {
  it('lets no field out that its schema does not declare', async () => {
    const app = fastify();
    const parts = openParts();
    const handlers = {
      'system.countries': async () => ({ name: 'Ana', password_hash: 'secret' }),
    } as unknown as Handlers;
    registerOperations(app, parts, [contract], handlers);
    const answer = await app.inject({ url: '/wps/x', headers: { merchant: 'demo' } });
    expect(answer.json()).toEqual({ success: true, value: { name: 'Ana' } });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    await app.close();
  });

  it('sends a public feed compressed and by its content, and nothing again to who has it', async () => {
    const list = Array.from({ length: 200 }, (_, index) => `Country number ${index}`);
    const answerWith = async (changed: Partial<OperationContract>) => {
      const app = fastify();
      const parts = openParts();
      const handlers = { 'system.countries': async () => ({ name: list.join() }) } as unknown as Handlers;
      registerOperations(app, parts, [{ ...contract, ...changed }], handlers);
      return (headers: Record<string, string>) =>
        app.inject({ url: '/wps/x', headers: { merchant: 'demo', 'accept-encoding': 'br', ...headers } });
    };
    const ask = await answerWith({ layout: true });
    const first = await ask({});
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.rawPayload.length).toBeLessThan(1_000);
    expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toMatchObject({ success: true });
    const again = await ask({ 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask({ 'accept-encoding': 'identity' })).json()).toMatchObject({ success: true });
    // A call that could carry a secret.
    const secret = await (await answerWith({ layout: false }))({});
    expect(secret.headers['content-encoding']).toBeUndefined();
    expect(secret.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [{ COMM3: false, REG3: false }, 400],
    [{ COMM3: false, REG3: true }, 200],
    [{ REG3: false }, 200],
  ])('is there while one of its modules is on: %o', async (modules, status) => {
    const app = fastify();
    const parts = openParts();
    const liveSite = createLiveSiteFake();
    liveSite.modules = { ...liveSite.modules, ...modules };
    const handlers = { 'system.countries': async () => ({ name: 'Ana' }) } as unknown as Handlers;
    registerOperations(app, { ...parts, liveSite }, [{ ...contract, alsoModuleIds: ['REG3'] }], handlers);
    expect((await app.inject({ url: '/wps/x', headers: { merchant: 'demo' } })).statusCode).toBe(status);
    const alone = fastify();
    registerOperations(alone, { ...parts, liveSite }, [contract], handlers);
    const refused = await alone.inject({ url: '/wps/x', headers: { merchant: 'demo' } });
    expect(refused.statusCode).toBe('COMM3' in modules ? 400 : 200);
    await Promise.all([app.close(), alone.close()]);
  });

  it('must have a handler before the server starts', () => {
    const parts = { merchant: 'demo' } as unknown as MemberParts;
    expect(() => registerOperations(fastify(), parts, [contract], {} as Handlers)).toThrow(
      'No handler for operation "system.countries"',
    );
  });
});
