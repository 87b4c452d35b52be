import type { Clock } from '../../runtime/core/clock.ts';

/** What the window of a provider came to. */
export type ProviderWindowEvent =
  | { readonly event: 'provider.answered'; readonly answer: string }
  | { readonly event: 'provider.refused' | 'window.blocked' | 'window.closed' };
export interface ProviderWindow {
  /** Must be called in the step of a press: browsers open windows only then. */
  open(): void;
  show(url: string): void;
  close(): void;
}

const name = 'foyer-provider';
const features = 'popup,width=480,height=680';
const lookMs = 250;
const answerPath = '/identity/answer';

/** The query string of the page that the provider redirected the window to; null before the redirect. */
function readAnswer(opened: Window): string | null {
  try {
    const { origin, pathname, search } = opened.location;
    return origin === location.origin && pathname === answerPath ? search : null;
  } catch {
    // The window still shows the provider's page, whose location is not readable from this origin.
    return null;
  }
}

/** The window in which a person logs in at a provider; `tell` receives the outcome once. */
export function createProviderWindow(
  clock: Clock,
  tell: (news: ProviderWindowEvent) => void,
): ProviderWindow {
  let opened: Window | null = null;

  function look(watched: Window): void {
    if (opened !== watched) return;
    const answer = readAnswer(watched);
    if (answer !== null) {
      const query = new URLSearchParams(answer);
      tell(query.has('code') ? { event: 'provider.answered', answer } : { event: 'provider.refused' });
      return;
    }
    if (watched.closed) {
      opened = null;
      tell({ event: 'window.closed' });
      return;
    }
    clock.after(lookMs, () => look(watched));
  }
  return {
    open: () => {
      opened = window.open('', name, features);
      const watched = opened;
      // After the step that asked for the window: its flow hears of nothing in the middle of it.
      if (watched === null) clock.after(0, () => tell({ event: 'window.blocked' }));
      else clock.after(lookMs, () => look(watched));
    },
    show: (url) => {
      const { protocol } = new URL(url);
      if (protocol === 'https:' || protocol === 'http:') opened?.location.replace(url);
    },
    close: () => {
      opened?.close();
      opened = null;
    },
  };
}
