export type Theme = 'light' | 'dark';
const storageKey = 'foyer-lab-theme';

function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
}
/** What was chosen before, else what the system asks for. */
export function restoreTheme(): Theme {
  const stored = window.localStorage.getItem(storageKey);
  const isDark =
    stored === null ? window.matchMedia('(prefers-color-scheme: dark)').matches : stored === 'dark';
  const theme: Theme = isDark ? 'dark' : 'light';
  applyTheme(theme);
  return theme;
}
export function chooseTheme(theme: Theme): void {
  window.localStorage.setItem(storageKey, theme);
  applyTheme(theme);
}
