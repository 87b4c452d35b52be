import type { JsonObject } from '../json/json.ts';
import { dayIn, defaultTimeZone } from './time-zone.ts';

/**
 * `minimumAge` on a text field of a compiled form: minimum age in years of a person born on the typed
 * date. Ajv knows the keyword and ignores it: a validator is made once at publish, and whether the age
 * is met depends on the day. Browser and server both ask here.
 */
export const minimumAgeKeyword = 'minimumAge';
/** `ageZone` beside it: the time zone whose calendar day counts. */
export const ageZoneKeyword = 'ageZone';
/**
 * `ageOfMember` beside it: the form belongs to an account that there is. A browser does not keep a birthday below
 * the age to itself, for who reads at the field which one would do types another: it is sent, and the server judges.
 */
export const ageOfMemberKeyword = 'ageOfMember';

/** A finding in the form in which validators give theirs. */
export interface AgeError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: JsonObject;
  readonly message: string;
}

const written = /^(?:([0-9]{4})-([0-9]{2})-([0-9]{2})|([0-9]{2})-([0-9]{2})-([0-9]{4}))$/;
/** Earlier dates of birth are typing errors. */
const firstYear = '1900';

/** `yyyy-MM-dd` of a date typed so or as `MM-dd-yyyy`; null where the calendar has no such day. */
export function readDay(typed: string): string | null {
  const match = written.exec(typed.trim());
  if (match === null) return null;
  const [, year = match[6] ?? '', month = match[4] ?? '', day = match[5] ?? ''] = match;
  const text = `${year}-${month}-${day}`;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  if (year < firstYear || Number.isNaN(time)) return null;
  return new Date(time).toISOString().startsWith(text) ? text : null;
}

/**
 * Whether a person born on a day (`yyyy-MM-dd`) is so many years old today (`yyyy-MM-dd`). Born on
 * 29 February, a person is a year older on 1 March.
 */
export function isOldEnough(day: string, years: number, today: string): boolean {
  const reached = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return reached <= today;
}

/** The full years of a person born on a day, both `yyyy-MM-dd`. */
export function countYears(day: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return isOldEnough(day, years, today) ? years : years - 1;
}

/** What is wrong with the ages in the values of a form: no such day, one that lies ahead, or too young. */
export function findAgeErrors(
  schema: JsonObject,
  values: unknown,
  { now, judge }: { readonly now: Date; readonly judge: 'browser' | 'server' },
): readonly AgeError[] {
  if (typeof values !== 'object' || values === null) return [];
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonObject>>;
  return Object.entries(properties).flatMap(([name, property]): readonly AgeError[] => {
    const { [minimumAgeKeyword]: years, [ageZoneKeyword]: zone, [ageOfMemberKeyword]: ofMember } = property;
    const typed = (values as JsonObject)[name];
    if (typeof years !== 'number' || typeof typed !== 'string' || typed === '') return [];
    const day = readDay(typed);
    const makeError = (keyword: string, params: JsonObject, message: string): readonly AgeError[] => [
      { instancePath: `/${name}`, schemaPath: `#/properties/${name}/${keyword}`, keyword, params, message },
    ];
    const today = dayIn(typeof zone === 'string' ? zone : defaultTimeZone, now);
    if (day === null || day > today)
      return makeError('format', { format: 'date' }, 'must be a day of the calendar that is not ahead');
    return isOldEnough(day, years, today) || (judge === 'browser' && ofMember === true)
      ? []
      : makeError(
          minimumAgeKeyword,
          { limit: years },
          `must be the birthday of somebody of ${years} years or more`,
        );
  });
}
