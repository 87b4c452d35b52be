import { findGame } from './find-game.ts';
import { vendorGames } from './generated/games.ts';
import { lookAt } from './play-round.ts';
import { listRounds, type Play, type Round, type VendorParts } from './round-store.ts';
import { viewRound } from './round-view.ts';
import { openEvents } from './seeds.ts';
import { refuse } from './wallet-link.ts';

const isDue = ({ state, due_at: due }: Round, now: Date): boolean =>
  state === 'open' && due !== null && due <= now;

/** The player's rounds; those that time has ended by now are ended first, so that no player waits for the sweeper. */
async function viewRounds(parts: VendorParts, play: Play) {
  const now = parts.clock.now();
  const rounds = await listRounds(parts.db, play);
  return Promise.all(
    rounds.map(async (round) => {
      if (!isDue(round, now)) return viewRound(round, now);
      // One that cannot be settled keeps no board from its player: the sweeper reports it.
      const news = await lookAt(parts, play, round.id).catch(() => ({ round }));
      return viewRound(news.round, now);
    }),
  );
}

/**
 * Events of a game's calendar as visitors see them.
 * @throws AppError 404 `game.no-board`
 */
export async function viewGuestBoard(
  { db, clock, random }: VendorParts,
  code: string,
  named: readonly string[] = [],
) {
  const calendar = vendorGames.find((game) => game.code === code)?.calendar;
  if (calendar === undefined) throw refuse('game.no-board', 'The game has no calendar.', 404);
  const now = clock.now().getTime();
  const events = await openEvents(db, random, code);
  return { at: now, board: calendar.board({ at: now, ...events }, named), rounds: [] };
}

/**
 * Events of a game's calendar with the player's rounds, and what the server's clock says.
 * @throws AppError 404 `game.no-board` for games without a calendar
 */
export async function viewBoard(parts: VendorParts, play: Play, named: readonly string[] = []) {
  const { calendar, mayHaveSeveral } = findGame(play.game);
  if (calendar === undefined) throw refuse('game.no-board', 'The game has no calendar.', 404);
  const now = parts.clock.now().getTime();
  const events = await openEvents(parts.db, parts.random, play.game);
  return {
    at: now,
    board: calendar.board({ at: now, ...events }, named),
    rounds: mayHaveSeveral === true ? await viewRounds(parts, play) : [],
  };
}
