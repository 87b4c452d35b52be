import type { Store } from '../../runtime/core/store.ts';
import type { TextStorage } from '../boot-guard.ts';

const oneYear = 31_536_000;

/**
 * Sets a cookie with the language that the person chose, so that the server sends the next page in it.
 * Set only for an explicit choice: the browser's own language is in `Accept-Language`.
 */
export function followLanguage(
  store: Store,
  storage: TextStorage,
  target: { cookie: string; readonly location: { readonly protocol: string } },
): void {
  function tell(): void {
    const locale = storage.read('language');
    if (locale === null || locale !== store.get('ui.locale') || !/^[A-Za-z-]{2,12}$/.test(locale)) return;
    const secure = target.location.protocol === 'https:' ? '; Secure' : '';
    target.cookie = `foyer-language=${locale}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
  }
  tell();
  store.subscribe(['ui.locale'], tell);
}
