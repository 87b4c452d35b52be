import type { ScheduleRecord } from '../../protocol/release/schedule.ts';
import { nameZone, showInZone } from '../ui/zone-time.ts';
import { scheduleMessages as words } from './schedule-messages.ts';

/** `21 Nov 2026, 09:30, Manila time` */
export const showMoment = (iso: string, zone: string): string =>
  words.momentIn(showInZone(iso, zone), nameZone(zone));

/** What is planned, or what became of it. */
export const describePlan = ({ state, dueAt, zone, detail }: ScheduleRecord): string =>
  words.states[state](showMoment(dueAt, zone), detail ?? words.somebody);
