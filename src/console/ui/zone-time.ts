import { defaultTimeZone, isTimeZone } from '../../protocol/time-zone.ts';

/** `21 Nov 2026, 09:30` as the clocks of a zone show a moment. */
export function showInZone(iso: string, zone: string): string {
  const words = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  return words.format(new Date(iso));
}
/** The brand's zone, for every moment on the screens; known with the session. */
let zoneOfBrand = defaultTimeZone;
export const brandZone = (): string => zoneOfBrand;
/** A zone that this browser does not know is shown as UTC, which is named. */
export const keepBrandZone = (zone: string): void => {
  zoneOfBrand = isTimeZone(zone) ? zone : defaultTimeZone;
};
/** Zones to choose from, the brand's first. */
export const listZones = (): readonly string[] => [
  ...new Set([brandZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
];

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const show = (iso: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en', { ...parts, timeZone: brandZone() }).format(new Date(iso));

/** `Nov 21, 2026, 9:30 AM GMT+8`: a moment in the brand's zone, which it names. */
export const showMoment = (iso: string): string => show(iso, { ...day, ...time });
/** `9:30 AM GMT+8` */
export const showTime = (iso: string): string => show(iso, time);
