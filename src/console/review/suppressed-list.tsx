import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { SuppressedIssue } from '../../protocol/release/issue.ts';
import { IssuePlace, PlaceLink } from './issue-list.tsx';
import { suppressMessages as words } from './suppress-messages.ts';
import { useReportAgain } from './use-suppress.ts';

function SuppressedItem(props: {
  readonly issue: SuppressedIssue;
  readonly onGo: () => void;
  readonly onReportAgain: ((issue: SuppressedIssue) => Promise<void>) | null;
}) {
  const { issue, onGo, onReportAgain } = props;
  return (
    <Stack as="li" gap="1" padding="3" borderRadius="l2" background="bg.muted">
      <Text>{issue.message}</Text>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {words.because(issue.reason)}
      </Text>
      <IssuePlace issue={issue} />
      <Flex gap="3" align="center" wrap="wrap">
        <PlaceLink document={issue.document} pointer="/suppress" onGo={onGo} />
        {onReportAgain ? (
          <Button
            size="xs"
            variant="ghost"
            aria-label={words.againOne(issue.message)}
            onClick={() => void onReportAgain(issue)}
          >
            {words.again}
          </Button>
        ) : null}
      </Flex>
    </Stack>
  );
}

/** What documents leave out of the check, with their reasons, folded until asked for. */
export function SuppressedList(props: {
  readonly suppressed: readonly SuppressedIssue[];
  readonly onGo: () => void;
}) {
  const onReportAgain = useReportAgain();
  if (props.suppressed.length === 0) return null;
  return (
    <Box as="details">
      <Box as="summary" cursor="pointer" minHeight="6" color="fg.muted">
        {words.title(props.suppressed.length)}
      </Box>
      <Stack as="ul" gap="2" listStyleType="none" marginBlockStart="2">
        {props.suppressed.map((issue) => (
          <SuppressedItem
            key={`${issue.code} ${issue.document} ${issue.pointer} ${issue.message}`}
            issue={issue}
            onGo={props.onGo}
            onReportAgain={onReportAgain}
          />
        ))}
      </Stack>
    </Box>
  );
}
