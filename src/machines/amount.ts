/** Money as people type it and as it travels: a decimal string with at most two places. */
const form = /^\d{1,12}(\.\d{1,2})?$/u;

/** An amount in hundredths, or null where the text is none. Zero is an amount. */
export function readAmount(text: unknown): bigint | null {
  if (typeof text !== 'string') return null;
  const typed = text.trim();
  if (!form.test(typed)) return null;
  const [whole = '0', part = ''] = typed.split('.', 2);
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
}
/** The amount as it travels: `12.5` → `12.50`. */
export function writeAmount(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

export interface AmountBounds {
  readonly minimum: string;
  readonly maximum: string;
}
/** What is wrong with an amount, as an error code, or null. */
export function findAmountFault(text: unknown, { minimum, maximum }: AmountBounds): string | null {
  if (typeof text !== 'string' || text.trim() === '') return 'field.required';
  const amount = readAmount(text);
  if (amount === null || amount === 0n) return 'amount.invalid';
  if (amount < (readAmount(minimum) ?? 0n)) return 'amount.too-small';
  return amount > (readAmount(maximum) ?? 0n) ? 'amount.too-large' : null;
}
