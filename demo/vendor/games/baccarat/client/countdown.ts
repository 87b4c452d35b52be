import { draw, make } from '../../../client/make.ts';
import type { Say } from '../../../client/say.ts';
import { closingMs } from '../baccarat.rules.ts';

/** What the table is at: bets are open, close soon, or are closed. */
export type TablePhase = 'open' | 'closing' | 'closed';

/** The plate of the dealer: what the table is at, and a ring that runs out. */
export function makeCountdown(say: Say, isStill: () => boolean) {
  const ring = draw('circle', { class: 'left', cx: '24', cy: '24', r: '20', pathLength: '100' });
  const number = draw('text', { x: '24', y: '24' });
  const svg = draw(
    'svg',
    { viewBox: '0 0 48 48', class: 'ring' },
    draw('circle', { class: 'track', cx: '24', cy: '24', r: '20' }),
    ring,
    number,
  );
  const plate = make('span', { class: 'plate' });
  const element = make('div', { class: 'dealer', 'aria-hidden': 'true' }, svg, plate);
  /** The countdown that is shown: a later one ends it. */
  let turn = 0;

  function show(phase: TablePhase, leftMs: number): void {
    element.dataset['phase'] = phase;
    plate.textContent = say(`phase.${phase}`);
    ring.setAttribute('stroke-dasharray', `${((leftMs / closingMs) * 100).toFixed(1)} 100`);
    number.textContent = phase === 'closing' ? String(Math.ceil(leftMs / 1_000)) : '';
  }
  show('open', closingMs);
  return {
    element,
    stop: (phase: TablePhase): void => {
      turn += 1;
      show(phase, phase === 'open' ? closingMs : 0);
    },
    /** Runs for so long, then calls back. */
    run: (ms: number, onEnd: () => void): void => {
      turn += 1;
      const ownTurn = turn;
      const until = performance.now() + ms;
      const step = (now: number): void => {
        if (ownTurn !== turn) return;
        const rest = Math.max(0, until - now);
        // Without motion the ring goes down by whole seconds, with the number.
        show('closing', isStill() ? Math.ceil(rest / 1_000) * 1_000 : rest);
        if (rest > 0) requestAnimationFrame(step);
        else {
          show('closed', 0);
          onEnd();
        }
      };
      requestAnimationFrame(step);
    },
  };
}
