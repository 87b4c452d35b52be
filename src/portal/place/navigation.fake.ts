import type { NavigationWindow } from './navigation.ts';

/** A browser's history, for one page. */
export function createFakeWindow(start: string) {
  const entries: { address: string; state: unknown }[] = [{ address: start, state: null }];
  let index = 0;
  let popped: () => void = () => undefined;
  const url = (): URL => new URL(entries[index]?.address ?? '/', 'https://a.example');
  const view: NavigationWindow = {
    location: {
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
      origin: 'https://a.example',
    },
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entries[index]?.state;
      },
      pushState: (state, _title, address) => {
        entries.splice(index + 1, entries.length, { address: String(address), state });
        index += 1;
      },
      replaceState: (state, _title, address) =>
        void (entries[index] = { address: String(address ?? entries[index]?.address), state }),
      // A browser answers later.
      back: () => queueMicrotask(() => move(-1)),
    },
    addEventListener: (_type, listener) => (popped = listener),
  };
  const move = (by: number): void => {
    index += by;
    popped();
  };
  const back = (): void => move(-1);
  /** What the browser does for a link to a place on the page. */
  const followFragment = (fragment: string): void => {
    entries.splice(index + 1, entries.length, { address: `${url().pathname}${fragment}`, state: null });
    index += 1;
    popped();
  };
  return {
    view,
    back,
    forward: () => move(1),
    followFragment,
    addresses: () => entries.map(({ address }) => address),
  };
}
