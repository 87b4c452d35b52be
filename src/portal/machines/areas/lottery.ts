import type { AskOf } from '../../../machines/flow-contract.ts';
import type { LotteryTicketValue } from '../../../protocol/generated/wire-types.ts';
import type { FlowContracts } from '../../../machines/generated/catalog.ts';
import { implement } from '../implement.ts';
import type { Api } from '../../../api/create-api.ts';
import { compareDecimals } from '../../../protocol/money/decimal.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';

type Ticket = LotteryTicketValue['ticket'];
type Order = AskOf<FlowContracts['lotteryBet'], 'buyTickets'>;
/** A line of the cart as the call takes it. */
const toLine = ({ playId, content, multiple }: Order['lines'][number]) => ({ playId, content, multiple });

/** The issues of a chase as the call takes them; nothing for an order of one issue. */
function toChase(chase: Order['chase']) {
  if (chase === null) return {};
  const chaseSlip = chase.steps.map(({ numero, multiple }) => ({ numero, multiple }));
  return { chase: true, chaseSlip, winningStop: chase.stopsOnWin };
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
    id,
    orderNumber,
    gameName,
    numero,
    playName,
    content,
    stakes,
    amount,
    largestWin,
    winAmount,
    series,
    rebate,
    status,
    betTime,
    commitment,
    seed,
    witness,
    numbers,
    prizes,
    chase: ticket.chaseId ?? '',
    ...judging,
    symbol: currencySymbol,
    secondsToClose,
    secondsToDraw: secondsTo(ticket.drawTime, serverTime),
    closesAt: now + secondsToClose * 1_000,
  };
}

type Flows = 'lotteryTicket' | 'lotteryChase' | 'lotteryBet';
/** Tickets of the lottery: what is on sale, buying, and what becomes of a ticket. */
export const lotteryArea = implement<Flows>({
  services: ({ api, newId, now }) => {
    const withKey = createMoneyKeys(newId);
    const loadTicket = async (id: string, signal: AbortSignal) => {
      const value = await api['lottery.ticket']({ id }, { signal });
      return { ...toTicket(value, now()), ...(await loadProof(api, value.ticket, signal)) };
    };
    const loadChase = async (id: string, signal: AbortSignal) => {
      const { list, currencySymbol } = await api['lottery.chases']({ id }, { signal });
      const [chase] = list;
      if (chase === undefined)
        throw Object.assign(new Error('no such chase'), { code: 'lottery.ticket-unknown' });
      return { ...chase, symbol: currencySymbol };
    };
    return {
      loadTicket: ({ id }, signal) => loadTicket(id, signal),
      cancelTicket: async ({ id }, signal) => {
        await withKey({ cancel: id }, (idempotencyKey) =>
          api['lottery.cancel']({ id: [id] }, { signal, idempotencyKey }),
        );
        return loadTicket(id, signal);
      },
      loadChase: ({ id }, signal) => loadChase(id, signal),
      cancelChase: async ({ id }, signal) => {
        await withKey({ chase: id }, (idempotencyKey) =>
          api['lottery.cancelChase']({ id }, { signal, idempotencyKey }),
        );
        return loadChase(id, signal);
      },
      loadSale: async ({ gameId }, signal) => {
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
      buyTickets: async ({ gameId, numero: currentNumero, mode, series, due, lines, chase }, signal) => {
        const order = {
          gameId,
          currentNumero,
          bettingMode: mode,
          ...(series > 0 ? { series } : {}),
          betCartAmountSum: due,
          lines: lines.map(toLine),
          ...toChase(chase),
        };
        const { orderNumber, numero, totalBettingAmount, tickets } = await withKey(
          JSON.stringify(order),
          (idempotencyKey) => api['lottery.bet'](order, { signal, idempotencyKey }),
        );
        return { orderNumber, numero, amount: totalBettingAmount, tickets: tickets.length };
      },
    };
  },
});
