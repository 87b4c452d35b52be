import type { FastifyInstance } from 'fastify';
import { findByCode } from './catalogue.ts';

/** Pages of lotteries that launches of other clients name, with the game in the query. */
const arrivalPath = /^\/(lottery|elott|sealottery|vnlottery)\/?\?/i;

/**
 * Where an address that names a lottery game by its code leads: the page of the game, with all that the address
 * says beside. Null for every other address, and for a code that no game has: the list of games is shown then.
 * @param url path and query, as they are asked for
 */
export function findArrival(url: string): string | null {
  if (!arrivalPath.test(url)) return null;
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const game = findByCode(query.get('gameCode') ?? '');
  if (game === undefined) return null;
  query.delete('gameCode');
  query.set('game', String(game.gameId));
  return `/lottery/game?${query.toString()}`;
}

/** Leads launches that open in their own window to the game that they name. */
export function registerLotteryArrivals(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const page = method === 'GET' || method === 'HEAD' ? findArrival(url) : null;
    if (page !== null) return reply.header('cache-control', 'no-store').redirect(page, 302);
    return undefined;
  });
}
