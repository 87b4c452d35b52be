/** Digits with an optional plus, 6 to 15 of them (ITU-T E.164); spaces, dashes and brackets are allowed for. */
export function readMobileNumber(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const plain = typed.replace(/[\s()-]/g, '');
  return /^\+?\d{6,15}$/.test(plain) ? plain : null;
}
export function isBlank(typed: unknown): boolean {
  return typeof typed !== 'string' || typed.trim() === '';
}
