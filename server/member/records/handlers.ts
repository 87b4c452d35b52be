import type { Handlers } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { readAccountRecord } from './account-record.ts';
import { readBettingRecord, readProfit } from './betting-record.ts';

/** What a member did with money and with bets (specification, section 4: records). */
export const createHandlers = (
  parts: MemberParts,
): Pick<Handlers, 'records.account' | 'records.bets' | 'records.profit' | 'records.lotteryProfit'> => ({
  'records.account': (request, caller) => readAccountRecord(parts, request, caller),
  'records.bets': (request, caller) => readBettingRecord(parts, request, caller),
  'records.profit': (request, caller) => readProfit(parts, request, caller),
  'records.lotteryProfit': (request, caller) => readProfit(parts, { ...request, product: 'LOTT' }, caller),
});
