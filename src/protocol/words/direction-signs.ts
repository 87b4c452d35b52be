/**
 * Characters that turn the direction of what follows make a text of a person read differently. Marks of one
 * place (U+200E, U+200F, U+061C) are part of writing Arabic and stay.
 */
const turns = {
  /** Embeddings and overrides, which turn also what comes after the text. */
  overrides: /[\u202A-\u202E]/gu,
  /** These and isolates: nothing that a member types needs them. */
  all: /[\u202A-\u202E\u2066-\u2069]/gu,
} as const;
/** Kept as typed: what is stored of it is a hash. */
const isSecret = /password/i;

/** A value without them, at any depth; `name` is that of the field which holds it. */
export function dropTurns<Value>(value: Value, which: keyof typeof turns = 'all', name = ''): Value {
  if (typeof value === 'string')
    return (isSecret.test(name) ? value : value.replace(turns[which], '')) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => dropTurns(item, which, name)) as Value;
  // Bytes of a file are no text.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [key, dropTurns<unknown>(item, which, key)] as const,
  );
  return Object.fromEntries(entries) as Value;
}

/** A name that another company sent, as if a person had typed it here: no turns, no control characters, composed. */
export const cleanText = (text: string): string =>
  dropTurns(text.normalize('NFC'))
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
