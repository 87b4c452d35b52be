import type { Selectable } from 'kysely';
import type { TransferRules } from '../../../src/protocol/calls/rules.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money/money.ts';
import { refuseFields } from '../../calls/refusals.ts';
import type { RulesKind } from '../../rules-back-office.ts';
import type { TransferRulesProposalTable } from './tables.ts';
import {
  readColumns,
  readTransferSettings,
  writeColumns,
  writeTransferSettings,
  type TransferSettings,
} from './transfer-settings.ts';

const isAmount = (amount: bigint | null): amount is bigint => amount !== null && amount > 0n;

/** Rules as they are kept. @throws AppError 400 with field → code */
function readRules(typed: TransferRules, currency: string): TransferSettings {
  const minimum = readMoney(typed.minimum, currency);
  const maximum = readMoney(typed.maximum, currency);
  const dailyMost = readMoney(typed.dailyMost, currency);
  const faults = {
    ...(isAmount(minimum) ? {} : { minimum: 'amount.invalid' }),
    ...(isAmount(maximum) ? {} : { maximum: 'amount.invalid' }),
    ...(isAmount(dailyMost) ? {} : { dailyMost: 'amount.invalid' }),
    ...(isAmount(minimum) && isAmount(maximum) && maximum < minimum ? { maximum: 'amount.too-small' } : {}),
    ...(isAmount(maximum) && isAmount(dailyMost) && dailyMost < maximum
      ? { dailyMost: 'amount.too-small' }
      : {}),
  };
  if (!isAmount(minimum) || !isAmount(maximum) || !isAmount(dailyMost) || Object.keys(faults).length > 0)
    throw refuseFields(faults);
  return { toUpline: typed.toUpline, toDownline: typed.toDownline, minimum, maximum, dailyMost };
}

type ProposalRow = Selectable<TransferRulesProposalTable>;
/** Who may send money to whom: proposed by one operator, put in force by another. */
export const transferRules: RulesKind<TransferRules, TransferSettings, ProposalRow> = {
  table: 'transfer_rules_proposal',
  area: 'transferRules',
  select: (db, merchant) =>
    db.selectFrom('transfer_rules_proposal').where('merchant', '=', merchant).selectAll(),
  insert: (db, { settings, ...proposal }) =>
    db
      .insertInto('transfer_rules_proposal')
      .values({ ...proposal, ...writeColumns(settings) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),
  readSettings: readTransferSettings,
  readChange: async (db, merchant) => {
    const row = await db
      .selectFrom('member_transfer_setting')
      .select(['changed_by', 'changed_at'])
      .where('merchant', '=', merchant)
      .executeTakeFirst();
    if (!row?.changed_by || !row.changed_at) return null;
    return { by: row.changed_by, at: row.changed_at };
  },
  writeSettings: writeTransferSettings,
  readRow: readColumns,
  writeRules: ({ toUpline, toDownline, ...amounts }, currency) => ({
    toUpline,
    toDownline,
    minimum: writeMoney(amounts.minimum, currency),
    maximum: writeMoney(amounts.maximum, currency),
    dailyMost: writeMoney(amounts.dailyMost, currency),
  }),
  readRules,
};
