import { faceOf } from './cards.ts';
import { make } from './make.ts';
import type { Say } from './say.ts';

/** A card on the table; style: `cards.css`. */
export interface PlayingCard {
  readonly element: HTMLElement;
  /** A whole number from 0 to 51; null lies face down. A card that changes turns over. */
  show(card: number | null): void;
}

export function makePlayingCard(say: Say): PlayingCard {
  const rank = make('span', { class: 'rank' });
  const suit = make('span', { class: 'suit' });
  const element = make(
    'span',
    { class: 'playing-card', role: 'img', 'aria-label': say('cardBack'), 'data-back': '' },
    rank,
    suit,
  );
  let side: number | null = null;
  return {
    element,
    show: (card) => {
      if (card === side) return;
      side = card;
      element.toggleAttribute('data-back', card === null);
      element.removeAttribute('data-turned');
      // Read so that the animation starts again.
      void element.offsetWidth;
      element.setAttribute('data-turned', '');
      if (card === null) {
        rank.textContent = '';
        suit.textContent = '';
        element.removeAttribute('data-red');
        element.setAttribute('aria-label', say('cardBack'));
        return;
      }
      const face = faceOf(card, say);
      rank.textContent = face.rank;
      suit.textContent = face.suit;
      element.toggleAttribute('data-red', face.isRed);
      element.setAttribute('aria-label', face.name);
    },
  };
}
