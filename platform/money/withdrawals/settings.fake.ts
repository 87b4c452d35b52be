import type { Database } from '../../../server/db/database.ts';
import type { WithdrawalSettings } from './settings.ts';

/** Puts rules in force as the desk does, without anyone who asks for them. */
export async function writeWithdrawalSettings(
  db: Database,
  merchant: string,
  settings: WithdrawalSettings,
): Promise<void> {
  const row = {
    minimum: settings.minimum.toString(),
    maximum: settings.maximum.toString(),
    fee: settings.fee.toString(),
    per_day: settings.perDay,
    receipt_minutes: settings.receiptMinutes,
    may_cancel: settings.mayCancel,
    second_person_from: settings.secondPersonFrom?.toString() ?? null,
  };
  await db
    .insertInto('withdrawal_setting')
    .values({ merchant, ...row })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(row))
    .execute();
}
