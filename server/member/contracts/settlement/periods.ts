import type { ContractPeriod } from '../../../../src/machines/contract/contract.context.ts';
import { utcDay } from '../../../../src/protocol/time-zone.ts';
import { addDays } from '../../rewards/server-day.ts';

/** Days (`YYYY-MM-DD`), both within. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const lastOfMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return utcDay(new Date(Date.UTC(year, number, 0)));
};

/** The period that a day is in: Monday begins the week, the 16th the second half of a month. */
export function findPeriod(period: ContractPeriod, day: string): Days {
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

/** The days in which terms held; `to` is null while they do. */
export interface TermDays {
  readonly from: string;
  readonly to: string | null;
}

const isHeld = (held: TermDays, day: string): boolean =>
  day >= held.from && (held.to === null || day <= held.to);

/** The period of a contract that a day is in, up to that day; null where the terms do not hold on it. */
export function findPeriodSoFar(period: ContractPeriod, held: TermDays, day: string): Days | null {
  if (!isHeld(held, day)) return null;
  const { from } = findPeriod(period, day);
  return { from: from < held.from ? held.from : from, to: day };
}

/**
 * The period of a contract that ends on a day; null where none does. Terms that end, or are replaced, within a
 * period are settled for the days in which they held.
 */
export function findPeriodEnd(period: ContractPeriod, held: TermDays, day: string): Days | null {
  if (!isHeld(held, day)) return null;
  const { from, to } = findPeriod(period, day);
  const end = held.to !== null && held.to < to ? held.to : to;
  return end === day ? { from: from < held.from ? held.from : from, to: day } : null;
}
