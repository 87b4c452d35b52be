import { countedFigures, type FigureName, type FigureSpan } from '../../protocol/calls/figures.ts';
import { showDays } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { figureMessages as words } from './figure-messages.ts';

/** `$1,234.50`, or `1,234` for what is counted. */
export const showValue = (name: FigureName, value: string, currency: string): string =>
  countedFigures.includes(name)
    ? new Intl.NumberFormat('en').format(value as Intl.StringNumericLiteral)
    : showMoney(value, currency);

/** `+12.5 %` of tenths of a per cent. */
export const showChange = (tenths: number): string =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'never' }).format(
    tenths / 1_000,
  );

/** `14:00`, an hour by the clocks of the brand. */
export const showHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** A point of a chart: a day or an hour. */
export const showPoint = (moment: string, step: 'hour' | 'day'): string =>
  step === 'hour' ? showHour(Number(moment)) : showDays(moment, moment);

export const nameProduct = (product: string): string =>
  product === '' ? words.noProduct : (words.products[product] ?? product);

/** Which days figures are of, as they are part of an address. */
export interface AskedDays {
  readonly span: FigureSpan;
  readonly from: string;
  readonly to: string;
  readonly product: string;
}
/** The address of what is behind a figure, with the days that it is of. */
export function pathOfFigure(name: FigureName, { span, from, to, product }: AskedDays): string {
  const query = new URLSearchParams({
    ...(span === 'week' ? {} : { span }),
    ...(span === 'own' ? { from, to } : {}),
    ...(product === '' ? {} : { product }),
  }).toString();
  return `/figures/${name}${query === '' ? '' : `?${query}`}`;
}
