import { implement } from '../implement.ts';

export const languageArea = implement<'language'>({
  services: ({ loadMessages }) => ({
    loadMessages: async ({ code }) => {
      await loadMessages(code);
      return {};
    },
  }),
  effects: ({ runtime, api, session, tabTexts, browserTexts }) => ({
    applyLanguage: ({ code: locale }) => {
      for (const key of ['hisLang', 'language'] as const) tabTexts.write(key, locale);
      browserTexts.write('language', locale);
      runtime.setLocale(locale).catch((error: unknown) => runtime.report('', error));
      if (session.token() === null) return;
      api['member.setLanguage']({ language: locale }).catch((error: unknown) => runtime.report('', error));
    },
  }),
});
