import {
  casinoCycleMs,
  nothingPaid,
  writePercent,
  type Chance,
  type Drawing,
  type Factor,
  type Game,
} from '../../game.ts';
import {
  bankerSeat,
  botSeats,
  bullOf,
  countOuts,
  decide,
  deckSize,
  findThree,
  foldPays,
  handSize,
  leastOuts,
  paysOf,
  playerSeat,
  returns,
  rooms,
  seatCount,
  seenCount,
  unseenCount,
  winChances,
  type Decision,
} from './bull.rules.ts';

interface Choice {
  readonly room: string;
}
interface Course extends Choice {
  /** Five cards of each seat, seat after seat. */
  readonly cards: readonly number[];
  readonly decision: Decision | null;
}
interface Move {
  readonly decision: Decision;
}

/** A seat as the page may know it. */
export interface SeatView {
  /** Null for a card that lies face down. */
  readonly cards: readonly (number | null)[];
  /** Null while a card of the hand lies face down. */
  readonly bull: number | null;
  /** Places of the three cards that make the bull. */
  readonly three: readonly number[];
  readonly result: 'open' | 'won' | 'lost' | 'folded' | 'banker';
}
export interface BullPicture {
  readonly room: string;
  readonly seats: readonly SeatView[];
  /** How many of the 48 unseen cards give the player a bull. */
  readonly outs: number;
  /** What the published way does with these cards. */
  readonly published: Decision;
  /** Decimal text: what comes back from a fold. */
  readonly foldAmount: string;
}

const handOf = ({ cards }: Course, seat: number): readonly number[] =>
  cards.slice(seat * handSize, (seat + 1) * handSize);
const fourOf = (course: Course): readonly number[] => handOf(course, playerSeat).slice(0, seenCount);

/** So many different cards of one deck: each order of them is equally likely. */
function deal(count: number, chance: Chance): readonly number[] {
  const deck = Array.from({ length: deckSize }, (_, card) => card);
  return Array.from({ length: count }, () => deck.splice(chance(deck.length), 1)[0] ?? 0);
}
/** Equal hands are the banker's. */
const isBeaten = (course: Course, seat: number): boolean =>
  bullOf(handOf(course, seat)) <= bullOf(handOf(course, bankerSeat));

function judgeHand(course: Course): Factor {
  if (course.decision === 'fold') return foldPays;
  return isBeaten(course, playerSeat) ? nothingPaid : paysOf(bullOf(handOf(course, playerSeat)));
}
function resultOf(course: Course, seat: number): SeatView['result'] {
  if (seat === bankerSeat) return 'banker';
  const decision = seat === playerSeat ? course.decision : decide(handOf(course, seat).slice(0, seenCount));
  if (decision === 'fold') return 'folded';
  return isBeaten(course, seat) ? 'lost' : 'won';
}
function viewSeat(course: Course, seat: number): SeatView {
  const hand = handOf(course, seat);
  if (course.decision === null) {
    const seen = seat === playerSeat ? seenCount : 0;
    const cards = hand.map((card, place) => (place < seen ? card : null));
    return { cards, bull: null, three: [], result: seat === bankerSeat ? 'banker' : 'open' };
  }
  return { cards: hand, bull: bullOf(hand), three: findThree(hand) ?? [], result: resultOf(course, seat) };
}

/** Bull against a banker, at a table of bots: see four cards, then play on or fold. */
export const bullGame: Game<Choice, Course, Move, BullPicture> = {
  code: 'bull',
  opens: [
    {
      type: 'PVP',
      titles: {
        cards: 'Banker Bull, Bull Bull, Five-Card Bull',
        bull: 'Bull Table, Bull Duel, Golden Bull',
        chips: 'Banker’s Table, Bull Night',
      },
    },
  ],
  rooms,
  features: ['several-players'],
  volatility: 'low',
  cycleMs: casinoCycleMs,
  isCommitted: false,
  choiceSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['room'],
    properties: { room: { enum: rooms.map(({ id }) => id) } },
  },
  moveSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['decision'],
    properties: { decision: { enum: ['play', 'fold'] } },
  },
  open: ({ room }, { chance }) => ({ room, cards: deal(seatCount * handSize, chance), decision: null }),
  move: (course, { decision }) => ({ ...course, decision }),
  isExit: ({ decision }) => decision === 'fold',
  // Not the better of both ends: a player who leaves gets no more than one who plays well.
  leave: (course) => ({ ...course, decision: decide(fourOf(course)) }),
  standing: (course) =>
    course.decision === null ? { kind: 'open' } : { kind: 'over', pays: judgeHand(course) },
  picture: (course, { amount }: Drawing) => ({
    room: course.room,
    seats: [playerSeat, ...botSeats, bankerSeat].map((seat) => viewSeat(course, seat)),
    outs: countOuts(fourOf(course)),
    published: decide(fourOf(course)),
    foldAmount: amount(foldPays),
  }),
  ways: [
    {
      name: 'always played on',
      choice: { room: '1' },
      next: () => ({ decision: 'play' }),
      rtp: returns.always,
      isCountedApart: true,
    },
    {
      name: 'the published way',
      choice: { room: '3' },
      next: (course) => ({ decision: decide(fourOf(course)) }),
      rtp: returns.published,
      isCountedApart: true,
    },
  ],
  chances: winChances.map(({ least, most, chance }) => ({
    text: least === most ? 'beatsBest' : 'beats',
    values: { least: String(least), most: String(most) },
    chance,
    pays: paysOf(least),
  })),
  facts: {
    outs: String(leastOuts),
    unseen: String(unseenCount),
    always: writePercent(returns.always),
    published: writePercent(returns.published),
    best: writePercent(returns.best),
  },
};
