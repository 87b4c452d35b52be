import { parsePattern, type PatternNode } from './parse-pattern.ts';

/** The first or the last part of every way through the pattern is the sign. */
const holdsAt = (node: PatternNode | undefined, end: 0 | -1, sign: '^' | '$'): boolean => {
  switch (node?.kind) {
    case 'anchor':
      return node.source === sign;
    case 'sequence':
      return holdsAt(node.parts.at(end), end, sign);
    case 'choice':
      return node.options.every((option) => holdsAt(option, end, sign));
    default:
      return false;
  }
};

/**
 * How a pattern is written so that the whole text has to pass; null where it is so already. Takes patterns
 * that `readAcceptedPattern` takes and that do not match every text.
 */
export const suggestAnchored = (source: string): string | null => {
  const node = parsePattern(source);
  const [hasStart, hasEnd] = [holdsAt(node, 0, '^'), holdsAt(node, -1, '$')];
  if (hasStart && hasEnd) return null;
  const body = node.kind === 'choice' ? `(?:${source})` : source;
  if (node.kind === 'choice') return `^${body}$`;
  return `${hasStart ? '' : '^'}${body}${hasEnd ? '' : '$'}`;
};
