import { make } from '../../../client/make.ts';
import { rankAt, stopCount, type Rank } from '../slot.rules.ts';

/** How long each reel rolls, from the left; the last one ends with the least time of a spin. */
const rollMs = [1_500, 1_950, 2_450] as const;
/** Whole turns that a reel makes before its stop. */
const turns = [3, 4, 5] as const;

export interface Reel {
  readonly element: HTMLElement;
  /** Shows a stop without motion. */
  show(stop: number): void;
  /** Rolls to a stop. */
  roll(stop: number): Promise<void>;
  markWin(isWin: boolean): void;
}

/**
 * A reel: the strip three times below each other, moved so that its stop is in the middle row.
 * @param draw Picture of a rank, without a name: the page says in words what is shown.
 */
export function makeReel(index: number, draw: (rank: Rank) => Element): Reel {
  const cells = Array.from({ length: stopCount * 3 }, (_, place) =>
    make('span', { class: 'cell' }, draw(rankAt(index, place % stopCount))),
  );
  const strip = make('div', { class: 'strip' }, ...cells);
  const element = make('div', { class: 'reel' }, strip);
  let position = 0;
  // The middle copy of the strip: there is one above and one below.
  const offsetOf = (stop: number): string => `translateY(calc(var(--cell) * ${-(stop + stopCount - 1)}))`;
  const show = (stop: number): void => {
    position = stop;
    strip.style.setProperty('transform', offsetOf(stop));
  };
  return {
    element,
    show,
    roll: async (stop) => {
      element.toggleAttribute('data-rolling', true);
      const rows = turns[index] ?? 3;
      const duration = rollMs[index] ?? 1_500;
      // Symbols come down: the strip moves from the copy below to the one above, over and over.
      const frames = [
        { transform: offsetOf(position + stopCount) },
        { transform: offsetOf(position) },
      ] satisfies Keyframe[];
      const spin = strip.animate(frames, { duration: (duration * 0.72) / rows, iterations: rows });
      await spin.finished;
      const land = [
        { transform: offsetOf(stop + stopCount), easing: 'cubic-bezier(.2,.6,.3,1)' },
        { transform: offsetOf(stop - 0.18), offset: 0.85, easing: 'ease-in-out' },
        { transform: offsetOf(stop) },
      ] satisfies Keyframe[];
      await strip.animate(land, { duration: duration * 0.28 }).finished;
      show(stop);
      element.toggleAttribute('data-rolling', false);
    },
    markWin: (isWin) => {
      const middle = cells[position + stopCount];
      for (const cell of cells) cell.removeAttribute('data-win');
      middle?.toggleAttribute('data-win', isWin);
    },
  };
}
