/** ISO 3166-1 alpha-2 of what was typed; null where it is none by its shape. */
export function readCountry(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}
