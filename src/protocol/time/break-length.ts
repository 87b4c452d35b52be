/**
 * How long a break or an exclusion is: an ISO 8601 duration of one unit (`PT24H`, `P7D`, `P6W`, `P3M`, `P1Y`), or
 * `forever`. Sites that were published before durations say `24h`, `7d`, `6w`, `6m`, `1y`, which are read too.
 */
export type BreakLength = string;
export const lengthUnits = ['hour', 'day', 'week', 'month', 'year'] as const;
export type LengthUnit = (typeof lengthUnits)[number];
export interface Span {
  readonly unit: LengthUnit;
  readonly count: number;
}

export const forever: BreakLength = 'forever';
/** What the panic button begins. */
export const panicLength: BreakLength = 'PT24H';

/** As in the schemas of the settings and the calls. */
export const lengthPattern = '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY])$';
const written = /^P(?:T(?=\d+H))?([1-9]\d{0,3})([HDWMY])$/;
const writtenBefore = /^([1-9]\d{0,3})([hdwmy])$/;

const units: Readonly<Record<string, LengthUnit>> = {
  H: 'hour',
  D: 'day',
  W: 'week',
  M: 'month',
  Y: 'year',
};
const unitHours: Readonly<Record<LengthUnit, number>> = {
  hour: 1,
  day: 24,
  week: 7 * 24,
  month: (24 * 365.25) / 12,
  year: 24 * 365.25,
};

/** The unit and the count of a length; null for `forever` and for a text that is no length. */
export function readSpan(length: string): Span | null {
  const [, count = '', letter = ''] = written.exec(length) ?? writtenBefore.exec(length) ?? [];
  const unit = units[letter.toUpperCase()];
  // Minutes are no length of a break: `P24H` and `PT2M` are other durations, or none.
  if (unit === undefined || (unit === 'hour' && /^P\d/.test(length))) return null;
  return { unit, count: Number(count) };
}

/** The duration of a count of units, as ISO 8601. */
export const writeSpan = ({ unit, count }: Span): BreakLength =>
  unit === 'hour' ? `PT${count}H` : `P${count}${unit.charAt(0).toUpperCase()}`;

/** By how long lengths are, in hours: months and years by their mean, `forever` after all others. NaN for no length. */
export function measureLength(length: BreakLength): number {
  if (length === forever) return Number.POSITIVE_INFINITY;
  const span = readSpan(length);
  return span === null ? Number.NaN : span.count * unitHours[span.unit];
}

/** Whether both are as long: `P1D` and `PT24H`, `P12M` and `P1Y`. */
export const isSameLength = (one: BreakLength, other: BreakLength): boolean =>
  measureLength(one) === measureLength(other);

/** What markets demand: a time-out from 24 hours to 3 months, an exclusion from 24 hours to 10 years, or for good. */
export const lengthLimits = {
  timeOuts: { least: 'PT24H', most: 'P3M', isEndless: false },
  exclusions: { least: 'PT24H', most: 'P10Y', isEndless: true },
} as const satisfies Readonly<
  Record<'timeOuts' | 'exclusions', { least: BreakLength; most: BreakLength; isEndless: boolean }>
>;
export type LengthList = keyof typeof lengthLimits;
export const lengthLists = ['timeOuts', 'exclusions'] as const satisfies readonly LengthList[];

/** Whether a list of the market can offer a length. */
export function isWithinLimits(list: LengthList, length: BreakLength): boolean {
  const { least, most, isEndless } = lengthLimits[list];
  if (length === forever) return isEndless;
  const hours = measureLength(length);
  return hours >= measureLength(least) && hours <= measureLength(most);
}

/** Lengths that the console offers to choose from; others are typed. */
export const usualLengths: Readonly<Record<LengthList, readonly BreakLength[]>> = {
  timeOuts: ['PT24H', 'P7D', 'P30D', 'P1M', 'P6W', 'P2M', 'P3M'],
  exclusions: ['P1M', 'P2M', 'P3M', 'P6M', 'P9M', 'P1Y', 'P2Y', 'P5Y', 'forever'],
};

/** The lengths in order, each once. */
export function sortLengths(lengths: readonly BreakLength[]): readonly BreakLength[] {
  const sorted = lengths.toSorted((one, other) => measureLength(one) - measureLength(other) || 0);
  return sorted.filter((length, index) => index === 0 || !isSameLength(length, sorted[index - 1] ?? ''));
}

/** A length as screens show it: one row of a list. */
export interface LengthRow {
  readonly id: BreakLength;
  readonly unit: LengthUnit | 'forever';
  readonly count: number;
}
export const toLengthRow = (id: BreakLength): LengthRow => ({
  id,
  ...(readSpan(id) ?? ({ unit: 'forever', count: 1 } as const)),
});
