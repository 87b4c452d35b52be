import { casinoCycleMs, writePercent, type Game } from '../../game.ts';
import {
  betNames,
  chanceOf,
  closingMs,
  dealHands,
  deckCount,
  listBets,
  mostUnits,
  partAtRisk,
  payBet,
  payBets,
  pays,
  returnOf,
  sumUnits,
  winnerOf,
  type Bets,
  type BetName,
  type Hands,
  type Winner,
} from './baccarat.rules.ts';

interface Choice {
  readonly bets: Bets;
}
interface Course extends Choice {
  readonly hands: Hands;
  /** Milliseconds since 1970: when no more bets can be changed. */
  readonly closesAt: number;
  readonly state: 'betting' | 'dealt' | 'withdrawn';
}
type Move = { readonly act: 'deal' | 'withdraw' };

/** A bet on the table; amounts are decimal texts. */
export interface BetView {
  readonly on: BetName;
  readonly units: number;
  readonly amount: string;
  /** Null until the cards lie open. */
  readonly paid: string | null;
}
export interface BaccaratPicture {
  /** Until bets close, in milliseconds; 0 once they have. */
  readonly leftMs: number;
  readonly bets: readonly BetView[];
  /** Null until bets have closed. */
  readonly hands: Hands | null;
  readonly winner: Winner | null;
}

const advance = (course: Course, now: number): Course =>
  course.state === 'betting' && now >= course.closesAt ? { ...course, state: 'dealt' } : course;

/** Baccarat at a table with a dealer: bets close after a while, then cards come one by one. */
export const baccaratGame: Game<Choice, Course, Move, BaccaratPicture> = {
  code: 'baccarat',
  family: 'chips',
  opens: [
    {
      type: 'LIVE',
      classify: 'BA',
      titles: { pair: 'Baccarat, Grand Baccarat, Baccarat Salon, Punto Banco' },
    },
  ],
  features: ['side-bets'],
  volatility: 'low',
  cycleMs: casinoCycleMs,
  isCommitted: false,
  choiceSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['bets'],
    properties: {
      bets: {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: Object.fromEntries(
          betNames.map((name) => [name, { type: 'integer', minimum: 1, maximum: mostUnits }]),
        ),
      },
    },
  },
  moveSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['act'],
    properties: { act: { enum: ['deal', 'withdraw'] } },
  },
  open: ({ bets }, { at, chance }) => ({
    bets,
    hands: dealHands(chance),
    closesAt: at + closingMs,
    state: 'betting',
  }),
  move: (course, { act }) => ({ ...course, state: act === 'deal' ? 'dealt' : 'withdrawn' }),
  isExit: ({ act }) => act === 'withdraw',
  advance,
  dueAt: ({ closesAt }) => closesAt,
  // The cards lie face down: nothing is known that could make bets worth more or less.
  leave: (course) => ({ ...course, state: 'withdrawn' }),
  standing: ({ state, bets, hands }) => {
    if (state === 'betting') return { kind: 'open' };
    return state === 'withdrawn' ? { kind: 'void' } : { kind: 'over', pays: payBets(bets, hands) };
  },
  atRisk: ({ bets }) => partAtRisk(bets),
  picture: ({ bets, hands, closesAt, state }, { at, amount }) => {
    const total = BigInt(sumUnits(bets));
    const isDealt = state === 'dealt';
    return {
      leftMs: state === 'betting' ? Math.max(0, closesAt - at) : 0,
      bets: listBets(bets).map(([on, units]) => {
        const paid = payBet(on, hands);
        return {
          on,
          units,
          amount: amount({ over: BigInt(units), under: total }),
          paid: isDealt ? amount({ over: BigInt(units) * paid.over, under: total * paid.under }) : null,
        };
      }),
      hands: isDealt ? hands : null,
      winner: isDealt ? winnerOf(hands) : null,
    };
  },
  ways: betNames.map((name) => ({
    name: `on ${name}`,
    choice: { bets: { [name]: 10 } },
    rtp: returnOf(name),
    isCountedApart: true,
  })),
  chances: betNames.map((name) => ({ text: `ends.${name}`, chance: chanceOf[name], pays: pays[name] })),
  facts: {
    decks: String(deckCount),
    seconds: String(closingMs / 1_000),
    onPlayer: writePercent(returnOf('player')),
    onBanker: writePercent(returnOf('banker')),
    onTie: writePercent(returnOf('tie')),
    onPair: writePercent(returnOf('playerPair')),
  },
};
