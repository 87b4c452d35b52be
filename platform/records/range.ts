import { dayIn } from '../../src/protocol/time/time-zone.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { refuseField } from '../calls/refusals.ts';
import { spanOfDay } from '../brand-day.ts';
import { addDays, dayMs } from '../calendar-days.ts';
import { readSettings } from '../calls/system/settings.ts';

/** Days that one question may be about, both ends counted. */
const longestRange = 92;
const daysWithoutRange = 7;

/** Days by the clocks of the brand (`YYYY-MM-DD`, both ends counted), and the moments that they are. */
export interface RecordRange {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  /** The first moment of the first day, and the first one after the last. */
  readonly since: Date;
  readonly until: Date;
}

/**
 * The range that a call asks for; the last seven days where it names none.
 * @throws AppError 400 on the field `from` or `to`
 */
export async function readRange(
  { liveSite, clock }: Pick<MemberDeps, 'liveSite' | 'clock'>,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<RecordRange> {
  const { timeZone } = await readSettings({ liveSite });
  const to = asked.to ?? dayIn(timeZone, clock.now());
  const isDay = (day: string): boolean =>
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day;
  if (!isDay(to)) throw refuseField('to', 'field.invalid', 'There is no such day.');
  const from = asked.from ?? addDays(to, 1 - daysWithoutRange);
  if (!isDay(from)) throw refuseField('from', 'field.invalid', 'There is no such day.');
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1;
  if (days < 1) throw refuseField('from', 'field.invalid', 'The first day is after the last one.');
  if (days > longestRange) throw refuseField('from', 'field.invalid', `At most ${longestRange} days.`);
  return { from, to, timeZone, since: spanOfDay(from, timeZone).from, until: spanOfDay(to, timeZone).to };
}
