import type { Store } from '../../runtime/core/store.ts';
import type { TextStorage } from '../boot-guard.ts';

export type Theme = 'light' | 'dark';
const key = 'theme';

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** The remembered theme, else the one the system asks for. `wanted` comes with a preview's address. */
export function readTheme(storage: TextStorage, wanted: string | null): Theme {
  if (isTheme(wanted)) return wanted;
  const remembered = storage.read(key);
  if (isTheme(remembered)) return remembered;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Puts the theme on the document now and whenever `ui.theme` changes, and remembers it. */
export function followTheme(store: Store, root: HTMLElement, storage: TextStorage): void {
  function apply(): void {
    const theme = store.get('ui.theme');
    if (!isTheme(theme)) return;
    root.classList.remove('light', 'dark');
    root.classList.add(theme);
    root.style.colorScheme = theme;
  }
  apply();
  store.subscribe(['ui.theme'], () => {
    apply();
    const theme = store.get('ui.theme');
    if (isTheme(theme)) storage.write(key, theme);
  });
}
