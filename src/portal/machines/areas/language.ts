import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

export const languageArea: Area = {
  services: ({ loadMessages }) => ({
    loadMessages: async (input) => {
      await loadMessages(textOf(input['code']));
      return {};
    },
  }),
  effects: ({ runtime, api, session, tabTexts, browserTexts }) => ({
    applyLanguage: ({ code }) => {
      const locale = textOf(code);
      for (const key of ['hisLang', 'language'] as const) tabTexts.write(key, locale);
      browserTexts.write('language', locale);
      runtime.setLocale(locale).catch((error: unknown) => runtime.report('', error));
      if (session.token() === null) return;
      api['member.setLanguage']({ language: locale }).catch((error: unknown) => runtime.report('', error));
    },
  }),
};
