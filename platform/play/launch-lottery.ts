import type { GamesLaunchRequest, GamesLaunchValue } from '../../src/protocol/generated/wire-types.ts';
import { chooseStart, type LaunchItem } from '../../src/protocol/address/start-game.ts';
import type { Database } from '../../server/db/database.ts';
import { refuseCall } from '../calls/refusals.ts';
import { findByCode } from '../lottery/catalogue.ts';
import { nameIn } from '../lottery/play-names.ts';
import type { MemberParts } from '../parts.ts';

/** Providers of lotteries by the area that the lottery form of a launch names. */
const areas: Readonly<Record<string, string>> = { VN: 'TCG_LOTTO_VN', SEA: 'TCG_SEA' };

function readItem(request: GamesLaunchRequest): LaunchItem {
  const {
    vassalage = '',
    launchMode,
    lottoArea = '',
    lottoView,
    lottoGameCode,
    gameCode,
    nodeId,
    playType,
  } = request;
  const isForm = launchMode === 'LOTT';
  // Lists that mix lotteries with other games carry the code where those have a node.
  const code = lottoGameCode ?? gameCode ?? (nodeId === undefined ? '' : (findByCode(nodeId)?.code ?? ''));
  return {
    vassalage: isForm ? (areas[lottoArea] ?? 'LOTT') : vassalage,
    gameCode: lottoView === 'lobby' ? '' : code,
    ...(playType === undefined ? {} : { playType }),
  };
}

/**
 * A launch of a lottery that the catalogue lists by its node, with the lottery's code; any other launch as it is.
 * Lotteries are no games of a vendor: their entries lead to the page on which they are bought.
 */
export async function withLotteryCode(
  db: Database,
  request: GamesLaunchRequest,
): Promise<GamesLaunchRequest> {
  const { vassalage = '', nodeId = '', gameCode, lottoGameCode } = request;
  const isNode = /^[1-9][0-9]{0,8}$/.test(nodeId) && gameCode === undefined && lottoGameCode === undefined;
  if (!isNode) return request;
  const row = await db
    .selectFrom('game')
    .select(['game_code', 'vendor_code'])
    .where('node_id', '=', Number(nodeId))
    .where('game_type', 'in', ['LOTT', 'ELOTT'])
    .executeTakeFirst();
  if (row === undefined || (vassalage !== '' && vassalage !== row.vendor_code)) return request;
  return { ...request, vassalage: row.vendor_code, gameCode: row.game_code };
}

/**
 * The page of the portal that a launch leads to; null for a launch of a game that runs in the frame. A page
 * needs no ticket and takes no money: what is staked there is staked on the page.
 * @throws AppError 404 `game.unknown`
 */
export function findLotteryPage(
  { portalOrigin }: Pick<MemberParts, 'portalOrigin'>,
  request: GamesLaunchRequest,
  language: string,
): GamesLaunchValue | null {
  const item = readItem(request);
  const start = chooseStart(item);
  if (start.kind !== 'page') return null;
  const code = item.gameCode ?? '';
  const game = findByCode(code);
  if (code !== '' && game === undefined) throw refuseCall('game.unknown', 'There is no such game.', 404);
  const url = new URL(start.path, portalOrigin);
  for (const [name, value] of Object.entries(start.query)) url.searchParams.set(name, value);
  const addresses = { game_url: url.href, game_url2: url.href };
  return {
    ...addresses,
    content: addresses,
    game: {
      nodeId: '',
      gameName: game === undefined ? '' : nameIn(game.names, language),
      displayName: game === undefined ? '' : nameIn(game.group.names, language),
      gameType: 'LOTT',
      iconUrl: '',
    },
  };
}
