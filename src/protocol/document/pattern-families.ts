/**
 * The named rules for what may be typed into a field (the specification, section 5). A field names a
 * family by its number; bounds on length are kept apart, in code points. Each source is anchored,
 * takes the `u` flag and runs in time linear in its input.
 *
 * The numbers are a working reading of what platforms of this family send as `patternId`; this list
 * is the only place that knows them.
 */
export interface PatternFamily {
  readonly id: number;
  readonly name: string;
  /** What an operator reads. */
  readonly summary: string;
  /** Regular expression for `new RegExp(source, 'u')`. */
  readonly source: string;
  /** Message key of the hint; its arguments are `min` and `max`. */
  readonly hint: string;
  /** Mistakes that people make: texts that are refused whatever their length. */
  readonly mistakes: readonly string[];
}

const family = (
  id: number,
  name: string,
  summary: string,
  source: string,
  mistakes: PatternFamily['mistakes'],
): PatternFamily => ({ id, name, summary, source, hint: `pattern.${name}`, mistakes });

/** Month and day that every year has. */
const dayOfAnyYear =
  '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8])';
/** Divisible by 4, hundreds by 400. */
const leapYear = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';

export const patternFamilies: readonly PatternFamily[] = [
  family(0, 'any', 'Any characters', '^[\\s\\S]*$', []),
  family(1, 'letter-first', 'A letter first, then letters and digits', '^[A-Za-z][A-Za-z0-9]*$', [
    '1abc',
    'a b',
    'é1',
  ]),
  family(2, 'chinese-digits', 'Chinese characters and digits', '^[\\p{Script=Han}0-9]+$', ['abc', '王 小']),
  family(3, 'mailbox', 'An e-mail address', '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+$', [
    'a',
    'a@b',
    'a b@c.ph',
    '@b.ph',
    'a@.ph',
  ]),
  family(4, 'letters-or-digits', 'Letters or digits only', '^[A-Za-z0-9]+$', ['a_1', 'a 1', 'ñ1']),
  family(
    5,
    'letters-and-digits',
    'Letters and digits together',
    '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$',
    ['aaaa', '1111', 'a1_'],
  ),
  family(6, 'digits', 'Digits only', '^[0-9]+$', ['1a', '1.0', '１']),
  family(
    7,
    'one-uppercase',
    'Letters and digits with at least one capital letter',
    '^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$',
    ['abc1', 'A-1'],
  ),
  family(8, 'english-letters', 'English letters and spaces', '^[A-Za-z]+(?: [A-Za-z]+)*$', [
    'a1',
    ' a',
    'a  b',
  ]),
  family(9, 'no-spaces', 'Anything without spaces', '^\\S+$', ['a b', 'a\t', '\u3000']),
  family(
    10,
    'chinese-punctuation',
    'Chinese characters with Chinese punctuation',
    '^[\\p{Script=Han}\\u00b7\\u2014\\u2018\\u2019\\u201c\\u201d\\u2026\\u3001-\\u303f\\uff01-\\uff0f\\uff1a-\\uff20]+$',
    ['abc', '王a'],
  ),
  family(
    11,
    'date',
    'A date, year-month-day or month-day-year',
    `^(?:[0-9]{4}-(?:${dayOfAnyYear})|${leapYear}-02-29|(?:${dayOfAnyYear})-[0-9]{4}|02-29-${leapYear})$`,
    ['1990-13-01', '31-12-1990', '1990/12/31', '12-32-1990', '1990-02-31', '1990-02-29', '04-31-1990'],
  ),
  family(12, 'korean', 'Korean only', '^\\p{Script=Hangul}+$', ['kim', '김 수', '金']),
  family(13, 'thai', 'Thai only', '^\\p{Script=Thai}+$', ['som', 'ส ม', 'ส1']),
  family(14, 'thai-english', 'Thai or English letters and spaces', '^[\\p{Script=Thai}A-Za-z ]+$', [
    'ส1',
    'a_b',
  ]),
  family(
    15,
    'strong-password',
    'A capital letter, a small letter, a digit and a symbol',
    '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])[!-~]+$',
    ['Aa1b', 'aa1!', 'AA1!', 'Aab!', 'Aa1! '],
  ),
  family(
    16,
    'full-name',
    'First and last name with a space between',
    "^[\\p{L}\\p{M}'’.\\-]+(?: [\\p{L}\\p{M}'’.\\-]+)+$",
    ['Ana', 'Ana  Cruz', 'Ana 1'],
  ),
  family(
    17,
    'full-width-japanese',
    'Full-width Japanese',
    '^[\\u3005\\u3041-\\u30ff\\p{Script=Han}\\uff01-\\uff5e\\u3000]+$',
    ['yamada', '山a', 'ﾔﾏ'],
  ),
  family(18, 'uppercase', 'Capital letters only', '^[A-Z]+$', ['Ab', 'A1', 'A B']),
];

export const findPatternFamily = (id: number): PatternFamily | undefined =>
  patternFamilies.find((candidate) => candidate.id === id);
