import { make } from '../../../client/make.ts';
import type { Say } from '../../../client/say.ts';
import { totalOf, winnerOf, type Hands } from '../baccarat.rules.ts';

const most = 72;

/** The bead plate: a bead for each round, six in a column. */
export function makeBeads(say: Say) {
  const element = make('ol', { class: 'beads', tabindex: '0', 'aria-label': say('history') });
  return {
    element,
    add: (hands: Hands): void => {
      const winner = winnerOf(hands);
      const name = say('beadName', {
        winner: say(winner),
        player: String(totalOf(hands.player)),
        banker: String(totalOf(hands.banker)),
      });
      const bead = make('span', { role: 'img', 'aria-label': name }, say(`bead.${winner}`));
      element.append(make('li', { 'data-winner': winner }, bead));
      while (element.children.length > most) element.firstElementChild?.remove();
      element.scrollLeft = element.scrollWidth * (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
    },
  };
}
