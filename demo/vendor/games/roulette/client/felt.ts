import { chipOf } from '../../../chips/client/chips.ts';
import { make } from '../../../client/make.ts';
import type { Say } from '../../../client/say.ts';
import type { BetView } from '../roulette.game.ts';
import { betNames, colourOf, countCovered } from '../roulette.rules.ts';

const odds: Readonly<Record<number, string>> = { 1: '35 : 1', 12: '2 : 1', 18: '1 : 1' };
const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a bet lies: row, column, rows and columns of the upright table, and of the one that lies. */
type Area = readonly [row: number, column: number, rows: number, columns: number];
const halves = ['low', 'even', 'red', 'black', 'odd', 'high'];
function areasOf(on: string): { readonly upright: Area; readonly lying: Area } {
  if (on === 'n0') return { upright: [1, 3, 1, 3], lying: [1, 1, 3, 1] };
  const [, kind = '', digits] = /^([a-z]+)(\d*)$/.exec(on) ?? [];
  const place = Number(digits) - 1;
  if (kind === 'n') {
    const [line, column] = [Math.floor(place / 3), place % 3];
    return { upright: [line + 2, column + 3, 1, 1], lying: [3 - column, line + 2, 1, 1] };
  }
  if (kind === 'column') return { upright: [14, place + 3, 1, 1], lying: [3 - place, 14, 1, 1] };
  if (kind === 'dozen') return { upright: [place * 4 + 2, 2, 4, 1], lying: [4, place * 4 + 2, 1, 4] };
  const half = halves.indexOf(on);
  return { upright: [half * 2 + 2, 1, 2, 1], lying: [5, half * 2 + 2, 1, 2] };
}
const writeArea = ([row, column, rows, columns]: Area): string =>
  `${row} / ${column} / span ${rows} / span ${columns}`;

/** The nearest element in a direction; null at the edge. */
function findNext(
  from: Element,
  all: readonly HTMLElement[],
  [across, down]: readonly [number, number],
): HTMLElement | null {
  const middle = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best: { readonly element: HTMLElement; readonly far: number } | null = null;
  for (const element of all) {
    const [otherX, otherY] = middle(element);
    const along = (otherX - x) * across + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * across);
    if (along < 2 || aside > along * 2) continue;
    const far = along + aside * 2;
    if (best === null || far < best.far) best = { element, far };
  }
  return best?.element ?? null;
}

/** The places that bets are laid on. Tab comes to one of them, arrow keys go to the others. */
export function makeFelt(say: Say, onLay: (on: string) => void) {
  const spots = betNames.map((on) => {
    const number = /^n(\d+)$/.exec(on)?.[1];
    const name =
      number === undefined
        ? say(`bet.${on}`)
        : say('pocket', { number, colour: say(`colour.${colourOf(Number(number))}`) });
    const chip = make('span', { class: 'chip', hidden: '', 'aria-hidden': 'true' });
    const label = number ?? say(`short.${on}`);
    const button = make(
      'button',
      { type: 'button', class: 'spot', 'data-on': on, tabindex: '-1' },
      make('bdi', {}, label),
      chip,
    );
    const areas = areasOf(on);
    button.style.setProperty('--upright', writeArea(areas.upright));
    button.style.setProperty('--lying', writeArea(areas.lying));
    if (number !== undefined) button.dataset['colour'] = colourOf(Number(number));
    button.addEventListener('click', () => onLay(on));
    return { on, name, odds: odds[countCovered(on)] ?? '', chip, button };
  });
  const buttons = spots.map(({ button }) => button);
  const element = make('div', { class: 'felt', role: 'toolbar', 'aria-label': say('spots') }, ...buttons);
  const setStop = (stop: HTMLElement): void => {
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  element.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) setStop(target);
  });
  element.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key];
    if (arrow === undefined || !(event.target instanceof Element)) return;
    event.preventDefault();
    findNext(event.target, buttons, arrow)?.focus();
  });
  if (buttons[0] !== undefined) setStop(buttons[0]);

  return {
    element,
    /** Shows bets; amounts are as the page writes them. `paid` is null while nothing is drawn. */
    show: (
      bets: readonly (Pick<BetView, 'on' | 'units' | 'amount'> & { readonly paid: string | null })[],
    ): void => {
      for (const { on, name, odds: pays, chip, button } of spots) {
        const bet = bets.find((one) => one.on === on);
        chip.hidden = bet === undefined;
        chip.textContent = bet === undefined ? '' : String(bet.units);
        chip.dataset['value'] = String(chipOf(bet?.units ?? 1));
        const isPaid = typeof bet?.paid === 'string' && !/^[0.]+$/.test(bet.paid);
        button.dataset['end'] = bet === undefined || bet.paid === null ? 'none' : isPaid ? 'won' : 'lost';
        button.setAttribute(
          'aria-label',
          bet === undefined
            ? say('spot', { name, odds: pays })
            : say('spotBet', { name, odds: pays, amount: bet.amount }),
        );
      }
    },
    markPocket: (pocket: number | null): void => {
      for (const { on, button } of spots) button.toggleAttribute('data-drawn', on === `n${pocket}`);
    },
    setBusy: (isBusy: boolean): void => {
      for (const button of buttons) button.disabled = isBusy;
    },
  };
}
