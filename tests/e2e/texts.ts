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

/** The words of the default site, so that a changed text does not break a test. */
export const say = (
  key: string,
  locale: LocaleCode = 'EN',
  args: Readonly<Record<string, string | number>> = {},
): string => {
  const text = locales[locale][key];
  if (text === undefined) throw new Error(`locales/${locale}.json has no "${key}".`);
  const values: Readonly<Record<string, string | number>> = { brand, ...args };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`));
};
