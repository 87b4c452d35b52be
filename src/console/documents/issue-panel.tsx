import { Box, Button, Code, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { WireCheck } from '../../protocol/calls/site.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import { messages } from '../messages.ts';
import { IssueConsequences } from '../review/issue-consequences.tsx';
import { IssueTraceView } from '../review/issue-trace.tsx';
import { useOpenReview } from '../review/review-context.ts';
import { Icon } from '../ui/icon.tsx';
import { PartTitle } from '../ui/section.tsx';

const { documents: words } = messages;

function IssueLine(props: {
  readonly issue: Issue;
  readonly line: number;
  readonly onShow: () => void;
  readonly onFix: (() => void) | null;
}) {
  const { issue } = props;
  const isError = issue.severity === 'error';
  return (
    <Flex as="li" gap="2.5" align="start">
      <Box color={isError ? 'fg.error' : 'fg.warning'} paddingBlockStart="0.5">
        <Icon name={isError ? 'error' : 'warning'} />
      </Box>
      <Stack gap="1" flex="1" minWidth="0">
        <Text>{issue.message}</Text>
        <Flex gap="2" align="center" wrap="wrap">
          <Button size="2xs" variant="outline" onClick={props.onShow}>
            {words.atLine(props.line)}
          </Button>
          <Code size="xs" wordBreak="break-all">
            {words.place(issue.pointer)}
          </Code>
          <Code size="xs">{issue.code}</Code>
          {issue.fix && props.onFix ? (
            <Button size="2xs" variant="subtle" colorPalette="brand" onClick={props.onFix}>
              {words.fix}: {issue.fix.summary}
            </Button>
          ) : null}
        </Flex>
        <IssueConsequences issue={issue} />
        {issue.trace ? <IssueTraceView trace={issue.trace} /> : null}
      </Stack>
    </Flex>
  );
}

/** What the check of the saved draft says about the open document. */
export function IssuePanel(props: {
  readonly check: UseQueryResult<WireCheck>;
  readonly issues: readonly Issue[];
  readonly lineOf: (pointer: string) => number;
  readonly onShow: (pointer: string) => void;
  readonly onFix: ((issue: Issue) => void) | null;
}) {
  const { check, issues, onFix } = props;
  const openReview = useOpenReview();
  const elsewhere = (check.data?.issues.length ?? 0) - issues.length;
  return (
    <Box
      as="section"
      aria-label={words.issues}
      borderBlockStartWidth="1px"
      borderColor="border"
      background="bg.subtle"
      padding="3"
      maxHeight={{ lg: '15rem' }}
      overflowY="auto"
      flexShrink="0"
    >
      <Flex align="center" gap="3" marginBlockEnd={issues.length > 0 ? '3' : '0'} wrap="wrap" role="status">
        <PartTitle as="h3">{words.issues}</PartTitle>
        {check.isPending ? (
          <Flex gap="2" align="center" color="fg.muted">
            <Spinner size="xs" />
            {words.checking}
          </Flex>
        ) : check.isError ? (
          <Text color="fg.error">{words.checkFailed}</Text>
        ) : issues.length === 0 ? (
          <Flex gap="1.5" align="center" color="green.fg">
            <Icon name="check" />
            {words.noIssues}
          </Flex>
        ) : null}
        {elsewhere > 0 ? (
          <Button
            size="xs"
            height="6"
            variant="plain"
            color="brand.fg"
            paddingInline="0"
            onClick={openReview}
          >
            {words.elsewhere(elsewhere)}
          </Button>
        ) : null}
      </Flex>
      <Stack as="ul" gap="3" listStyleType="none">
        {issues.map((issue) => (
          <IssueLine
            key={`${issue.code} ${issue.pointer} ${issue.message}`}
            issue={issue}
            line={props.lineOf(issue.pointer)}
            onShow={() => props.onShow(issue.pointer)}
            onFix={onFix && (() => onFix(issue))}
          />
        ))}
      </Stack>
    </Box>
  );
}
