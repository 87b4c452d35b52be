import { findAtRisk } from '../../at-risk.ts';
import { nothingPaid, type Chance, type Factor } from '../../game.ts';

/**
 * Punto banco from a shoe of eight decks: two hands get two or three cards by fixed rules, and the one whose
 * last digit is higher wins. Bets on several outcomes share one stake.
 */
export const deckCount = 8;
export const shoeSize = deckCount * 52;
/** How long bets lie on the table before the cards come, in milliseconds: until then they can be withdrawn. */
export const closingMs = 8_000;
/** Of one bet, in whole units of the currency. */
export const mostUnits = 500;

export const betNames = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BetName = (typeof betNames)[number];
/** Whole units on each outcome. A stake is shared among them in the same proportion. */
export type Bets = { readonly [Name in BetName]?: number };

/** What a bet that wins pays, with the bet itself. The house keeps five of a hundred of a win of the banker. */
export const pays: { readonly [Name in BetName]: Factor } = {
  player: { over: 2n, under: 1n },
  banker: { over: 39n, under: 20n },
  tie: { over: 9n, under: 1n },
  playerPair: { over: 12n, under: 1n },
  bankerPair: { over: 12n, under: 1n },
};
const back: Factor = { over: 1n, under: 1n };

/** Whole numbers from 0 to 51, in the order in which each hand got them. */
export interface Hands {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

/** An ace is 1; ten and pictures are nothing. */
const pointsOf = (card: number): number => {
  const rank = (card % 13) + 1;
  return rank >= 10 ? 0 : rank;
};
export const totalOf = (hand: readonly number[]): number =>
  hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

export const isNatural = (total: number): boolean => total >= 8;
/** Whether the player's hand draws a third card, where neither hand is a natural. */
export const hasPlayerThird = (total: number): boolean => total <= 5;
/** The same of the banker's; `third` is what the player's third card is worth, null without one. */
export function hasBankerThird(total: number, third: number | null): boolean {
  if (third === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** Draws from a whole shoe without putting back. */
function openShoe(chance: Chance): () => number {
  const cards: number[] = [];
  return () => {
    let place = chance(shoeSize - cards.length);
    for (const other of cards) if (place >= other) place += 1;
    cards.push(place);
    cards.sort((one, two) => one - two);
    return place % 52;
  };
}

export function dealHands(chance: Chance): Hands {
  const draw = openShoe(chance);
  const [player, banker] = [[draw()], [draw()]];
  player.push(draw());
  banker.push(draw());
  if (isNatural(totalOf(player)) || isNatural(totalOf(banker))) return { player, banker };
  let third: number | null = null;
  if (hasPlayerThird(totalOf(player))) {
    const card = draw();
    third = pointsOf(card);
    player.push(card);
  }
  if (hasBankerThird(totalOf(banker), third)) banker.push(draw());
  return { player, banker };
}

export type Winner = 'player' | 'banker' | 'tie';
export function winnerOf({ player, banker }: Hands): Winner {
  const [one, other] = [totalOf(player), totalOf(banker)];
  if (one === other) return 'tie';
  return one > other ? 'player' : 'banker';
}
const isPair = ([first = 0, second = 0]: readonly number[]): boolean => first % 13 === second % 13;

/** What one bet pays. Bets on either hand come back with a tie. */
export function payBet(name: BetName, hands: Hands): Factor {
  if (name === 'playerPair') return isPair(hands.player) ? pays.playerPair : nothingPaid;
  if (name === 'bankerPair') return isPair(hands.banker) ? pays.bankerPair : nothingPaid;
  const winner = winnerOf(hands);
  if (name === winner) return pays[name];
  return winner === 'tie' ? back : nothingPaid;
}
export const listBets = (bets: Bets): readonly (readonly [name: BetName, units: number])[] =>
  betNames.flatMap((name) => (bets[name] === undefined ? [] : [[name, bets[name]] as const]));
export const sumUnits = (bets: Bets): number => listBets(bets).reduce((sum, [, units]) => sum + units, 0);

/** What all bets pay together, as a multiple of the stake that they share. */
export function payBets(bets: Bets, hands: Hands): Factor {
  // Twentieths: the finest part that any bet pays.
  const over = listBets(bets).reduce((sum, [name, units]) => {
    const paid = payBet(name, hands);
    return sum + (BigInt(units) * paid.over * 20n) / paid.under;
  }, 0n);
  return { over, under: 20n * BigInt(sumUnits(bets)) };
}

const shoes = 4_998_398_275_503_360n;
/** How many of all orders of six cards of the shoe end so; `baccarat.test.ts` counts them. */
const ends = {
  player: 2_230_518_282_592_256n,
  banker: 2_292_252_566_437_888n,
  tie: 475_627_426_473_216n,
} as const;
const pairChance: Factor = { over: 31n, under: 415n };
export const chanceOf: { readonly [Name in BetName]: Factor } = {
  player: { over: ends.player, under: shoes },
  banker: { over: ends.banker, under: shoes },
  tie: { over: ends.tie, under: shoes },
  playerPair: pairChance,
  bankerPair: pairChance,
};

/** The exact return of a bet. */
export function returnOf(name: BetName): Factor {
  const [chance, paid] = [chanceOf[name], pays[name]];
  const ties = name === 'player' || name === 'banker' ? ends.tie : 0n;
  return {
    over: chance.over * paid.over + ties * paid.under,
    under: chance.under * paid.under,
  };
}

const winners = ['player', 'banker', 'tie'] as const satisfies readonly Winner[];
const toNumber = ({ over, under }: Factor): number => Number(over) / Number(under);
/** What each bet pays with this winner, and these pairs. */
const paysWith = (bets: Bets, winner: Winner, pairs: readonly BetName[]): readonly number[] =>
  listBets(bets).map(([name]) => {
    if (name === winner || pairs.includes(name)) return toNumber(pays[name]);
    return winner === 'tie' && (name === 'player' || name === 'banker') ? 1 : 0;
  });
const pairsThatCome: readonly (readonly BetName[])[] = [
  [],
  ['playerPair'],
  ['bankerPair'],
  ['playerPair', 'bankerPair'],
];
/** The part of a stake that is at risk. Pairs have so little to do with the winner that they count apart. */
export function partAtRisk(bets: Bets): Factor {
  const pair = toNumber(pairChance);
  return findAtRisk(
    listBets(bets).map(([, units]) => units),
    winners.flatMap((winner) =>
      pairsThatCome.map((pairs) => ({
        weight: toNumber(chanceOf[winner]) * pair ** pairs.length * (1 - pair) ** (2 - pairs.length),
        pays: paysWith(bets, winner, pairs),
      })),
    ),
  );
}
