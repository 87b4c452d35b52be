import type { ContractKind, ContractPeriod } from '../../../src/machines/contract/contract.context.ts';

const hour = 3_600_000;
/** Real-time salary is settled every five minutes (specification, section 9). */
const tick = 300_000;
/** Periods begin at midnight where the merchant counts its days. */
const zoneHours = 8;

const after = (now: Date, length: number): Date =>
  new Date((Math.floor(now.getTime() / length) + 1) * length);

function nextDay(local: Date, period: ContractPeriod): number {
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  switch (period) {
    case 'D':
      return Date.UTC(year, month, day + 1);
    case 'W':
      // Monday begins the week.
      return Date.UTC(year, month, day + 7 - ((local.getUTCDay() + 6) % 7));
    case 'H':
      return day < 16 ? Date.UTC(year, month, 16) : Date.UTC(year, month + 1, 1);
    case 'M':
      return Date.UTC(year, month + 1, 1);
  }
}

/** Begin of the next period: what is agreed now counts from there on, never backwards (wire contract B3). */
export function findEffectiveFrom(kind: ContractKind, period: ContractPeriod, now: Date): Date {
  if (kind === 'hourly') return after(now, hour);
  if (kind === 'realTime') return after(now, tick);
  const local = new Date(now.getTime() + zoneHours * hour);
  return new Date(nextDay(local, kind === 'daily' ? 'D' : period) - zoneHours * hour);
}
