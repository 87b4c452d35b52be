/** What may be wrong at a field. */
export const deskFaults = [
  'field.required',
  'amount.invalid',
  'amount.too-small',
  'amount.too-large',
  'number.invalid',
  'number.too-small',
  'number.too-large',
  'rate.invalid',
  'rate.too-small',
  'rate.too-large',
  'text.invalid',
  'entry.too-long',
  'choice.unknown',
  'moment.invalid',
  'moment.before-start',
  'moment.over',
  'entry.known',
  'entry.unknown',
  'entry.gap',
  'entry.order',
  'entry.in-use',
  'entry.never-used',
  'entry.fixed',
  'entry.not-used',
  'rate.step',
  'prize.empty',
  'stock.too-small',
  'picture.missing',
] as const;
export type DeskFault = (typeof deskFaults)[number];
/** Field → what is wrong at it; `rows.2.minimum` in a set. */
export type DeskFaults = Readonly<Record<string, DeskFault>>;
