/** Ages as people write them: with a sign, with a word for years, or led by a word such as “under”. */

const eastern = '٠١٢٣٤٥٦٧٨٩';
/** Numbers in words from which people may play somewhere, in the languages that the program ships. */
const spelled: readonly (readonly [age: number, words: string])[] = [
  [16, 'sixteen|labing-?anim(?:na)?|(?:ستة|ست) ?عشرة?'],
  [17, 'seventeen|labimpito(?:ng)?|(?:سبعة|سبع) ?عشرة?'],
  [18, 'eighteen|labing-?walo(?:ng)?|disi-?otso|(?:ثمانية|ثماني|ثمان) ?عشرة?'],
  [19, 'nineteen|labinsiyam(?: na)?|disi-?nuwebe|(?:تسعة|تسع) ?عشرة?'],
  [21, "twenty[ -]one|dalawampu['’]?t isa|b[ei]y?nte uno|(?:واحد|إحدى) وعشر(?:ين|ون)"],
  [
    20,
    "twenty(?![ -](?:one|two|three|four|five|six|seven|eight|nine))|dalawampu(?!['’]?t)|(?<!و)عشر(?:ين|ون)",
  ],
];
const spelledRules = spelled.map(
  ([age, words]) => [age, new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}\\p{M}-])`, 'giu')] as const,
);
/** Most texts have neither a digit nor such a word. */
const number = new RegExp(String.raw`[\d٠-٩]|${spelled.map(([, words]) => words).join('|')}`, 'iu');
const toDigits = (text: string): string =>
  spelledRules.reduce(
    (read, [age, words]) => read.replaceAll(words, String(age)),
    text.replaceAll(/[٠-٩]/g, (digit) => String(eastern.indexOf(digit))),
  );

const age = '(?:1[2-9]|2[0-9])';
const start = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\p{M}\d])`;

/** What makes a number an age wherever it is written. */
const sure = [
  String.raw`(?<![\d.,])(?<sign>${age})\s?\+(?!\s?\d)`,
  String.raw`\+(?<signed>${age})(?![\d.,]|\s\d)`,
  String.raw`${start}(?:aged|ages|age of|edad(?: na| ng)?|(?:في )?سن|عمر(?:ك|ه|ها|هم)?(?: عن)?)\s(?<aged>${age})(?!\d)`,
  String.raw`${start}(?:over|under)[\s-](?<plural>${age})['’]?s${end}`,
  String.raw`(?<![\d.,])(?<years>${age})[\s-]?(?:years?(?: old| of age)?|plus|(?:or|and) (?:older|over|above|up|upwards)|upwards|taon(?:g gulang)?|anyos|(?:at |o |taon )?pataas|سنة|سنه|سنوات|عام(?:ا|اً|ًا)?|فما فوق|وما فوق|فأكثر|فما أكثر)${end}`,
];

/** Words before a number of anything: it is an age where no thing is counted after it. */
const leads = [
  'at least|no less than|not less than|under|below|over|above|older than|younger than|must be|have to be|turn(?:ed|s)?',
  'hindi bababa sa|di-?bababa sa|wala(?: ka)? ?pang|mas bata sa|mas matanda sa|mababa sa|lampas(?: sa| ng| na)?|higit sa',
  'لا يقل عن|لا تقل عن|أقل من|أصغر من|أكبر من|دون|تحت|فوق|بلغ(?:ت|وا)?|بلوغ|أتم(?:مت|وا)?',
].join('|');
const restOfSentence = 'to|may|can|cannot|must|are|is|only|ay|ang|lamang|para|upang|لا|فقط|أن|يمكن';
const counted = String.raw`(?![.,]?\d|\s?[-–+]\s?\d|\s?%)(?=\s*(?:$|[^\p{L}\p{M}\p{N}\s%+{]|(?:${restOfSentence})${end}))`;
const led = String.raw`${start}(?:${leads})\s(?<led>1[6-9]|2[0-5])${counted}`;

const written = new RegExp([...sure, led].map((way) => `(?:${way})`).join('|'), 'giu');

/** Ages that a text writes out, in digits or words of any of the languages. */
export const listWrittenAges = (text: string): readonly number[] => {
  if (!number.test(text)) return [];
  return [...toDigits(text).matchAll(written)].flatMap(({ groups }) => {
    const ways: Readonly<Record<string, string | undefined>> = groups ?? {};
    const digits = Object.values(ways).find((group) => group !== undefined);
    return digits === undefined ? [] : [Number(digits)];
  });
};
