import { families, findPlay, familyNames, type FamilyName } from '../../lottery/families.ts';
import { oddsOfPlay, type Odds } from '../../lottery/odds.ts';
import type { Play } from '../../lottery/play.ts';
import { readFixed } from '../../protocol/money/decimal-arithmetic.ts';
import type { LotteryPlayMenuValue } from '../../protocol/generated/wire-types.ts';

type WirePlay = LotteryPlayMenuValue[number]['playMenuGroups'][number]['playMenus'][number];

/** A play that the board offers, with the engine's rules. */
export interface BoardPlay {
  readonly playId: number;
  readonly name: string;
  /** How it is won, in a sentence. */
  readonly text: string;
  /** Place among the popular plays, from 1; 0 for the others. */
  readonly popular: number;
  /** How many numbers a draw has. */
  readonly positions: number;
  readonly play: Play;
  readonly odds: Odds;
  /** Words of choices that are no numbers, by their sign. */
  readonly choiceNames: Readonly<Record<string, string>>;
  /** What is paid by each of several odds, in words. */
  readonly tierNames: Readonly<Record<string, string>>;
}
export interface BoardGroup {
  readonly code: string;
  readonly name: string;
  /** What the plays are about, in a sentence. */
  readonly text: string;
  readonly plays: readonly BoardPlay[];
}

/** Odds are decimals of two places on the wire. */
const oddsPlaces = 2;

const isFamily = (name: string): name is FamilyName => (familyNames as readonly string[]).includes(name);

function toPlay(
  { family, play: id, playId, playName, text, popular, odds, ...names }: WirePlay,
  series: number,
): BoardPlay | null {
  if (!isFamily(family)) return null;
  const play = findPlay(family, id);
  if (play === undefined) return null;
  const positions = families[family].shape.count;
  const paid = Object.entries(odds).map(([tier, text]) => [tier, readFixed(text, oddsPlaces) ?? 0n] as const);
  const { choiceNames, tierNames } = names;
  const factors = series > 0 ? oddsOfPlay(play, series) : Object.fromEntries(paid);
  return {
    playId,
    name: playName,
    text,
    popular,
    positions,
    play,
    odds: factors,
    choiceNames,
    tierNames,
  };
}

/**
 * The groups of plays that are on sale, with the odds of a series; without one, of the menu. A play that this engine does
 * not know is left out.
 */
export const readMenu = (menu: LotteryPlayMenuValue, series: number): readonly BoardGroup[] =>
  (menu[0]?.playMenuGroups ?? [])
    .filter(({ groupSwitch }) => groupSwitch === 1)
    .map(({ playCode, playName, text, playMenus }) => ({
      code: playCode,
      name: playName,
      text,
      plays: playMenus
        .filter(({ playSwitch }) => playSwitch === 1)
        .flatMap((play) => toPlay(play, series) ?? []),
    }))
    .filter(({ plays }) => plays.length > 0);

/** So few bets need no search. */
const fewBets = 6;

/** The bets that are offered first, the most popular one before the others; all of them where they are few. */
export function listPopular(groups: readonly BoardGroup[]): readonly BoardPlay[] {
  const all = groups.flatMap(({ plays }) => plays);
  const popular = all.filter((one) => one.popular > 0).toSorted((one, other) => one.popular - other.popular);
  return all.length <= fewBets || popular.length === 0 ? all.slice(0, fewBets) : popular;
}

/** What a choice says: `2:B` is the name of `B`, `07` is itself. */
export const nameChoice = ({ choiceNames }: Pick<BoardPlay, 'choiceNames'>, choice: string): string => {
  const sign = choice.slice(choice.indexOf(':') + 1);
  return choiceNames[sign] ?? sign;
};

/** A play below the name of its group, which is not said again: `All five, in order` is `In order`. */
export const nameWithin = (group: string, play: string): string => {
  if (!play.startsWith(`${group}, `)) return play;
  const rest = play.slice(group.length + 2);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
};
