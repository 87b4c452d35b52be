import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { createMessages } from './messages.ts';

async function setUp(bcp47: string, texts: JsonObject) {
  const missing: string[] = [];
  const messages = createMessages({
    needed: () => undefined,
    missing: (key) => missing.push(key),
    arrived: () => undefined,
    fail: (error) => missing.push(String(error)),
  });
  await messages.loadLibrary();
  messages.use(bcp47, texts);
  return { missing, translate: messages.translate, use: messages.use, quietly: messages.quietly };
}
const counted = (prefix: string, ...forms: string[]): JsonObject =>
  Object.fromEntries(forms.map((form) => [`${prefix}_${form}`, `${form} {{count}}`]));

describe('messages', () => {
  it('choose the plural form that CLDR names, in languages with one to six of them', async () => {
    const forms = counted('all', 'zero', 'one', 'two', 'few', 'many', 'other');
    for (const tag of ['en', 'ar', 'fil', 'ru', 'ja', 'pl', 'fr']) {
      const { translate } = await setUp(tag, forms);
      const rules = new Intl.PluralRules(tag);
      for (let count = 0; count <= 130; count += 1) {
        const form = count === 0 ? 'zero' : rules.select(count);
        expect(translate('all', { count })).toBe(`${form} ${count}`);
      }
    }
  });
  it('show the key where one is missing, and of one that is no key its beginning', async () => {
    const { translate } = await setUp('en', {});
    expect(translate('home.nothing')).toBe('home.nothing');
    expect(translate('<p>'.repeat(3_000))).toHaveLength(200);
  });
  it('fill every place of a name, and keep dots and colons in keys', async () => {
    const { translate } = await setUp('en', {
      'dotted.key': 'Hi {{name}}, {{ name }}',
      'with:colon': 'Colon',
    });
    expect(translate('dotted.key', { name: 'Ana' })).toBe('Hi Ana, Ana');
    expect(translate('with:colon')).toBe('Colon');
  });
  it('write numbers as the language does, in Latin digits where a text asks for them', async () => {
    expect((await setUp('en', { n_other: '{{count, number}} games' })).translate('n', { count: 8200 })).toBe(
      '8,200 games',
    );
    const arabic = await setUp('ar', { n_other: '{{count, number(numberingSystem: latn)}}' });
    expect(arabic.translate('n', { count: 8200 })).toMatch(/^8.200$/u);
  });
  it('say what i18next says, plain texts too', async () => {
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
    const count = fc.option(fc.constantFrom<Json>(0, 1, 2, 2.5, 8_200, '1', null, true), { nil: undefined });
    const forms = fc.subarray(['', '_zero', '_one', '_two', '_few', '_other']);
    const pieces = fc.array(piece, { maxLength: 5 });
    const tags = fc.constantFrom('en', 'ar', 'fil', 'pl', 'not a tag');
    await fc.assert(
      fc.asyncProperty(tags, pieces, forms, value, count, async (tag, given, suffixes, name, number) => {
        const said = given.join('');
        const texts = {
          ...Object.fromEntries(suffixes.map((suffix) => [`text${suffix}`, `${suffix}${said}`])),
          ...(suffixes.length === 0 ? { text: said } : {}),
          other: 'Other',
        };
        const args = { name, ...(number === undefined ? {} : { count: number }) };
        const reference = i18next.createInstance();
        void reference.init({
          lng: tag,
          load: 'currentOnly',
          fallbackLng: false,
          keySeparator: false,
          nsSeparator: false,
          initAsync: false,
          missingInterpolationHandler: () => '',
          interpolation: { escapeValue: false, skipOnVariables: true },
          resources: { [tag]: { translation: texts } },
        });
        const { translate, missing } = await setUp(tag, texts);
        const shown = translate('text', args);
        // A text that lacks the form for a count is missing here, and its key there.
        // A count that counts nothing has no words: i18next says the sentence without its number.
        const countsNothing = number === null || number === true;
        const wanted = countsNothing ? '' : reference.t('text', args);
        expect(shown.replaceAll(/[\u2068\u2069]/gu, '')).toBe(missing.length > 0 ? 'text' : wanted);
        if (missing.length > 0) expect('text' in texts).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
  it.each(['en', 'ar', 'fil', 'pl'])('say nothing of a count that counts nothing, in %s', async (tag) => {
    const forms = { ...counted('plain', 'zero', 'one', 'few', 'other'), fixed: '{{count}} games' };
    const { translate, missing } = await setUp(tag, { ...forms, long_other: '{{count, number}} $t(plain)' });
    for (const count of [null, Number.NaN, Number.POSITIVE_INFINITY, true, [], {}])
      for (const key of ['plain', 'fixed', 'long']) expect(translate(key, { count })).toBe('');
    expect(missing).toEqual([]);
    expect(translate('gone', { count: null })).toBe('gone');
  });
  it('write numbers as people do, plain, with a format and before the library is there', async () => {
    const texts = { plain: '{{n}} g', formatted: '{{n, number}} g', other: 'x', nested: '$t(other) {{n}} g' };
    const early = createMessages({
      missing: () => undefined,
      needed: () => undefined,
      arrived: () => undefined,
      fail: () => undefined,
    });
    early.use('en', texts);
    const { translate } = await setUp('en', texts);
    for (const say of [early.translate, translate]) {
      for (const n of [Number.NaN, Number.POSITIVE_INFINITY, null])
        for (const key of ['plain', 'formatted']) expect(say(key, { n })).toBe(' g');
      expect(say('plain', { n: 0.1 + 0.2 })).toBe('0.3 g');
      expect(say('nested', { n: 1 / 3 })).toMatch(/ 0\.333333 g$/);
      expect(say('plain', { n: 1e21 })).toBe('1000000000000000000000 g');
      expect(say('plain', { n: -1e-9 })).toBe('0 g');
    }
  });
  it('keep words of another direction together in a language from right to left, and only there', async () => {
    const texts = {
      range: '{{least}} - {{most}}',
      open: '$t(other) {{least}}',
      other: 'x',
      n_other: '{{count}}',
    };
    const arabic = await setUp('ar', texts);
    expect(arabic.translate('range', { least: '₱1.00', most: '' })).toBe('\u2068₱1.00\u2069 - ');
    expect(arabic.translate('open', { least: '₱1.00' })).toBe('x \u2068₱1.00\u2069');
    expect(arabic.translate('n', { count: 100 })).toBe('100');
    expect((await setUp('en', texts)).translate('range', { least: '1', most: '2' })).toBe('1 - 2');
  });
  it('are empty where only those of the first view are there, and the others are asked for, once they are needed', () => {
    const [missing, needed] = [vi.fn<(key: string) => void>(), vi.fn<() => void>()];
    const messages = createMessages({ missing, needed, arrived: () => undefined, fail: () => undefined });
    messages.use('en', { first: 'First' }, true);
    expect(messages.translate('first')).toBe('First');
    expect(needed).not.toHaveBeenCalled();
    expect(messages.translate('later')).toBe('');
    expect(needed).toHaveBeenCalledOnce();
    expect(missing).not.toHaveBeenCalled();
    messages.use('en', { first: 'First', later: 'Later' });
    expect(messages.translate('later')).toBe('Later');
    expect(messages.translate('none')).toBe('none');
    expect(missing).toHaveBeenCalledExactlyOnceWith('none');
  });
  it('stand without formats until the library is there, and are then drawn again, without asking for it twice', async () => {
    const arrived = vi.fn<() => void>();
    const messages = createMessages({
      missing: () => undefined,
      needed: () => undefined,
      arrived,
      fail: () => undefined,
    });
    messages.use('en', {
      n_one: 'One',
      n_other: '{{count, number}} games',
      s: 'A $t(n)',
      p_other: '{{count}}',
    });
    expect(messages.translate('n', { count: 1 })).toBe('One');
    expect(messages.translate('p', { count: 8200 })).toBe('8200');
    expect(messages.needsLibrary()).toBe(false);
    expect(messages.translate('n', { count: 8200 })).toBe('8200 games');
    expect(messages.translate('s')).toBe('A ');
    expect(messages.needsLibrary()).toBe(true);
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1));
    expect(messages.translate('n', { count: 8200 })).toBe('8,200 games');
  });
  it('never interpret what a person typed', async () => {
    const { translate } = await setUp('en', { hello: 'Hello {{name}}', secret: 'secret' });
    expect(translate('hello', { name: '{{secret}} $t(secret) $& <b>' })).toBe(
      'Hello {{secret}} $t(secret) $& <b>',
    );
  });
  it('show the key of a missing text and say so once per locale', async () => {
    const { translate, missing, use } = await setUp('en', {});
    expect(translate('gone.title')).toBe('gone.title');
    translate('gone.title');
    expect(missing).toEqual(['gone.title']);
    use('ar', {});
    translate('gone.title');
    expect(missing.length).toBe(2);
  });
  it('keep a text that the next release dropped for what is drawn a last time, and no longer', async () => {
    const { translate, missing, use } = await setUp('en', { 'form.email.label': 'E-mail of {{name}}' });
    use('en', { other: 'Other' });
    expect(translate('form.email.label', { name: 'Ana' })).toBe('E-mail of Ana');
    expect(missing).toEqual([]);
    use('en', { other: 'Other' });
    expect(translate('form.email.label')).toBe('form.email.label');
    expect(missing).toEqual(['form.email.label']);
  });
  it('never show the language from before', async () => {
    const { translate, use } = await setUp('en', { hello: 'Hello' });
    use('ar', {});
    expect(translate('hello')).toBe('hello');
  });
  it('say nothing of a screen that is only tried, and speak up again after, even when it throws', async () => {
    const { translate, missing, quietly } = await setUp('en', {});
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
  it('do not take names of the language for texts or arguments', async () => {
    const { translate } = await setUp('en', { hello: 'Hello {{constructor}}{{toString}}' });
    expect(translate('constructor')).toBe('constructor');
    expect(translate('hello', {})).toBe('Hello ');
    expect(translate('hello', { name: 'Ana' })).toBe('Hello ');
  });
  it('bear a language tag that no browser knows', async () => {
    expect((await setUp('not a tag', { a_one: 'one', a_other: 'other' })).translate('a', { count: 1 })).toBe(
      'one',
    );
  });
});
