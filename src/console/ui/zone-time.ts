/** `21 Nov 2026, 09:30` as the clocks of a zone show a moment. */
export function showInZone(iso: string, zone: string): string {
  const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  return shown.format(new Date(iso));
}
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Zones to choose from, the operator's own first. */
export const listZones = (): readonly string[] => [
  ...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
];

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const show = (iso: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en', { ...parts, timeZone: ownZone() }).format(new Date(iso));

/** `Nov 21, 2026, 9:30 AM GMT+8`: a moment as the operator's own clock shows it, with its zone. */
export const showMoment = (iso: string): string => show(iso, { ...day, ...time });
/** `9:30 AM GMT+8` */
export const showTime = (iso: string): string => show(iso, time);
