import { expect, it } from 'vitest';
import { join } from 'node:path';
import { listSources, type SourceFile } from './list-sources.ts';

const sources = listSources(join(import.meta.dirname, '../..'));
const program = sources.filter(({ path }) => /^(src|server|demo)\/.*(?<!\.test)\.tsx?$/.test(path));
const screens = sources.filter(({ path }) => /^layouts\/(?!settings\/).*\.json$/.test(path));

/** The call that begins there, up to the bracket that closes it. */
const readCall = (text: string, start: number): string => {
  let depth = 0;
  for (let at = text.indexOf('(', start); at < text.length; at += 1) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    if (depth === 0) return text.slice(start, at + 1);
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
  expect(program.some(({ path }) => path === 'src/components/format-value.ts')).toBe(true);
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
