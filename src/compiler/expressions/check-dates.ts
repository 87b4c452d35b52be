import { type DateUnit, dateUnits, readMoment } from '../../protocol/time/date-operators.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import { valueFormats } from '../../protocol/money/format-value.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isTimeZone } from '../../protocol/time/time-zone.ts';
import type { FixDraft } from '../issue-log.ts';
import { findNearest, listNames } from '../suggest.ts';
import type { Operands } from './check-operands.ts';
import { fail, type Walk } from './rule-walk.ts';
import type { Place } from '../pointer.ts';
import { describeType, type Kind, listKinds, listValues } from './type-ref.ts';

/** Which argument is what, by operator. The last of each may be left out: it is the zone. */
type Role = 'date' | 'count' | 'unit' | 'format' | 'value' | 'zone';
const roles: Readonly<Record<string, readonly Role[]>> = {
  'date-less': ['date', 'date', 'zone'],
  'date-equal': ['date', 'date', 'zone'],
  'date-add': ['date', 'count', 'unit', 'zone'],
  'date-difference': ['date', 'date', 'unit', 'zone'],
  'date-day': ['date', 'zone'],
  format: ['value', 'format', 'zone'],
};
const kindsOf: Readonly<Record<Role, readonly Kind[]>> = {
  date: ['string', 'number'],
  count: ['number'],
  unit: ['string'],
  format: ['string'],
  value: ['string', 'number'],
  zone: ['string'],
};
const roleWords: Readonly<Record<Role, string>> = {
  date: 'a date',
  count: 'a number',
  unit: 'a unit',
  format: 'a format',
  value: 'text or a number',
  zone: 'a time zone',
};

const isDate = (value: Json): boolean => readMoment(value, 'UTC') !== null;

/** The one other way to write a day, where the text can mean one only: `27.11.2026`, `2026/11/27`. */
const suggestDay = (text: string): FixDraft | undefined => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text) ?? /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, lastDay = '', middleMonth = '', lastYear = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const parts = year === '' ? [lastYear, middleMonth, lastDay] : [year, month, day];
  const value = parts.map((part) => part.padStart(2, '0')).join('-');
  return value !== text && isDate(value) ? { summary: `Set it to "${value}"`, value } : undefined;
};
const suggestFrom = (text: string, names: readonly string[]): FixDraft | undefined => {
  const value = findNearest(text, names);
  return value === null ? undefined : { summary: `Set it to "${value}"`, value };
};

interface Fault {
  readonly message: string;
  readonly fix?: FixDraft | undefined;
}
/** What is wrong with a constant in this role. */
const judgeConstant = (role: Role, value: Json, unit: Json | undefined): Fault | null => {
  const text = typeof value === 'string' ? value : '';
  const written = JSON.stringify(value);
  switch (role) {
    case 'date':
      return isDate(value)
        ? null
        : {
            message: `${written} is no date. Write a day such as "2026-11-27", a time by the clocks of the zone such as "2026-11-27T09:30", or a moment such as "2026-11-27T09:30:00Z".`,
            fix: suggestDay(text),
          };
    case 'count':
      return typeof value === 'number' && unit === ('days' satisfies DateUnit) && !Number.isInteger(value)
        ? { message: `${written} days are no whole days; add hours instead.` }
        : null;
    case 'unit':
      return (dateUnits as readonly string[]).includes(text)
        ? null
        : {
            message: `${written} is no unit of dates; there is ${listNames(dateUnits)}.`,
            fix: suggestFrom(text, dateUnits),
          };
    case 'format':
      return (valueFormats as readonly string[]).includes(text)
        ? null
        : {
            message: `${written} is no format; there is ${listNames(valueFormats, 12)}.`,
            fix: suggestFrom(text, valueFormats),
          };
    case 'zone':
      return isTimeZone(text)
        ? null
        : {
            message: `${written} is no time zone. Use a name of the IANA database, for example "Asia/Manila".`,
            fix: suggestFrom(text, Intl.supportedValuesOf('timeZone')),
          };
    case 'value':
      return null;
  }
};
const isConstant = (rule: Rule): boolean => rule !== null && typeof rule !== 'object';

/** Dates, units, formats and zones that are written out have to be some, and data has to be able to be a date. */
export const checkDates = ({ walk, operator, parts, placeOf }: Operands): void => {
  const unit = parts[2]?.rule;
  for (const [index, { rule, type }] of parts.entries()) {
    const role = roles[operator]?.[index] ?? 'zone';
    const kinds = listKinds(type);
    if (kinds !== null && ![...kinds].some((kind) => kind === 'null' || kindsOf[role].includes(kind))) {
      const message = `"${operator}" takes ${roleWords[role]} here, got ${describeType(type)}.`;
      fail(walk, 'expression.type-mismatch', placeOf(index), message);
    } else if (isConstant(rule)) {
      const fault = judgeConstant(role, rule, unit);
      if (fault !== null) fail(walk, 'expression.literal-unfit', placeOf(index), fault.message, fault.fix);
    } else if (role === 'unit' || role === 'format') {
      const message = `The ${role} of "${operator}" is written out, so that it is checked here.`;
      fail(walk, 'expression.operator-arguments', placeOf(index), message);
    } else if (role === 'date') {
      const values = listValues(type)?.filter((value) => value !== null) ?? [];
      if (values.length === 0 || values.some(isDate)) continue;
      const message = `"${operator}" takes a date here, got ${describeType(type)}, none of which is one.`;
      fail(walk, 'expression.type-mismatch', placeOf(index), message);
    }
  }
};

/** A path that the compiler reads for an operator; nothing missing makes its result missing. */
const readSetting = (walk: Walk, path: string, otherwise: Json): Rule => {
  walk.deps.add(path);
  walk.budget.nodes += 2;
  return { var: [path, otherwise] };
};

/** The zone of the brand where none is given, and for `format` the language and money on screen. */
export const addDateArguments = ({ walk, operator, parts }: Operands): readonly Rule[] => {
  walk.budget.isLate = true;
  const hasZone = parts.length === roles[operator]?.length;
  const zone = hasZone ? [] : [readSetting(walk, 'settings.brand.timeZone', 'UTC')];
  if (operator !== 'format') return zone;
  const setting = [
    readSetting(walk, 'ui.locale', ''),
    readSetting(walk, 'ui.locales', null),
    readSetting(walk, 'settings.brand.currency', ''),
    // A visitor has no wallet yet: amounts of the site are in the currency of the brand.
    { or: [readSetting(walk, 'wallet.symbol', ''), readSetting(walk, 'settings.brand.currencySymbol', '')] },
  ];
  return [...zone, setting];
};

/** The time is there for operators of dates alone: nothing else makes it come. */
export const checkNow = (walk: Walk, place: Place): void => {
  if (!walk.deps.has('ui.now') || walk.budget.isLate) return;
  fail(
    walk,
    'expression.type-mismatch',
    place,
    '"ui.now" is read by operators of dates and by "format" only, for example {"date-less": [{"var": "ui.now"}, "2026-12-31"]}.',
  );
};
