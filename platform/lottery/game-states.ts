import type { Selectable } from 'kysely';
import type { LotteryMark } from '../../src/protocol/calls/lottery.ts';
import type { Database } from '../../server/db/database.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { LotteryGame } from './catalogue.ts';
import type { LotteryGameTable } from './tables.ts';

/** What operators set for a game. */
export type GameState = Pick<
  Selectable<LotteryGameTable>,
  'closed_at' | 'closed_by' | 'closed_reason' | 'position' | 'marks' | 'is_featured'
>;
export type GameStates = ReadonlyMap<string, GameState>;
interface Source {
  readonly db: Database;
  readonly merchant: string;
}

/** What is set for each game, by its code; a game without anything is not in it. */
export async function readGameStates({ db, merchant }: Source): Promise<GameStates> {
  const rows = await db.selectFrom('lottery_game').selectAll().where('merchant', '=', merchant).execute();
  return new Map(rows.map((row) => [row.game, row]));
}

const placeOf = (states: GameStates, { code }: LotteryGame): number =>
  states.get(code)?.position ?? Number.MAX_SAFE_INTEGER;

/** Games in the order of the operators; the catalogue's where they set none. */
export const sortGames = (some: readonly LotteryGame[], states: GameStates): readonly LotteryGame[] =>
  [...some].sort((one, other) => placeOf(states, one) - placeOf(states, other));

/** Games as players see them: featured ones first. */
export function listForPlayers(some: readonly LotteryGame[], states: GameStates): readonly LotteryGame[] {
  const isFeatured = ({ code }: LotteryGame): boolean => states.get(code)?.is_featured === true;
  const sorted = sortGames(some, states);
  return [...sorted.filter(isFeatured), ...sorted.filter((game) => !isFeatured(game))];
}

/** What the wire says of a game beside its issues. */
export function describeState(
  states: GameStates,
  { code }: LotteryGame,
): { readonly closed: boolean; readonly featured: boolean; readonly marks: LotteryMark[] } {
  const state = states.get(code);
  return {
    closed: (state?.closed_at ?? null) !== null,
    featured: state?.is_featured ?? false,
    marks: [...(state?.marks ?? [])],
  };
}

/**
 * Refuses a bet on a game that an operator closed. The lock lets a closing wait for bets that came before it.
 * @throws AppError 409 `lottery.game-closed`
 */
export async function refuseClosed({ db, merchant }: Source, some: readonly LotteryGame[]): Promise<void> {
  const rows = await db
    .selectFrom('lottery_game')
    .select(['game', 'closed_at'])
    .where('merchant', '=', merchant)
    .where(
      'game',
      'in',
      some.map(({ code }) => code),
    )
    .forShare()
    .execute();
  const closed = rows.find(({ closed_at }) => closed_at !== null);
  if (closed !== undefined)
    throw refuseCall('lottery.game-closed', 'The game is closed.', 409, { game: closed.game });
}
