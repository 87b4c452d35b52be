import { make } from '../../../client/make.ts';
import type { Say } from '../../../client/say.ts';
import { ballCount, columnLetters, columnSpan, drawnCount } from '../bingo.rules.ts';

const trailLength = 5;

const letterOf = (ball: number): string => columnLetters[Math.floor((ball - 1) / columnSpan)] ?? '';
const makeBall = (ball: number): HTMLElement =>
  make(
    'span',
    { class: 'ball', 'data-letter': letterOf(ball) },
    make('span', { class: 'letter' }, letterOf(ball)),
    make('span', { class: 'number' }, String(ball)),
  );

/** The ball that was drawn last with those before it, and the board of all 75. */
export function makeBoard(say: Say) {
  const current = make('div', { class: 'current' });
  const trail = make('div', { class: 'trail' });
  const count = make('span', { class: 'count' });
  const lamps = Array.from({ length: ballCount }, (_, ball) =>
    make('span', { class: 'lamp' }, String(ball + 1)),
  );
  const rows = columnLetters.map((letter, row) =>
    make(
      'div',
      { class: 'lamp-row', 'data-letter': letter },
      make('span', { class: 'lamp-letter' }, letter),
      ...lamps.slice(row * columnSpan, (row + 1) * columnSpan),
    ),
  );
  const element = make(
    'div',
    { class: 'hall', role: 'img' },
    make('div', { class: 'machine' }, current, make('div', { class: 'side' }, trail, count)),
    make('div', { class: 'lamps' }, ...rows),
  );
  return {
    element,
    show: (balls: readonly number[]): void => {
      const last = balls.at(-1);
      if (current.dataset['ball'] !== String(last)) {
        current.dataset['ball'] = String(last);
        current.replaceChildren(...(last === undefined ? [] : [makeBall(last)]));
      }
      trail.replaceChildren(
        ...balls
          .slice(-1 - trailLength, -1)
          .toReversed()
          .map(makeBall),
      );
      count.textContent = `${balls.length} / ${drawnCount}`;
      const drawn = new Set(balls);
      for (const [place, lamp] of lamps.entries()) lamp.toggleAttribute('data-lit', drawn.has(place + 1));
      element.setAttribute(
        'aria-label',
        balls.length === 0
          ? say('noBalls')
          : say('board', {
              count: String(balls.length),
              drawn: String(drawnCount),
              balls: balls.map((ball) => `${letterOf(ball)} ${ball}`).join(', '),
            }),
      );
    },
  };
}
