import type { GamesJackpotsValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { requireMember, type Handlers } from '../../calls/call.ts';
import { notAvailable, refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { readJackpotRules } from './jackpot-rules.ts';

type Jackpot = GamesJackpotsValue['jackpots'][number];

/** What the platform's jackpots are now; a turn that has not begun shows its seed. */
async function listOwn(parts: MemberParts): Promise<readonly Jackpot[]> {
  const { db, merchant } = parts;
  const { code } = await readCurrency(db, merchant);
  const rules = await readJackpotRules(parts, code);
  if (rules.length === 0) return [];
  const rows = await db
    .selectFrom('jackpot_pool')
    .select(['pool', 'amount'])
    .where('merchant', '=', merchant)
    .execute();
  const amounts = new Map(rows.map(({ pool, amount }) => [pool, BigInt(amount)]));
  return rules.map(({ id, name, seed }) => ({
    id,
    name,
    vendor: '',
    currency: code,
    amount: writeMoney(amounts.get(id) ?? seed, code),
  }));
}

/** Jackpots of the vendor; none while it does not answer. */
async function listOfVendor({ gameVendor }: MemberParts): Promise<readonly Jackpot[]> {
  if (gameVendor === null) return [];
  const answer = await gameVendor.ask('jackpots', {}).catch((cause: unknown) => {
    // Jackpots of the platform show all the same.
    if (cause instanceof AppError) return { jackpots: [] };
    throw cause;
  });
  return answer.jackpots.map(({ pool, name, currency, amount }) => ({
    id: `${gameVendor.code}.${pool}`,
    name,
    vendor: gameVendor.code,
    currency,
    amount,
  }));
}

async function listRooms({ db, gameVendor }: MemberParts, nodeId: string) {
  if (gameVendor === null) throw notAvailable('No vendor of games is connected.');
  const game = await db
    .selectFrom('game')
    .select(['game_code', 'node_id'])
    .where('node_id', '=', /^[1-9][0-9]{0,8}$/.test(nodeId) ? Number(nodeId) : 0)
    .executeTakeFirst();
  if (game === undefined) throw refuseCall('game.unknown', 'There is no such game.', 404);
  const { rooms } = await gameVendor.ask('rooms', { game: game.game_code });
  return {
    rooms: rooms.map(({ room, name, open, players = 0, smallestStake = '', largestStake = '' }) => ({
      // The launch reads the game of a room from its name.
      roomId: `${game.node_id}-${room}`,
      roomName: name,
      open,
      players,
      smallestStake,
      largestStake,
      nodeId: String(game.node_id),
    })),
  };
}

async function listMatches({ gameVendor }: MemberParts) {
  if (gameVendor === null) return { matches: [] };
  const { matches } = await gameVendor.ask('matches', {});
  return { matches: matches.map((match) => ({ ...match, vassalage: gameVendor.code })) };
}

/** Jackpots, and what the vendor's server says of rooms and matches. */
export const createHandlers = (
  parts: MemberParts,
): Pick<Handlers, 'games.jackpots' | 'games.rooms' | 'games.matches'> => ({
  'games.jackpots': async () => ({
    jackpots: [...(await listOwn(parts)), ...(await listOfVendor(parts))],
  }),
  'games.rooms': ({ nodeId }, caller) => {
    requireMember(caller);
    return listRooms(parts, nodeId);
  },
  'games.matches': () => listMatches(parts),
});
