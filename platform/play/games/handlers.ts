import { sql } from 'kysely';
import type {
  GamesFacetsRequest,
  GamesListRequest,
  GamesMenusValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireMember, type Caller, type Handlers } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { countFacets } from './count-facets.ts';
import { createIndexReader } from './game-index.ts';
import { listGames, listOwnGames } from './game-store.ts';
import { isOffered, noFacets, type GameSelection } from './narrow-games.ts';
import { readFacets, readOrder } from './read-facets.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { readGame } from './read-game.ts';
import { readLanes, readVendorTypes } from './vendors.ts';
import { readWinners } from './winners.ts';

const hotCount = 24;
const recentCount = 24;
const favouritesKept = 500;

type Narrowing = Omit<GamesFacetsRequest, 'language'>;

/** What a request narrows the games by. */
async function readSelection(
  { db, merchant, clock }: MemberParts,
  request: Narrowing,
  caller: Caller,
): Promise<GameSelection & { readonly name: string | undefined }> {
  const { code } = await readCurrency(db, merchant);
  return {
    types: request.gameType === undefined ? [] : [request.gameType],
    classify: request.gameClassify || undefined,
    name: request.gameName?.trim() || undefined,
    filter: request.filter ?? 'ALL',
    memberId: caller.member?.id ?? null,
    facets: readFacets(request, code),
    now: clock.now(),
  };
}

async function list(parts: MemberParts, request: GamesListRequest, caller: Caller) {
  const { pageNo = 1, pageSize = 20 } = request;
  const { games, total, near } = await listGames(parts.db, {
    ...(await readSelection(parts, request, caller)),
    order: readOrder(request.order),
    page: pageNo,
    size: pageSize,
  });
  return { games, totalPages: Math.ceil(total / pageSize), totalCount: total, near };
}

async function facets(parts: MemberParts, request: GamesFacetsRequest, caller: Caller) {
  const { code } = await readCurrency(parts.db, parts.merchant);
  return countFacets(parts.db, await readSelection(parts, request, caller), code);
}

async function listTop(
  parts: MemberParts,
  caller: Caller,
  top: { types: readonly ('LOTT' | 'ELOTT')[]; filter: 'ALL' | 'HOT'; size: number },
) {
  const memberId = caller.member?.id ?? null;
  const { games } = await listGames(parts.db, {
    ...top,
    memberId,
    facets: noFacets,
    page: 1,
    now: parts.clock.now(),
  });
  return games;
}

async function addFavourite(
  { db, clock }: MemberParts,
  memberId: string,
  nodeId: string,
): Promise<Record<string, never>> {
  const game = await db
    .selectFrom('game')
    .select('node_id')
    .where('node_id', '=', toNodeId(nodeId))
    .executeTakeFirst();
  if (game === undefined) throw refuseCall('game.unknown', 'There is no such game.', 404);
  // The bound keeps one member from filling the table.
  await sql`insert into game_favourite (member_id, node_id, created_at)
    select ${memberId}, ${game.node_id}, ${clock.now()}
    where (select count(*) from game_favourite where member_id = ${memberId}) < ${favouritesKept}
    on conflict do nothing`.execute(db);
  return {};
}

/** Node ids are integers of four bytes; a larger one names no game. */
const toNodeId = (text: string): number => {
  const id = Number(text);
  return id <= 2_147_483_647 ? id : 0;
};

async function removeFavourite(
  { db }: MemberParts,
  memberId: string,
  nodeId: string,
): Promise<Record<string, never>> {
  await db
    .deleteFrom('game_favourite')
    .where('member_id', '=', memberId)
    .where('node_id', '=', toNodeId(nodeId))
    .execute();
  return {};
}

/** Lottery games by group, keyed by the group's code. */
async function readMenus(db: Database): Promise<GamesMenusValue> {
  const rows = await db
    .selectFrom('game as g')
    .select(['node_id', 'game_code', 'name', 'classify'])
    .where('game_type', '=', 'LOTT')
    .where(isOffered)
    .orderBy('popularity', 'desc')
    .execute();
  const menus: Record<
    string,
    { gameGroupCode: string; gameMenus: { gameId: number; code: string; remark: string }[] }
  > = {};
  for (const { node_id, game_code, name, classify } of rows) {
    const group = (menus[classify] ??= { gameGroupCode: classify, gameMenus: [] });
    group.gameMenus.push({ gameId: node_id, code: game_code, remark: name });
  }
  return menus;
}

type Names =
  `games.${'list' | 'info' | 'facets' | 'index' | 'hot' | 'vendors' | 'types' | 'favourites' | 'favouriteList' | 'addFavourite' | 'removeFavourite' | 'recent' | 'menus' | 'popular' | 'winners'}`;

/** The catalogue and what a member keeps of it. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Names> {
  const { db, merchant, clock } = parts;
  const readIndex = createIndexReader(db, clock);
  return {
    'games.list': (request, caller) => list(parts, request, caller),
    'games.info': async ({ nodeId }, caller) => {
      const { code: currency } = await readCurrency(db, merchant);
      const { language } = caller;
      return readGame(db, toNodeId(nodeId), {
        memberId: caller.member?.id ?? null,
        currency,
        language,
        now: clock.now(),
      });
    },
    'games.facets': (request, caller) => facets(parts, request, caller),
    'games.index': () => readIndex(),
    'games.hot': async (_, caller) => ({
      list: await listTop(parts, caller, { types: [], filter: 'HOT', size: hotCount }),
    }),
    'games.vendors': async () => {
      const previews = parts.gameVendor?.showsBooks === true ? parts.gameVendor.origin : null;
      const lanes = await readLanes({ db, previews, now: clock.now() });
      const filled = lanes.filter(({ cards }) => cards.length > 0).map(({ title }) => title);
      return { data: { lanes }, lanes, filled };
    },
    'games.types': () => readVendorTypes(db),
    'games.favourites': async (_, caller) => {
      const favourites = await db
        .selectFrom('game_favourite')
        .select('node_id')
        .where('member_id', '=', requireMember(caller).id)
        .orderBy('created_at', 'desc')
        .execute();
      return favourites.map(({ node_id }) => String(node_id));
    },
    'games.favouriteList': async ({ page, pageNo, size }, caller) => {
      const pageNum = pageNo ?? page ?? 1;
      const { games, total } = await listOwnGames(db, 'game_favourite', requireMember(caller).id, {
        page: pageNum,
        size: size ?? 20,
        now: clock.now(),
      });
      return { content: games, pageNum, totalPages: Math.ceil(total / (size ?? 20)) };
    },
    'games.addFavourite': ({ nodeId }, caller) => addFavourite(parts, requireMember(caller).id, nodeId),
    'games.removeFavourite': ({ nodeId }, caller) => removeFavourite(parts, requireMember(caller).id, nodeId),
    'games.recent': async (_, caller) =>
      (
        await listOwnGames(db, 'game_recent', requireMember(caller).id, {
          page: 1,
          size: recentCount,
          now: clock.now(),
        })
      ).games,
    'games.menus': () => readMenus(db),
    'games.popular': ({ count }, caller) =>
      listTop(parts, caller, { types: ['LOTT', 'ELOTT'], filter: 'ALL', size: count ?? 6 }),
    'games.winners': (request, { language }) => readWinners(parts, request, language),
  };
}
