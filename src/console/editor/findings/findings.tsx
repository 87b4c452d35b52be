import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Issue } from '../../../protocol/release/issue.ts';
import { useFixes } from '../../review/use-fixes.ts';
import { Icon } from '../../ui/icon.tsx';
import { editorMessages } from '../editor-messages.ts';
import { useEditing } from '../use-editing.ts';

const { findings: words } = editorMessages;

/** A finding with the part that it is about; null where it is about the page as a whole. */
export interface PlacedIssue {
  readonly issue: Issue;
  readonly part: string | null;
}

function Finding({ issue, part }: PlacedIssue) {
  const { select } = useEditing();
  const fix = useFixes();
  const isError = issue.severity === 'error';
  return (
    <Flex as="li" gap="2" align="start" listStyleType="none" paddingBlock="2">
      <Flex color={isError ? 'fg.error' : 'fg.warning'} paddingBlockStart="0.5">
        <Icon name={isError ? 'error' : 'warning'} />
      </Flex>
      <Stack gap="1.5" flex="1" minWidth="0">
        <Text fontSize="sm" overflowWrap="anywhere">
          <Badge size="xs" colorPalette={isError ? 'red' : 'orange'} marginInlineEnd="1.5">
            {isError ? words.error : words.warning}
          </Badge>
          {issue.message}
        </Text>
        <Flex gap="2">
          {part === null ? null : (
            <Button size="2xs" variant="outline" onClick={() => select(part)}>
              {words.show}
            </Button>
          )}
          {issue.fix === undefined || fix === null ? null : (
            <Button size="2xs" colorPalette="brand" onClick={() => void fix([issue])}>
              {words.fix}
            </Button>
          )}
        </Flex>
        {issue.fix === undefined ? null : (
          <Text fontSize="xs" color="fg.muted">
            {issue.fix.summary}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}

/** What is wrong with the page, each with the way to it and its fix. */
export function Findings({ issues }: { readonly issues: readonly PlacedIssue[] }) {
  if (issues.length === 0)
    return (
      <Flex gap="2" align="center" padding="3" color="fg.muted" fontSize="sm">
        <Icon name="check" />
        {words.none}
      </Flex>
    );
  return (
    <Stack as="ul" gap="0" paddingInline="3" margin="0" aria-label={words.label}>
      {issues.map(({ issue, part }) => (
        <Finding key={`${issue.code} ${issue.document} ${issue.pointer}`} issue={issue} part={part} />
      ))}
    </Stack>
  );
}
