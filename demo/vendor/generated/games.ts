// Written by "npm run generate" from the folders; do not edit.
import type { AnyGame } from '../game.ts';
import { arenaGame } from '../games/arena/arena.game.ts';
import { baccaratGame } from '../games/baccarat/baccarat.game.ts';
import { bingoGame } from '../games/bingo/bingo.game.ts';
import { blackjackGame } from '../games/blackjack/blackjack.game.ts';
import { bullGame } from '../games/bull/bull.game.ts';
import { crashGame } from '../games/crash/crash.game.ts';
import { diceGame } from '../games/dice/dice.game.ts';
import { esportsGame } from '../games/esports/esports.game.ts';
import { fishGame } from '../games/fish/fish.game.ts';
import { hiLoGame } from '../games/hi-lo/hi-lo.game.ts';
import { pokerGame } from '../games/poker/poker.game.ts';
import { rouletteGame } from '../games/roulette/roulette.game.ts';
import { scratchGame } from '../games/scratch/scratch.game.ts';
import { slotGame } from '../games/slot/slot.game.ts';
import { sportsGame } from '../games/sports/sports.game.ts';

/** Every game of the vendor: what has a folder can be opened, and is under test. */
export const vendorGames: readonly AnyGame[] = [
  arenaGame,
  baccaratGame,
  bingoGame,
  blackjackGame,
  bullGame,
  crashGame,
  diceGame,
  esportsGame,
  fishGame,
  hiLoGame,
  pokerGame,
  rouletteGame,
  scratchGame,
  slotGame,
  sportsGame,
];
