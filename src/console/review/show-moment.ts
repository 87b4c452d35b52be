import { scheduleMessages as words } from './schedule-messages.ts';

/** `21 Nov 2026, 09:30 in Asia/Manila` */
export function showMoment(iso: string, zone: string): string {
  const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  return words.momentIn(shown.format(new Date(iso)), zone);
}
