import { Text } from '@chakra-ui/react';
import { plural } from '../../protocol/words/plural.ts';
import type { Issue } from '../../protocol/release/issue.ts';

/** How many findings are not listed, since they follow from this one. */
export function IssueConsequences({ issue }: { readonly issue: Issue }) {
  const { consequences } = issue;
  if (consequences === undefined) return null;
  return (
    <Text color="fg.muted">
      {plural(consequences, 'more finding follows', 'more findings follow')} from this.
    </Text>
  );
}
