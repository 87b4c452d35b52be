import type {
  GameClosure,
  GameMarking,
  GameMove,
  GamePage,
  GameQuery,
  GameTarget,
  RoundPage,
  RoundQuery,
  VendorList,
  WindowPlan,
} from '../../protocol/console-games.ts';
import { callApi } from './call-api.ts';

/** Calls about games, their vendors and rounds. */
export interface GamesApi {
  games(query: GameQuery): Promise<GamePage>;
  vendors(): Promise<VendorList>;
  closeGames(closure: GameClosure): Promise<void>;
  openGames(target: GameTarget, note: string): Promise<void>;
  planWindow(plan: WindowPlan): Promise<void>;
  callOffWindow(id: string, note: string): Promise<void>;
  markGame: (marking: GameMarking) => Promise<void>;
  moveGame: (move: GameMove) => Promise<void>;
  rounds(query: RoundQuery): Promise<RoundPage>;
  giveRoundBack(id: string, note: string): Promise<void>;
}

export const gamesApi: GamesApi = {
  games: ({ filter, search, vendor, page }) => {
    const query = new URLSearchParams({ filter, search, vendor, page: String(page) });
    return callApi('GET', `/api/games?${query.toString()}`);
  },
  vendors: () => callApi('GET', '/api/games/vendors'),
  closeGames: (closure) => callApi('POST', '/api/games/close', closure),
  openGames: ({ kind, name }, note) => callApi('POST', '/api/games/open', { kind, name, note }),
  planWindow: (plan) => callApi('POST', '/api/games/windows/plan', plan),
  callOffWindow: (id, note) => callApi('POST', '/api/games/windows/call-off', { id, note }),
  markGame: (marking) => callApi('POST', '/api/games/mark', marking),
  moveGame: (move) => callApi('POST', '/api/games/move', move),
  rounds: ({ filter, search, page }) => {
    const query = new URLSearchParams({ filter, search, page: String(page) });
    return callApi('GET', `/api/rounds?${query.toString()}`);
  },
  giveRoundBack: (id, note) => callApi('POST', '/api/rounds/give-back', { id, note }),
};
