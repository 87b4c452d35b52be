import type { Desk, DeskState, DeskValues } from '../../protocol/desks/define-desk.ts';
import type { DeskField, FieldKind } from '../../protocol/desks/desk-fields.ts';
import { rowsOf } from '../../protocol/desks/judge-values.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { Facts } from '../proposals/fact-diff.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { toText } from '../../protocol/json/to-text.ts';
import { deskMessages as words } from './desk-messages.ts';

/** What values of a desk refer to. */
export type DeskContext = Pick<DeskState, 'choices' | 'columns' | 'currency'>;
/** The same for amounts of another time, whose currency may have been another one. */
export const contextOf = (context: DeskContext, currency: string): DeskContext =>
  currency === '' ? context : { ...context, currency };
type Show = (value: Json, field: DeskField, context: DeskContext) => string;

const plain: Show = (value) => toText(value);
const titleOf = (value: Json): string =>
  toText(((value as JsonObject)['EN'] as JsonObject | undefined)?.['title'] ?? '');
const showers: Readonly<Record<FieldKind, Show>> = {
  line: plain,
  picture: plain,
  number: (value) => Number(value).toLocaleString('en'),
  money: (value, _field, { currency }) => showMoney(toText(value), currency),
  moneyList: (value, _field, { currency }) =>
    (value as readonly Json[]).map((one) => showMoney(toText(one), currency)).join(', '),
  choice: (value, { options = {} }) => options[toText(value)] ?? toText(value),
  reference: plain,
  flag: (value) => (value === true ? words.yes : words.no),
  moment: (value) => showMoment(toText(value)),
  words: titleOf,
  grid: () => '',
};
/** One value as people read it. */
export function showValue(desk: Desk, name: string, values: DeskValues, context: DeskContext): string {
  const field = desk.fields[name];
  const value = values[name];
  if (field === undefined || value === undefined || value === null || value === '') return words.nothing;
  const named = context.choices[name]?.find((one) => field.kind === 'reference' && one.value === value);
  const text = named?.label ?? showers[field.kind](value, field, context);
  return text === '' ? words.nothing : text;
}
/** What a row is called. */
export function nameRow(desk: Desk, values: DeskValues, context: DeskContext): string {
  const { heading, fields, words: named } = desk;
  if (desk.shape !== 'list') return named.title;
  const text = showValue(desk, heading, values, context);
  if (desk.headingMore !== undefined) return `${text} ${showValue(desk, desk.headingMore, values, context)}`;
  return fields[heading]?.kind === 'number' ? `${fields[heading].label} ${text}` : text;
}

/** A value as lines with a name each: one of most kinds, one for each language of words, one for each cell of a grid. */
function listFacts(desk: Desk, name: string, values: DeskValues, context: DeskContext, under: string): Facts {
  const field = desk.fields[name];
  const value = values[name];
  if (field?.kind === 'words')
    return Object.entries((value ?? {}) as JsonObject).flatMap(([language, entry]) => {
      const { title = '', text = '' } = entry as { readonly title?: string; readonly text?: string };
      const label = words.inLanguage(`${under}${field.label}`, language);
      return [[label, text === '' ? title : `${title}\n${text}`] as const];
    });
  if (field?.kind === 'grid')
    return Object.entries((value ?? {}) as JsonObject).flatMap(([row, cells]) =>
      Object.entries(cells as JsonObject).map(([column, rate]) => {
        const rowName = context.choices[name]?.find((one) => one.value === row)?.label ?? row;
        const columnName = context.columns.find((one) => one.value === column)?.label ?? column;
        return [`${under}${rowName} · ${columnName}`, `${toText(rate)} %`] as const;
      }),
    );
  return [[`${under}${field?.label ?? name}`, showValue(desk, name, values, context)]];
}
/** All that a row holds, as lines with a name each. */
export function writeFacts(desk: Desk, values: DeskValues, context: DeskContext): Facts {
  const names = Object.keys(desk.fields);
  const factsOf = (row: DeskValues, under = ''): Facts =>
    names.flatMap((name) => listFacts(desk, name, row, context, under));
  if (desk.shape !== 'set') return factsOf(values);
  return rowsOf(values).flatMap((row) => {
    const heading = showValue(desk, desk.heading, row, context);
    return factsOf(row, `${desk.fields[desk.heading]?.label ?? ''} ${heading} · `);
  });
}
