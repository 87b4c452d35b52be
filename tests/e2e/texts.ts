import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../gate/run-command.ts';

export type LocaleCode = 'EN' | 'AR' | 'TY';

const readLocale = (code: LocaleCode): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, `locales/${code}.json`), 'utf8')) as Record<string, string>;
const locales = { EN: readLocale('EN'), AR: readLocale('AR'), TY: readLocale('TY') };

const { name: brand } = JSON.parse(readFileSync(join(root, 'layouts/settings/brand.json'), 'utf8')) as {
  readonly name: string;
};

const tags = { EN: 'en', AR: 'ar', TY: 'fil' } as const;
/** A text, or its form for a count. */
const findText = (
  key: string,
  locale: LocaleCode,
  count: string | number | undefined,
): string | undefined => {
  const texts = locales[locale];
  if (texts[key] !== undefined || typeof count !== 'number') return texts[key];
  const zero = count === 0 ? texts[`${key}_zero`] : undefined;
  return zero ?? texts[`${key}_${new Intl.PluralRules(tags[locale]).select(count)}`];
};

/** The words of the default site, so that a changed text does not break a test. */
export const say = (
  key: string,
  locale: LocaleCode = 'EN',
  args: Readonly<Record<string, string | number>> = {},
): string => {
  const text = findText(key, locale, args['count']);
  if (text === undefined) throw new Error(`locales/${locale}.json has no "${key}".`);
  const values: Readonly<Record<string, string | number>> = { brand, ...args };
  return text.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`));
};
