import { readMoney } from '../../../src/protocol/money/money.ts';
import { refuseField } from '../../calls/refusals.ts';

/**
 * What a member typed, in minor units, from the least amount to the largest.
 * @throws AppError with the field `amount`: `amount.invalid`, `amount.too-small`, `amount.too-large`
 */
export function readAmountWithin(
  typed: string,
  currency: string,
  { minimum, maximum }: { readonly minimum: bigint; readonly maximum: bigint },
): bigint {
  const amount = readMoney(typed, currency);
  if (amount === null || amount <= 0n)
    throw refuseField('amount', 'amount.invalid', 'Expected an amount of the currency.');
  if (amount < minimum) throw refuseField('amount', 'amount.too-small', 'The amount is below the minimum.');
  if (amount > maximum) throw refuseField('amount', 'amount.too-large', 'The amount is above the maximum.');
  return amount;
}
