import type { Handlers } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { readAccountRecord } from './account-record.ts';
import { readBettingRecord, readProfit } from './betting-record.ts';
import { readIncome } from './income-record.ts';
import { readRecordDetail } from './record-detail.ts';
import { writeRecordFile } from './record-file.ts';
import { writeStatement } from './statement-file.ts';
import { readStatements } from './statements.ts';

type RecordCall = Extract<keyof Handlers, `records.${string}`>;

/** What a member did with money and with bets (specification, section 4: records). */
export const createHandlers = (parts: MemberParts): Pick<Handlers, RecordCall> => ({
  'records.income': (request, caller) => readIncome(parts, request, caller),
  'records.account': (request, caller) => readAccountRecord(parts, request, caller),
  'records.bets': (request, caller) => readBettingRecord(parts, request, caller),
  'records.detail': (request, caller) => readRecordDetail(parts, request, caller),
  'records.file': (request, caller) => writeRecordFile(parts, request, caller),
  'records.profit': (request, caller) => readProfit(parts, request, caller),
  'records.lotteryProfit': (request, caller) => readProfit(parts, { ...request, product: 'LOTT' }, caller),
  'records.statement': (request, caller) => writeStatement(parts, request, caller),
  'records.statements': (request, caller) => readStatements(parts, request, caller),
});
