import type {
  LotteryNearValue,
  LotteryPlayMenuValue,
  LotterySettingValue,
} from '../../src/protocol/generated/wire-types.ts';
import { writeFixed } from '../../src/protocol/money/decimal-arithmetic.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { splitVariant } from '../../src/lottery/play.ts';
import type { Caller, Handlers } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { readCurrency, readMemberCurrency } from '../money/wallet/currency.ts';
import { findGame, games, groups, terms, type LotteryGame } from './catalogue.ts';
import type { OfferedPlay } from './offered-plays.ts';
import { createTreeReader, proveTicket, readCertificate } from './certificates.ts';
import { cancelChase, listAhead } from './chase.ts';
import { listChases } from './chases.ts';
import { readDownlineSeries, setDownlineSeries } from './downline-series.ts';
import { describeState, listForPlayers, readGameStates } from './game-states.ts';
import { findCurrent, findLastDrawn, moneyOf, type Issue } from './issues.ts';
import {
  describeDraw,
  describeGame,
  listMenusOf,
  readHistory,
  readHotGap,
  readRecent,
  readRecentMenus,
  requireCode,
} from './lists.ts';
import { boundsIn, listModes, topPrizeIn } from './money-terms.ts';
import { placeBet, placeVietnamBets } from './place-bet.ts';
import { readOwnSeries } from './own-series.ts';
import { narrowGames, orderGames, type GameRequest } from './narrow-games.ts';
import { nameChoices, nameIn, nameTiers } from './play-names.ts';
import { describeTicket } from './ticket-detail.ts';
import { cancelTickets, listTickets } from './tickets.ts';

/** The one way in which prizes are counted. */
const prizeMode = 1;
const oddsPlaces = 2;

const describeIssue = (
  { gameId }: LotteryGame,
  issue: Issue,
  now: Date,
): LotteryNearValue['currentNumero'] => ({
  numero: issue.numero,
  gameId,
  openTime: issue.opens_at.getTime(),
  closeTime: issue.closes_at.getTime(),
  drawTime: issue.draws_at.getTime(),
  secondsLeft: Math.max(0, Math.ceil((issue.closes_at.getTime() - now.getTime()) / 1_000)),
  commitment: issue.commitment,
  witness: issue.witness ?? '',
  ...(issue.animal === null ? {} : { animal: issue.animal }),
});
/** The issue on sale and the last result of each game, by its code. */
async function readNears(parts: MemberParts, caller: Caller, some: readonly LotteryGame[]) {
  const asked = { games: some, money: moneyOf(caller) };
  const current = await findCurrent(parts, asked);
  const last = await findLastDrawn(parts, asked);
  const now = parts.clock.now();
  return some.map((game) => {
    const onSale = current.get(game.code);
    if (onSale === undefined) throw new Error(`Expected an issue of ${game.code} on sale.`);
    const drawn = last.get(game.code);
    return {
      game,
      currentNumero: describeIssue(game, onSale, now),
      lastNumero: drawn === undefined ? null : describeDraw(drawn, caller.language),
    };
  });
}

const describePlay = (
  { playId, names, texts, play, odds }: OfferedPlay,
  game: LotteryGame,
  language: string,
) => ({
  playId,
  playName: nameIn(names, language),
  text: nameIn(texts, language),
  popular: game.group.popular.indexOf(splitVariant(play.id)[0]) + 1,
  playSwitch: 1,
  singleBetPrice: String(terms.price),
  family: game.group.family,
  play: play.id,
  odds: Object.fromEntries(Object.entries(odds).map(([tier, paid]) => [tier, writeFixed(paid, oddsPlaces)])),
  choiceNames: nameChoices(play, language),
  tierNames: nameTiers(play, language),
});
const describeMenu = (game: LotteryGame, language: string): LotteryPlayMenuValue => [
  {
    prizeModeId: prizeMode,
    playMenuGroups: game.group.menus.map(({ code, names, texts, plays }, index) => ({
      playCode: code,
      playName: nameIn(names, language),
      text: nameIn(texts, language),
      groupSwitch: 1,
      sorting: index + 1,
      playMenus: plays.map((play) => describePlay(play, game, language)),
    })),
  },
];

const readCallerCurrency = ({ db, merchant }: MemberParts, { member }: Caller) =>
  member === null ? readCurrency(db, merchant) : readMemberCurrency(db, member.id);

async function describeSetting(
  parts: MemberParts,
  game: LotteryGame,
  caller: Caller,
): Promise<LotterySettingValue> {
  const currency = await readCallerCurrency(parts, caller);
  const { largestBet, largestWin } = boundsIn(currency.code);
  return {
    ...describeGame(game, caller.language),
    groupName: nameIn(game.group.names, caller.language),
    gameGroupCode: game.group.code,
    area: game.group.area,
    currency: currency.code,
    currencySymbol: currency.symbol,
    bettingModes: listModes(currency.code).map(({ bettingModeId, code, unit, price }) => ({
      bettingModeId,
      code,
      unit,
      stake: writeMoney(price, currency.code),
      betAmountMax: writeMoney(largestBet, currency.code),
      betMultipleMax: terms.largestMultiple,
      winAmountMax: writeMoney(largestWin, currency.code),
    })),
  };
}

/** The groups with their games, by the code of the group. */
async function listGroups(parts: MemberParts, language: string) {
  const sorted = listForPlayers(games, await readGameStates(parts));
  return Object.fromEntries(
    groups.map((group) => [
      group.code,
      {
        gameGroupId: group.gameGroupId,
        gameGroupCode: group.code,
        code: group.code,
        area: group.area,
        name: nameIn(group.names, language),
        games: sorted
          .filter((game) => game.group.code === group.code)
          .map((game) => describeGame(game, language)),
      },
    ]),
  );
}

/** The games that are asked for, or all of them, each with its issue on sale and what can be won. */
async function listOpened(parts: MemberParts, request: GameRequest, caller: Caller) {
  const { language } = caller;
  const states = await readGameStates(parts);
  const currency = await readCallerCurrency(parts, caller);
  const listed = listForPlayers(narrowGames(games, request, language), states);
  const nears = orderGames(await readNears(parts, caller, listed), request.order, {
    language,
    prizeOf: ({ group }) => topPrizeIn(group, currency.code),
  });
  return nears.map(({ game, ...near }) => ({
    ...describeGame(game, language),
    groupName: nameIn(game.group.names, language),
    gameGroupCode: game.group.code,
    area: game.group.area,
    picture: game.group.picture,
    topPrize: writeMoney(topPrizeIn(game.group, currency.code), currency.code),
    ...describeState(states, game),
    ...near,
  }));
}

/** Games, their issues and draws, and the tickets that members buy. */
export function createHandlers(
  parts: MemberParts,
): Pick<
  Handlers,
  | 'agent.lotteryOdds'
  | 'agent.setLotteryOdds'
  | 'lottery.games'
  | 'lottery.opened'
  | 'lottery.near'
  | 'lottery.playMenu'
  | 'lottery.setting'
  | 'lottery.series'
  | 'lottery.history'
  | 'lottery.bet'
  | 'lottery.today'
  | 'lottery.ticket'
  | 'lottery.cancel'
  | 'lottery.historyByCode'
  | 'lottery.recent'
  | 'lottery.hotGap'
  | 'lottery.chaseIssues'
  | 'lottery.chases'
  | 'lottery.menusRecent'
  | 'lottery.menusVietnam'
  | 'lottery.betVietnam'
  | 'lottery.cancelChase'
  | 'lottery.certificate'
  | 'lottery.proof'
> {
  const readTree = createTreeReader(parts.db);
  return {
    'agent.lotteryOdds': ({ account = '' }, caller) => readDownlineSeries(parts, account, caller),
    'agent.setLotteryOdds': (request, caller) => setDownlineSeries(parts, request, caller),
    'lottery.games': (_request, { language }) => listGroups(parts, language),
    'lottery.opened': (request, caller) => listOpened(parts, request, caller),
    'lottery.near': async ({ gameId }, caller) => {
      const game = findGame(gameId);
      const [near] = await readNears(parts, caller, [game]);
      if (near === undefined) throw new Error(`Expected issues of ${gameId}.`);
      const { currentNumero, lastNumero } = near;
      const { closed } = describeState(await readGameStates(parts), game);
      return { serverTime: parts.clock.now().getTime(), closed, currentNumero, lastNumero };
    },
    'lottery.playMenu': async ({ gameId }, { language }) => describeMenu(findGame(gameId), language),
    'lottery.setting': async ({ gameId }, caller) => describeSetting(parts, findGame(gameId), caller),
    'lottery.series': async (_request, { member }) => {
      const highest = await readOwnSeries(parts.db, member?.id ?? null);
      return groups.map(({ code }) => ({
        gameGroupCode: code,
        prizeModeId: prizeMode,
        minSeries: terms.minSeries,
        maxSeries: highest,
        maxBetSeries: highest,
        defaultSeries: highest,
      }));
    },
    'lottery.history': ({ gameId, ...paging }, caller) =>
      readHistory(
        parts,
        { game: findGame(gameId), money: moneyOf(caller) },
        { ...paging, language: caller.language },
      ),
    'lottery.historyByCode': ({ code, ...paging }, caller) =>
      readHistory(
        parts,
        { game: requireCode(code), money: moneyOf(caller) },
        { ...paging, language: caller.language },
      ),
    'lottery.recent': ({ area }, caller) => readRecent(parts, area, caller),
    'lottery.hotGap': ({ gameId }, caller) =>
      readHotGap(parts, { game: findGame(gameId), money: moneyOf(caller) }),
    'lottery.chaseIssues': async ({ gameId, count = 20 }, caller) => ({
      chaseNumeros: await listAhead(
        parts.db,
        parts,
        { game: findGame(gameId), money: moneyOf(caller) },
        count,
      ),
    }),
    'lottery.chases': (request, caller) => listChases(parts, request, caller),
    'lottery.menusRecent': (_request, caller) => readRecentMenus(parts, caller),
    'lottery.menusVietnam': async (_request, { language }) => listMenusOf(['vnLottery'], language),
    'lottery.betVietnam': (request, caller) => placeVietnamBets(parts, request, caller),
    'lottery.cancelChase': (request, caller) => cancelChase(parts, request, caller),
    'lottery.bet': (request, caller) => placeBet(parts, request, caller),
    'lottery.today': (request, caller) => listTickets(parts, request, caller),
    'lottery.ticket': (request, caller) => describeTicket(parts, request, caller),
    'lottery.cancel': (request, caller) => cancelTickets(parts, request, caller),
    'lottery.certificate': (request) => readCertificate(parts, request),
    'lottery.proof': (request, caller) => proveTicket(parts, readTree, request, caller),
  };
}
