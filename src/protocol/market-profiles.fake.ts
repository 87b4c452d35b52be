import type { Jurisdiction } from './document/jurisdiction.ts';
import type { BreakLength, LengthList } from './time/break-length.ts';

type Breaks = Readonly<Record<LengthList, readonly BreakLength[]>> & Partial<ReturnRules>;
type ReturnRules = Pick<
  Jurisdiction,
  'returnOnRequest' | 'earlyReturn' | 'earlyReturnMonths' | 'returnWaitHours' | 'returnWaitHoursForGood'
>;

/** What the markets that the product is built for ask of breaks and exclusions: for tests that try all of them. */
export const marketProfiles: Readonly<Record<string, Breaks>> = {
  'Great Britain': {
    timeOuts: ['PT24H', 'P7D', 'P30D', 'P6W'],
    exclusions: ['P6M', 'P1Y', 'P2Y', 'P5Y'],
    returnOnRequest: true,
    returnWaitHours: 24,
  },
  Ontario: {
    timeOuts: ['P1D', 'P7D', 'P1M', 'P2M', 'P3M'],
    exclusions: ['P6M', 'P1Y', 'P5Y'],
    returnOnRequest: true,
    returnWaitHours: 24,
  },
  Malta: {
    timeOuts: ['PT24H', 'P7D'],
    exclusions: ['P30D', 'P3M', 'P6M', 'P9M', 'P1Y', 'P2Y', 'forever'],
    earlyReturn: true,
    earlyReturnMonths: 0,
    returnWaitHours: 24,
    returnWaitHoursForGood: 168,
  },
  Germany: {
    timeOuts: ['PT24H', 'P7D', 'P30D'],
    exclusions: ['P3M', 'P6M', 'P9M', 'P1Y', 'forever'],
    returnOnRequest: true,
    earlyReturn: true,
    earlyReturnMonths: 12,
    returnWaitHours: 168,
    returnWaitHoursForGood: 168,
  },
  Brazil: {
    timeOuts: ['PT24H', 'P7D', 'P15D'],
    exclusions: [
      ...['P1M', 'P2M', 'P3M', 'P4M', 'P5M', 'P6M', 'P7M', 'P8M', 'P9M', 'P10M', 'P11M', 'P12M'],
      'forever',
    ],
    earlyReturn: false,
  },
  Philippines: {
    timeOuts: ['PT24H', 'P7D', 'P30D'],
    exclusions: ['P6M', 'P1Y', 'P5Y'],
    earlyReturn: true,
    earlyReturnMonths: 6,
    returnWaitHours: 24,
  },
  'strictest default': {
    timeOuts: ['PT24H', 'P7D', 'P30D', 'P6W'],
    exclusions: ['P6M', 'P1Y', 'P5Y'],
  },
};
