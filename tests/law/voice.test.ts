import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { listSources } from './list-sources.ts';
import { judgeApostrophe, judgeContractions, judgeFigures } from './native-english.ts';
import {
  judgeBackOffice,
  judgeVoice,
  listLongBackOffice,
  listSpelledOut,
  listTranslated,
  readKinds,
  readLayouts,
  readStrings,
  type Texts,
} from './voice.ts';

const root = resolve(import.meta.dirname, '../..');
const kinds = readKinds(readLayouts(root));
const readTexts = (locale: string): Texts =>
  JSON.parse(readFileSync(resolve(root, `locales/${locale}.json`), 'utf8')) as Texts;

describe('what players read', () => {
  it.each(['EN', 'AR', 'TY'])('is in one voice: %s', (locale) => {
    const texts = readTexts(locale);
    expect(Object.keys(texts).length).toBeGreaterThan(1500);
    expect(judgeVoice(locale, texts, kinds)).toEqual([]);
  });

  it('knows what the layouts use a text for', () => {
    const count = (wanted: 'button' | 'heading' | 'label') =>
      [...kinds.values()].filter((textKinds) => textKinds.has(wanted)).length;
    expect(count('button')).toBeGreaterThan(140);
    expect(count('heading')).toBeGreaterThan(200);
    expect(count('label')).toBeGreaterThan(150);
  });

  it.each(['EN', 'AR', 'TY'])('is in one voice in the demonstration: %s', (locale) => {
    const files = listSources(root).filter(({ path }) =>
      /^demo\/seed\/(help|messages|(agent-)?notices|rewards)\.ts$/.test(path),
    );
    const texts = files.flatMap(({ text }) => readStrings(text));
    expect([files.length, texts.length > 200]).toEqual([5, true]);
    // Answers of the help centre may be as long as a mail.
    const keyed = Object.fromEntries(texts.map((text, index) => [`message.${index}`, text]));
    expect(judgeVoice(locale, keyed, kinds)).toEqual([]);
  });
});

test('what operators and testers read says no discouraged phrase more often than before', () => {
  expect(judgeBackOffice(listSources(root))).toEqual([]);
});

test('what operators and testers read is short enough to be read beside their work', () => {
  expect(listLongBackOffice(listSources(root))).toEqual([]);
  const planted = [{ path: 'src/lab/a-messages.ts', text: `a: '${'x'.repeat(301)}', b: 'Short'` }];
  expect(listLongBackOffice(planted)).toEqual([expect.stringContaining('has 301 characters')]);
});

test('what operators and testers read has the short forms of speech', () => {
  expect(listSpelledOut(listSources(root))).toEqual([]);
  const plant = (words: string) => [{ path: 'src/console/a-messages.ts', text: `'a.b': '${words}', c: 'C'` }];
  for (const words of ['This is not saved', 'You cannot see it', 'We will send it'])
    expect(listSpelledOut(plant(words)), words).toHaveLength(1);
  expect(listSpelledOut(plant('This cannot be undone.'))).toEqual([]);
});

test('what operators and testers read is what a native of the trade says', () => {
  expect(listTranslated(listSources(root))).toEqual([]);
  const plant = (words: string) => [{ path: 'src/lab/a-messages.ts', text: `'a.b': '${words}', c: 'C'` }];
  for (const words of [
    'The user name is taken',
    'The stake was given back',
    'Approved by two persons',
    'Copy it by hand',
    'Members who paid in',
    'Nothing is different',
    'Empty: no limit.',
    'Leave it empty to keep it',
    'Write why.',
    'Your role may not do this',
    'A cashier judges this',
    'Answer of the other side',
    'Too many wrong tries',
    'Looser limit requested',
    'The member reads your note',
    'Search by a part of the name',
    'It is on the list already',
  ])
    expect(listTranslated(plant(words)), words).toHaveLength(1);
  for (const words of ['It’s already on the list', 'Paid in full', 'Try again', 'No name, empty list'])
    expect(listTranslated(plant(words)), words).toEqual([]);
});

test('what the games of the demonstration say has the short forms, and figures as the language writes them', () => {
  const folder = resolve(root, 'demo/vendor');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('texts/EN.json'),
  );
  const texts = files.flatMap((path) =>
    Object.entries(JSON.parse(readFileSync(resolve(folder, path), 'utf8')) as Texts),
  );
  expect([files.length > 8, texts.length > 200]).toEqual([true, true]);
  const judge = ([key, text]: readonly [string, string]): readonly string[] =>
    [...judgeContractions(text), ...judgeFigures(text), ...judgeApostrophe(key, text)].map(
      (fault) => `${key}: ${fault}`,
    );
  expect(texts.flatMap(judge)).toEqual([]);
  for (const planted of ['This cannot be played', 'Pays 97 % back', "It isn't ready"])
    expect(judge(['planted', planted])).toHaveLength(1);
});

describe('a planted fault is found', () => {
  const planted = readKinds([
    { type: 'Button', children: [{ $t: 'send' }] },
    { type: 'Modal', props: { title: { $t: 'ask' } } },
    { type: 'TextField', props: { hint: { $t: 'about' }, error: { $t: 'fault' } } },
    { name: { 'foyer:hint': 'rule' } },
  ]);

  it.each([
    ['EN', 'send', 'Send it.', 'a button ends without a full stop'],
    ['AR', 'send', 'إرسال.', 'a button ends without a full stop'],
    ['EN', 'send', 'Send the whole of this form now', 'at most 24 characters, this one has 31'],
    ['EN', 'send', 'Send Message', 'sentence case'],
    ['EN', 'send', 'Confirm', 'a button says what it does'],
    ['EN', 'send', 'Yes, continue', 'a button says what it does'],
    ['EN', 'send', 'OK', 'a button says what it does'],
    ['AR', 'send', 'تأكيد', 'a button says what it does'],
    ['AR', 'send', 'نعم، تابع', 'a button says what it does'],
    ['TY', 'send', 'Kumpirmahin', 'a button says what it does'],
    ['TY', 'send', 'Oo', 'a button says what it does'],
    ['EN', 'ask', 'Do you really want to throw all of this away?', 'at most 40 characters'],
    ['EN', 'error.missing', 'Fill in this field', 'an error ends with a full stop'],
    ['AR', 'error.missing', 'املأ هذا الحقل', 'an error ends with a full stop'],
    ['TY', 'fault', 'Pumili ng bangko', 'an error ends with a full stop'],
    ['EN', 'about', 'Digits alone.', 'a hint ends without a full stop'],
    ['TY', 'rule', 'Mga numero lamang.', 'a hint ends without a full stop'],
    ['EN', 'error.long', `${'x'.repeat(80)}.`, 'at most 80 characters'],
    ['EN', 'words', 'x'.repeat(141), 'at most 140 characters'],
    ['EN', 'words', 'Please try again', 'say the task alone'],
    ['AR', 'words', 'يرجى المحاولة مرة أخرى', 'say the task alone'],
    ['TY', 'words', 'Pakisubukan muli', 'say the task alone'],
    ['EN', 'words', 'Somebody looks at it', 'say who it is'],
    ['EN', 'words', 'You were signed out', 'say log in, log out'],
    ['EN', 'words', 'Your money is safe', 'only what is proven'],
    ['EN', 'words', 'You cannot see it', 'say “can’t”'],
    ['EN', 'words', 'This is not here', 'the short form'],
    ['EN', 'words', 'We will send it', '“we’ll”'],
    ['EN', 'words', 'We have emailed you a link', '“we’ve”'],
    ['EN', 'words', 'Games: {{count}}', 'a sentence with plural forms'],
    ['AR', 'words', 'x: {{left}}', 'a sentence with plural forms'],
    ['TY', 'words', 'Rebate {{percent}} %', 'without a space'],
    ['EN', 'words', 'Rate, %', '“(%)”'],
    ['EN', 'words', 'Betting record', 'bet history'],
    ['EN', 'words', 'Largest bonus', 'max bonus'],
    ['EN', 'words', 'Repeat new password', 'confirm password'],
    ['EN', 'words', 'Your stake was given back', 'refunded'],
    ['EN', 'words', 'You asked for a looser limit', 'higher limit'],
    ['EN', 'words', 'A part of this page is missing', 'part of this'],
    ['EN', 'words', "You can't see it", 'an apostrophe is printed'],
    ['EN', 'message.code.sms', 'Don’t share it', 'straight signs'],
    ['EN', 'join.text', 'Set your own limits', 'a body ends with a full stop'],
    ['AR', 'join.invitedText', 'رمز دعوتك هو {{code}}', 'a body ends with a full stop'],
  ])('%s %s “%s”', (locale, key, text, fault) => {
    const found = judgeVoice(locale, { [key]: text }, planted);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });

  it.each([
    ['terms.a', 'You cannot cancel it.'],
    ['panic.text', 'You will not be able to play.'],
    ['a.b', 'Reason: {{reason}}'],
    ['a.text', 'Your points are back. {{remark}}'],
  ])('%s “%s” is no fault', (key, text) => expect(judgeVoice('EN', { [key]: text }, planted)).toEqual([]));

  it.each(['Send', 'Send to Facebook', 'Send SMS', 'Wait…'])('“%s” is no fault', (text) =>
    expect(judgeVoice('EN', { send: text }, planted)).toEqual([]),
  );

  test('in the console and the lab, in a text and not in code', () => {
    const file = (text: string) => [{ path: 'src/console/a-messages.ts', text }];
    for (const text of ["x: 'Nobody has it'", 'x: `${a} waits`', "x: 'Sign out'", "x: 'By e-mail'"])
      expect(judgeBackOffice(file(text))).toEqual([expect.stringContaining('say ')]);
    expect(judgeBackOffice(file("'stage.nobody': 'No visitor has it', // nobody\n"))).toEqual([]);
  });

  test.each(['src/console/guard.ts', 'src/lab/ui/a.tsx', 'platform/refusals.ts', 'server/console/a.ts'])(
    'in a sentence of %s, and in no name',
    (path) => {
      const judge = (text: string) => judgeBackOffice([{ path, text }]);
      for (const text of ["'The round is not open any more.'", "'Call the maintenance off: nobody sees it.'"])
        expect(judge(`refuse(${text});`), text).not.toEqual([]);
      expect(
        judge(
          "open('not there', 'stage nobody'); // Nobody waits.\nsay('The account “nobody” is missing.');",
        ),
      ).toEqual([]);
    },
  );
});
