import type {
  LotteryHistoryValue,
  LotteryNearValue,
  LotteryPlayMenuValue,
  LotterySettingValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { writeFixed } from '../../../src/protocol/decimal-arithmetic.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import type { Caller, Handlers } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { readCurrency, readMemberCurrency } from '../wallet/currency.ts';
import {
  findGame,
  games,
  groups,
  nameChoices,
  nameIn,
  terms,
  type LotteryGame,
  type OfferedPlay,
} from './catalogue.ts';
import { listDrawn, readCurrentIssue, type Issue } from './issues.ts';
import { boundsIn, listModes } from './money-terms.ts';
import { placeBet } from './place-bet.ts';
import { describeTicket } from './ticket-detail.ts';
import { cancelTickets, listTickets } from './tickets.ts';

/** The one way in which prizes are counted. */
const prizeMode = 1;
const oddsPlaces = 2;

const describeGame = ({ gameId, code, names }: LotteryGame, language: string) => ({
  gameId,
  code,
  remark: nameIn(names, language),
});
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
});
const describeDraw = (issue: Issue): LotteryHistoryValue['list'][number] => ({
  numero: issue.numero,
  numbers: [...(issue.numbers ?? [])],
  openTime: (issue.drawn_at ?? issue.draws_at).getTime(),
  commitment: issue.commitment,
  seed: issue.seed ?? '',
});

async function readNear(parts: MemberParts, game: LotteryGame) {
  const current = await readCurrentIssue(parts, game);
  const [last] = await listDrawn(parts, game, { limit: 1 });
  return {
    currentNumero: describeIssue(game, current, parts.clock.now()),
    lastNumero: last === undefined ? null : describeDraw(last),
  };
}

const describePlay = ({ playId, names, play, odds }: OfferedPlay, game: LotteryGame, language: string) => ({
  playId,
  playName: nameIn(names, language),
  playSwitch: 1,
  singleBetPrice: String(terms.price),
  family: game.group.family,
  play: play.id,
  odds: Object.fromEntries(Object.entries(odds).map(([tier, paid]) => [tier, writeFixed(paid, oddsPlaces)])),
  choiceNames: nameChoices(play, language),
});
const describeMenu = (game: LotteryGame, language: string): LotteryPlayMenuValue => [
  {
    prizeModeId: prizeMode,
    playMenuGroups: [
      {
        playCode: game.group.code,
        playName: nameIn(game.group.names, language),
        groupSwitch: 1,
        sorting: 1,
        playMenus: game.group.plays.map((play) => describePlay(play, game, language)),
      },
    ],
  },
];

async function describeSetting(
  parts: MemberParts,
  game: LotteryGame,
  caller: Caller,
): Promise<LotterySettingValue> {
  const { db, merchant } = parts;
  const currency =
    caller.member === null
      ? await readCurrency(db, merchant)
      : await readMemberCurrency(db, caller.member.id);
  const { largestBet, largestWin } = boundsIn(currency.code);
  return {
    ...describeGame(game, caller.language),
    groupName: nameIn(game.group.names, caller.language),
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

export const createHandlers = (
  parts: MemberParts,
): Pick<
  Handlers,
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
> => ({
  'lottery.games': async (_request, { language }) =>
    Object.fromEntries(
      groups.map((group) => [
        group.code,
        {
          gameGroupId: group.gameGroupId,
          gameGroupCode: group.code,
          code: group.code,
          games: games.filter((game) => game.group === group).map((game) => describeGame(game, language)),
        },
      ]),
    ),
  'lottery.opened': async (_request, { language }) =>
    Promise.all(
      games.map(async (game) => ({
        ...describeGame(game, language),
        groupName: nameIn(game.group.names, language),
        ...(await readNear(parts, game)),
      })),
    ),
  'lottery.near': async ({ gameId }) => ({
    serverTime: parts.clock.now().getTime(),
    ...(await readNear(parts, findGame(gameId))),
  }),
  'lottery.playMenu': async ({ gameId }, { language }) => describeMenu(findGame(gameId), language),
  'lottery.setting': async ({ gameId }, caller) => describeSetting(parts, findGame(gameId), caller),
  'lottery.series': async () =>
    groups.map(({ code }) => ({
      gameGroupCode: code,
      prizeModeId: prizeMode,
      minSeries: terms.series,
      maxSeries: terms.series,
      maxBetSeries: terms.series,
      defaultSeries: terms.series,
    })),
  'lottery.history': async ({ gameId, page = 1, size = 10 }) => {
    const drawn = await listDrawn(parts, findGame(gameId), { limit: size, offset: (page - 1) * size });
    return { list: drawn.map(describeDraw) };
  },
  'lottery.bet': (request, caller) => placeBet(parts, request, caller),
  'lottery.today': (request, caller) => listTickets(parts, request, caller),
  'lottery.ticket': (request, caller) => describeTicket(parts, request, caller),
  'lottery.cancel': (request, caller) => cancelTickets(parts, request, caller),
});
