import type {
  LotteryHotGapValue,
  LotteryMenusRecentValue,
  LotteryRecentValue,
} from '../../src/protocol/generated/wire-types.ts';
import { families } from '../../src/lottery/families.ts';
import { listPrizes } from '../../src/lottery/prizes.ts';
import { countHotGap } from '../../src/lottery/hot-gap.ts';
import type { Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { familyOf, findByCode, games, groups, type LotteryGame } from './catalogue.ts';
import type { LotteryArea } from './offered-plays.ts';
import { countDrawn, findLastDrawn, listDrawn, moneyOf, type Issue, type Series } from './issues.ts';
import { nameIn, namePrize } from './play-names.ts';

/** Lists of games and draws, beside the pages that sell. */

export const describeGame = ({ gameId, code, names }: LotteryGame, language: string) => ({
  gameId,
  code,
  remark: nameIn(names, language),
});
/** The prizes of a draw by rank; nothing where it is one row of numbers. */
export function describePrizes(
  issue: Pick<Issue, 'family' | 'game' | 'numbers'>,
  language: string,
): { readonly prizes?: { name: string; numbers: string[] }[] } {
  const family = familyOf(issue);
  const rows = family === undefined ? [] : listPrizes(family, issue.numbers ?? []);
  if (rows.length === 0) return {};
  return {
    prizes: rows.map(({ id, numbers }) => ({ name: namePrize(id, language), numbers: [...numbers] })),
  };
}
export const describeDraw = (issue: Issue, language: string) => ({
  numero: issue.numero,
  numbers: [...(issue.numbers ?? [])],
  ...describePrizes(issue, language),
  openTime: (issue.drawn_at ?? issue.draws_at).getTime(),
  commitment: issue.commitment,
  seed: issue.seed ?? '',
});

/** Draws of a game, page by page, the latest first. */
export async function readHistory(
  parts: MemberParts,
  series: Series,
  {
    language,
    page = 1,
    size = 10,
  }: { readonly language: string; readonly page?: number | undefined; readonly size?: number | undefined },
) {
  const drawn = await listDrawn(parts, series, { limit: size, offset: (page - 1) * size });
  return {
    list: drawn.map((issue) => describeDraw(issue, language)),
    total: await countDrawn(parts, series),
  };
}

/** The game with a code. @throws AppError 404 `game.unknown` */
export function requireCode(code: string): LotteryGame {
  const game = findByCode(code);
  if (game === undefined) throw refuseCall('game.unknown', 'There is no such lottery game.', 404);
  return game;
}

/** The last result of each game that has one. */
export async function readRecent(
  parts: MemberParts,
  area: LotteryArea | undefined,
  caller: Caller,
): Promise<LotteryRecentValue> {
  const wanted = games.filter(({ group }) => area === undefined || group.area === area);
  const last = await findLastDrawn(parts, { games: wanted, money: moneyOf(caller) });
  return wanted.flatMap((game) => {
    const issue = last.get(game.code);
    return issue === undefined
      ? []
      : [{ ...describeGame(game, caller.language), ...describeDraw(issue, caller.language) }];
  });
}

/** How many draws are counted for what came often and what has not come. */
const countedDraws = 100;
export async function readHotGap(parts: MemberParts, series: Series): Promise<LotteryHotGapValue> {
  const drawn = await listDrawn(parts, series, { limit: countedDraws });
  const { shape } = families[series.game.group.family];
  const { symbols, hot, gap } = countHotGap(
    shape,
    drawn.map(({ numbers }) => numbers ?? []),
  );
  const copy = (lists: typeof hot) =>
    Object.fromEntries(Object.entries(lists).map(([place, list]) => [place, [...list]]));
  return { draws: drawn.length, symbols: [...symbols], hot: copy(hot), gap: copy(gap) };
}

/** Games by group, keyed by the group's code; groups without any are left out. */
function listMenus(some: readonly LotteryGame[], language: string): LotteryMenusRecentValue {
  const menus = groups.flatMap((group) => {
    const gameMenus = some
      .filter((game) => game.group.code === group.code)
      .map((game) => describeGame(game, language));
    return gameMenus.length === 0 ? [] : [[group.code, { gameGroupCode: group.code, gameMenus }] as const];
  });
  return Object.fromEntries(menus);
}
export const listMenusOf = (areas: readonly LotteryArea[], language: string): LotteryMenusRecentValue =>
  listMenus(
    games.filter(({ group }) => areas.includes(group.area)),
    language,
  );

/** How many of the last orders are searched for the games that a member played. */
const recentOrders = 200;
export async function readRecentMenus(
  { db, merchant }: MemberParts,
  { member, language }: Caller,
): Promise<LotteryMenusRecentValue> {
  if (member === null) return {};
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('lottery_order as o')
        .innerJoin('lottery_issue as i', 'i.id', 'o.issue_id')
        .select('i.game')
        .where('o.merchant', '=', merchant)
        .where('o.member_id', '=', member.id)
        .orderBy('o.created_at', 'desc')
        .limit(recentOrders)
        .as('last'),
    )
    .select('game')
    .distinct()
    .execute();
  const played = new Set(rows.map(({ game }) => game));
  return listMenus(
    games.filter(({ code }) => played.has(code)),
    language,
  );
}
