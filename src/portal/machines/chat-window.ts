import type { Clock } from '../../runtime/core/clock.ts';

/** The window in which a person chats with customer service. */
export interface ChatWindow {
  /** Must be called in the step of a press: browsers open windows only then. Sizes in CSS pixels. */
  open(width: number, height: number): void;
  show(url: string): void;
  close(): void;
}

const name = 'foyer-support';
const lookMs = 500;

/** `tell` hears that the window was refused, and that the person closed it. */
export function createChatWindow(
  clock: Clock,
  tell: (event: 'window.blocked' | 'window.closed') => void,
): ChatWindow {
  let opened: Window | null = null;

  function look(watched: Window): void {
    if (opened !== watched) return;
    if (watched.closed) {
      opened = null;
      tell('window.closed');
      return;
    }
    clock.after(lookMs, () => look(watched));
  }
  return {
    open: (width, height) => {
      opened = window.open('', name, `popup,width=${width},height=${height}`);
      const watched = opened;
      // After the step that asked for the window: its flow hears of nothing in the middle of it.
      if (watched === null) clock.after(0, () => tell('window.blocked'));
      else clock.after(lookMs, () => look(watched));
    },
    show: (url) => opened?.location.replace(url),
    close: () => {
      opened?.close();
      opened = null;
    },
  };
}
