import { Box, Button, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Issue } from '../../protocol/issue.ts';
import { messages } from '../messages.ts';
import { describeDocument } from '../ui/document-name.ts';
import { approvalMessages } from './approval-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { IssueTraceView } from './issue-trace.tsx';

/** Findings of the check, each with its place and a way to it. */
export function IssueList(props: {
  readonly issues: readonly Issue[];
  readonly onGo?: () => void;
  /** Applies corrections; null where the role may not edit. */
  readonly onFix?: ((issues: readonly Issue[]) => Promise<void>) | null;
}) {
  const { onFix } = props;
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {props.issues.map((issue) => {
        const isError = issue.severity === 'error';
        return (
          <Flex
            as="li"
            key={`${issue.code} ${issue.document} ${issue.pointer} ${issue.message}`}
            gap="2.5"
            padding="3"
            borderRadius="l2"
            background={isError ? 'bg.error' : 'bg.warning'}
          >
            <Box color={isError ? 'fg.error' : 'fg.warning'} paddingBlockStart="0.5">
              <Icon name={isError ? 'error' : 'warning'} />
            </Box>
            <Stack gap="1" minWidth="0" flex="1">
              <Text>{issue.message}</Text>
              <Flex gap="2" wrap="wrap" align="center" color="fg.muted">
                <Text>{describeDocument(issue.document)}</Text>
                <Code size="sm" wordBreak="break-all" background="bg.panel">
                  {messages.documents.place(issue.pointer)}
                </Code>
                <Code size="sm" background="bg.panel">
                  {issue.code}
                </Code>
              </Flex>
              {issue.trace ? <IssueTraceView trace={issue.trace} /> : null}
              <Flex gap="3" align="center" wrap="wrap">
                {issue.fix && onFix ? (
                  <Button size="xs" height="8" variant="outline" onClick={() => void onFix([issue])}>
                    {approvalMessages.fix}: {issue.fix.summary}
                  </Button>
                ) : null}
                {props.onGo ? (
                  <Box>
                    <Link
                      to={`/documents/${issue.document}#${encodeURIComponent(issue.pointer)}`}
                      onClick={props.onGo}
                    >
                      <Text as="span" color="brand.fg" textDecoration="underline" textUnderlineOffset="3px">
                        {messages.review.openPlace}
                      </Text>
                    </Link>
                  </Box>
                ) : null}
              </Flex>
            </Stack>
          </Flex>
        );
      })}
    </Stack>
  );
}
