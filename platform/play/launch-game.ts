import { sql } from 'kysely';
import type { GamesLaunchRequest, GamesLaunchValue } from '../../src/protocol/generated/wire-types.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import { unitOf } from '../../src/protocol/money/money.ts';
import type { Database } from '../../server/db/database.ts';
import { assertWithinLimits } from '../protection/assert-within-limits.ts';
import { refuseDuringRest } from '../protection/hold-play.ts';
import { refuseDemoOnBreak } from '../protection/refuse-demo.ts';
import { readJurisdiction } from '../protection/jurisdiction.ts';
import { ensureGatewayKey } from '../money/cashier/gateway/gateway-key.ts';
import { iconOf } from './games/game-item.ts';
import { isOffered } from './games/narrow-games.ts';
import { findWindow } from './games/vendor-windows.ts';
import { gameTypes, type GameType } from './games/game-type.ts';
import { startDemo } from '../identity/registration/free-demo.ts';
import { readSession } from '../identity/sessions/sessions.ts';
import { runIdempotent } from '../calls/run-idempotent.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { notAvailable, refuseCall } from '../calls/refusals.ts';
import { hashToken } from '../calls/tokens.ts';
import type { GameVendor } from '../../server/infrastructure/outside/game-vendor.ts';
import type { MemberParts } from '../parts.ts';
import { requireRealAccount } from '../identity/security/fund-password.ts';
import { readMemberCurrency, trialType } from '../money/wallet/currency.ts';
import { choosePlayWallet } from '../money/wallet/vendor-wallets.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { pickMirror } from '../calls/system/mirrors.ts';
import { readSettings } from '../calls/system/settings.ts';
import { findLotteryPage, withLotteryCode } from './launch-lottery.ts';
import { makeTicket } from './launch-ticket.ts';
import { openWay } from '../money/ways-out/open-way.ts';
import { wayOfGame } from './game-way.ts';
import { readPlayable } from './play-money.ts';
import { findOpenRound } from './rounds.ts';

/** One unit of the currency, in minor units: with less there is nothing to play for. */
export const smallestStake = unitOf;
/** Numbers by which clients of this family know two refusals (wire contract, error codes). */
const launchCodes = { modeUnknown: '727', roundOpen: '734' } as const;
/** How long the address that a launch gives may wait to be opened. */
const ticketMs = 60_000;

interface Game {
  readonly node_id: number;
  readonly name: string;
  readonly picture: string;
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly game_type: GameType;
  readonly classify: string;
  readonly maintenance: boolean;
  readonly maintenance_from: Date | null;
  readonly maintenance_until: Date | null;
}

/** With the wallet that it is played with. */
type PlayedGame = Game & { readonly account_type: number };

/** The vendor's name of a room; empty where the player has chosen none. */
const readRoom = ({ roomId = '' }: GamesLaunchRequest): string => roomId.replace(/^[^-]*-?/, '');

/** Clients name a game by its node, its id, or its room, which begins with the node. */
const readNode = ({ nodeId, gameId, roomId }: GamesLaunchRequest): number => {
  const asked = [nodeId, gameId, roomId?.replace(/-.*$/, '')].find((one) => one !== undefined && one !== '');
  return asked !== undefined && /^[1-9][0-9]{0,8}$/.test(asked) ? Number(asked) : 0;
};

/** A kind of games in the place of a node: a page that shows the book of a provider knows no entry of it. */
const readType = ({ nodeId }: GamesLaunchRequest): GameType | null =>
  gameTypes.find((type) => type === nodeId) ?? null;

/** The entry that is named; of a kind the first of the provider that is named, or of the first provider. */
async function findGame(db: Database, request: GamesLaunchRequest): Promise<Game> {
  const type = readType(request);
  const { vassalage = '' } = request;
  const game = await db
    .selectFrom('game as g')
    .innerJoin('game_vendor as v', (join) =>
      join.onRef('v.code', '=', 'g.vendor_code').onRef('v.game_type', '=', 'g.game_type'),
    )
    .select([
      'g.node_id',
      'g.name',
      'g.picture',
      'g.vendor_code',
      'v.name as vendor_name',
      'g.game_type',
      'g.classify',
      sql<boolean>`(g.maintenance or v.maintenance)`.as('maintenance'),
      // When the game and its vendor are both closed, the vendor's times apply.
      sql<Date | null>`case when v.maintenance then v.maintenance_from else g.maintenance_from end`.as(
        'maintenance_from',
      ),
      sql<Date | null>`case when v.maintenance then v.maintenance_until else g.maintenance_until end`.as(
        'maintenance_until',
      ),
    ])
    .where(isOffered)
    .$if(type === null, (games) => games.where('g.node_id', '=', readNode(request)))
    .$if(type !== null, (games) => games.where('g.game_type', '=', type))
    .$if(type !== null && vassalage !== '', (games) => games.where('g.vendor_code', '=', vassalage))
    .orderBy('v.position')
    .orderBy('g.maintenance')
    .orderBy('g.popularity', 'desc')
    .executeTakeFirst();
  if (game === undefined) throw refuseCall('game.unknown', 'There is no such game.', 404);
  return game;
}

/**
 * An end that has passed is left out: the game is back when the operator says so. The times go out twice: as
 * clients of this family read them (milliseconds), and as ISO 8601.
 */
async function refuseMaintenance(db: Database, game: Game, language: string, now: Date): Promise<void> {
  const planned = await findWindow(db, { vendor: game.vendor_code, language, now });
  const window = planned !== null && planned.from <= now ? planned : null;
  if (!game.maintenance && window === null) return;
  // A closure without an end may last longer than the window.
  const from = game.maintenance ? game.maintenance_from : (window?.from ?? null);
  const end = game.maintenance ? game.maintenance_until : (window?.until ?? null);
  const until = end !== null && end > now ? end : null;
  throw refuseCall('game.maintenance', 'The game is under maintenance.', 409, {
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    text: window?.text ?? '',
    content: { data: { maintainTime: from?.getTime() ?? null, endTime: until?.getTime() ?? null } },
  });
}

/** A round that is open continues in its own game, whatever the balance; any other game has to wait. */
async function requireFree(db: Database, memberId: string, game: PlayedGame, now: Date): Promise<void> {
  await refuseDuringRest(db, memberId, now);
  const open = await findOpenRound(db, memberId);
  if (open?.nodeId === game.node_id) return;
  if (open !== null)
    throw refuseCall('game.round-open', 'A round in another game is open.', 409, {
      nodeId: String(open.nodeId),
      name: open.name,
      code: launchCodes.roundOpen,
    });
  // Better refused here than at the first stake.
  const smallest = smallestStake((await readMemberCurrency(db, memberId)).code);
  await assertWithinLimits(db, { memberId, kind: 'stake', amount: smallest, now });
  const wallet = { memberId, way: wayOfGame(game.game_type), accountType: game.account_type };
  if ((await readPlayable(db, wallet)) < smallest)
    throw refuseCall('balance.insufficient', 'The wallet has less than the smallest stake.', 409);
}

/** Writes the launch down and puts the game first among those played lately. */
async function storeLaunch(
  db: Database,
  { merchant, clock, random }: MemberParts,
  caller: Caller,
  { game, vendor }: { readonly game: PlayedGame; readonly vendor: GameVendor },
): Promise<string> {
  const now = clock.now();
  const id = random.uuid();
  const memberId = requireMember(caller).id;
  await db
    .insertInto('play_launch')
    .values({
      id,
      merchant,
      vendor: vendor.code,
      member_id: memberId,
      node_id: game.node_id,
      account_type: game.account_type,
      session_hash: hashToken(caller.token ?? ''),
      language: caller.language,
      created_at: now,
      expires_at: new Date(now.getTime() + ticketMs),
      opened_at: null,
    })
    .execute();
  await sql`insert into game_recent (member_id, node_id, played_at) values (${memberId}, ${game.node_id}, ${now})
    on conflict (member_id, node_id) do update set played_at = excluded.played_at`.execute(db);
  return id;
}

/** The kind of the game is for the first view alone: what is played the vendor learns by the ticket. */
const writeAddress = (
  origin: string,
  ticket: string,
  { game_type, classify, room }: Game & { readonly room: string },
): string => {
  const url = new URL('/play', origin);
  url.searchParams.set('type', game_type);
  if (classify !== '') url.searchParams.set('classify', classify);
  if (room !== '') url.searchParams.set('room', room);
  // After the mark: no server gets it with the address, and none writes it into a log. The page sends it in a body.
  url.hash = `ticket=${ticket}`;
  return url.href;
};

/**
 * What a client says of itself must be true where it says it.
 * @throws AppError 400 `function.not.available` for another merchant, `request_param_err` for another
 * account and for a launch mode that there is not
 */
function checkLaunch({ merchant }: MemberParts, request: GamesLaunchRequest, account: string): void {
  const { launchMode = 'GLS', merchantCode = '', username = '' } = request;
  if (merchantCode !== '' && merchantCode !== merchant) throw notAvailable('This is another merchant.');
  if (username !== '' && username.toLowerCase() !== account.toLowerCase())
    throw refuseCall('request_param_err', 'The session is of another account.');
  if (launchMode !== 'GLS' && launchMode !== 'LOTT')
    throw refuseCall('request_param_err', 'Expected the launch mode GLS or LOTT.', 400, {
      code: launchCodes.modeUnknown,
    });
}

/** Whether a launch was opened, or can be no more: the same press is a new start then. */
const isLaunchUsedUp = async (db: Database, answer: Json, now: Date): Promise<boolean> => {
  const { launch } = answer as { readonly launch: string };
  const row = await db
    .selectFrom('play_launch')
    .select(['opened_at', 'expires_at'])
    .where('id', '=', launch)
    .executeTakeFirst();
  return row === undefined || row.opened_at !== null || row.expires_at <= now;
};

/**
 * Starts a game, once for each idempotency key, and returns the address that opens it. Its ticket is valid
 * once, for a minute. Only the launch's id is stored with the key: a repeated call computes the ticket from it.
 * A trial account plays with play money, where the market profile has it. `game_url` is on one of the
 * launch mirrors, at random; `game_url2` on the vendor's own origin, for a client that cannot reach it.
 * @throws AppError 403 `account.trial`; 404 `game.unknown`; 409 `game.maintenance`, `game.round-open`,
 * `balance.insufficient`, those of `assertWithinLimits`; 400 `function.not.available` where no vendor is connected
 */
export async function launchGame(
  parts: MemberParts,
  request: GamesLaunchRequest,
  caller: Caller,
): Promise<GamesLaunchValue> {
  const member = requireMember(caller);
  checkLaunch(parts, request, member.account);
  const lottery = await withLotteryCode(parts.db, request);
  const page = findLotteryPage(parts, lottery, caller.language);
  if (page !== null) return page;
  if (member.customerType === trialType && !(await readJurisdiction(parts)).demoPlay)
    requireRealAccount(member);
  const vendor = parts.gameVendor;
  if (vendor === null) throw notAvailable('No vendor of games is connected.');
  const chosen = await findGame(parts.db, request);
  await refuseMaintenance(parts.db, chosen, caller.language, parts.clock.now());
  const account_type = await choosePlayWallet(parts, member.customerType, chosen.node_id);
  const game = { ...chosen, account_type };
  const call = {
    operation: 'games.launch',
    asked: { nodeId: game.node_id },
    isUsedUp: (db: Database, answer: Json) => isLaunchUsedUp(db, answer, parts.clock.now()),
  };
  const { launch } = await runIdempotent(parts, caller, call, async (db) => {
    await lockMember(db, member.id);
    const way = game.game_type === 'PVP' ? wayOfGame(game.game_type) : 'launch';
    await openWay(db, { way, memberId: member.id, now: parts.clock.now() });
    await requireFree(db, member.id, game, parts.clock.now());
    return { launch: await storeLaunch(db, parts, caller, { game, vendor }) };
  });
  const secret = await ensureGatewayKey(parts.db, parts, vendor.code);
  const ticket = makeTicket(secret, launch);
  const opened = { ...game, room: readRoom(request) };
  const { launchGameCDNs } = (await readSettings(parts)).mirrors;
  const addresses = {
    game_url: writeAddress(pickMirror(launchGameCDNs, parts.random, vendor.origin), ticket, opened),
    game_url2: writeAddress(vendor.origin, ticket, opened),
  };
  return {
    ...addresses,
    content: addresses,
    game: {
      nodeId: String(game.node_id),
      gameName: game.name,
      displayName: game.vendor_name,
      gameType: game.game_type,
      iconUrl: iconOf(game.node_id, game.picture),
    },
  };
}

/**
 * Who plays for play money: the trial account of the session, or a demo account that is lent to a visitor, where
 * the market and the brand have free demos.
 */
async function findTrialPlayer(parts: MemberParts, caller: Caller): Promise<Caller> {
  if (caller.member !== null) {
    await refuseDemoOnBreak(parts, caller);
    return caller;
  }
  const [{ demoPlay }, { modules }] = await Promise.all([readJurisdiction(parts), readSettings(parts)]);
  if (!demoPlay || modules['FREEPLAY3'] === false) throw notAvailable('There is no free demo.');
  const { token } = await startDemo(parts, {}, caller);
  return { ...caller, token, member: await readSession(parts, token) };
}

/**
 * Starts a game for play money, under the name that clients of this family call for it, with or without a session.
 * @throws AppError 400 `function.not.available` for other accounts, and where there is no free demo; those of
 * `launchGame` and `startDemo`
 */
export async function launchTrial(
  parts: MemberParts,
  request: GamesLaunchRequest,
  caller: Caller,
): Promise<GamesLaunchValue> {
  const player = await findTrialPlayer(parts, caller);
  if (requireMember(player).customerType !== trialType)
    throw notAvailable('Games for play money are for trial accounts.');
  return launchGame(parts, request, player);
}
