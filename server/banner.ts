import type { Foyer } from './start.ts';

/** Where people reach the surfaces, line by line. */
export const describeSurfaces = ({
  portalOrigin,
  consoleOrigin,
  gamesOrigin,
}: Pick<Foyer, 'portalOrigin' | 'consoleOrigin' | 'gamesOrigin'>): readonly string[] => [
  `  Portal   ${portalOrigin}`,
  `  Console  ${consoleOrigin}`,
  `  Lab      ${consoleOrigin}/lab/`,
  ...(gamesOrigin === null ? [] : [`  Games    ${gamesOrigin} (opened from the lobby)`]),
];

/** The accounts with a public password. */
export const describeDemo = (accounts: readonly string[]): readonly string[] => [
  '  DEMONSTRATION: everybody knows these passwords. DEMO=0 is for real use.',
  ...accounts.map((line) => `  ${line}`),
  '',
];
