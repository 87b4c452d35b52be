import { draw, make } from '../../../client/make.ts';
import type { Say } from '../../../client/say.ts';
import type { ArenaBoard } from '../arena.game.ts';
import type { Side } from '../arena.rules.ts';

export type RingState = 'bets' | 'contest' | 'result';

const rays = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const pointAt = (length: number): string =>
    `${(60 + Math.cos(angle) * length).toFixed(1)} ${(60 + Math.sin(angle) * length).toFixed(1)}`;
  return `M${pointAt(38)}L${pointAt(52)}`;
}).join('');

/** The emblem of a side: a sun or a moon. Nothing that lives is shown. */
function makeEmblem(side: 'meron' | 'wala'): SVGElement {
  const parts =
    side === 'meron'
      ? [draw('path', { class: 'rays', d: rays }), draw('circle', { cx: '60', cy: '60', r: '30' })]
      : [
          draw('path', { d: 'M74 22a40 40 0 1 0 24 58 34 34 0 0 1-24-58z' }),
          draw('circle', { cx: '88', cy: '40', r: '5' }),
        ];
  return draw('svg', { viewBox: '0 0 120 120', 'aria-hidden': 'true' }, ...parts);
}

/** The contest: two emblems with a bar between them that leans to the winner. */
export function makeRing(say: Say) {
  const clock = make('p', { class: 'clock' });
  const title = make('p', { class: 'contest' });
  const verdict = make('p', { class: 'winner' });
  const side = (name: 'meron' | 'wala'): HTMLElement =>
    make('div', { class: 'side', 'data-side': name }, makeEmblem(name), make('b', {}, say(name)));
  const element = make(
    'div',
    { class: 'ring', 'data-now': 'bets', 'data-winner': 'none' },
    title,
    make(
      'div',
      { class: 'sides' },
      side('meron'),
      make('div', { class: 'middle' }, clock, verdict),
      side('wala'),
    ),
    make('div', { class: 'balance', 'aria-hidden': 'true' }, make('span', { class: 'marker' })),
  );
  return {
    element,
    show: (now: RingState, contest: number): void => {
      element.dataset['now'] = now;
      title.textContent = say('contestNo', { contest: String(contest % 100_000) });
    },
    showClock: (text: string): void => {
      clock.textContent = text;
    },
    showWinner: (winner: Side | null): void => {
      element.dataset['winner'] = winner ?? 'none';
      verdict.textContent = winner === null ? '' : say(`wins.${winner}`);
    },
  };
}

/** Results of the last contests, oldest first, in columns of six. */
export function makeBeads(say: Say) {
  const list = make('ol', { class: 'beads', tabindex: '0', 'aria-label': say('history') });
  const counts = make('p', { class: 'counts' });
  let newest = -1;
  return {
    elements: [counts, list],
    show: ({ contests }: ArenaBoard): void => {
      const over = contests.filter(({ winner }) => winner !== null).toReversed();
      const last = over.at(-1)?.contest ?? -1;
      if (last === newest) return;
      newest = last;
      list.replaceChildren(
        ...over.map(({ winner }) =>
          make(
            'li',
            { 'data-side': winner ?? '' },
            make('span', { 'aria-hidden': 'true' }, say(`letter.${winner ?? 'draw'}`)),
            make('span', { class: 'unseen' }, say(winner ?? 'draw')),
          ),
        ),
      );
      list.scrollLeft = list.scrollWidth;
      const countOf = (side: Side): string => String(over.filter(({ winner }) => winner === side).length);
      counts.textContent = say('counts', {
        meron: countOf('meron'),
        wala: countOf('wala'),
        draw: countOf('draw'),
      });
    },
  };
}
