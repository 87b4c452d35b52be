import type { LotteryBetRequest, LotteryTicketValue } from '../../../protocol/generated/wire-types.ts';
import type { Api } from '../../../api/create-api.ts';
import type { JsonObject } from '../../../protocol/json.ts';
import { compareDecimals } from '../../../protocol/decimal.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

type Ticket = LotteryTicketValue['ticket'];
type Line = NonNullable<LotteryBetRequest['lines']>[number];
/** A line of the cart as the call takes it. */
const toLine = ({ playId, content, multiple }: JsonObject): Line => ({
  playId: Number(playId),
  content: content as NonNullable<Line['content']>,
  multiple: Number(multiple),
});

/** The issues of a chase as the call takes them; nothing for an order of one issue. */
function toChase(value: unknown): Pick<LotteryBetRequest, 'chase' | 'chaseSlip' | 'winningStop'> {
  if (value === null || value === undefined) return {};
  const { steps, stopsOnWin } = value as JsonObject;
  const chaseSlip = (steps as readonly JsonObject[]).map(({ numero, multiple }) => ({
    numero: textOf(numero),
    multiple: Number(multiple),
  }));
  return { chase: true, chaseSlip, winningStop: stopsOnWin === true };
}

/** What one stake costs in the smallest unit. */
const findSmallest = ([first = '0', ...others]: readonly string[]): string =>
  others.reduce((least, one) => (compareDecimals(one, least) === -1 ? one : least), first);

/** Whole seconds from the server's clock to a moment of it. */
const secondsTo = (moment: number, serverTime: number): number =>
  Math.max(0, Math.ceil((moment - serverTime) / 1_000));

/** What proves a draw, where it was drawn: its certificate, and that the ticket was in the sale. */
async function loadProof(api: Api, { id, gameId, numero, status }: Ticket, signal: AbortSignal) {
  if (!['won', 'lost', 'refunded'].includes(status)) return { certificate: null, proof: null };
  const [{ certificate }, { ticket, steps, root }] = await Promise.all([
    api['lottery.certificate']({ gameId, numero }, { signal }),
    api['lottery.proof']({ id }, { signal }),
  ]);
  return { certificate, proof: { ticket, steps, root } };
}

/** A ticket as its flow keeps it. */
function toTicket(
  { ticket, serverTime, currencySymbol, prizes = [], ...judging }: LotteryTicketValue,
  now: number,
) {
  const { id, orderNumber, gameName, numero, playName, content, stakes, amount } = ticket;
  const { largestWin, winAmount, series, rebate, status, betTime, commitment, seed, witness, numbers } =
    ticket;
  const secondsToClose = secondsTo(ticket.closeTime, serverTime);
  return {
    ...{ id, orderNumber, gameName, numero, playName, content, stakes, amount },
    ...{ largestWin, winAmount, series, rebate, status, betTime, commitment, seed, witness, numbers },
    ...{ prizes, chase: ticket.chaseId ?? '' },
    ...judging,
    symbol: currencySymbol,
    secondsToClose,
    secondsToDraw: secondsTo(ticket.drawTime, serverTime),
    closesAt: now + secondsToClose * 1_000,
  };
}

/** Tickets of the lottery: what is on sale, buying, and what becomes of a ticket. */
export const lotteryArea: Area = {
  services: ({ api, newId, now }) => {
    const withKey = createMoneyKeys(newId);
    const loadTicket = async (id: string, signal: AbortSignal) => {
      const value = await api['lottery.ticket']({ id }, { signal });
      return { ...toTicket(value, now()), ...(await loadProof(api, value.ticket, signal)) };
    };
    const loadChase = async (id: string, signal: AbortSignal) => {
      const { list, currencySymbol } = await api['lottery.chases']({ id }, { signal });
      return { ...list[0], symbol: currencySymbol };
    };
    return {
      loadTicket: (input, signal) => loadTicket(textOf(input['id']), signal),
      cancelTicket: async (input, signal) => {
        const id = textOf(input['id']);
        await withKey({ cancel: id }, (idempotencyKey) =>
          api['lottery.cancel']({ id: [id] }, { signal, idempotencyKey }),
        );
        return loadTicket(id, signal);
      },
      loadChase: (input, signal) => loadChase(textOf(input['id']), signal),
      cancelChase: async (input, signal) => {
        const id = textOf(input['id']);
        await withKey({ chase: id }, (idempotencyKey) =>
          api['lottery.cancelChase']({ id }, { signal, idempotencyKey }),
        );
        return loadChase(id, signal);
      },
      loadSale: async (input, signal) => {
        const gameId = Number(input['gameId']);
        const [near, setting, series] = await Promise.all([
          api['lottery.near']({ gameId }, { signal }),
          api['lottery.setting']({ gameId }, { signal }),
          api['lottery.series']({}, { signal }),
        ]);
        const { numero, secondsLeft } = near.currentNumero;
        const range = series.find(({ gameGroupCode }) => gameGroupCode === setting.gameGroupCode);
        return {
          gameId,
          numero,
          secondsLeft,
          closesAt: now() + secondsLeft * 1_000,
          currency: setting.currency,
          symbol: setting.currencySymbol,
          lowestSeries: range?.minSeries ?? 0,
          highestSeries: range?.maxBetSeries ?? 0,
          smallestBet: findSmallest(setting.bettingModes.map(({ stake }) => stake)),
          largestBet: setting.bettingModes[0]?.betAmountMax ?? '0',
          modes: setting.bettingModes.map(({ bettingModeId, unit, stake }) => ({
            id: bettingModeId,
            unit,
            stake,
          })),
        };
      },
      buyTickets: async (input, signal) => {
        const order = {
          gameId: Number(input['gameId']),
          currentNumero: textOf(input['numero']),
          bettingMode: Number(input['mode']),
          ...(Number(input['series']) > 0 ? { series: Number(input['series']) } : {}),
          betCartAmountSum: textOf(input['due']),
          lines: (input['lines'] as readonly JsonObject[]).map(toLine),
          ...toChase(input['chase']),
        };
        const { orderNumber, numero, totalBettingAmount, tickets } = await withKey(
          JSON.stringify(order),
          (idempotencyKey) => api['lottery.bet'](order, { signal, idempotencyKey }),
        );
        return { orderNumber, numero, amount: totalBettingAmount, tickets: tickets.length };
      },
    };
  },
};
