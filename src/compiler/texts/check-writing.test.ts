import { expect, it } from 'vitest';
import { createIssueLog } from '../issue-log.ts';
import { checkWriting } from './check-writing.ts';

const locale = (code: string, bcp47: string, messages: Readonly<Record<string, string>>) => ({
  code,
  bcp47,
  messages: new Map(Object.entries(messages)),
});
const check = (...locales: readonly ReturnType<typeof locale>[]): readonly string[] => {
  const log = createIssueLog();
  checkWriting(log, locales, 'EN');
  return log.list().map(({ code, document, pointer }) => `${code} ${document}${pointer}`);
};
const english = {
  welcome: 'Welcome to {{brand}} today',
  name: 'Facebook',
  file: '{{brand}} {{name}}',
  ok: 'OK',
};

it('finds words of the first language in one that is written with other letters', () => {
  const en = locale('EN', 'en', english);
  for (const [code, tag] of [
    ['AR', 'ar'],
    ['RU', 'ru'],
    ['JA', 'ja'],
    ['HE', 'he'],
  ] as const)
    expect(check(en, locale(code, tag, english)), code).toEqual([
      `text.untranslated locales/${code}/welcome`,
    ]);
  expect(check(en, locale('AR', 'ar', { ...english, welcome: 'أهلا بك في {{brand}} اليوم' }))).toEqual([]);
  expect(check(en, locale('TY', 'ty', english))).toEqual([]);
});

it('finds what is not seen, what turns the text around it, and texts inside texts', () => {
  for (const blank of ['', ' ', '\u00a0', '\u200b', '\u200e\u200f', '\u00ad\u2060', '\u3164', '\t\n'])
    expect(check(locale('EN', 'en', { a: blank })), JSON.stringify(blank)).toEqual([
      'text.blank locales/EN/a',
    ]);
  for (const turn of ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'])
    expect(check(locale('EN', 'en', { a: `x${turn}y` }))).toEqual(['text.direction locales/EN/a']);
  for (const part of ['x\u2067y', 'x\u2066y', 'x\u2068y\u2069\u2069', '\u2069x\u2068'])
    expect(check(locale('EN', 'en', { a: part }))).toEqual(['text.direction locales/EN/a']);
  expect(check(locale('EN', 'en', { a: 'x $t(b, {"n": 1})' }))).toEqual(['text.nested locales/EN/a']);
  expect(check(locale('AR', 'ar', { a: 'س\u2068x\u2069\u200f' }))).toEqual([]);
});
