import type { Database } from '../../db/database.ts';
import { readLocalText } from '../messages/local-text.ts';
import { writeAmount } from '../wallet/amount.ts';
import type { DepositSettingsValue } from '../../../src/api/generated/types.ts';
import type { DepositKind } from './tables.ts';
import type { LocalTexts } from '../local-texts.ts';

/** A way to pay in, as the platform reckons with it. Money in minor units. */
export interface DepositMethod {
  readonly id: string;
  readonly kind: DepositKind;
  readonly texts: LocalTexts;
  readonly icon: string;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly fee: bigint;
  readonly quick: readonly bigint[];
  readonly usualMinutes: number;
  readonly expiryMinutes: number;
  readonly bankName: string | null;
  readonly accountName: string | null;
  readonly accountNumber: string | null;
}

/** The methods that are on, in the operator's order. Without a gateway only those paid by hand. */
export async function listMethods(
  db: Database,
  merchant: string,
  hasGateway: boolean,
): Promise<readonly DepositMethod[]> {
  const rows = await db
    .selectFrom('deposit_method')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('enabled', '=', true)
    .orderBy('position')
    .execute();
  return rows
    .filter(({ kind }) => hasGateway || kind === 'account')
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      texts: row.texts,
      icon: row.icon,
      minimum: BigInt(row.minimum),
      maximum: BigInt(row.maximum),
      fee: BigInt(row.fee),
      quick: row.quick.map(BigInt),
      usualMinutes: row.usual_minutes,
      expiryMinutes: row.expiry_minutes,
      bankName: row.bank_name,
      accountName: row.account_name,
      accountNumber: row.account_number,
    }));
}

type WireMethod = DepositSettingsValue['depositInfo'][number];
export function toWireMethod(method: DepositMethod, language: string): WireMethod {
  const words = readLocalText(method.texts, language);
  return {
    id: method.id,
    name: words.title,
    hint: words.text ?? '',
    kind: method.kind,
    icon: method.icon,
    minimum: writeAmount(method.minimum),
    maximum: writeAmount(method.maximum),
    fee: writeAmount(method.fee),
    quick: method.quick.map(writeAmount),
    minutes: method.usualMinutes,
  };
}
