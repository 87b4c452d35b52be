import { chipOf } from '../../../chips/client/chips.ts';
import { make } from '../../../client/make.ts';
import { makePlayingCard, type PlayingCard } from '../../../client/playing-card.ts';
import type { Say } from '../../../client/say.ts';
import type { BaccaratPicture, BetView } from '../baccarat.game.ts';
import { betNames, isNatural, totalOf, type BetName, type Hands } from '../baccarat.rules.ts';

const pauseMs = 480;
const thirdPauseMs = 900;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const sides = ['player', 'banker'] as const;
type Side = (typeof sides)[number];

function makeHand(side: Side, say: Say) {
  const cards: PlayingCard[] = [];
  const row = make('div', { class: 'cards' });
  const total = make('span', { class: 'points', 'aria-hidden': 'true' });
  const element = make(
    'section',
    { class: 'hand', 'data-side': side, 'aria-label': say(side) },
    make('h2', {}, say(side), total),
    row,
  );
  return {
    element,
    clear: (): void => {
      cards.length = 0;
      row.replaceChildren();
      total.textContent = '';
      delete element.dataset['won'];
    },
    /** Lays the next card, face up. */
    lay: (card: number, soFar: readonly number[]): void => {
      const laid = makePlayingCard(say);
      cards.push(laid);
      row.append(laid.element);
      laid.show(card);
      total.textContent = String(totalOf(soFar));
    },
    setWon: (isWon: boolean): void => {
      element.dataset['won'] = String(isWon);
    },
  };
}

/** Cards in the order of the table: two for each hand in turn, then third ones. */
const orderOf = ({ player, banker }: Hands): readonly (readonly [side: Side, place: number])[] => {
  const first = [0, 1].flatMap((place) => sides.map((side) => [side, place] as const));
  const thirds = sides.filter((side) => (side === 'player' ? player : banker).length > 2);
  return [...first, ...thirds.map((side) => [side, 2] as const)];
};

export function makeHands(say: Say) {
  const hands = { player: makeHand('player', say), banker: makeHand('banker', say) };
  const lay = (dealt: Hands, [side, place]: readonly [Side, number]): void => {
    const card = dealt[side][place];
    if (card !== undefined) hands[side].lay(card, dealt[side].slice(0, place + 1));
  };
  const clear = (): void => {
    for (const side of sides) hands[side].clear();
  };
  return {
    element: make(
      'div',
      { class: 'hands', role: 'group', 'aria-label': say('hands') },
      hands.player.element,
      hands.banker.element,
    ),
    clear,
    /** Lays all cards, one after the other; all together without motion. */
    deal: async (dealt: Hands, isStill: boolean): Promise<void> => {
      clear();
      const isShort = [dealt.player, dealt.banker].some((hand) => isNatural(totalOf(hand.slice(0, 2))));
      for (const card of orderOf(dealt)) {
        if (!isStill) await wait(card[1] === 2 ? thirdPauseMs : pauseMs);
        lay(dealt, card);
      }
      if (!isStill) await wait(isShort ? pauseMs : thirdPauseMs);
    },
    setWinner: (winner: BaccaratPicture['winner']): void => {
      for (const side of sides) hands[side].setWon(winner === side);
    },
  };
}

/** The places of the table that bets are laid on, each a button. */
export function makeSpots(say: Say, onLay: (on: BetName) => void) {
  const spots = betNames.map((on) => {
    const chip = make('span', { class: 'chip', hidden: '', 'aria-hidden': 'true' });
    const odds = say(`odds.${on}`);
    const button = make(
      'button',
      { type: 'button', class: 'spot', 'data-on': on },
      make('span', { class: 'spot-name' }, say(on)),
      make('bdi', { class: 'spot-odds' }, odds),
      chip,
    );
    button.addEventListener('click', () => onLay(on));
    return { on, odds, chip, button };
  });
  return {
    element: make(
      'div',
      { class: 'spots', role: 'group', 'aria-label': say('spots') },
      ...spots.map(({ button }) => button),
    ),
    /** Shows bets; amounts are as the page writes them. */
    show: (bets: readonly (Pick<BetView, 'on' | 'units' | 'paid'> & { readonly amount: string })[]): void => {
      for (const { on, odds, chip, button } of spots) {
        const bet = bets.find((one) => one.on === on);
        chip.hidden = bet === undefined;
        chip.textContent = bet === undefined ? '' : String(bet.units);
        chip.dataset['value'] = String(chipOf(bet?.units ?? 1));
        const isPaid = bet?.paid !== undefined && bet.paid !== null && !/^[0.]+$/.test(bet.paid);
        button.dataset['end'] = bet === undefined || bet.paid === null ? 'none' : isPaid ? 'won' : 'lost';
        const name = say(on);
        button.setAttribute(
          'aria-label',
          bet === undefined
            ? say('spot', { name, odds })
            : say('spotBet', { name, odds, amount: bet.amount }),
        );
      }
    },
    setBusy: (isBusy: boolean): void => {
      for (const { button } of spots) button.disabled = isBusy;
    },
  };
}
