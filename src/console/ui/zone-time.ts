import { formatValue } from '../../protocol/money/format-value.ts';
import { defaultTimeZone, isTimeZone } from '../../protocol/time/time-zone.ts';

/** `21 Nov 2026, 09:30` as the clocks of a zone show a moment; with `GMT+1` where they show that time twice. */
export const showInZone = (iso: string, zone: string): string =>
  formatValue(iso, 'dateTime', { languageTag: 'en', timeZone: zone, isZoneNamed: true });
/** The brand's zone, for every moment on the screens; known with the session. */
let zoneOfBrand = defaultTimeZone;
export const brandZone = (): string => zoneOfBrand;
/** A zone that this browser does not know is shown as UTC, which is named. */
export const keepBrandZone = (zone: string): void => {
  zoneOfBrand = isTimeZone(zone) ? zone : defaultTimeZone;
};
/** `Nov 21, 2026`: a calendar day (`2026-11-21`), the same in every zone. */
const showDay = (day: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
/** `Nov 15, 2026 – Nov 21, 2026`, or the one day that both are. */
export const showDays = (from: string, to: string): string =>
  from === to ? showDay(to) : `${showDay(from)} – ${showDay(to)}`;

/** What people call a zone: `Manila time`; of those that share a name also where it is: `Knox time, Indiana, America`. */
export function nameZone(zone: string): string {
  const [place = zone, ...around] = zone.replaceAll('_', ' ').split('/').reverse();
  if (around.length === 0) return place;
  return around.length === 1 ? `${place} time` : [`${place} time`, ...around].join(', ');
}
/** Zones to choose from, the brand's first. */
export const listZones = (): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([brandZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: nameZone(value),
  }));

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const show = (iso: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en', { ...parts, timeZone: brandZone() }).format(new Date(iso));

/** `Nov 21, 2026, 9:30 AM GMT+8`: a moment in the brand's zone, which it names. */
export const showMoment = (iso: string): string => show(iso, { ...day, ...time });
/** `9:30 AM GMT+8` */
export const showTime = (iso: string): string => show(iso, time);
