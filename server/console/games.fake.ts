import { createGameBook } from '../../src/protocol/console-games.fake.ts';
import type { GameBackOffice, RoundBackOffice } from './games.ts';

/** Games and rounds in memory; nothing is refused. */
export function createGamesFake(): { readonly games: GameBackOffice; readonly rounds: RoundBackOffice } {
  const book = createGameBook();
  return {
    games: {
      list: async (query) => book.games(query),
      vendors: async () => book.vendors(),
      close: async ({ by, ...closure }) => book.close(closure, by),
      open: async (target) => book.open(target),
      mark: async (marking) => book.mark(marking),
      move: async () => undefined,
      planWindow: async (plan) => book.plan(plan),
      callOffWindow: async ({ id }) => book.callOff(id),
    },
    rounds: {
      list: async (query) => book.rounds(query),
      export: async () => 'number,round\r\n5,r-5\r\n',
      giveBack: async ({ id }) => book.giveBack(id),
    },
  };
}
