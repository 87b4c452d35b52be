import type { Rule } from '../../protocol/document/expression.ts';
import type { IssueCode } from '../issue-codes.ts';
import { listBranches, listKinds, type TypeRef } from './type-ref.ts';

/**
 * What an amount is counted in, by the mark `x-unit` of its schema. `foreign` is money whose currency the data
 * says beside it (`x-currency`), which need not be that of the portal.
 */
export type Unit = 'money' | 'foreign' | 'percent';

/** The unit of a type, or of one of its branches; null where no schema says one. */
export const readUnit = (type: TypeRef): Unit | null => {
  for (const { schema } of listBranches(type)) {
    const unit = schema['x-unit'];
    if (unit === 'money') return schema['x-currency'] === undefined ? 'money' : 'foreign';
    if (unit === 'percent') return 'percent';
  }
  return null;
};
export const isMoney = (unit: Unit | null): boolean => unit === 'money' || unit === 'foreign';

/** The mark of money whose currency the data says: the name of that property. */
export const readCurrencyName = (type: TypeRef): string | null => {
  for (const { schema } of listBranches(type))
    if (typeof schema['x-currency'] === 'string') return schema['x-currency'];
  return null;
};

/** What data counts that are numbers: points, members, seconds. Amounts of money are texts, never numbers. */
export const isCount = (type: TypeRef): boolean => {
  const kinds = listKinds(type);
  return kinds !== null && kinds.has('number') && !kinds.has('string');
};
export const isWritten = (rule: Rule): boolean => rule === null || typeof rule !== 'object';

/** What is wrong with how an amount is shown: the end of a sentence that begins with its name. */
export interface AmountFault {
  readonly code: IssueCode;
  readonly words: string;
}
/**
 * Judges a format for what it shows. `hasCurrency` says that the symbol beside the amount is that of its row,
 * not that of the portal.
 */
export const judgeFormat = (type: TypeRef, format: string, hasCurrency: boolean): AmountFault | null => {
  const unit = readUnit(type);
  if (format !== 'money')
    return isMoney(unit)
      ? {
          code: 'money.unformatted',
          words: `is money and would be read as a plain number in the format "${format}"; write "money".`,
        }
      : null;
  if (unit === 'foreign' && !hasCurrency)
    return {
      code: 'money.currency',
      words: `is money of the currency that "${readCurrencyName(type)}" says beside it, and would have the symbol of the portal.`,
    };
  if (unit === 'percent')
    return { code: 'money.not-money', words: 'is a per cent and would be read as money; write "number".' };
  return unit === null && isCount(type)
    ? { code: 'money.not-money', words: 'is a number, no money, and would be read as money; write "number".' }
    : null;
};
