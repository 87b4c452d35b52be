import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createFakeClock } from '../infrastructure/clock.fake.ts';
import { createConsoleStoreFake } from './fakes/console-store.fake.ts';
import { requireLoginForLab } from './lab-guard.ts';

const paths = [
  ...[
    '/lab',
    '/lab/',
    '/lab/login',
    '/lab/gallery',
    '/lab/gallery/',
    '/lab/gallery/frame',
    '/lab/stage',
    '/lab/%2e',
  ],
  ...['/lab/gallery/site/components.json', '/lab/gallery/site/parts/a.js', '/lab/worker.js', '/lab/none?x=1'],
];
let app: FastifyInstance;
afterEach(() => app.close());
const open = async (demo: boolean) => {
  app = fastify();
  const deps = {
    store: createConsoleStoreFake(),
    clock: createFakeClock('2026-06-01T08:00:00.000Z'),
    secureCookies: true,
    demo,
  };
  requireLoginForLab(app, deps, '/lab/worker.js');
  app.setNotFoundHandler((_request, reply) => reply.code(200).send('page'));
  app.get('/lab/worker.js', () => 'worker');
  return app;
};

it('asks for a login at every address of the lab and the gallery, where it is no demonstration', async () => {
  await open(false);
  for (const method of ['GET', 'HEAD', 'POST'] as const)
    for (const url of paths) {
      const answers = [
        await app.inject({ method, url }),
        await app.inject({ method, url, headers: { cookie: '__Host-foyer-console=made-up' } }),
      ];
      for (const { statusCode, headers } of answers)
        expect([url, [302, 401].includes(statusCode), headers.location ?? '/']).toEqual([url, true, '/']);
    }
  expect((await app.inject({ url: '/releases' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/laboratory' })).statusCode).toBe(200);
});

it('is open to all in a demonstration', async () => {
  await open(true);
  for (const url of paths) expect((await app.inject({ url })).statusCode).toBe(200);
});
