const hasDigit = (word: string): boolean => /\d/.test(word);

/**
 * The number of a transfer as a member reads it: of a round its own, else the last one in the reference, which also
 * has the words of the ledger. Empty where there is none.
 */
export function showReference(reference: string): string {
  const words = reference.split(':');
  const [kind, , round = ''] = words;
  if (words.length === 1) return reference;
  return kind === 'game' && words.length > 3 ? round : (words.findLast(hasDigit) ?? '');
}
