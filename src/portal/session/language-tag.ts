import type { Runtime } from '../../runtime/core/runtime.ts';

/** BCP 47 tag of the language on screen, for formats of the browser. */
export const readLanguageTag = ({ site, locale }: ReturnType<Runtime['active']>): string =>
  site.locales.find(({ code }) => code === locale)?.bcp47 ?? 'en';
