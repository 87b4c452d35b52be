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
