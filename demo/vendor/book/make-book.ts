import type { ChanceRow, Claim, Game, Way } from '../game.ts';
import { cashOutSchema, cashOutSlip, type CashOut } from './cash-out.ts';
import {
  picks,
  returnOf,
  returnPercent,
  writeLine,
  writeOdds,
  type MarketCode,
  type Offer,
} from './markets.ts';
import { listMatches, type Match } from './matches.ts';
import {
  acceptances,
  checkSlip,
  endOf,
  judgeSlip,
  mostLegs,
  mostOdds,
  multiplyOdds,
  openSlip,
  type Slip,
  type SlipChoice,
} from './slip.ts';
import { listOffers, type Sport } from './sport.ts';
import { viewBook, viewSlip, type SlipPicture } from './views.ts';

const choiceSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['legs'],
  properties: {
    accept: { enum: acceptances },
    legs: {
      type: 'array',
      minItems: 1,
      maxItems: mostLegs,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['event', 'market', 'pick', 'line', 'odds'],
        properties: {
          event: { type: 'string', maxLength: 40 },
          market: { enum: Object.keys(picks) },
          pick: { enum: [...new Set(Object.values(picks).flat())] },
          line: { type: 'integer', minimum: -30, maximum: 30 },
          odds: { type: 'integer', minimum: 101, maximum: mostOdds },
        },
      },
    },
  },
};

type BookWay = Way<SlipChoice, Slip, CashOut>;
interface Single {
  readonly match: Match;
  readonly offer: Offer;
  readonly price: Offer['prices'][number];
}
/** Markets that the list of matches shows; the page of a match has all. */
const mainMarkets: readonly MarketCode[] = ['result', 'winner', 'total', 'both', 'handicap'];
/** The bets on a match that are sold most: of each market its first line. */
const listMain = (sport: Sport, match: Match): readonly Offer[] =>
  mainMarkets.flatMap((market) =>
    listOffers(sport, match)
      .filter((one) => one.market === market)
      .slice(0, 1),
  );
const listSingles = (sport: Sport, match: Match): readonly Single[] =>
  listMain(sport, match).flatMap((offer) => offer.prices.map((price) => ({ match, offer, price })));

const nameSingle = ({ match, offer, price }: Single): string => {
  const line = offer.line === 0 ? '' : ` ${writeLine(offer.line)}`;
  return `${match.home.name}–${match.away.name}: ${offer.market}${line}, ${price.pick}`;
};
/** Returns of legs multiply: matches are independent of each other. */
function makeWay(name: string, singles: readonly Single[]): BookWay {
  const returns = singles.map(({ price }) => returnOf(price.chance, price.odds));
  return {
    name,
    choice: {
      legs: singles.map(({ match, offer: { market, line }, price: { pick, odds } }) => ({
        event: match.id,
        market,
        pick,
        line,
        odds,
      })),
    },
    rtp: {
      over: returns.reduce((product, { over }) => product * over, 1n),
      under: returns.reduce((product, { under }) => product * under, 1n),
    },
    isCountedApart: true,
  };
}
/** All singles of a match, and the shortest and the longest accumulator. */
function listWays(sport: Sport): readonly BookWay[] {
  const matches = sport.leagues.flatMap((league) => listMatches(league, 1));
  const singles = matches.slice(0, 1).flatMap((match) => listSingles(sport, match));
  const winners = matches.flatMap((match) => listSingles(sport, match).slice(0, 1));
  return [
    ...singles.map((single) => makeWay(nameSingle(single), [single])),
    ...[2, mostLegs].map((legs) => makeWay(`accumulator of ${legs} legs`, winners.slice(0, legs))),
  ];
}

/** The bets on one match, as an example in the rules. */
const listChances = (sport: Sport): readonly ChanceRow[] =>
  sport.leagues.slice(0, 1).flatMap((league) =>
    listMatches(league, 1)
      .slice(0, 1)
      .flatMap((match) => listSingles(sport, match))
      .map(({ match, offer: { market, line }, price: { pick, odds, chance } }) => ({
        text: `row.${market}.${pick}`,
        values: { home: match.home.name, away: match.away.name, line: writeLine(line) },
        chance: { over: chance.won, under: chance.total },
        pays: multiplyOdds([{ odds }]),
      })),
  );

const writeShare = (legs: number): string => ((Number(returnPercent) / 100) ** legs * 100).toFixed(0);

export type BookGame = Game<SlipChoice, Slip, CashOut, SlipPicture>;
/** A book of bets on the matches of a sport: one slip is one round. */
export const makeBook = (
  sport: Sport,
  { code, opens }: { readonly code: string; readonly opens: readonly Claim[] },
): BookGame => ({
  code,
  opens,
  family: 'book',
  features: [],
  volatility: null,
  cycleMs: 1_000,
  isCommitted: false,
  mayHaveSeveral: true,
  choiceSchema,
  moveSchema: cashOutSchema,
  calendar: { board: (drawing, events) => viewBook(sport, drawing, events) },
  check: (choice, judging) => void checkSlip(sport, choice, judging),
  open: (choice, moment) => openSlip(sport, choice, moment),
  move: (slip, move, { at }) => cashOutSlip(sport, slip, move, at),
  // It only takes out what the bet is worth.
  isExit: () => true,
  advance: (slip, now) => (now < endOf(slip) ? slip : { ...slip, isOver: true }),
  dueAt: endOf,
  // A bet is a contract: its matches end it.
  leave: (slip) => slip,
  standing: judgeSlip,
  picture: (slip, drawing) => viewSlip(sport, slip, drawing),
  ways: listWays(sport),
  chances: listChances(sport),
  facts: {
    leg: returnPercent.toString(),
    margin: (100 - Number(returnPercent)).toString(),
    legs: String(mostLegs),
    fold: writeShare(mostLegs),
    mostOdds: writeOdds(mostOdds),
  },
});
