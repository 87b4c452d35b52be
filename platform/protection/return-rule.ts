import { forever, isSameLength, type BreakLength } from '../../src/protocol/time/break-length.ts';
import { endOfTime, isForGood, type Jurisdiction } from '../../src/protocol/document/jurisdiction.ts';
import { addMonths, endOfBreak } from './end-of-break.ts';

/** What a break closes and how it ends. */
export interface BreakPlan {
  /** The end that the member reads. */
  readonly endsAt: Date;
  /** Until when play stays closed, unless a return is asked for. */
  readonly until: Date;
  /** From when a return can be asked for; `until` where none can. */
  readonly from: Date;
  readonly waitHours: number;
}
/** No market lets play open sooner after a request. */
const leastWaitHours = 24;

/** A break that its time alone ends. */
export const endByTime = (until: Date): BreakPlan => ({
  endsAt: until,
  until,
  from: until,
  waitHours: leastWaitHours,
});
type Rules = Pick<
  Jurisdiction,
  | 'exclusions'
  | 'returnOnRequest'
  | 'earlyReturn'
  | 'earlyReturnMonths'
  | 'returnWaitHours'
  | 'returnWaitHoursForGood'
>;
/**
 * The plan of a break that begins now. An exclusion that ends on request has no own end: it stays in force
 * until the member asks to return, from its end on, or earlier where the market lets a member ask so. For good is for
 * good, but where the market lets a member ask early. A time-out ends by its time.
 */
export function planBreak(rules: Rules, length: BreakLength, now: Date, zone: string): BreakPlan {
  const endsAt = endOfBreak(now, length, zone);
  const isExclusion = rules.exclusions.some((one) => isSameLength(one, length));
  if (!isExclusion) return endByTime(endsAt);
  const isEndless = length === forever;
  const first = addMonths(now, rules.earlyReturnMonths, zone);
  return {
    endsAt,
    until: rules.returnOnRequest ? new Date(endOfTime) : endsAt,
    from: rules.earlyReturn && first < endsAt ? first : endsAt,
    waitHours: isEndless ? rules.returnWaitHoursForGood : rules.returnWaitHours,
  };
}
/** Whether play stays closed after the end until the member asks to return. */
export const isOnRequest = ({ endsAt, until, from }: BreakPlan): boolean =>
  from < until && endsAt < until && isForGood(until.toISOString());
const later = (one: Date, other: Date): Date => (one > other ? one : other);
/** Two breaks at the same time: whatever is stricter of each holds. */
export const joinPlans = (one: BreakPlan, other: BreakPlan): BreakPlan => ({
  endsAt: later(one.endsAt, other.endsAt),
  until: later(one.until, other.until),
  from: later(one.from, other.from),
  waitHours: Math.max(one.waitHours, other.waitHours),
});
