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
