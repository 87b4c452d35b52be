import { faceOf } from '../../../client/cards.ts';
import type { Say } from '../../../client/say.ts';
import { tellOutcome } from '../../../client/tell-outcome.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { BlackjackPicture, HandView } from '../blackjack.game.ts';

export type Round = RoundView<BlackjackPicture>;
interface Words {
  readonly say: Say;
  readonly money: (amount: string) => string;
  readonly currency: () => string;
}

const naturalPoints = 21;
const nameOf = (card: number | undefined, say: Say): string => faceOf(card ?? 0, say).name;
const listCards = (cards: readonly number[], say: Say): string =>
  cards.map((card) => nameOf(card, say)).join(say('comma'));
const valuesOf = ({ cards, points }: HandView, say: Say) => ({
  cards: listCards(cards, say),
  points: String(points),
});

/** What the player's last move brought, while the round is open. */
function tellStep(now: BlackjackPicture, before: BlackjackPicture, say: Say): string {
  const [first, second] = now.hands;
  if (first !== undefined && second !== undefined && before.hands.length === 1)
    return [
      say('split.first', valuesOf(first, say)),
      say('split.second', valuesOf(second, say)),
      say('turn', { hand: String((now.turn ?? 0) + 1) }),
    ].join(' ');
  const place = before.turn ?? 0;
  const hand = now.hands[place];
  const isLonger = hand !== undefined && hand.cards.length > (before.hands[place]?.cards.length ?? 0);
  const drew = isLonger
    ? [say('drew', { card: nameOf(hand.cards.at(-1), say), points: String(hand.points) })]
    : [];
  const next = now.turn === null || now.turn === place ? undefined : now.hands[now.turn];
  const turn = next === undefined ? [] : [say('next', valuesOf(next, say))];
  return [...drew, ...turn].join(' ');
}

function tellDealer({ dealer, hands }: BlackjackPicture, say: Say): string {
  const { cards, points } = dealer;
  const values = { points: String(points) };
  if (cards.length === 2 && points === naturalPoints) return say('dealer.blackjack');
  if (points > naturalPoints) return say('dealer.bust', values);
  return hands.every(({ end }) => end?.result === 'bust') ? '' : say('dealer.has', values);
}
function tellHands({ hands }: BlackjackPicture, say: Say): string {
  const lines = hands.map((hand, index) => {
    const [result, points] = [hand.end?.result ?? 'lost', String(hand.points)];
    if (hands.length === 1) return say(`end.${result}`, { points });
    return say('endOf', { hand: String(index + 1), result: say(`result.${result}`), points });
  });
  return lines.join(' ');
}
const isZero = (amount: string): boolean => /^[0.]+$/.test(amount);

/** The sentences about a round, for eyes and for screen readers; null for the one that all games have. */
export function tellRound(round: Round, before: Round | null, words: Words): string | null {
  const { say, money } = words;
  const { picture, state, payout, stake } = round;
  if (picture === null || state === 'refunded' || state === 'refunding') return null;
  if (state === 'open') {
    const [hand] = picture.hands;
    const former = before !== round && before?.id === round.id ? before.picture : null;
    const step = former === null ? '' : tellStep(picture, former, say);
    if (step !== '') return step;
    const turn = picture.hands[picture.turn ?? 0] ?? hand;
    return say(before?.id === round.id ? 'resumed' : 'dealt', {
      ...(turn === undefined ? {} : valuesOf(turn, say)),
      card: nameOf(picture.dealer.cards[0], say),
    });
  }
  const outcome =
    payout === stake && !isZero(payout)
      ? say('pushed', { amount: money(payout) })
      : tellOutcome(round, words);
  return [tellDealer(picture, say), tellHands(picture, say), outcome].filter((part) => part !== '').join(' ');
}
