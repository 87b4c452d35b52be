import type { Unread } from '../../../src/protocol/json/json.ts';
import type { VendorAnswers, VendorCall } from '../../../server/infrastructure/outside/game-vendor.ts';
import { compileContract } from './contract-schemas.ts';

/** Games of one answer, as the contract bounds them. */
const mostGames = 20_000;
/** A list of games; what each is, is judged for each. */
const isCatalogue = (value: unknown): value is VendorAnswers['catalogue'] => {
  const { games } = (value ?? {}) as Unread<VendorAnswers['catalogue']>;
  return Array.isArray(games) && games.length <= mostGames;
};

/** Whether an answer of a vendor is what the contract says. */
export const isAnswer: {
  readonly [Call in VendorCall]: (value: unknown) => value is VendorAnswers[Call];
} = {
  rooms: compileContract('RoomsAnswer'),
  jackpots: compileContract('JackpotsAnswer'),
  catalogue: isCatalogue,
  matches: compileContract('MatchesAnswer'),
  status: compileContract('StatusAnswer'),
};
