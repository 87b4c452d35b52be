import type { Issue } from '../../../src/protocol/release/issue.ts';
import type { LocatedIssue } from './source-files.ts';

/** A file that is no JSON is among the findings of the site already, with what follows from it. */
export const joinFindings = (unread: readonly Issue[], site: readonly Issue[]): readonly Issue[] => [
  ...unread.filter(
    ({ code, document }) => !site.some((issue) => issue.code === code && issue.document === document),
  ),
  ...site,
];

/**
 * Of words that no writing has, the check says only that the tree has something else there: what was said when the
 * file was read says more.
 */
export const dropDoubles = (issues: readonly LocatedIssue[]): readonly LocatedIssue[] =>
  issues.filter(
    ({ code, document, pointer }) =>
      !code.startsWith('shape.') ||
      !issues.some(
        (other) =>
          other.code.startsWith('notation.') && other.document === document && other.pointer === pointer,
      ),
  );
