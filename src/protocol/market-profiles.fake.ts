import type { BreakLength, LengthList } from './break-length.ts';

type Breaks = Readonly<Record<LengthList, readonly BreakLength[]>>;

/** What the markets that the product is built for ask of breaks and exclusions: for tests that try all of them. */
export const marketProfiles: Readonly<Record<string, Breaks>> = {
  'Great Britain': {
    timeOuts: ['PT24H', 'P7D', 'P30D', 'P6W'],
    exclusions: ['P6M', 'P1Y', 'P2Y', 'P5Y'],
  },
  Ontario: {
    timeOuts: ['P1D', 'P7D', 'P1M', 'P2M', 'P3M'],
    exclusions: ['P6M', 'P1Y', 'P5Y'],
  },
  Malta: {
    timeOuts: ['PT24H', 'P7D'],
    exclusions: ['P30D', 'P3M', 'P6M', 'P9M', 'P1Y', 'P2Y', 'forever'],
  },
  Germany: {
    timeOuts: ['PT24H', 'P7D', 'P30D'],
    exclusions: ['P3M', 'P6M', 'P9M', 'P1Y', 'forever'],
  },
  Brazil: {
    timeOuts: ['PT24H', 'P7D', 'P15D'],
    exclusions: [
      ...['P1M', 'P2M', 'P3M', 'P4M', 'P5M', 'P6M', 'P7M', 'P8M', 'P9M', 'P10M', 'P11M', 'P12M'],
      'forever',
    ],
  },
  Philippines: {
    timeOuts: ['PT24H', 'P7D', 'P30D'],
    exclusions: ['P6M', 'P1Y', 'P5Y'],
  },
  'strictest default': {
    timeOuts: ['PT24H', 'P7D', 'P30D', 'P6W'],
    exclusions: ['P6M', 'P1Y', 'P5Y'],
  },
};
