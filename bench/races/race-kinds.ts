import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { systemRandom } from '../../server/infrastructure/random.ts';
import { askMember, type Ask } from './ask.ts';
import {
  fundPassword as password,
  makePlayer,
  makePlayers,
  makePointReward,
  merchant,
  planEnvelopes,
} from './make-cast.ts';
import { raceConfirmations } from './race-confirmations.ts';
import { raceContracts } from './race-contracts.ts';
import { raceLevelBonuses, raceMissions, racePromotions, raceRebates } from './race-rewards.ts';
import { raceTransfers } from './race-transfers.ts';
import type { Race } from './race.ts';

const repeat = (requests: number, make: (index: number) => Ask): readonly Ask[] =>
  Array.from({ length: requests }, (_, index) => make(index));
const newKey = (): string => systemRandom.uuid();
const spent = 1_000n;

/** Transfers of a kind whose reference begins so. Money that moved without its row shows here. */
const countTransfers = async (db: Database, kind: string, reference: string): Promise<number> => {
  const { count } = await db
    .selectFrom('ledger_transfer')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('kind', '=', kind)
    .where('reference', 'like', `${reference}%`)
    .executeTakeFirstOrThrow();
  return count;
};
/** Transfers that touch a member's accounts, the opening left out. */
const countOwn = async (db: Database, memberId: string, kind: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_entry e join ledger_account a on a.id = e.account_id
    join ledger_transfer t on t.id = e.transfer_id where a.member_id = ${memberId} and t.kind = ${kind}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

const redeemLast: Race = async (db, requests) => {
  const players = await makePlayers(db, Math.ceil(requests / 10), {
    account: 'redeemer',
    money: 0n,
    points: spent,
  });
  const rewardId = await makePointReward(db, { pieces: 1, points: 10n, pays: 500n });
  return {
    asks: repeat(requests, (index) => {
      const { token } = players[index % players.length] ?? players[0];
      return askMember('points.redeem', { rewardId, quantity: 1, password }, { token, key: newKey() });
    }),
    wanted: 1,
    countEffects: () => countTransfers(db, 'points.redeem', 'redeem:'),
  };
};
const claimOnce: Race = async (db, requests) => {
  const { id, token } = await makePlayer(db, { account: 'claimer', money: 0n, points: 0n });
  const row = await db
    .insertInto('issued_reward')
    .values({
      merchant,
      member_id: id,
      promotion_type: 'BONUS',
      texts: JSON.stringify({ EN: { title: 'Bonus' } }),
      pays: '500',
      points: '0',
      wagering: 0,
      subject: 'race:claim',
      issued_at: new Date(),
      expires_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    asks: repeat(requests, () =>
      askMember('rewards.claim', { promotionClaimId: row.id }, { token, key: newKey() }),
    ),
    wanted: 1,
    countEffects: () => countOwn(db, id, 'bonus'),
  };
};
const convertSame: Race = async (db, requests) => {
  const { id, token } = await makePlayer(db, { account: 'converter', money: 0n, points: spent });
  return {
    asks: repeat(requests, () =>
      askMember('points.convert', { points: Number(spent), password }, { token, key: newKey() }),
    ),
    wanted: 1,
    countEffects: () => countOwn(db, id, 'bonus'),
  };
};
const repeatKey: Race = async (db, requests) => {
  const { id, token } = await makePlayer(db, { account: 'repeater', money: 0n, points: spent * 2_000n });
  const key = newKey();
  return {
    asks: repeat(requests, () => askMember('points.convert', { points: 100, password }, { token, key })),
    wanted: 1,
    countEffects: () => countOwn(db, id, 'bonus'),
  };
};
const withdrawAll: Race = async (db, requests) => {
  const { id, token, card } = await makePlayer(db, { account: 'withdrawer', money: 50_000n, points: 0n });
  const request = { amount: '500.00', card, fundPassword: password };
  return {
    asks: repeat(requests, () => askMember('withdrawals.submit', request, { token, key: newKey() })),
    wanted: 1,
    countEffects: () => countOwn(db, id, 'withdrawal.hold'),
  };
};
const grabLast: Race = async (db, requests) => {
  const players = await makePlayers(db, Math.ceil(requests / 10), {
    account: 'grabber',
    money: 0n,
    points: 0n,
  });
  await planEnvelopes(db, { least: 500n, most: 500n, budget: 500n, grabs: 100 });
  return {
    asks: repeat(requests, (index) => {
      const { token } = players[index % players.length] ?? players[0];
      return askMember('rewards.openEnvelope', {}, { token, key: newKey() });
    }),
    wanted: 1,
    countEffects: () => countTransfers(db, 'bonus', 'envelope:'),
  };
};

/** What people fight over, by the name in the table. */
export const races: Readonly<Record<string, Race>> = {
  'redeem of the last piece': redeemLast,
  'claim of one reward': claimOnce,
  'convert of the same points': convertSame,
  'one key, sent repeatedly': repeatKey,
  'withdrawal of the whole balance': withdrawAll,
  'last red envelope': grabLast,
  'received, partly received or automatically': raceConfirmations,
  'contract accepted or rejected': raceContracts,
  'claim of missions': raceMissions,
  'claim of rebates': raceRebates,
  'claim of level bonuses': raceLevelBonuses,
  'join of a deposit bonus': racePromotions,
  'transfer of the whole balance, up and down': raceTransfers,
};
