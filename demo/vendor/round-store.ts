import { sql, type Selectable } from 'kysely';
import type { Clock } from '../../server/infrastructure/clock.ts';
import type { Random } from '../../server/infrastructure/random.ts';
import type { VendorDatabase, VendorRoundState, VendorRoundTable, VendorSessionTable } from './tables.ts';
import type { WalletLink } from './wallet-link.ts';

export type Play = Selectable<VendorSessionTable>;
export type Round = Selectable<VendorRoundTable>;

const underWay = ['open', 'raising', 'lowering'] as const satisfies readonly VendorRoundState[];
type UnderWay = (typeof underWay)[number];
/** Whether a player can continue the round, though the wallet may be asked for a further stake. */
export const isUnderWay = (state: VendorRoundState): state is UnderWay =>
  underWay.some((one) => one === state);
/** All that was staked in a round, in minor units. */
export const stakedOf = ({ stake, raised }: Pick<Round, 'stake' | 'raised'>): bigint =>
  BigInt(stake) + BigInt(raised);

/** What the vendor runs on. */
export interface VendorParts {
  readonly db: VendorDatabase;
  readonly clock: Clock;
  /** Draws what games are played with: the operating system's, never one that can be guessed. */
  readonly random: Random;
  readonly wallet: WalletLink;
}

export async function findRound(db: VendorDatabase, player: string, id: string): Promise<Round | null> {
  const round = await db
    .selectFrom('vendor_round')
    .selectAll()
    .where('id', '=', id)
    .where('player', '=', player)
    .executeTakeFirst();
  return round ?? null;
}

/** The round that a player can continue with in a game. */
export async function findOpenRound(
  db: VendorDatabase,
  player: string,
  gameId: string,
): Promise<Round | null> {
  const round = await db
    .selectFrom('vendor_round')
    .selectAll()
    .where('player', '=', player)
    .where('game_id', '=', gameId)
    .where('state', 'in', underWay)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return round ?? null;
}

/** The rounds of a player that are open in a game, and the last that have ended; newest first. */
export async function listRounds(
  db: VendorDatabase,
  { player, game }: Pick<Play, 'player' | 'game'>,
  most = 30,
): Promise<readonly Round[]> {
  return db
    .selectFrom('vendor_round')
    .selectAll()
    .where('player', '=', player)
    .where('game', '=', game)
    .where('state', 'not in', ['opening', 'refused'])
    .orderBy(sql`state in ('open', 'raising', 'lowering', 'paying', 'refunding')`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

const endings = ['won', 'lost', 'refunded'] as const satisfies readonly VendorRoundState[];
/** The last rounds of a player in an entry of the catalogue that have ended, newest first. */
export const listEnded = (
  db: VendorDatabase,
  { player, game_id }: Pick<Play, 'player' | 'game_id'>,
  most = 20,
): Promise<readonly Round[]> =>
  db
    .selectFrom('vendor_round')
    .selectAll()
    .where('player', '=', player)
    .where('game_id', '=', game_id)
    .where('state', 'in', endings)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();

/**
 * Puts a round into another state where it is still in the one that is known, and asked for no further stake since; of
 * several at the same moment one does it. @returns the round as it is now, or null where another call was faster
 */
export async function moveRound(
  { db, clock }: Pick<VendorParts, 'db' | 'clock'>,
  { id, raise_turn: turn, raise }: Round,
  from: VendorRoundState,
  state: VendorRoundState,
): Promise<Round | null> {
  const round = await db
    .updateTable('vendor_round')
    .set({
      state,
      changed_at: clock.now(),
      raise: state === 'lowering' ? JSON.stringify(raise) : null,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('raise_turn', '=', turn)
    .returningAll()
    .executeTakeFirst();
  return round ?? null;
}
