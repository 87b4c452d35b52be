import { Box, Button, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Issue } from '../../protocol/release/issue.ts';
import { messages } from '../messages.ts';
import { findFormPlace } from '../brand/brand-places.ts';
import { describeDocument } from '../ui/document-name.ts';
import { approvalMessages } from './approval-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { IssueConsequences } from './issue-consequences.tsx';
import { IssueTraceView } from './issue-trace.tsx';
import { maySuppress } from './suppress-finding.ts';
import { SuppressForm } from './suppress-form.tsx';
import { useIssueKeys } from './use-issue-keys.ts';

interface IssueActions {
  readonly onGo?: () => void;
  /** Applies corrections; null where the role may not edit. */
  readonly onFix?: ((issues: readonly Issue[]) => Promise<void>) | null;
  /** Leaves a finding out with a reason; null where the role may not edit. */
  readonly onSuppress?: ((issue: Issue, reason: string) => Promise<void>) | null;
}

/** A link to the place of a finding: its line where a form has one, else its line in the editor. */
export function PlaceLink(props: {
  readonly document: string;
  readonly pointer: string;
  readonly onGo: () => void;
}) {
  const form = findFormPlace(props.document, props.pointer);
  const place = form ?? `/documents/${props.document}#${encodeURIComponent(props.pointer)}`;
  return (
    <Link to={place} onClick={props.onGo}>
      <Text as="span" color="brand.fg" textDecoration="underline" textUnderlineOffset="3px">
        {form === null ? messages.review.openPlace : messages.review.openForm}
      </Text>
    </Link>
  );
}

/** Where a finding is, and its code. */
export function IssuePlace({ issue }: { readonly issue: Issue }) {
  return (
    <Flex gap="2" wrap="wrap" align="center" color="fg.muted">
      <Text>{describeDocument(issue.document)}</Text>
      <Code size="sm" wordBreak="break-all" background="bg.panel">
        {messages.documents.place(issue.pointer)}
      </Code>
      <Code size="sm" background="bg.panel">
        {issue.code}
      </Code>
    </Flex>
  );
}

function IssueItem({ issue, ...actions }: IssueActions & { readonly issue: Issue }) {
  const { onGo, onFix, onSuppress } = actions;
  const isError = issue.severity === 'error';
  // The line may be taken over by another finding, which begins folded and without a reason.
  const finding = `${issue.code} ${issue.message}`;
  return (
    <Flex as="li" gap="2.5" padding="3" borderRadius="l2" background={isError ? 'bg.error' : 'bg.warning'}>
      <Box color={isError ? 'fg.error' : 'fg.warning'} paddingBlockStart="0.5">
        <Icon name={isError ? 'error' : 'warning'} />
      </Box>
      <Stack gap="1" minWidth="0" flex="1">
        <Text>{issue.message}</Text>
        <IssuePlace issue={issue} />
        <IssueConsequences issue={issue} />
        {issue.trace ? <IssueTraceView key={finding} trace={issue.trace} /> : null}
        <Flex gap="3" align="center" wrap="wrap">
          {issue.fix && onFix ? (
            <Button size="xs" variant="outline" onClick={() => void onFix([issue])}>
              {approvalMessages.fix}: {issue.fix.summary}
            </Button>
          ) : null}
          {onGo ? <PlaceLink document={issue.document} pointer={issue.pointer} onGo={onGo} /> : null}
          {onSuppress && maySuppress(issue) ? (
            <SuppressForm key={finding} issue={issue} onSuppress={onSuppress} />
          ) : null}
        </Flex>
      </Stack>
    </Flex>
  );
}

/** Findings of the check, each with its place and a way to it. */
export function IssueList({ issues, ...actions }: IssueActions & { readonly issues: readonly Issue[] }) {
  const keys = useIssueKeys(issues);
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {issues.map((issue, index) => (
        <IssueItem key={keys[index]} issue={issue} {...actions} />
      ))}
    </Stack>
  );
}
