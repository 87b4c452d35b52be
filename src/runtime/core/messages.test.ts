import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../protocol/json.ts';
import { createMessages } from './messages.ts';

function setUp(bcp47: string, texts: JsonObject) {
  const missing: string[] = [];
  const messages = createMessages((key) => missing.push(key));
  messages.use(bcp47, texts);
  return { missing, translate: messages.translate, use: messages.use, quietly: messages.quietly };
}
const counted = (prefix: string, ...forms: string[]): JsonObject =>
  Object.fromEntries(forms.map((form) => [`${prefix}_${form}`, `${form} {{count}}`]));

describe('messages', () => {
  it('choose the plural form that CLDR names, in languages with one to six of them', () => {
    const forms = counted('all', 'zero', 'one', 'two', 'few', 'many', 'other');
    for (const tag of ['en', 'ar', 'fil', 'ru', 'ja', 'pl', 'fr']) {
      const { translate } = setUp(tag, forms);
      const rules = new Intl.PluralRules(tag);
      for (let count = 0; count <= 130; count += 1) {
        const form = count === 0 ? 'zero' : rules.select(count);
        expect(translate('all', { count })).toBe(`${form} ${count}`);
      }
    }
  });
  it('fill every place of a name, and keep dots and colons in keys', () => {
    const { translate } = setUp('en', { 'dotted.key': 'Hi {{name}}, {{ name }}', 'with:colon': 'Colon' });
    expect(translate('dotted.key', { name: 'Ana' })).toBe('Hi Ana, Ana');
    expect(translate('with:colon')).toBe('Colon');
  });
  it('write numbers as the language does, in Latin digits where a text asks for them', () => {
    expect(setUp('en', { n_other: '{{count, number}} games' }).translate('n', { count: 8200 })).toBe(
      '8,200 games',
    );
    const arabic = setUp('ar', { n_other: '{{count, number(numberingSystem: latn)}}' });
    expect(arabic.translate('n', { count: 8200 })).toMatch(/^8.200$/u);
  });
  it('say what i18next says, plain texts too', () => {
    const piece = fc.constantFrom(
      'Hi ',
      '{{name}}',
      '{{ name }}',
      '{{gone}}',
      '{{',
      '}}',
      '$t(other)',
      '$&',
      'x.y:z',
    );
    const value = fc.constantFrom<Json>('Ana', '', '{{name}} $t(other)', 0, 7.5, null, true, '$1');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), value, (pieces, name) => {
        const texts = { text: pieces.join(''), other: 'Other' };
        const reference = i18next.createInstance();
        void reference.init({
          lng: 'en',
          fallbackLng: false,
          keySeparator: false,
          nsSeparator: false,
          initAsync: false,
          missingInterpolationHandler: () => '',
          interpolation: { escapeValue: false, skipOnVariables: true },
          resources: { en: { translation: texts } },
        });
        expect(setUp('en', texts).translate('text', { name })).toBe(reference.t('text', { name }));
      }),
      { numRuns: 500 },
    );
  });
  it('never interpret what a person typed', () => {
    const { translate } = setUp('en', { hello: 'Hello {{name}}', secret: 'secret' });
    expect(translate('hello', { name: '{{secret}} $t(secret) $& <b>' })).toBe(
      'Hello {{secret}} $t(secret) $& <b>',
    );
  });
  it('show the key of a missing text and say so once per locale', () => {
    const { translate, missing, use } = setUp('en', {});
    expect(translate('gone.title')).toBe('gone.title');
    translate('gone.title');
    expect(missing).toEqual(['gone.title']);
    use('ar', {});
    translate('gone.title');
    expect(missing.length).toBe(2);
  });
  it('keep a text that the next release dropped for what is drawn a last time, and no longer', () => {
    const { translate, missing, use } = setUp('en', { 'form.email.label': 'E-mail of {{name}}' });
    use('en', { other: 'Other' });
    expect(translate('form.email.label', { name: 'Ana' })).toBe('E-mail of Ana');
    expect(missing).toEqual([]);
    use('en', { other: 'Other' });
    expect(translate('form.email.label')).toBe('form.email.label');
    expect(missing).toEqual(['form.email.label']);
  });
  it('never show the language from before', () => {
    const { translate, use } = setUp('en', { hello: 'Hello' });
    use('ar', {});
    expect(translate('hello')).toBe('hello');
  });
  it('say nothing of a screen that is only tried, and speak up again after, even when it throws', () => {
    const { translate, missing, quietly } = setUp('en', {});
    expect(() =>
      quietly(() => {
        translate('next.title');
        throw new Error('boom');
      }),
    ).toThrow('boom');
    expect(missing).toEqual([]);
    translate('next.title');
    expect(missing).toEqual(['next.title']);
  });
  it('do not take names of the language for texts or arguments', () => {
    const { translate } = setUp('en', { hello: 'Hello {{constructor}}{{toString}}' });
    expect(translate('constructor')).toBe('constructor');
    expect(translate('hello', {})).toBe('Hello ');
    expect(translate('hello', { name: 'Ana' })).toBe('Hello ');
  });
  it('bear a language tag that no browser knows', () => {
    expect(setUp('not a tag', { a_one: 'one', a_other: 'other' }).translate('a', { count: 1 })).toBe('one');
  });
});
