import { casinoCycleMs, nothing, nothingPaid, type Game, type Nothing } from '../../game.ts';
import {
  isWon,
  leastPercent,
  mostPercent,
  paysOf,
  returnOf,
  rolls,
  type Choice,
  type Side,
} from './dice.rules.ts';

interface Course extends Choice {
  readonly roll: number;
}
export interface DicePicture extends Course {
  readonly isWon: boolean;
}

const shownChances = [95, 75, 50, 25, 10, 5, 1] as const;
const sides: readonly Side[] = ['under', 'over'];
/** Ways that are counted: both sides, the widest and the narrowest. */
const countedChoices: readonly Choice[] = [
  { side: 'under', percent: 95 },
  { side: 'under', percent: 50 },
  { side: 'over', percent: 50 },
  { side: 'over', percent: 10 },
  { side: 'under', percent: 1 },
];

/** A roll against a side of the player's choosing. */
export const diceGame: Game<Choice, Course, Nothing, DicePicture> = {
  code: 'dice',
  opens: [{ type: 'RNG', classify: 'AC', titles: { dice: 'Dice, Roll, High Roll, Dice Duel' } }],
  features: [],
  volatility: null,
  cycleMs: casinoCycleMs,
  isCommitted: false,
  choiceSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['side', 'percent'],
    properties: {
      side: { enum: sides },
      percent: { type: 'integer', minimum: leastPercent, maximum: mostPercent },
    },
  },
  moveSchema: nothing,
  open: ({ side, percent }, { chance }) => ({ side, percent, roll: chance(rolls) }),
  move: (course) => course,
  isExit: () => false,
  leave: (course) => course,
  standing: (course) => ({
    kind: 'over',
    pays: isWon(course, course.roll) ? paysOf(course.percent) : nothingPaid,
  }),
  picture: (course) => ({ ...course, isWon: isWon(course, course.roll) }),
  ways: countedChoices.map((choice) => ({
    name: `${choice.percent}% ${choice.side}`,
    choice,
    rtp: returnOf(choice.percent),
  })),
  chances: shownChances.map((percent) => ({
    text: 'choiceOf',
    values: { percent: String(percent) },
    chance: { over: BigInt(percent), under: 100n },
    pays: paysOf(percent),
  })),
  facts: { least: String(leastPercent), most: String(mostPercent) },
};
