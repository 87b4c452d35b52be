/** A whole number as a form gives it, as a number or as the text that was typed; null where it is none. */
export function readInteger(typed: unknown): number | null {
  const value = typeof typed === 'string' && /^\d{1,15}$/u.test(typed.trim()) ? Number(typed.trim()) : typed;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
