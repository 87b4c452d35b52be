/** Wire codes of the game categories, in lobby order (wire contract, list items). */
export const gameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  'COCKFIGHT',
] as const;
export type GameType = (typeof gameTypes)[number];

/** How far results of a game are from its mean: seldom and much is high. */
export const volatilities = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof volatilities)[number];
