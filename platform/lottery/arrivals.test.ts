import fastify from 'fastify';
import { expect, it } from 'vitest';
import { findArrival, registerLotteryArrivals } from './arrivals.ts';

it.each([
  ['/lottery?gameCode=FIVE1&playType=first2.direct', '/lottery/game?playType=first2.direct&game=101'],
  ['/vnlottery?gameCode=NORTH', '/lottery/game?game=901'],
  ['/seaLottery/?locale=AR&gameCode=THAI', '/lottery/game?locale=AR&game=1201'],
  ['/lottery?gameCode=NOSUCH', null],
  ['/lottery', null],
  ['/lottery/game?gameCode=FIVE1', null],
  ['/rng?gameCode=FIVE1', null],
])('%s leads to %s', (url, page) => expect(findArrival(url)).toBe(page));

it('leads a browser on, and leaves what is not a page alone', async () => {
  const app = fastify();
  registerLotteryArrivals(app);
  app.get('/lottery', async () => 'list');
  const arrive = (url: string) => app.inject({ method: 'GET', url });
  expect((await arrive('/lottery?gameCode=FIVE1')).headers.location).toBe('/lottery/game?game=101');
  expect((await arrive('/lottery?gameCode=NOSUCH')).body).toBe('list');
  expect((await arrive('/lottery?gameCode=//evil.example')).body).toBe('list');
  await app.close();
});
