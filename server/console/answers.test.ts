import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { consoleRoles, permissionsOf } from '../../src/protocol/console/console-api.ts';
import { listLost, watchAnswers } from './fakes/answer-watch.fake.ts';
import { createConsoleApp } from './fakes/console-app.fake.ts';
import { routes } from './fakes/route-list.fake.ts';
import { list, object, text } from '../../src/protocol/json/typed-schema.ts';

/** Calls that are refused here, as nothing is there that they could change; more would leave answers unseen. */
const mostRefused = 0.35;

describe('what a call of the console answers', () => {
  it('is sent whole, of every route that the fakes have an answer for', async () => {
    const fault = { code: 'a', severity: 'warning', document: 'site', pointer: '', message: 'm' } as const;
    const { call, signIn } = await createConsoleApp({ check: () => [{ ...fault, consequences: 3 }] });
    const statuses: number[] = [];
    for (const { method, url, needs, body } of routes) {
      const role = consoleRoles.find((one) => permissionsOf[one].includes(needs));
      if (role === undefined) throw new Error(`Expected a role that may ${needs}`);
      // `call` throws where something was lost.
      const answer = await call(method, url, { cookie: await signIn(role), ...(body ? { body } : {}) });
      statuses.push(answer.statusCode);
    }
    expect(statuses.length).toBeGreaterThan(170);
    expect(statuses.filter((status) => status >= 300).length / statuses.length).toBeLessThan(mostRefused);
  });

  it('tells the reasons of a contract, and how many findings follow from one', async () => {
    const fault = { code: 'a', severity: 'warning', document: 'site', pointer: '', message: 'm' } as const;
    const { call, signIn } = await createConsoleApp({ check: () => [{ ...fault, consequences: 3 }] });
    const contract = await call('GET', '/api/agents/contracts/1', { cookie: await signIn('cashier') });
    const steps = contract.json<{ readonly steps: readonly { readonly reason: string }[] }>().steps;
    expect(steps.map(({ reason }) => reason)).toContain('The team moves.');
    const checked = await call('GET', '/api/draft/check', { cookie: await signIn('viewer') });
    expect(checked.json()).toMatchObject({ issues: [{ consequences: 3 }] });
  });
});

describe('the watch over answers', () => {
  it('names what a schema drops, and takes no answer that is whole for one', async () => {
    const app = fastify();
    const lost = watchAnswers(app);
    const schema = { response: { 200: object({ rows: list(object({ id: text })) }) } };
    app.get('/whole', { schema }, async () => ({ rows: [{ id: '1' }] }));
    app.get('/cut', { schema }, async () => ({ rows: [{ id: '1', reason: 'r' }], total: 1 }));
    await app.inject('/whole');
    expect(lost).toEqual([]);
    await app.inject('/cut');
    expect(lost).toEqual(['GET /cut.rows[0].reason', 'GET /cut.total']);
  });
  it('sees what is sent otherwise', () => {
    expect(listLost({ a: [1, 'b'], c: null }, { a: [1, 'b'], c: null })).toEqual([]);
    expect(listLost({ a: '1', b: [1, 2], c: null }, { a: 1, b: [1], c: '' })).toEqual(['.a', '.b[1]', '.c']);
  });
});
