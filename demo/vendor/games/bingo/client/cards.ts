import { make } from '../../../client/make.ts';
import type { Say } from '../../../client/say.ts';
import { cellsOf, columnLetters, patterns, type Card, type PatternName } from '../bingo.rules.ts';

const rowLength = columnLetters.length;

/** A win as it is written on its card. */
export interface CardWin {
  readonly card: number;
  readonly pattern: PatternName;
  readonly amount: string;
}

/** The cells of the pattern that is full; of lines the first. */
function findFull(pattern: PatternName, isMarked: (cell: number) => boolean): readonly number[] {
  return patterns[pattern].find((cells) => cells.every(isMarked)) ?? [];
}

function makeCardView(card: Card, index: number, say: Say) {
  const numbers = cellsOf(card);
  const cells = numbers.map((number) =>
    make('td', number === null ? { 'data-free': '' } : {}, number === null ? '★' : String(number)),
  );
  cells[numbers.indexOf(null)]?.setAttribute('aria-label', say('free'));
  const rows = Array.from({ length: rowLength }, (_, row) =>
    make('tr', {}, ...cells.slice(row * rowLength, (row + 1) * rowLength)),
  );
  const wins = make('p', { class: 'card-wins' });
  const heads = columnLetters.map((letter) => make('th', { scope: 'col', 'data-letter': letter }, letter));
  const element = make(
    'div',
    { class: 'bingo-card' },
    make(
      'table',
      {},
      make('caption', {}, say('cardName', { number: String(index + 1) })),
      make('thead', {}, make('tr', {}, ...heads)),
      make('tbody', {}, ...rows),
    ),
    wins,
  );
  return {
    element,
    mark: (balls: ReadonlySet<number>, cardWins: readonly CardWin[]): void => {
      const isMarked = (cell: number): boolean => {
        const number = numbers[cell] ?? null;
        return number === null || balls.has(number);
      };
      const full = new Set(cardWins.flatMap(({ pattern }) => findFull(pattern, isMarked)));
      for (const [cell, shownCell] of cells.entries()) {
        const number = numbers[cell] ?? null;
        shownCell.toggleAttribute('data-marked', isMarked(cell));
        shownCell.toggleAttribute('data-full', full.has(cell));
        if (number === null) continue;
        if (balls.has(number))
          shownCell.setAttribute('aria-label', say('marked', { number: String(number) }));
        else shownCell.removeAttribute('aria-label');
      }
      wins.replaceChildren(
        ...cardWins.map(({ pattern, amount }) => make('span', {}, `${say(pattern)} ${amount}`)),
      );
      element.toggleAttribute('data-won', cardWins.length > 0);
    },
  };
}

/** The cards of a round, or those that are on offer. */
export function makeCards(say: Say) {
  const element = make('div', { class: 'bingo-cards', role: 'group', 'aria-label': say('cards') });
  let views: readonly ReturnType<typeof makeCardView>[] = [];
  let picture = '';
  return {
    element,
    show: (cards: readonly Card[]): void => {
      const key = JSON.stringify(cards);
      if (key === picture) return;
      picture = key;
      views = cards.map((card, index) => makeCardView(card, index, say));
      element.dataset['count'] = String(cards.length);
      element.replaceChildren(...views.map((view) => view.element));
    },
    mark: (balls: readonly number[], wins: readonly CardWin[]): void => {
      const drawn = new Set(balls);
      for (const [index, view] of views.entries())
        view.mark(
          drawn,
          wins.filter(({ card }) => card === index),
        );
    },
  };
}
