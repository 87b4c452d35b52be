import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;
const read = (locale: string): Texts => JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Texts;
const isForm = (key: string): boolean => /_(?:zero|one|two|few|many|other)$/.test(key);
/**
 * A number and what is counted: the noun of Arabic changes with the number, that of English at one. An age is
 * a number of eleven to ninety-nine, and a message of the platform has the minutes of its constant.
 */
const nouns: Readonly<Record<string, RegExp>> = {
  AR: /\{\{(?!age|min\b)\w+[^}]*\}\} (?:نقطة|نقاط|ساعة|ساعات|دقيقة|دقائق|يوم\S*|أيام|ملفات?|أحرف|خانات|رسائل|رسالة|عضو\S*|أعضاء|عقود|عقد\S*|محاولات?|محاولة)(?=[\s.،؟]|$)/u,
  EN: /\{\{(?:count|points|hours|minutes|days)[^}]*\}\} (?:point|hour|minute|day|file|message|member|attempt|contract)s?\b/,
};
const isOfPlatform = (key: string): boolean => key.startsWith('message.');
const findWithoutForms = (locale: string, texts: Texts): readonly string[] =>
  Object.entries(texts)
    .filter(([key, text]) => !isForm(key) && !isOfPlatform(key) && nouns[locale]?.test(text) === true)
    .map(([key]) => key);
/** A unit in front of a colon in place of a sentence: “بالساعات: 24”. */
const findUnitLabels = (texts: Texts): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) => (/^بال\S+: \{\{/u.test(text) ? [key] : []));

it.each(['AR', 'EN'])('%s: what is counted has a form for each number', (locale) => {
  expect(findWithoutForms(locale, read(locale))).toEqual([]);
});

it('Arabic says how many in a sentence, not as a unit with a colon', () => {
  expect(findUnitLabels(read('AR'))).toEqual([]);
  expect(findUnitLabels({ 'withdrawal.expectedHours': 'بالساعات: {{hours}}' })).toHaveLength(1);
});

it('a number before a noun is found, and left alone within the forms of a plural', () => {
  expect(
    findWithoutForms('AR', { 'a.cost': '{{points, number}} نقطة', 'a.cost_few': '{{count}} نقاط' }),
  ).toEqual(['a.cost']);
  expect(findWithoutForms('EN', { 'a.wait': 'Within {{hours}} hours', 'a.age': '{{age}} years' })).toEqual([
    'a.wait',
  ]);
});
