import type { ContractPeriod } from '../../../../src/machines/contract/contract.context.ts';
import { utcDay } from '../../../../src/protocol/time/time-zone.ts';
import { addDays } from '../../../calendar-days.ts';

/**
 * A slot is what a kind of contract counts in: a day (`YYYY-MM-DD`), or a tick by the moment of its begin. Names of
 * slots sort as the slots do. First and last, both within.
 */
export interface Slots {
  readonly from: string;
  readonly to: string;
}

const lastOfMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return utcDay(new Date(Date.UTC(year, number, 0)));
};

/** The period that a day is in: Monday begins the week, the 16th the second half of a month. */
export function findPeriod(period: ContractPeriod, day: string): Slots {
  const month = day.slice(0, 7);
  switch (period) {
    case 'D':
      return { from: day, to: day };
    case 'W': {
      const from = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
      return { from, to: addDays(from, 6) };
    }
    case 'H':
      return day <= `${month}-15`
        ? { from: `${month}-01`, to: `${month}-15` }
        : { from: `${month}-16`, to: lastOfMonth(month) };
    case 'M':
      return { from: `${month}-01`, to: lastOfMonth(month) };
  }
}

/** The slots in which terms held; `to` is null while they do. */
export interface TermSlots {
  readonly from: string;
  readonly to: string | null;
}

/** The part of a period up to a slot in which terms held; null where they do not hold in the slot. */
export function cutSoFar(period: Slots, held: TermSlots, slot: string): Slots | null {
  if (slot < held.from || (held.to !== null && slot > held.to)) return null;
  return { from: period.from < held.from ? held.from : period.from, to: slot };
}

/**
 * The part of a period in which terms held, where it ends with a slot; null where it does not. Terms that end, or
 * are replaced, within a period are settled for the slots in which they held.
 */
export function cutToEnd(period: Slots, held: TermSlots, slot: string): Slots | null {
  const end = held.to !== null && held.to < period.to ? held.to : period.to;
  return end === slot ? cutSoFar(period, held, slot) : null;
}
