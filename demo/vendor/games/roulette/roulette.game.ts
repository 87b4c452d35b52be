import { casinoCycleMs, nothing, type ChanceRow, type Game, type Nothing } from '../../game.ts';
import {
  betNames,
  colourOf,
  countCovered,
  listBets,
  mostUnits,
  partAtRisk,
  payBet,
  payBets,
  paysOf,
  pocketCount,
  rouletteReturn,
  sumUnits,
  type Bets,
  type PocketColour,
} from './roulette.rules.ts';

interface Choice {
  readonly bets: Bets;
}
interface Course extends Choice {
  readonly pocket: number;
}

/** A bet of a round that has ended; amounts are decimal texts. */
export interface BetView {
  readonly on: string;
  readonly units: number;
  readonly amount: string;
  readonly paid: string;
}
export interface RoulettePicture {
  readonly pocket: number;
  readonly colour: PocketColour;
  readonly bets: readonly BetView[];
}

const rowOf = (text: string, bet: string): ChanceRow => ({
  text,
  chance: { over: BigInt(countCovered(bet)), under: BigInt(pocketCount) },
  pays: paysOf(bet),
});
const countedBets = ['n0', 'red', 'dozen2', 'column3'] as const;

/** Roulette with one zero. The ball is drawn when the stake is paid, from a seed whose hash the player has. */
export const rouletteGame: Game<Choice, Course, Nothing, RoulettePicture> = {
  code: 'roulette',
  family: 'chips',
  opens: [
    {
      type: 'RNG',
      classify: 'TG',
      titles: { roulette: 'Roulette, European Roulette, Single-Zero Roulette' },
    },
    {
      type: 'LIVE',
      classify: 'RL',
      titles: { roulette: 'Roulette, Grand Roulette, Roulette Salon, Single-Zero Roulette' },
    },
  ],
  features: [],
  volatility: null,
  cycleMs: casinoCycleMs,
  isCommitted: true,
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
  moveSchema: nothing,
  open: ({ bets }, { chance }) => ({ bets, pocket: chance(pocketCount) }),
  move: (course) => course,
  isExit: () => false,
  leave: (course) => course,
  standing: ({ bets, pocket }) => ({ kind: 'over', pays: payBets(bets, pocket) }),
  atRisk: ({ bets }) => partAtRisk(bets),
  picture: ({ bets, pocket }, { amount }) => {
    const total = BigInt(sumUnits(bets));
    return {
      pocket,
      colour: colourOf(pocket),
      bets: listBets(bets).map(([on, units]) => {
        const { over, under } = payBet(on, pocket);
        return {
          on,
          units,
          amount: amount({ over: BigInt(units), under: total }),
          paid: amount({ over: BigInt(units) * over, under: total * under }),
        };
      }),
    };
  },
  ways: [
    ...countedBets.map((bet) => ({ name: `on ${bet}`, choice: { bets: { [bet]: 1 } }, rtp: rouletteReturn })),
    { name: 'on three bets', choice: { bets: { n17: 1, black: 10, dozen1: 5 } }, rtp: rouletteReturn },
  ],
  chances: [rowOf('kind.number', 'n0'), rowOf('kind.dozen', 'dozen1'), rowOf('kind.half', 'red')],
  facts: {},
};
