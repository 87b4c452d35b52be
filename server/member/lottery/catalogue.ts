import data from '../../../schemas/lottery/games.json' with { type: 'json' };
import { families, type FamilyName } from '../../../src/lottery/families.ts';
import { oddsOfPlay, type Odds } from '../../../src/lottery/odds.ts';
import type { Play } from '../../../src/lottery/play.ts';
import type { Schedule } from '../../../src/lottery/schedule.ts';
import { refuseCall } from '../http/refusals.ts';

/** Wire code of the language and words; `EN` is always there. */
type Names = Readonly<Record<string, string>> & { readonly EN: string };

/** A play as it is offered, with the engine's play behind it. */
export interface OfferedPlay {
  readonly playId: number;
  readonly names: Names;
  readonly play: Play;
  readonly odds: Odds;
}
export interface LotteryGame {
  readonly gameId: number;
  readonly code: string;
  readonly names: Names;
  readonly schedule: Schedule;
  readonly group: LotteryGroup;
}
export interface LotteryGroup {
  readonly gameGroupId: number;
  readonly code: string;
  readonly family: FamilyName;
  readonly names: Names;
  readonly plays: readonly OfferedPlay[];
}

export const { terms } = data;
const choiceNames: Readonly<Record<string, Names>> = data.choices;

export const nameIn = (names: Names, language: string): string => names[language] ?? names.EN;

function readPlay(
  family: FamilyName,
  { playId, play: id, names }: (typeof data.groups)[number]['plays'][number],
) {
  const play = families[family].plays.find((one) => one.id === id);
  if (play === undefined) throw new Error(`Expected a play "${id}" in the family "${family}".`);
  return { playId, names, play, odds: oddsOfPlay(play, terms.series) };
}

export const groups: readonly LotteryGroup[] = data.groups.map(
  ({ gameGroupId, code, family: named, names, plays }) => {
    // A test holds the names of the file to those of the engine.
    const family = named as FamilyName;
    return { gameGroupId, code, family, names, plays: plays.map((play) => readPlay(family, play)) };
  },
);
export const games: readonly LotteryGame[] = data.groups.flatMap((row, index) => {
  const group = groups[index];
  return group === undefined ? [] : row.games.map((game) => ({ ...game, group }));
});

/** @throws AppError 404 `game.unknown` */
export function findGame(gameId: number): LotteryGame {
  const game = games.find((one) => one.gameId === gameId);
  if (game === undefined) throw refuseCall('game.unknown', 'There is no such lottery game.', 404);
  return game;
}

/** Names of a play's choices that are no numbers: `1:B` is the choice `B` of place 1. */
export function nameChoices(play: Play, language: string): Readonly<Record<string, string>> {
  const { choices } = play.kind === 'any' ? play.play : play;
  const signs = new Set(choices.map((choice) => choice.split(':').at(-1) ?? choice));
  return Object.fromEntries(
    [...signs].flatMap((sign) => {
      const names = choiceNames[sign];
      return names === undefined ? [] : [[sign, nameIn(names, language)]];
    }),
  );
}
