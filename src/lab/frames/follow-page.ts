import type { Runtime } from '../../runtime/core/runtime.ts';
import type { EffectName } from './recording-host.ts';

/** Links lead out of the lab, so they are only reported. Jumps inside the screen keep working. */
export function holdLinks(tell: (effect: EffectName, detail: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const address = link?.getAttribute('href') ?? '#';
    if (address.startsWith('#') || event.defaultPrevented) return;
    event.preventDefault();
    tell('navigate', address);
  });
  document.addEventListener('submit', (event) => event.preventDefault());
}
/** Keeps the document's theme as the runtime says. */
export function followTheme({ store }: Runtime): void {
  const { classList, style } = document.documentElement;
  store.subscribe(['ui.theme'], () => {
    const theme = store.get('ui.theme') === 'dark' ? 'dark' : 'light';
    classList.remove('light', 'dark');
    classList.add(theme);
    style.colorScheme = theme;
  });
}
