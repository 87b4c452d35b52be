// Written by "npm run generate" from the folders; do not edit.
import type { AnyGame } from '../game.ts';
import { hiLoGame } from '../games/hi-lo/hi-lo.game.ts';

/** Every game of the vendor: what has a folder can be opened, and is under test. */
export const vendorGames: readonly AnyGame[] = [
  hiLoGame,
];
