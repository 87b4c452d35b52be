import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
const storageKey = 'foyer-console-theme';
const listeners = new Set<() => void>();

function readTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}
function setTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
  document.documentElement.style.colorScheme = theme;
  for (const listener of listeners) listener();
}
/** What was chosen before, else what the system asks for. */
export function restoreTheme(): void {
  const stored = window.localStorage.getItem(storageKey);
  const dark = stored ? stored === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  setTheme(dark ? 'dark' : 'light');
}
export function chooseTheme(theme: Theme): void {
  window.localStorage.setItem(storageKey, theme);
  setTheme(theme);
}
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readTheme);
}
