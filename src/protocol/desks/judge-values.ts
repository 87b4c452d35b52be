import { readReference } from '../address/kept-picture.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { readMoney, writeMoney } from '../money/money.ts';
import { readPercent, writePercent } from '../money/percent.ts';
import type { DeskFault, DeskFaults } from './desk-faults.ts';
import type { Desk, DeskValues } from './define-desk.ts';
import { toText } from '../json/to-text.ts';
import type { DeskField, DeskFields, FieldKind } from './desk-fields.ts';

interface Judging {
  readonly field: DeskField;
  readonly currency: string;
}
type Judge = (value: Json, judging: Judging) => DeskFault | null;

const judgeAmount: Judge = (value, { field, currency }) => {
  const amount = readMoney(value, currency);
  if (amount === null || amount < 0n) return 'amount.invalid';
  return amount === 0n && field.mayBeZero !== true ? 'amount.too-small' : null;
};
const judgeRate: Judge = (value, { field: { bounds } }) => {
  const rate = readPercent(value);
  if (rate === null) return 'rate.invalid';
  if (bounds === undefined) return null;
  if (rate < BigInt(bounds.least)) return 'rate.too-small';
  return rate > BigInt(bounds.most) ? 'rate.too-large' : null;
};
const judgeNumber: Judge = (value, { field: { bounds } }) => {
  if (!Number.isSafeInteger(value)) return 'number.invalid';
  if (bounds === undefined) return null;
  if (Number(value) < bounds.least) return 'number.too-small';
  return Number(value) > bounds.most ? 'number.too-large' : null;
};
const judgeLine: Judge = (value, { field: { most, pattern } }) => {
  const text = toText(value);
  if (most !== undefined && text.length > most) return 'entry.too-long';
  return pattern === undefined || new RegExp(pattern, 'u').test(text) ? null : 'text.invalid';
};
const judgeMoment: Judge = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    ? null
    : 'moment.invalid';
/** A picture of the library, or a path on the portal's own origin: `/assets/…`. */
const judgePicture: Judge = (value) =>
  typeof value === 'string' && readReference(value) !== null ? null : judgePath(value);
const judgePath = (value: Json): DeskFault | null =>
  typeof value === 'string' && /^\/(?!\/)[\w./-]+(?:\?[\w=&-]*)?$/.test(value) && !value.includes('..')
    ? null
    : 'text.invalid';

/** What is wrong with a value that is there. */
const judges: Readonly<Record<Exclude<FieldKind, 'words' | 'grid' | 'moneyList' | 'flag'>, Judge>> = {
  line: judgeLine,
  money: judgeAmount,
  number: judgeNumber,
  choice: (value, { field }) => (Object.hasOwn(field.options ?? {}, toText(value)) ? null : 'choice.unknown'),
  // Which there are is known where they are.
  reference: () => null,
  moment: judgeMoment,
  picture: judgePicture,
};

type Found = readonly (readonly [place: string, fault: DeskFault])[];
const isNothing = (value: Json | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Words need a title in English, and a title in each language that has a text. */
function judgeWords(place: string, value: JsonObject, { field }: Judging): Found {
  const { most = 400, mostBelow = 0 } = field;
  return Object.entries(value).flatMap(([language, entry]): Found => {
    const { title = '', text = '' } = entry as { readonly title?: string; readonly text?: string };
    const isNeeded = language === 'EN' || text.trim() !== '';
    const faults: [string, DeskFault][] = [];
    if (isNeeded && title.trim() === '') faults.push([`${place}.${language}.title`, 'field.required']);
    if (title.length > most) faults.push([`${place}.${language}.title`, 'entry.too-long']);
    if (text.length > mostBelow) faults.push([`${place}.${language}.text`, 'entry.too-long']);
    return faults;
  });
}
function judgeField(place: string, value: Json | undefined, judging: Judging): Found {
  const { field } = judging;
  if (field.kind === 'flag') return [];
  if (field.kind === 'words')
    return judgeWords(place, { EN: { title: '' }, ...(value as JsonObject) }, judging);
  if (field.kind === 'grid')
    return Object.entries((value ?? {}) as JsonObject).flatMap(([row, cells]) =>
      Object.entries(cells as JsonObject).flatMap(([column, rate]): Found => {
        const fault = isNothing(rate) ? null : judgeRate(rate, judging);
        return fault === null ? [] : [[`${place}.${row}.${column}`, fault]];
      }),
    );
  if (field.kind === 'moneyList')
    return (value as readonly Json[]).flatMap((one, index): Found => {
      const fault = judgeAmount(one, judging);
      return fault === null ? [] : [[`${place}.${index}`, fault]];
    });
  if (isNothing(value)) return field.isOptional ? [] : [[place, 'field.required']];
  const fault = judges[field.kind](value ?? null, judging);
  return fault === null ? [] : [[place, fault]];
}
/** What a value is by size, as its kind compares it; null where it has none. */
const sizers: Partial<Readonly<Record<FieldKind, (value: Json, currency: string) => bigint | null>>> = {
  money: (value, currency) => readMoney(value, currency),
  number: (value) => (Number.isSafeInteger(value) ? BigInt(Number(value)) : null),
  reference: (value) => (/^\d{1,9}$/.test(toText(value)) ? BigInt(toText(value)) : null),
  moment: (value) => {
    const ms = Date.parse(toText(value));
    // An end at the moment of its start is none.
    return Number.isNaN(ms) ? null : BigInt(ms);
  },
};
const shortFaults: Partial<Readonly<Record<FieldKind, DeskFault>>> = {
  money: 'amount.too-small',
  moment: 'moment.before-start',
};
/** A field that is below another one that it may not be below. */
function judgeOrder(fields: DeskFields, values: DeskValues, currency: string, under: string): Found {
  return Object.entries(fields).flatMap(([name, { kind, notBelow }]): Found => {
    const sizeOf = (field: string): bigint | null => sizers[kind]?.(values[field] ?? null, currency) ?? null;
    if (notBelow === undefined) return [];
    const [size, least] = [sizeOf(name), sizeOf(notBelow)];
    if (size === null || least === null) return [];
    const isBelow = kind === 'moment' ? size <= least : size < least;
    return isBelow ? [[`${under}${name}`, shortFaults[kind] ?? 'number.too-small']] : [];
  });
}
/** A fault of a field alone is said before one of its order. */
const judgeRow = (fields: DeskFields, values: DeskValues, currency: string, under = ''): Found => [
  ...judgeOrder(fields, values, currency, under),
  ...Object.entries(fields).flatMap(([name, field]) =>
    judgeField(`${under}${name}`, values[name], { field, currency }),
  ),
];

/** The rows of a set. */
export const rowsOf = (values: DeskValues): readonly DeskValues[] =>
  (values['rows'] ?? []) as readonly DeskValues[];

/** What is wrong with each field alone; the platform's own check of a desk adds what only it knows. */
export function judgeValues(desk: Desk, values: DeskValues, currency: string): DeskFaults {
  const faults =
    desk.shape === 'set'
      ? rowsOf(values).flatMap((row, index) => judgeRow(desk.fields, row, currency, `rows.${index}.`))
      : judgeRow(desk.fields, values, currency);
  return Object.fromEntries(faults);
}

const tidyWords = (value: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(value).flatMap(([language, entry]) => {
      const { title = '', text = '' } = entry as { readonly title?: string; readonly text?: string };
      if (language !== 'EN' && title.trim() === '' && text.trim() === '') return [];
      return [[language, { title: title.trim(), ...(text.trim() === '' ? {} : { text: text.trim() }) }]];
    }),
  );
/** The one text of an amount or a rate; what is none stays as it was entered. */
function tidyFigure({ kind }: DeskField, text: string, currency: string): string {
  if (kind === 'money' || kind === 'moneyList') {
    const amount = readMoney(text, currency);
    return amount === null ? text : writeMoney(amount, currency);
  }
  const rate = kind === 'grid' ? readPercent(text) : null;
  return rate === null ? text : writePercent(rate);
}
const tidyGrid = (field: DeskField, value: JsonObject, currency: string): JsonObject =>
  Object.fromEntries(
    Object.entries(value).map(([row, cells]) => [
      row,
      Object.fromEntries(
        Object.entries(cells as JsonObject).flatMap(([column, rate]) =>
          isNothing(rate) ? [] : [[column, tidyFigure(field, toText(rate).trim(), currency)]],
        ),
      ),
    ]),
  );
function tidyField(field: DeskField, value: Json | undefined, currency: string): Json {
  if (field.kind === 'words') return tidyWords((value ?? {}) as JsonObject);
  if (field.kind === 'grid') return tidyGrid(field, (value ?? {}) as JsonObject, currency);
  if (field.kind === 'moneyList')
    return ((value ?? []) as readonly Json[])
      .map((one) => tidyFigure(field, toText(one).trim(), currency))
      .filter((one) => one !== '');
  if (field.kind === 'flag') return value === true;
  if (typeof value !== 'string') return value ?? null;
  const text = value.trim();
  return text === '' && field.isOptional ? null : tidyFigure(field, text, currency);
}
/**
 * Values without what cannot be meant: spaces around texts, languages without words, empty texts for nothing. Amounts
 * and rates have all their places.
 */
export function tidyValues(desk: Desk, values: DeskValues, currency: string): DeskValues {
  const tidy = (row: DeskValues): DeskValues =>
    Object.fromEntries(
      Object.entries(desk.fields).map(([name, field]) => [name, tidyField(field, row[name], currency)]),
    );
  return desk.shape === 'set' ? { rows: rowsOf(values).map(tidy) } : tidy(values);
}
