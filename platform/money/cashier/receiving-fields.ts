import type { ReceivingFields, ReceivingState } from '../../../src/protocol/calls/receiving.ts';
import { refuseFields } from '../../calls/refusals.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money/money.ts';
import type { ReceivingAccountRow } from './receiving-accounts.ts';

/** Columns of an account that its fields decide. */
export type ReceivingColumns = Omit<
  ReceivingAccountRow,
  'id' | 'merchant' | 'currency' | 'changed_by' | 'changed_at'
>;

type PayMethod = Pick<ReceivingState['methods'][number], 'id'> &
  Partial<Pick<ReceivingState['methods'][number], 'minimum' | 'maximum'>>;

const highestRank = 1_000;
const isRank = (rank: number): boolean => Number.isInteger(rank) && rank >= 0 && rank <= highestRank;
/** Smallest, largest, and most of a day. */
const readSums = ({ minimum, maximum, perDay }: ReceivingFields, currency: string) =>
  [minimum, maximum, perDay].map((text) => (text === null ? null : readMoney(text.trim(), currency)));

const findTextFaults = ({ provider, holder, number }: ReceivingFields): Record<string, string> => ({
  ...(provider.trim() === '' ? { provider: 'field.required' } : {}),
  ...(holder.trim() === '' ? { holder: 'field.required' } : {}),
  ...(/^[0-9A-Za-z][0-9A-Za-z .+@_-]{3,39}$/.test(number.trim()) ? {} : { number: 'number.invalid' }),
});
function findSumFaults(fields: ReceivingFields, currency: string): Record<string, string> {
  const [minimum, maximum, perDay] = readSums(fields, currency);
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

/** An account whose bounds lie outside those of its method is given to no member. */
function findBoundFaults(
  fields: ReceivingFields,
  method: PayMethod | undefined,
  currency: string,
): Record<string, string> {
  const [minimum, maximum] = readSums(fields, currency);
  const [least, most] = [method?.minimum, method?.maximum].map((text) =>
    text === undefined ? null : readMoney(text, currency),
  );
  return {
    ...(minimum && most && minimum > most ? { minimum: 'entry.never-used' } : {}),
    ...(maximum && least && maximum < least ? { maximum: 'entry.never-used' } : {}),
  };
}

/**
 * The account that an operator typed, as it is kept. `methods`: the ways to pay in by hand.
 * @throws AppError 400 with field → code
 */
export function readFields(
  fields: ReceivingFields,
  methods: readonly PayMethod[],
  currency: string,
): ReceivingColumns {
  const method = methods.find(({ id }) => id === fields.method);
  const faults = {
    ...findBoundFaults(fields, method, currency),
    ...(method === undefined ? { method: 'field.required' } : {}),
    ...findTextFaults(fields),
    ...findSumFaults(fields, currency),
    ...findRankFaults(fields),
  };
  const [minimum, maximum, perDay] = readSums(fields, currency);
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

/** The fields of an account as it is kept. */
export const writeFields = (row: ReceivingColumns, currency: string): ReceivingFields => ({
  method: row.method,
  kind: row.kind,
  provider: row.provider,
  holder: row.holder,
  number: row.number,
  qrText: row.qr_text,
  fromLevel: row.from_level,
  toLevel: row.to_level,
  minimum: writeMoney(BigInt(row.minimum), currency),
  maximum: writeMoney(BigInt(row.maximum), currency),
  perDay: row.per_day === null ? null : writeMoney(BigInt(row.per_day), currency),
  position: row.position,
  enabled: row.enabled,
});
