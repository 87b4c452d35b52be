/** `1234.50` in PHP as `₱1,234.50`: the text is read digit by digit, never through a float. */
export function showMoney(amount: string, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  // The type of older libraries knows numbers only; engines take decimal texts exactly.
  return format.format(amount as unknown as number);
}
