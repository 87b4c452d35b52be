import { draw, make } from '../../../client/make.ts';
import type { Say } from '../../../client/say.ts';
import { freeCell, patternNames, patterns, tierAt, type PatternName } from '../bingo.rules.ts';

/** A pattern in small: the cells that have to be full. */
function drawPattern(pattern: PatternName): SVGElement {
  const cells = new Set([...(patterns[pattern][pattern === 'line' ? 1 : 0] ?? []), freeCell]);
  const squares = Array.from({ length: 25 }, (_, cell) =>
    draw('rect', {
      x: String((cell % 5) * 6),
      y: String(Math.floor(cell / 5) * 6),
      width: '5',
      height: '5',
      rx: '1',
      class: cells.has(cell) && !(cell === freeCell && pattern !== 'cross') ? 'in' : 'out',
    }),
  );
  return draw('svg', { viewBox: '0 0 29 29', 'aria-hidden': 'true' }, ...squares);
}

/** What each pattern pays with the next ball. */
export function makePrizes(say: Say) {
  const prizes = patternNames.map((pattern) => {
    const pays = make('bdi', { class: 'prize-pays' });
    const element = make(
      'li',
      {},
      drawPattern(pattern),
      make('span', { class: 'prize-name' }, say(pattern)),
      pays,
    );
    return { pattern, pays, element };
  });
  return {
    element: make(
      'ul',
      { class: 'prizes', 'aria-label': say('prizes') },
      ...prizes.map(({ element }) => element),
    ),
    show: (drawn: number): void => {
      for (const { pattern, pays, element } of prizes) {
        const tier = tierAt(pattern, drawn + 1);
        pays.textContent =
          tier === undefined
            ? say('prizeOver')
            : say('prizeNow', { times: String(tier.times), until: String(tier.until) });
        element.toggleAttribute('data-over', tier === undefined);
      }
    },
  };
}
