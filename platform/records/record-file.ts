import type { RecordsFileRequest, RecordsFileValue } from '../../src/protocol/generated/wire-types.ts';
import type { Caller } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { readAccountRecord } from './account-record.ts';
import { readBettingRecord, readProfit } from './betting-record.ts';
import { readIncome } from './income-record.ts';
import { readScreenTexts, type ReadText } from './screen-texts.ts';
import { showMoment, wholeRecord, writeSheetFile, type Sheet } from './sheet-file.ts';

type MakeSheet = (
  parts: MemberParts,
  asked: RecordsFileRequest,
  context: { readonly caller: Caller; readonly text: ReadText },
) => Promise<Sheet>;

const daysOf = ({ from, to }: RecordsFileRequest) => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

const makeSheet: Readonly<Record<RecordsFileRequest['record'], MakeSheet>> = {
  account: async (parts, asked, { caller, text }) => {
    const { kind = '' } = asked;
    const record = await readAccountRecord(parts, { ...daysOf(asked), kind, ...wholeRecord }, caller);
    return {
      ...record,
      columns: ['time', 'kind', 'number', 'reference', 'amount', 'balance'],
      rows: record.rows.map((row) => [
        ...[showMoment(record.zone, row.time), text(`records.kind.${row.kind}`)],
        ...[row.id, row.reference, row.amount, row.balance],
      ]),
    };
  },
  bets: async (parts, asked, { caller, text }) => {
    const { product = '' } = asked;
    const record = await readBettingRecord(parts, { ...daysOf(asked), product, ...wholeRecord }, caller);
    return {
      ...record,
      columns: ['time', 'product', 'game', 'number', 'state', 'stake', 'payout', 'net'],
      rows: record.rows.map((row) => [
        ...[showMoment(record.zone, row.time), text(`records.product.${row.product}`), row.game, row.id],
        ...[text(`records.state.${row.state}`), row.stake, row.payout, row.net],
      ]),
    };
  },
  profit: async (parts, asked, { caller }) => {
    const record = await readProfit(parts, { ...daysOf(asked), product: asked.product ?? '' }, caller);
    return {
      ...record,
      totalCount: record.days.length,
      columns: ['day', 'bets', 'validBet', 'payout', 'net'],
      rows: record.days.map((day) => [day.day, String(day.bets), day.validBet, day.payout, day.net]),
    };
  },
  income: async (parts, asked, { caller }) => {
    const record = await readIncome(parts, { ...daysOf(asked), ...wholeRecord }, caller);
    return {
      ...record,
      columns: ['day', 'rebate', 'salary', 'dividend', 'referral', 'bonus', 'total'],
      rows: record.rows.map((row) => [
        ...[row.day, row.rebate, row.salary, row.dividend, row.referral, row.bonus, row.total],
      ]),
    };
  },
};

/**
 * A record as comma-separated values, in the language of the caller and by the clocks of the brand.
 * @throws AppError 400 on the field `from` where there are more rows than a file holds
 */
export async function writeRecordFile(
  parts: MemberParts,
  asked: RecordsFileRequest,
  caller: Caller,
): Promise<RecordsFileValue> {
  const text = await readScreenTexts(parts, caller.language);
  const sheet = await makeSheet[asked.record](parts, asked, { caller, text });
  const columns = sheet.columns.map((column) => `records.col.${column}`);
  return writeSheetFile(asked.record, { ...sheet, columns }, text);
}
