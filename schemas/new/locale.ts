import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from '../../src/protocol/words/script-directions.ts';
import { changeJson, RefusedName, type Kind } from './scaffold.ts';

interface Locale {
  readonly code: string;
}
const writeTest = (code: string): string => `import { expect, it } from 'vitest';
import { readLocale } from '../listed-words.ts';

// Names and figures are the same in many languages; sentences are not.
it('${code} is translated: fewer than one text in ten is the English one', () => {
  const english = readLocale('EN');
  const words = Object.entries(readLocale('${code}'));
  const same = words.filter(([key, text]) => text === english[key]).map(([key]) => key);
  expect(same.length).toBeLessThan(words.length / 10);
});
`;

export const locale: Kind = {
  pattern: /^[A-Z]{2,3}$/,
  example: 'TH',
  make: (root, code) => ({
    added: {
      [`locales/${code}.json`]: readFileSync(join(root, 'locales/EN.json'), 'utf8'),
      [`tests/site/things/locale-${code.toLowerCase()}.test.ts`]: writeTest(code),
    },
    changed: {
      'layouts/site.json': changeJson(root, 'layouts/site.json', (site) => {
        const locales = site['locales'] as Locale[];
        if (locales.some((other) => other.code === code))
          throw new RefusedName(`layouts/site.json has the language ${code} already.`);
        const [bcp47 = ''] = Intl.getCanonicalLocales(code.toLowerCase());
        const nativeName = new Intl.DisplayNames([bcp47], { type: 'language' }).of(bcp47);
        locales.push({
          code,
          bcp47,
          dir: directionOf(new Intl.Locale(bcp47)),
          nativeName,
          enabled: false,
        } as Locale);
      }),
    },
    next: [
      `Translate locales/${code}.json: npx vitest run tests/site/things/locale-${code.toLowerCase()}.test.ts`,
      `Look at its entry in layouts/site.json: BCP 47 tag, direction, name. Set "enabled" when it is translated.`,
    ],
  }),
};
