import { createHash, createHmac } from 'node:crypto';
import type { Random } from '../../server/infrastructure/random.ts';
import type { Chance } from './game.ts';

const words = 2 ** 32;

export const drawFrom =
  (random: Random): Chance =>
  (below) =>
    random.integer(0, below);

/** What binds the vendor to a seed: the hex SHA-256 of its bytes. */
export const commitTo = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/**
 * Draws that follow from a seed, so that a player can check them. Draw n of a step is the first four bytes
 * of HMAC-SHA256(seed, "key|step|n") as a big-endian number, modulo the bound; one that would favour some
 * outcomes is skipped. `key` comes from the player's browser, after the seed is bound: neither side decides alone.
 */
export function drawFromSeed({ seed, key, step }: { seed: string; key: string; step: number }): Chance {
  let count = 0;
  const nextWord = (): number => {
    const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${key}|${step}|${count}`);
    count += 1;
    return mac.digest().readUInt32BE(0);
  };
  return (below) => {
    const fair = Math.floor(words / below) * below;
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % below;
  };
}
