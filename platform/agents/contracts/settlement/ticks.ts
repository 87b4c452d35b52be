import { clockIn } from '../../../../src/protocol/time/time-zone.ts';
import type { SettledKind } from './tables.ts';
import type { Slots, TermSlots } from './periods.ts';

/** Real-time salary is settled every five minutes (specification, section 9); an hour is twelve of them. */
export const tickMs = 300_000;
export const hourMs = 3_600_000;

/** Kinds of contracts that are settled within a day. */
export type TickKind = Extract<SettledKind, 'hourly' | 'realTime'>;
export const tickKinds: readonly TickKind[] = ['hourly', 'realTime'];
export const isTickKind = (kind: SettledKind): kind is TickKind => kind === 'hourly' || kind === 'realTime';

/** The begin of the tick that a moment is in. */
export const findTick = (moment: Date): Date => new Date(Math.floor(moment.getTime() / tickMs) * tickMs);
/** Another tick, so many ticks later. */
export const addTicks = (tick: Date, ticks: number): Date => new Date(tick.getTime() + ticks * tickMs);
/** The name of a tick among slots: names sort as the ticks do. */
export const nameTick = (tick: Date): string => tick.toISOString();

/** Time since the hour began by the clocks of a zone, as some zones are half an hour apart from others. */
function sinceHour(zone: string, tick: Date): number {
  const [, minutes = 0, seconds = 0] = clockIn(zone, tick).split(':').map(Number);
  return (minutes * 60 + seconds) * 1_000;
}
/** First and last tick of the period that a tick is in: the clock hour, or the tick itself. */
export function findTickPeriod(kind: TickKind, zone: string, tick: Date): Slots {
  if (kind === 'realTime') return { from: nameTick(tick), to: nameTick(tick) };
  const begin = new Date(tick.getTime() - sinceHour(zone, tick));
  return { from: nameTick(begin), to: nameTick(new Date(begin.getTime() + hourMs - tickMs)) };
}

interface TermMoments {
  readonly effective_at: Date;
  readonly next_at: Date | null;
  readonly ended_at: Date | null;
}
/** The first tick that begins at a moment or after it. */
const firstWholeTick = (moment: Date): Date => addTicks(findTick(new Date(moment.getTime() - 1)), 1);
/** Terms hold from the first whole tick on, to the tick of the end or the one before newer terms. */
export function findHeldTicks({ effective_at, next_at, ended_at }: TermMoments): TermSlots {
  const ends = [
    ...(ended_at === null ? [] : [findTick(ended_at)]),
    ...(next_at === null ? [] : [addTicks(firstWholeTick(next_at), -1)]),
  ].map(nameTick);
  return { from: nameTick(firstWholeTick(effective_at)), to: ends.toSorted()[0] ?? null };
}
