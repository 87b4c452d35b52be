/** Answered to a program, never to a portal: to vendors of games, to gateways, and to a vendor's own page. */
export const serverOnlyCodes = [
  'game.guess',
  'game.nothing-won',
  'game.session-over',
  'gateway.signature',
  'transaction.cancelled',
  'transaction.unknown',
  'vendor.replayed',
  'vendor.signature',
] as const;
