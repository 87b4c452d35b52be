import type { Selectable } from 'kysely';
import type { WithdrawalRules } from '../../../src/protocol/calls/rules.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money/money.ts';
import { refuseFields } from '../../calls/refusals.ts';
import type { RulesKind } from '../../rules-back-office.ts';
import { readWithdrawalSettings, writeWithdrawalSettings, type WithdrawalSettings } from './settings.ts';
import type { RulesProposalTable } from './tables.ts';

type ProposalRow = Selectable<RulesProposalTable>;
const mostMinutes = 7 * 24 * 60;

const writeRules = (settings: WithdrawalSettings, currency: string): WithdrawalRules => ({
  minimum: writeMoney(settings.minimum, currency),
  maximum: writeMoney(settings.maximum, currency),
  fee: writeMoney(settings.fee, currency),
  perDay: settings.perDay,
  receiptMinutes: settings.receiptMinutes,
  mayCancel: settings.mayCancel,
  secondPersonFrom:
    settings.secondPersonFrom === null ? null : writeMoney(settings.secondPersonFrom, currency),
});
const readRow = (row: ProposalRow): WithdrawalSettings => ({
  minimum: BigInt(row.minimum),
  maximum: BigInt(row.maximum),
  fee: BigInt(row.fee),
  perDay: row.per_day,
  receiptMinutes: row.receipt_minutes,
  mayCancel: row.may_cancel,
  secondPersonFrom: row.second_person_from === null ? null : BigInt(row.second_person_from),
});

/** Rules as they are kept. @throws AppError 400 with field → code */
function readRules(typed: WithdrawalRules, currency: string): WithdrawalSettings {
  const { perDay, receiptMinutes, mayCancel } = typed;
  const [minimum, maximum, fee] = [typed.minimum, typed.maximum, typed.fee].map((text) =>
    readMoney(text, currency),
  );
  const secondPersonFrom =
    typed.secondPersonFrom === null ? null : readMoney(typed.secondPersonFrom, currency);
  const faults = {
    ...(!minimum || minimum <= 0n ? { minimum: 'amount.invalid' } : {}),
    ...(!maximum || maximum <= 0n ? { maximum: 'amount.invalid' } : {}),
    ...(minimum && maximum && maximum < minimum ? { maximum: 'amount.too-small' } : {}),
    ...(fee === null || fee === undefined || fee < 0n ? { fee: 'amount.invalid' } : {}),
    ...(typed.secondPersonFrom !== null && (secondPersonFrom === null || secondPersonFrom < 0n)
      ? { secondPersonFrom: 'amount.invalid' }
      : {}),
    // What is paid out is more than nothing, whatever is asked for.
    ...(fee && minimum && fee >= minimum ? { fee: 'amount.too-large' } : {}),
    ...(perDay < 1 || perDay > 100 ? { perDay: 'number.invalid' } : {}),
    ...(receiptMinutes < 1 || receiptMinutes > mostMinutes ? { receiptMinutes: 'number.invalid' } : {}),
  };
  if (!minimum || !maximum || fee === null || fee === undefined || Object.keys(faults).length > 0)
    throw refuseFields(faults);
  return { minimum, maximum, fee, perDay, receiptMinutes, mayCancel, secondPersonFrom };
}

/** How money goes out: proposed by one operator, put in force by another. */
export const withdrawalRules: RulesKind<WithdrawalRules, WithdrawalSettings, ProposalRow> = {
  table: 'withdrawal_rules_proposal',
  area: 'withdrawalRules',
  select: (db, merchant) =>
    db.selectFrom('withdrawal_rules_proposal').where('merchant', '=', merchant).selectAll(),
  insert: (db, { settings, ...proposal }) =>
    db
      .insertInto('withdrawal_rules_proposal')
      .values({
        ...proposal,
        minimum: settings.minimum.toString(),
        maximum: settings.maximum.toString(),
        fee: settings.fee.toString(),
        per_day: settings.perDay,
        receipt_minutes: settings.receiptMinutes,
        may_cancel: settings.mayCancel,
        second_person_from: settings.secondPersonFrom?.toString() ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),
  readSettings: readWithdrawalSettings,
  readChange: async (db, merchant) => {
    const row = await db
      .selectFrom('withdrawal_setting')
      .select(['changed_by', 'changed_at'])
      .where('merchant', '=', merchant)
      .executeTakeFirst();
    return row === undefined ? null : { by: row.changed_by, at: row.changed_at };
  },
  writeSettings: writeWithdrawalSettings,
  readRow,
  writeRules,
  readRules,
};
