import { findPlay, type FamilyName } from '../../src/lottery/families.ts';
import { splitVariant, type Play } from '../../src/lottery/play.ts';
import { oddsOfPlay, type Odds } from '../../src/lottery/odds.ts';
import type { LotteryGamesValue } from '../../src/protocol/generated/wire-types.ts';
import { explainPlay } from './play-explanations.ts';
import { namePlay, type Names } from './play-names.ts';

/** The page that sells a group's games. */
export type LotteryArea = LotteryGamesValue[string]['area'];

/** A play as it is offered, with the engine's play behind it. */
export interface OfferedPlay {
  readonly playId: number;
  readonly names: Names;
  /** How it is won, in a sentence. */
  readonly texts: Names;
  readonly play: Play;
  /** Of the highest series that the brand gives. */
  readonly odds: Odds;
}
/** Plays that are offered together. */
interface PlayGroup {
  readonly code: string;
  readonly names: Names;
  readonly texts: Names;
  readonly plays: readonly OfferedPlay[];
}
/** Games of one kind, and what is offered in all of them. */
export interface LotteryGroup {
  readonly gameGroupId: number;
  readonly code: string;
  readonly area: LotteryArea;
  readonly family: FamilyName;
  readonly names: Names;
  /** Address of the picture on the cards of the games. */
  readonly picture: string;
  /** Plays that are offered first, by the engine's names, the most popular one before the others. */
  readonly popular: readonly string[];
  readonly menus: readonly PlayGroup[];
  readonly plays: readonly OfferedPlay[];
}

/** A play with its number and its odds. Throws for one that the engine does not have. */
export function offerPlay(
  family: FamilyName,
  id: string,
  { playId, series }: { readonly playId: number; readonly series: number },
): OfferedPlay {
  const play = findPlay(family, id);
  if (play === undefined) throw new Error(`Expected a play "${id}" in the family "${family}".`);
  return {
    playId,
    names: namePlay(family, id),
    texts: explainPlay(family, id),
    play,
    odds: oddsOfPlay(play, series),
  };
}

/**
 * The group as a game offers it: plays by the rules of the house that the game names, each under the number of the
 * usual play. Throws where a rule is about no play of the group.
 */
export function withHouseRules(group: LotteryGroup, rules: readonly string[], series: number): LotteryGroup {
  if (rules.length === 0) return group;
  const variants = new Map(rules.map((id) => [splitVariant(id)[0], id]));
  const unknown = [...variants.keys()].find((id) => !group.plays.some(({ play }) => play.id === id));
  if (unknown !== undefined) throw new Error(`Expected "${unknown}" among the plays of ${group.code}.`);
  const menus = group.menus.map((menu) => ({
    ...menu,
    plays: menu.plays.map((offered) => {
      const { playId, play } = offered;
      const variant = variants.get(play.id);
      return variant === undefined ? offered : offerPlay(group.family, variant, { playId, series });
    }),
  }));
  return { ...group, menus, plays: menus.flatMap(({ plays }) => plays) };
}
