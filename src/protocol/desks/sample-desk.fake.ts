import type { Json } from '../json/json.ts';
import type { Desk, DeskValues } from './define-desk.ts';
import type { DeskField } from './desk-fields.ts';

/** A value that a field of each kind takes. */
const samples: Readonly<Record<DeskField['kind'], (field: DeskField, index: number) => Json>> = {
  line: ({ pattern, label }, index) =>
    pattern === undefined ? `${label} ${index + 1}` : `sample-${index + 1}`,
  money: (_field, index) => `${100 * (index + 1)}.00`,
  moneyList: () => [],
  number: ({ bounds }, index) => (bounds?.least ?? 0) + index,
  choice: ({ options = {} }) => Object.keys(options)[0] ?? '',
  reference: () => 'sample',
  flag: () => true,
  moment: () => '2026-11-21T09:00:00.000Z',
  words: ({ label }, index) => ({ EN: { title: `${label} ${index + 1}` } }),
  picture: () => '/assets/sample.png',
  grid: () => ({}),
};
const sampleRow = (desk: Desk, index: number): DeskValues =>
  Object.fromEntries(
    Object.entries(desk.fields).map(([name, field]) => [name, samples[field.kind](field, index)]),
  );
/** Two rows of a list, a set of two, or the one row of settings. */
export function sampleOfDesk(desk: Desk): readonly DeskValues[] {
  const rows = [0, 1].map((index) => sampleRow(desk, index));
  if (desk.shape === 'list') return rows;
  return desk.shape === 'set' ? [{ rows }] : rows.slice(0, 1);
}
