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
  /** The shortest accepted text, what lengthens it, and texts that are refused whatever their length. */
  readonly sample: { readonly start: string; readonly filler: string; readonly refused: readonly string[] };
}

const family = (
  id: number,
  name: string,
  summary: string,
  source: string,
  sample: PatternFamily['sample'],
): PatternFamily => ({ id, name, summary, source, hint: `pattern.${name}`, sample });

export const patternFamilies: readonly PatternFamily[] = [
  family(0, 'any', 'Any characters', '^[\\s\\S]*$', { start: '', filler: 'x', refused: [] }),
  family(1, 'letter-first', 'A letter first, then letters and digits', '^[A-Za-z][A-Za-z0-9]*$', {
    start: 'a',
    filler: '1',
    refused: ['1abc', 'a b', 'é1'],
  }),
  family(2, 'chinese-digits', 'Chinese characters and digits', '^[\\p{Script=Han}0-9]+$', {
    start: '王',
    filler: '8',
    refused: ['abc', '王 小'],
  }),
  family(3, 'mailbox', 'An e-mail address', '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+$', {
    start: 'a@b.ph',
    filler: 'h',
    refused: ['a', 'a@b', 'a b@c.ph', '@b.ph', 'a@.ph'],
  }),
  family(4, 'letters-or-digits', 'Letters or digits only', '^[A-Za-z0-9]+$', {
    start: 'a',
    filler: '1',
    refused: ['a_1', 'a 1', 'ñ1'],
  }),
  family(
    5,
    'letters-and-digits',
    'Letters and digits together',
    '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$',
    { start: 'a1', filler: 'b', refused: ['aaaa', '1111', 'a1_'] },
  ),
  family(6, 'digits', 'Digits only', '^[0-9]+$', { start: '1', filler: '2', refused: ['1a', '1.0', '１'] }),
  family(
    7,
    'one-uppercase',
    'Letters and digits with at least one capital letter',
    '^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$',
    { start: 'A', filler: '1', refused: ['abc1', 'A-1'] },
  ),
  family(8, 'english-letters', 'English letters and spaces', '^[A-Za-z]+(?: [A-Za-z]+)*$', {
    start: 'a',
    filler: 'b',
    refused: ['a1', ' a', 'a  b'],
  }),
  family(9, 'no-spaces', 'Anything without spaces', '^\\S+$', {
    start: 'x',
    filler: '!',
    refused: ['a b', 'a\t', '\u3000'],
  }),
  family(
    10,
    'chinese-punctuation',
    'Chinese characters with Chinese punctuation',
    '^[\\p{Script=Han}\\u00b7\\u2014\\u2018\\u2019\\u201c\\u201d\\u2026\\u3001-\\u303f\\uff01-\\uff0f\\uff1a-\\uff20]+$',
    { start: '王', filler: '。', refused: ['abc', '王a'] },
  ),
  family(
    11,
    'date',
    'A date, year-month-day or month-day-year',
    '^(?:[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4})$',
    { start: '1990-12-31', filler: '', refused: ['1990-13-01', '31-12-1990', '1990/12/31', '12-32-1990'] },
  ),
  family(12, 'korean', 'Korean only', '^\\p{Script=Hangul}+$', {
    start: '김',
    filler: '수',
    refused: ['kim', '김 수', '金'],
  }),
  family(13, 'thai', 'Thai only', '^\\p{Script=Thai}+$', {
    start: 'ส',
    filler: 'ม',
    refused: ['som', 'ส ม', 'ส1'],
  }),
  family(14, 'thai-english', 'Thai or English letters and spaces', '^[\\p{Script=Thai}A-Za-z ]+$', {
    start: 'ส',
    filler: 'a',
    refused: ['ส1', 'a_b'],
  }),
  family(
    15,
    'strong-password',
    'A capital letter, a small letter, a digit and a symbol',
    '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])[!-~]+$',
    { start: 'Aa1!', filler: 'b', refused: ['Aa1b', 'aa1!', 'AA1!', 'Aab!', 'Aa1! '] },
  ),
  family(
    16,
    'full-name',
    'First and last name with a space between',
    "^[\\p{L}\\p{M}'’.\\-]+(?: [\\p{L}\\p{M}'’.\\-]+)+$",
    { start: 'A B', filler: 'b', refused: ['Ana', 'Ana  Cruz', 'Ana 1'] },
  ),
  family(
    17,
    'full-width-japanese',
    'Full-width Japanese',
    '^[\\u3005\\u3041-\\u30ff\\p{Script=Han}\\uff01-\\uff5e\\u3000]+$',
    { start: '山', filler: 'あ', refused: ['yamada', '山a', 'ﾔﾏ'] },
  ),
  family(18, 'uppercase', 'Capital letters only', '^[A-Z]+$', {
    start: 'A',
    filler: 'B',
    refused: ['Ab', 'A1', 'A B'],
  }),
];

export const findPatternFamily = (id: number): PatternFamily | undefined =>
  patternFamilies.find((candidate) => candidate.id === id);

const countCodePoints = (text: string): number => [...text].length;

/**
 * Texts that a field with this family and these bounds takes and refuses, for the console, the tests
 * and generated examples. `accepted` is empty when no text of the family fits the bounds.
 */
export const makePatternSamples = (
  subject: PatternFamily,
  min: number,
  max: number,
): { readonly accepted: readonly string[]; readonly refused: readonly string[] } => {
  const { start, filler } = subject.sample;
  const size = countCodePoints(start);
  const lengthen = (length: number): string | null => {
    if (length === size) return start;
    return length < size || filler === '' ? null : start + filler.repeat(length - size);
  };
  const lengths = [...new Set([Math.max(min, size), Math.min(Math.max(min, size) + 1, max), max])];
  const accepted = lengths
    .filter((length) => length >= min && length <= max)
    .map(lengthen)
    .filter((text): text is string => text !== null);
  const tooLong = filler === '' ? [] : [start + filler.repeat(max - Math.min(size, max) + 1)];
  const tooShort = min > 0 ? [''] : [];
  return { accepted, refused: [...subject.sample.refused, ...tooShort, ...tooLong] };
};
