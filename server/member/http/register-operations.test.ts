import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { OperationContract } from '../../../src/protocol/operation-contract.ts';
import type { MemberParts } from '../parts.ts';
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

describe('an operation', () => {
  it('lets no field out that its schema does not declare', async () => {
    const app = fastify();
    const parts = { merchant: 'demo', liveSite: createLiveSiteFake() } as unknown as MemberParts;
    const handlers = {
      'system.countries': async () => ({ name: 'Ana', password_hash: 'secret' }),
    } as unknown as Handlers;
    registerOperations(app, parts, [contract], handlers);
    const answer = await app.inject({ url: '/wps/x', headers: { merchant: 'demo' } });
    expect(answer.json()).toEqual({ success: true, value: { name: 'Ana' } });
    expect(answer.headers['cache-control']).toBe('no-store');
    await app.close();
  });

  it('must have a handler before the server starts', () => {
    const parts = { merchant: 'demo' } as unknown as MemberParts;
    expect(() => registerOperations(fastify(), parts, [contract], {} as Handlers)).toThrow(
      'No handler for operation "system.countries"',
    );
  });
});
