import type { Selectable } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { readLocalText } from '../../messages/local-text.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { DepositSettingsValue } from '../../../src/protocol/generated/wire-types.ts';
import { readRanges } from './receiving-accounts.ts';
import type { DepositKind, DepositMethodTable } from './tables.ts';
import type { LocalTexts } from '../../local-texts.ts';

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
}

const readMethod = (
  row: Selectable<DepositMethodTable>,
  minimum: bigint,
  maximum: bigint,
): DepositMethod => ({
  id: row.id,
  kind: row.kind,
  texts: row.texts,
  icon: row.icon,
  minimum,
  maximum,
  fee: BigInt(row.fee),
  quick: row.quick.map(BigInt).filter((quick) => quick >= minimum && quick <= maximum),
  usualMinutes: row.usual_minutes,
  expiryMinutes: row.expiry_minutes,
});

interface Asking {
  readonly merchant: string;
  readonly memberId: string;
  readonly hasGateway: boolean;
}
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * The methods that are on for a member, in the operator's order. Without a gateway only those paid by
 * hand; those only where an account takes what this member sends.
 */
export async function listMethods(
  db: Database,
  { merchant, memberId, hasGateway }: Asking,
): Promise<readonly DepositMethod[]> {
  const rows = await db
    .selectFrom('deposit_method')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('enabled', '=', true)
    .orderBy('position')
    .execute();
  const ranges = await readRanges(db, merchant, memberId);
  return rows.flatMap((row) => {
    const range = ranges.get(row.id);
    if (row.kind === 'account' ? range === undefined : !hasGateway) return [];
    const fee = BigInt(row.fee);
    const minimum = larger(BigInt(row.minimum), (range?.minimum ?? 0n) - fee);
    const maximum = smaller(BigInt(row.maximum), (range?.maximum ?? BigInt(row.maximum) + fee) - fee);
    return maximum < minimum ? [] : [readMethod(row, minimum, maximum)];
  });
}

/** The method of the newest deposit that arrived; null before the first one. */
export async function readLastMethod(db: Database, memberId: string): Promise<string | null> {
  const order = await db
    .selectFrom('deposit_order')
    .select('method')
    .where('member_id', '=', memberId)
    .where('status', '=', 'paid')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.method ?? null;
}

/** The methods with that one first, and the others in the operator's order. */
export const putFirst = (methods: readonly DepositMethod[], id: string | null): readonly DepositMethod[] => [
  ...methods.filter((method) => method.id === id),
  ...methods.filter((method) => method.id !== id),
];

type WireMethod = DepositSettingsValue['depositInfo'][number];
export function toWireMethod(
  method: DepositMethod,
  {
    language,
    currency,
    last,
  }: { readonly language: string; readonly currency: string; readonly last: string | null },
): WireMethod {
  const words = readLocalText(method.texts, language);
  return {
    id: method.id,
    name: words.title,
    hint: words.text ?? '',
    kind: method.kind,
    icon: method.icon,
    minimum: writeMoney(method.minimum, currency),
    maximum: writeMoney(method.maximum, currency),
    fee: writeMoney(method.fee, currency),
    quick: method.quick.map((amount) => writeMoney(amount, currency)),
    minutes: method.usualMinutes,
    ...(method.id === last ? { isLast: true } : {}),
  };
}
