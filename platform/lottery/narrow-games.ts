import { normaliseName } from '../play/games/normalise-name.ts';
import type { LotteryGame } from './catalogue.ts';
import { nameIn } from './play-names.ts';

/** What a page asks of the list of lotteries. */
export interface GameRequest {
  readonly area?: string | undefined;
  readonly gameName?: string | undefined;
  readonly draws?: string | undefined;
  readonly order?: string | undefined;
}

/** Some draw at equal distances by the clocks of a place. */
const drawsFast = ({ schedule }: LotteryGame): boolean =>
  'everySeconds' in schedule || schedule.everyMinutes !== undefined;

/** Games of the page, by name and by how often they draw. A name is searched for on every page. */
export function narrowGames(
  some: readonly LotteryGame[],
  { area, gameName = '', draws = '' }: GameRequest,
  language: string,
): readonly LotteryGame[] {
  const words = normaliseName(gameName)
    .split(' ')
    .filter((word) => word !== '');
  const hasWords = ({ names, group }: LotteryGame): boolean => {
    const text = normaliseName(`${nameIn(names, language)} ${nameIn(group.names, language)}`);
    return words.every((word) => text.includes(word));
  };
  return some.filter(
    (game) =>
      (words.length > 0 ? hasWords(game) : area === undefined || game.group.area === area) &&
      (draws === '' || drawsFast(game) === (draws === 'fast')),
  );
}

interface OnSale {
  readonly game: LotteryGame;
  readonly currentNumero: { readonly secondsLeft: number };
}
interface Terms {
  readonly language: string;
  readonly prizeOf: (game: LotteryGame) => bigint;
}

/** The same games as a player asked for them: `closing` soonest, by the largest `prize`, by `name`. */
export function orderGames<Row extends OnSale>(
  rows: readonly Row[],
  order: string | undefined,
  { language, prizeOf }: Terms,
): readonly Row[] {
  switch (order) {
    case 'closing':
      return rows.toSorted((one, other) => one.currentNumero.secondsLeft - other.currentNumero.secondsLeft);
    case 'prize':
      return rows.toSorted((one, other) => Number(prizeOf(other.game) - prizeOf(one.game)));
    case 'name': {
      const { compare } = new Intl.Collator(language, { numeric: true });
      return rows.toSorted((one, other) =>
        compare(nameIn(one.game.names, language), nameIn(other.game.names, language)),
      );
    }
    default:
      return rows;
  }
}
