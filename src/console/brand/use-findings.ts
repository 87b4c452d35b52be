import { useCheck, useDraft } from '../http/queries.ts';
import type { LineFault } from '../ui/fields/typed-line.tsx';
import { brandPath } from './brand-document.ts';
import type { Issue } from '../../protocol/release/issue.ts';

/** What the check says of the brand in the draft, by place; empty while a newer draft is being checked. */
export function useFindings() {
  const check = useCheck(useDraft().data?.version);
  const issues: readonly Issue[] = check.isPlaceholderData ? [] : (check.data?.issues ?? []);
  const brandIssues = issues.filter(({ document }) => document === brandPath);
  const findingAt = (pointer: string): LineFault | null => {
    const match = brandIssues.find((issue) => issue.pointer === pointer);
    return match === undefined ? null : { code: match.code, message: match.message };
  };
  return { own: brandIssues, findingAt };
}
