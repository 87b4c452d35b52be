import { vendorGames } from './generated/games.ts';
import type { AnyGame, CatalogueKind } from './game.ts';
import { hiLoGame } from './games/hi-lo/hi-lo.game.ts';

const exactness = (game: AnyGame, { type, classify }: CatalogueKind): number =>
  Math.max(
    0,
    ...game.opens
      .filter((claim) => claim.type === type && (claim.classify ?? classify) === classify)
      .map((claim) => (claim.classify === undefined ? 1 : 2)),
  );

/** The game that an entry of the platform's catalogue opens; Hi-Lo for kinds that have no game here yet. */
export function pickGame(kind: CatalogueKind): AnyGame {
  const [best] = vendorGames
    .map((game) => ({ game, exact: exactness(game, kind) }))
    .filter(({ exact }) => exact > 0)
    .toSorted((one, other) => other.exact - one.exact);
  return best?.game ?? hiLoGame;
}

/** @throws Error for a code that no game has: rounds of a game whose folder is gone cannot be played */
export function findGame(code: string): AnyGame {
  const game = vendorGames.find((one) => one.code === code);
  if (game === undefined) throw new Error(`expects a game with the code ${code}, found none`);
  return game;
}
