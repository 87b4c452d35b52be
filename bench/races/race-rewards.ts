import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { systemClock } from '../../server/infrastructure/clock.ts';
import { systemRandom } from '../../server/infrastructure/random.ts';
import { askMember, type Ask } from './ask.ts';
import { makePlayers, merchant, type Player } from './make-cast.ts';
import { countThings, type PreparedRace, type Race } from './race.ts';

const texts = JSON.stringify({ EN: { title: 'Race' } });
const dayMs = 86_400_000;
const inDays = (days: number): Date => new Date(systemClock.now().getTime() + days * dayMs);

/** Each member's own reward, asked for by many calls at once: each call has its own key. */
async function prepare(
  db: Database,
  requests: number,
  race: {
    readonly account: string;
    readonly give: (player: Player) => Promise<void>;
    readonly ask: (player: Player, key: string) => Ask;
    readonly countEffects: () => Promise<number>;
  },
): Promise<PreparedRace> {
  const wanted = countThings(requests);
  const players = await makePlayers(db, wanted, { account: race.account, money: 0n, points: 0n });
  for (const player of players) await race.give(player);
  return {
    asks: Array.from({ length: requests }, (_, index) =>
      race.ask(players[index % wanted] ?? players[0], systemRandom.uuid()),
    ),
    wanted,
    countEffects: race.countEffects,
  };
}
/** Rows that say that it was given; or transfers, where they are of another number: one without the other shows. */
async function countPairs(db: Database, rows: string, references: string): Promise<number> {
  const found = await sql<{ rows: number; transfers: number }>`select
    (select count(*)::int from ${sql.table(rows)}) as rows,
    (select count(*)::int from ledger_transfer where reference like ${references}
      and reference not like '%:points') as transfers`.execute(db);
  const { rows: given = 0, transfers = 0 } = found.rows[0] ?? {};
  return Math.max(given, transfers);
}

/** A mission that each member has done, claimed by many calls at once. */
export const raceMissions: Race = async (db, requests) => {
  const { id } = await db
    .insertInto('mission')
    .values({
      merchant,
      position: 0,
      texts,
      period: 'once',
      metric: 'logInDays',
      target: '1',
      pays: '500',
      points: '5',
      tickets: 1,
      wagering: 2,
      starts_at: inDays(-1),
      ends_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return prepare(db, requests, {
    account: 'missionary',
    give: async (player) => {
      await sql`insert into member_login (member_id, at, way, outcome, device, network)
        values (${player.id}, ${systemClock.now()}, 'password', 'accepted', 'race', '203.0.113.7')`.execute(
        db,
      );
    },
    ask: ({ token }, key) => askMember('missions.claim', { id }, { token, key }),
    countEffects: () => countPairs(db, 'mission_claim', 'mission:%'),
  });
};

/** Rebate of two days, claimed by many calls at once. */
export const raceRebates: Race = (db, requests) =>
  prepare(db, requests, {
    account: 'rebater',
    give: async (player) => {
      const row = { merchant, member_id: player.id, valid_bets: '10000', rate: 50, amount: '50' };
      const days = ['2026-01-01', '2026-01-02'].map((day) => ({
        ...row,
        day,
        product: 'RNG',
        expires_at: null,
      }));
      await db.insertInto('rebate_day').values(days).execute();
    },
    ask: ({ token }, key) => askMember('rebates.claim', {}, { token, key }),
    countEffects: () => countPairs(db, 'rebate_claim', 'rebate:%'),
  });

/** The bonus of a level that each member reached, claimed by many calls at once. */
export const raceLevelBonuses: Race = async (db, requests) => {
  const ids = new Map<string, string>();
  return prepare(db, requests, {
    account: 'riser',
    give: async (player) => {
      const { id } = await db
        .insertInto('issued_reward')
        .values({
          merchant,
          member_id: player.id,
          promotion_type: 'UPGRADE_BONUS',
          texts,
          pays: '800',
          points: '0',
          wagering: 1,
          subject: `level:${player.id}:2`,
          issued_at: systemClock.now(),
          expires_at: inDays(30),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(player.id, id);
    },
    ask: ({ id, token }, key) =>
      askMember('rewards.claim', { promotionClaimId: ids.get(id) ?? '' }, { token, key }),
    countEffects: async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ledger_transfer t
        join issued_reward r on t.reference = 'reward:' || r.id
        where r.promotion_type = 'UPGRADE_BONUS'`.execute(db);
      return rows[0]?.count ?? 0;
    },
  });
};

/** A deposit bonus that each member joins by many calls at once. */
export const racePromotions: Race = async (db, requests) => {
  const { id } = await db
    .insertInto('promotion')
    .values({
      merchant,
      position: 0,
      promotion_type: 'DEPOSIT',
      texts,
      terms: texts,
      percent: 50,
      fixed: null,
      cap: '50000',
      minimum: '10000',
      wagering: 3,
      starts_at: inDays(-1),
      ends_at: inDays(1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return prepare(db, requests, {
    account: 'joiner',
    give: () => Promise.resolve(),
    ask: ({ token }, key) => askMember('promotions.join', { id }, { token, key }),
    countEffects: async () => {
      const rows = await db
        .selectFrom('promotion_entry')
        .select('id')
        .where('promotion_id', '=', id)
        .execute();
      return rows.length;
    },
  });
};
