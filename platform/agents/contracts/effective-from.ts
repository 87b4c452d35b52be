import type { ContractKind, ContractPeriod } from '../../../src/machines/contract/contract.context.ts';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import { spanOfDay } from '../../brand-day.ts';
import { findPeriod } from './settlement/periods.ts';
import { addTicks, findTick, findTickPeriod } from './settlement/ticks.ts';

/**
 * Begin of the next period by the clocks of the brand: what is agreed now counts from there on, never backwards
 * (wire contract B3).
 */
export function findEffectiveFrom(
  kind: ContractKind,
  period: ContractPeriod,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Date {
  if (kind === 'hourly' || kind === 'realTime')
    return addTicks(new Date(findTickPeriod(kind, zone, findTick(now)).to), 1);
  return spanOfDay(findPeriod(kind === 'daily' ? 'D' : period, dayIn(zone, now)).to, zone).to;
}
