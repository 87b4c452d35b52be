import data from '../../schemas/lottery/games.json' with { type: 'json' };
import { animalAt } from '../../src/lottery/lunar-year.ts';
import { families, type FamilyName } from '../../src/lottery/families.ts';
import type { Schedule } from '../../src/lottery/schedule.ts';
import { refuseCall } from '../calls/refusals.ts';
import { offerPlay, withHouseRules, type LotteryArea, type LotteryGroup } from './offered-plays.ts';
import { explainMenu } from './play-explanations.ts';
import { nameIn, type Names } from './play-names.ts';

export interface LotteryGame {
  readonly gameId: number;
  readonly code: string;
  readonly names: Names;
  readonly schedule: Schedule;
  readonly group: LotteryGroup;
}

export const { terms } = data;

export const groups: readonly LotteryGroup[] = data.groups.map((row) => {
  // A test holds the file to its schema and to the names of the engine.
  const [family, area] = [row.family as FamilyName, row.area as LotteryArea];
  const menus = row.menus.map(({ code, names, plays }) => ({
    code,
    names,
    texts: explainMenu(code),
    plays: Object.entries(plays).map(([id, playId]) =>
      offerPlay(family, id, { playId, series: terms.memberSeries }),
    ),
  }));
  const { gameGroupId, code, names, picture, popular } = row;
  const plays = menus.flatMap((menu) => menu.plays);
  return { gameGroupId, code, area, family, names, picture, popular, menus, plays };
});
/** Variants of plays that a game of the file names. */
const readRules = (game: object): readonly string[] =>
  'rules' in game && Array.isArray(game.rules) ? game.rules.map(String) : [];
export const games: readonly LotteryGame[] = data.groups.flatMap((row, index) => {
  const group = groups[index];
  return group === undefined
    ? []
    : row.games.map((game) => {
        const { gameId, code, names, schedule } = game;
        return {
          gameId,
          code,
          names,
          schedule,
          group: withHouseRules(group, readRules(game), terms.memberSeries),
        };
      });
});
const byCode = new Map(games.map((game) => [game.code, game]));

/** The game with a code; undefined where the catalogue has it no longer. */
export const findByCode = (code: string): LotteryGame | undefined => byCode.get(code);
/** The name of a lottery; its code where the catalogue no longer has it. */
export function nameLottery(code: string, language: string): string {
  const game = findByCode(code);
  return game === undefined ? code : nameIn(game.names, language);
}

/** @throws AppError 404 `game.unknown` */
export function findGame(gameId: number): LotteryGame {
  const game = games.find((one) => one.gameId === gameId);
  if (game === undefined) throw refuseCall('game.unknown', 'There is no such lottery game.', 404);
  return game;
}

/** The animal by which a draw of a game is judged; null where animals do not matter. */
export function animalOf({ group, schedule }: LotteryGame, drawsAt: Date): number | null {
  if (group.family !== 'mark-six') return null;
  return 'everySeconds' in schedule ? animalAt(drawsAt) : animalAt(drawsAt, schedule.timeZone);
}

/** The family by which an issue is judged; undefined where it is no longer known. */
export function familyOf({
  family,
  game,
}: {
  readonly family: string | null;
  readonly game: string;
}): FamilyName | undefined {
  const name = family ?? findByCode(game)?.group.family;
  return name !== undefined && name in families ? (name as FamilyName) : undefined;
}
