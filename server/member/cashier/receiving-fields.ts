import type { ReceivingFields } from '../../../src/protocol/console-receiving.ts';
import { refuseFields } from '../http/refusals.ts';
import { readAmount, writeAmount } from '../wallet/amount.ts';
import type { ReceivingAccountRow } from './receiving-accounts.ts';

/** Columns of an account that its fields decide. */
export type ReceivingColumns = Omit<
  ReceivingAccountRow,
  'id' | 'merchant' | 'currency' | 'changed_by' | 'changed_at'
>;

const highestRank = 1_000;
const isRank = (rank: number): boolean => Number.isInteger(rank) && rank >= 0 && rank <= highestRank;
const money = (text: string | null): bigint | null => (text === null ? null : readAmount(text.trim()));

const findTextFaults = ({ provider, holder, number }: ReceivingFields): Record<string, string> => ({
  ...(provider.trim() === '' ? { provider: 'field.required' } : {}),
  ...(holder.trim() === '' ? { holder: 'field.required' } : {}),
  ...(/^[0-9A-Za-z][0-9A-Za-z .+@_-]{3,39}$/.test(number.trim()) ? {} : { number: 'number.invalid' }),
});
function findSumFaults(fields: ReceivingFields): Record<string, string> {
  const [minimum, maximum, perDay] = [fields.minimum, fields.maximum, fields.perDay].map(money);
  return {
    ...(!minimum || minimum <= 0n ? { minimum: 'amount.invalid' } : {}),
    ...(!maximum || maximum <= 0n ? { maximum: 'amount.invalid' } : {}),
    ...(minimum && maximum && maximum < minimum ? { maximum: 'amount.too-small' } : {}),
    ...(fields.perDay !== null && !perDay ? { perDay: 'amount.invalid' } : {}),
    ...(perDay && maximum && perDay < maximum ? { perDay: 'amount.too-small' } : {}),
  };
}
const findRankFaults = ({ fromLevel, toLevel, position }: ReceivingFields): Record<string, string> => ({
  ...(isRank(fromLevel) ? {} : { fromLevel: 'number.invalid' }),
  ...(toLevel === null || (isRank(toLevel) && toLevel >= fromLevel) ? {} : { toLevel: 'number.invalid' }),
  ...(isRank(position) ? {} : { position: 'number.invalid' }),
});

/**
 * The account that an operator typed, as it is kept. `methods`: ids of the ways to pay in by hand.
 * @throws AppError 400 with field → code
 */
export function readFields(fields: ReceivingFields, methods: readonly string[]): ReceivingColumns {
  const faults = {
    ...(methods.includes(fields.method) ? {} : { method: 'field.required' }),
    ...findTextFaults(fields),
    ...findSumFaults(fields),
    ...findRankFaults(fields),
  };
  const [minimum, maximum, perDay] = [fields.minimum, fields.maximum, fields.perDay].map(money);
  if (!minimum || !maximum || Object.keys(faults).length > 0) throw refuseFields(faults);
  return {
    method: fields.method,
    kind: fields.kind,
    provider: fields.provider.trim(),
    holder: fields.holder.trim(),
    number: fields.number.trim(),
    qr_text: fields.qrText.trim(),
    from_level: fields.fromLevel,
    to_level: fields.toLevel,
    minimum: minimum.toString(),
    maximum: maximum.toString(),
    per_day: perDay?.toString() ?? null,
    position: fields.position,
    enabled: fields.enabled,
  };
}

const write = (minor: string): string => writeAmount(BigInt(minor));
/** The fields of an account as it is kept. */
export const writeFields = (row: ReceivingColumns): ReceivingFields => ({
  method: row.method,
  kind: row.kind,
  provider: row.provider,
  holder: row.holder,
  number: row.number,
  qrText: row.qr_text,
  fromLevel: row.from_level,
  toLevel: row.to_level,
  minimum: write(row.minimum),
  maximum: write(row.maximum),
  perDay: row.per_day === null ? null : write(row.per_day),
  position: row.position,
  enabled: row.enabled,
});
