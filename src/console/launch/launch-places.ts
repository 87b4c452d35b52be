import type { LaunchStepName } from '../../protocol/calls/launch.ts';

/** The screen where a step is done; null where it is done on the server. */
export const launchPlaces: Readonly<Record<LaunchStepName, string | null>> = {
  people: '/people',
  email: '/senders',
  sms: '/senders',
  brand: '/brand',
  money: '/brand#/currency',
  languages: '/texts',
  market: '/market',
  legal: '/legal',
  deposits: '/desks/payments/deposit-methods',
  withdrawals: '/desks/payments/withdrawal-rules',
  lottery: '/games/lottery',
  help: '/content',
  backup: null,
};
/** The screen where a finding is mended, where it is another one. */
export const findingPlaces: Readonly<Record<string, string>> = {
  'deposits.no-account': '/desks/payments/receiving-accounts',
};
