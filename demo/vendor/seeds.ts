import { createHmac } from 'node:crypto';
import type { Random } from '../../server/infrastructure/random.ts';
import { commitTo, drawFromSeed } from './chance.ts';
import type { BoardDrawing } from './game.ts';
import type { Play } from './round-store.ts';
import type { VendorDatabase } from './tables.ts';

/** The hash of the next round's seed is shown before the stake, so the seed is there already. */
export async function ensureSeed(
  db: VendorDatabase,
  random: Random,
  { player, game }: Pick<Play, 'player' | 'game'>,
): Promise<string> {
  const seed = Buffer.from(random.bytes(32)).toString('hex');
  await db
    .insertInto('vendor_seed')
    .values({ player, game, seed })
    .onConflict((conflict) => conflict.columns(['player', 'game']).doNothing())
    .execute();
  const row = await db
    .selectFrom('vendor_seed')
    .select('seed')
    .where('player', '=', player)
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
  return row.seed;
}

/** The seed that a player was shown the hash of, for one round. */
export async function takeSeed(db: VendorDatabase, random: Random, play: Play): Promise<string> {
  const seed = await ensureSeed(db, random, play);
  await db
    .deleteFrom('vendor_seed')
    .where('player', '=', play.player)
    .where('game', '=', play.game)
    .execute();
  return seed;
}

/** In the place of a player where a secret is the vendor's: a name that no player has. */
const house = 'house';
export type Events = Pick<BoardDrawing, 'eventChance' | 'proof'>;
/**
 * The events of a game's calendar. The seed of each is HMAC-SHA256(secret, name of the event), so that one
 * that is revealed says nothing of the others; the secret is drawn once and never leaves the vendor's books.
 */
export async function openEvents(db: VendorDatabase, random: Random, game: string): Promise<Events> {
  const secret = Buffer.from(await ensureSeed(db, random, { player: house, game }), 'hex');
  const seedOf = (event: string): string => createHmac('sha256', secret).update(event).digest('hex');
  return {
    eventChance: (event) => drawFromSeed({ seed: seedOf(event), key: event, step: 0 }),
    proof: (event) => ({ commitment: commitTo(seedOf(event)), seed: seedOf(event) }),
  };
}
