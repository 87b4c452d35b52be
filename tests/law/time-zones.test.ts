import { expect, it } from 'vitest';
import { join } from 'node:path';
import { listSources, type SourceFile } from './list-sources.ts';

const sources = listSources(join(import.meta.dirname, '../..'));
const program = sources.filter(({ path }) => /^(src|server|platform|demo)\/.*(?<!\.test)\.tsx?$/.test(path));
const screens = sources.filter(({ path }) => /^layouts\/(?!settings\/).*\.json$/.test(path));

/** The call that begins there, up to the bracket that closes it. */
const readCall = (text: string, start: number): string => {
  let depth = 0;
  for (let position = text.indexOf('(', start); position < text.length; position += 1) {
    depth += text[position] === '(' ? 1 : text[position] === ')' ? -1 : 0;
    if (depth === 0) return text.slice(start, position + 1);
  }
  return text.slice(start);
};
/** Calls that show a date or a time in the zone of the device. */
const findZoneless = ({ path, text }: SourceFile): readonly string[] =>
  [
    ...text.matchAll(
      /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(|new Date\([^)]*\)\.toLocaleString\(/g,
    ),
  ]
    .map(({ index }) => readCall(text, index))
    // Without arguments it is asked which zone the device is in, and shows nothing.
    .filter((call) => !call.includes('timeZone') && call !== 'Intl.DateTimeFormat()')
    .map((call) => `${path}: ${call}`);
const findOwnZones = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(/"timeZone"/g)].map(() => path);

it('every date and time is shown in a named zone, never in that of the device by chance', () => {
  expect(program.some(({ path }) => path === 'src/protocol/money/format-value.ts')).toBe(true);
  expect(program.flatMap(findZoneless)).toEqual([]);
  const planted = [
    "new Intl.DateTimeFormat('en', { timeStyle: 'short' })",
    'moment.toLocaleTimeString()',
    "new Date(at).toLocaleString('en')",
  ];
  for (const text of planted) expect(findZoneless({ path: 'planted.ts', text })).toHaveLength(1);
});

it('no screen of the default site names a zone: all are in the one of the brand', () => {
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.flatMap(findOwnZones)).toEqual([]);
  const brand = sources.find(({ path }) => path === 'layouts/settings/brand.json');
  expect(findOwnZones(brand ?? { path: '', text: '' })).toHaveLength(1);
});

/** Where moments become words or days: each takes the zone and names it. */
const homes = new Set([
  'src/protocol/money/format-value.ts',
  'src/components/date-range-picker/date-range.ts',
  'src/console/ui/zone-time.ts',
  'src/protocol/release/schedule.ts',
  'src/protocol/time/time-zone.ts',
  'platform/messages/write-moment.ts',
]);
const ownWays: readonly (readonly [RegExp, string])[] = [
  [/Intl\.DateTimeFormat\b/, 'formats a moment'],
  [/\.toISOString\(\)\s*\.(?:slice|substring|split)\(/, 'cuts a moment'],
  [/\.get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(/, 'asks the clock of the device'],
  [/\.to(?:Date|Time|LocaleDate|LocaleTime)String\(/, 'shows a moment as the device does'],
  [/resolvedOptions\(\)\.timeZone/, 'asks for the zone of the device'],
];
const findOwnWays = ({ path, text }: SourceFile): readonly string[] =>
  homes.has(path) ? [] : ownWays.flatMap(([way, what]) => (way.test(text) ? [`${path} ${what}`] : []));

it('moments become words in few places, which take a zone', () => {
  const shown = program.filter(({ path }) => !/\.fake\.tsx?$/.test(path));
  expect(shown.flatMap(findOwnWays)).toEqual([]);
  expect([...homes].filter((path) => !shown.some((one) => one.path === path))).toEqual([]);
});

it.each([
  ['at.toISOString().slice(0, 10)', 'cuts a moment'],
  ['new Date().getHours()', 'asks the clock of the device'],
  ["Intl.DateTimeFormat('en', { timeZone })", 'formats a moment'],
  ['Intl.DateTimeFormat().resolvedOptions().timeZone', 'asks for the zone of the device'],
  ['at.toDateString()', 'shows a moment as the device does'],
])('%s is found', (text, what) => {
  expect(findOwnWays({ path: 'src/planted.ts', text })).toContain(`src/planted.ts ${what}`);
});
