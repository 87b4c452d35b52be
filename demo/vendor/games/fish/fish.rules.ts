import type { Factor } from '../../game.ts';

/**
 * Each paid bullet draws alone, when it hits. The chance to catch a target is the return divided by what the
 * target pays, so every target gives back the same, and nothing is lost when a fish swims away.
 */
const returnPercent = 96;

/** What a catch pays, as a multiple of the bullet. */
export const targets = {
  sardine: 2,
  clown: 3,
  puffer: 5,
  squid: 8,
  ray: 12,
  turtle: 20,
  shark: 40,
  dragon: 100,
} as const;
export type Target = keyof typeof targets;
export const targetNames = Object.keys(targets) as readonly Target[];

/** A catch is a draw below `returnPercent` of this many. */
export const drawsOf = (target: Target): number => targets[target] * 100;
export const isCatch = (drawn: number): boolean => drawn < returnPercent;
export const chanceOf = (target: Target): Factor => ({
  over: BigInt(returnPercent),
  under: BigInt(drawsOf(target)),
});
export const fishReturn: Factor = { over: BigInt(returnPercent), under: 100n };
/** A bullet that has hit nothing for so long is given back. */
export const flightMs = 8_000;
