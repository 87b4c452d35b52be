import { sql } from 'kysely';
import { nameStep } from '../../platform/play/rounds.ts';
import {
  bookTransfers,
  ensureHouse,
  findMainWallets,
  houseAccounts,
} from '../../platform/money/wallet/ledger.ts';
import { asOpened } from '../../platform/money/ways-out/opened-way.ts';
import type { Database } from '../../server/db/database.ts';
import type { CatalogueKind } from '../vendor/game.ts';

/** Whose rounds they are. */
interface House {
  readonly merchant: string;
  readonly vendor: string;
}
/** A round that has ended. Amounts in minor units. */
export interface Round {
  readonly memberId: string;
  readonly nodeId: number;
  readonly launch: string;
  readonly round: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly openedAt: Date;
  readonly closedAt: Date;
}

/** The number of a round, as a vendor would give it: digits of the day (`2026-11-27`), the member and the place. */
export const numberRound = (day: string, memberId: string, place: number): string =>
  `${day.replaceAll('-', '')}${memberId.padStart(4, '0')}${String(place + 1).padStart(2, '0')}`;

/** Stores rounds as the play of members does, each with the launch of its game. */
export async function storeRounds(
  db: Database,
  { merchant, vendor }: House,
  rounds: readonly Round[],
): Promise<void> {
  const starts = new Map(rounds.toReversed().map((round) => [round.launch, round]));
  await db
    .insertInto('play_launch')
    .values(
      [...starts.values()].map(({ launch, memberId, nodeId, openedAt }) => ({
        id: launch,
        merchant,
        vendor,
        member_id: memberId,
        node_id: nodeId,
        language: 'EN',
        session_hash: 'seed',
        created_at: openedAt,
        expires_at: openedAt,
        opened_at: openedAt,
      })),
    )
    .execute();
  await db
    .insertInto('play_round')
    .values(
      rounds.map(({ launch, round, memberId, nodeId, stake, payout, openedAt, closedAt }) => ({
        merchant,
        vendor,
        round,
        launch_id: launch,
        member_id: memberId,
        node_id: nodeId,
        state: 'settled',
        stake: stake.toString(),
        payout: payout.toString(),
        opened_at: openedAt,
        closed_at: closedAt,
      })),
    )
    .execute();
}

/** Books the stakes and wins of rounds in the order in which they were, as play does. */
export async function bookRounds(
  db: Database,
  { merchant, vendor }: House,
  rounds: readonly Round[],
): Promise<void> {
  const wallets = await findMainWallets(db, [...new Set(rounds.map(({ memberId }) => memberId))]);
  const house = await ensureHouse(db, merchant, houseAccounts.games);
  const book = ({ memberId, round }: Round, step: 'bet' | 'win', toMember: bigint, bookedAt: Date) => ({
    merchant,
    kind: `game.${step}`,
    reference: nameStep({ vendor, round }, step),
    at: bookedAt,
    opened: asOpened('stake', memberId),
    postings: [
      { accountId: house, amount: -toMember },
      { accountId: wallets.get(memberId) ?? '', amount: toMember },
    ],
  });
  const transfers = rounds.flatMap((one) => [
    book(one, 'bet', -one.stake, one.openedAt),
    ...(one.payout === 0n ? [] : [book(one, 'win', one.payout, one.closedAt)]),
  ]);
  await bookTransfers(
    db,
    transfers.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  );
}

/** The three most popular games of the catalogue of these kinds. */
export async function listGames(db: Database, kinds: readonly CatalogueKind[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('game')
    .select('node_id')
    .where((where) =>
      where.or(
        kinds.map(({ type, classify }) =>
          where.and([
            where.eb(sql<string>`game_type`, '=', type),
            ...(classify === undefined ? [] : [where.eb('classify', '=', classify)]),
          ]),
        ),
      ),
    )
    .where('maintenance', '=', false)
    .orderBy('popularity', 'desc')
    .orderBy('node_id')
    .limit(3)
    .execute();
  return rows.map(({ node_id: nodeId }) => nodeId);
}
