import type { Clock } from '../../runtime/core/clock.ts';

export interface GameWindow {
  /** Must be called in the step of a press: browsers open windows only then. */
  open(): void;
  show(url: string): void;
}

const name = 'foyer-game';

/** The window of its own that a game may be played in; `tellBlocked` hears where the browser opens none. */
export function createGameWindow(clock: Clock, tellBlocked: () => void): GameWindow {
  let opened: Window | null = null;
  return {
    open: () => {
      opened = window.open('', name);
      // After the step that asked for the window: its flow hears of nothing in the middle of it.
      if (opened === null) clock.after(0, tellBlocked);
      // A game has no business with the page that opened it.
      else opened.opener = null;
    },
    show: (url) => {
      const { protocol } = new URL(url);
      if (protocol === 'https:' || protocol === 'http:') opened?.location.replace(url);
    },
  };
}
