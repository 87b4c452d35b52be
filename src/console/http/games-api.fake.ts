import { createGameBook } from '../../protocol/console-games.fake.ts';
import type { ConsoleApi } from './console-api.ts';

type Calls =
  | 'games'
  | 'vendors'
  | 'closeGames'
  | 'openGames'
  | 'markGame'
  | 'moveGame'
  | 'planWindow'
  | 'callOffWindow'
  | 'rounds'
  | 'giveRoundBack';

/** Games and rounds, as the server keeps them. */
export function createGamesApiFake(role: string): Pick<ConsoleApi, Calls> {
  const book = createGameBook();
  return {
    games: async (query) => book.games(query),
    vendors: async () => book.vendors(),
    closeGames: async (closure) => book.close(closure, role),
    openGames: async (target) => book.open(target),
    markGame: async (marking) => book.mark(marking),
    moveGame: async () => undefined,
    planWindow: async (plan) => book.plan(plan),
    callOffWindow: async (id) => book.callOff(id),
    rounds: async (query) => book.rounds(query),
    giveRoundBack: async (id) => book.giveBack(id),
  };
}
