import { make } from '../../../client/make.ts';
import { makePlayingCard } from '../../../client/playing-card.ts';
import type { Say } from '../../../client/say.ts';
import type { SeatView } from '../bull.game.ts';
import { bankerSeat, handSize, playerSeat, seatCount } from '../bull.rules.ts';

/** What a hand is called. */
export function nameHand(bull: number, say: Say): string {
  if (bull === 0) return say('noBull');
  return bull === 10 ? say('bullBest') : say('bull', { worth: String(bull) });
}
/** Texts; a seat that is in play, and the banker's, need none. */
const resultNames: Readonly<Partial<Record<SeatView['result'], string>>> = {
  won: 'isWon',
  lost: 'isLost',
  folded: 'isFolded',
};

function nameSeat(seat: number, say: Say): string {
  if (seat === playerSeat) return say('you');
  return seat === bankerSeat ? say('banker') : say(`bot${seat}`);
}

function makeSeat(seat: number, say: Say) {
  const cards = Array.from({ length: handSize }, () => makePlayingCard(say));
  const hand = make('span', { class: 'hand' }, ...cards.map(({ element }) => element));
  const worth = make('span', { class: 'worth' });
  const result = make('span', { class: 'result' });
  const element = make(
    'li',
    { class: 'seat', 'data-seat': String(seat) },
    make('span', { class: 'who' }, nameSeat(seat, say)),
    hand,
    make('span', { class: 'tags' }, worth, result),
  );
  const kind = seat === playerSeat ? 'player' : seat === bankerSeat ? 'banker' : 'bot';
  element.dataset['kind'] = kind;
  return {
    element,
    clear: (): void => {
      for (const card of cards) card.show(null);
      hand.hidden = false;
      element.dataset['result'] = 'none';
      worth.textContent = '';
      result.textContent = '';
    },
    show: (view: SeatView): void => {
      for (const [place, card] of cards.entries()) {
        card.show(view.cards[place] ?? null);
        card.element.toggleAttribute('data-three', view.three.includes(place));
      }
      element.dataset['result'] = view.result;
      worth.textContent = view.bull === null ? '' : nameHand(view.bull, say);
      const name = resultNames[view.result];
      result.textContent = name === undefined ? '' : say(name);
    },
  };
}

/** The table with its five seats: the banker above, the bots, and the player below. */
export function makeSeats(say: Say) {
  const seats = Array.from({ length: seatCount }, (_, seat) => makeSeat(seat, say));
  const order = [bankerSeat, 1, 2, 3, playerSeat];
  const element = make(
    'ul',
    { class: 'cloth seats', 'aria-label': say('seats') },
    ...order.flatMap((seat) => seats[seat]?.element ?? []),
  );
  return {
    element,
    clear: (): void => {
      for (const seat of seats) seat.clear();
    },
    showSeat: (seat: number, view: SeatView | undefined): void => {
      if (view !== undefined) seats[seat]?.show(view);
    },
  };
}
