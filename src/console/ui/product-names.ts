/** Kinds of games as operators call them, by the code of the platform. */
export const productNames: Readonly<Record<string, string>> = {
  LIVE: 'Live casino',
  RNG: 'Slots',
  FISH: 'Fishing',
  PVP: 'Board and card games',
  SPORTS: 'Sports',
  LOTT: 'Lottery',
  ELOTT: 'E-lottery',
};
