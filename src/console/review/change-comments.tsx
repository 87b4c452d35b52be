import { Box, Button, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { approvals } from '../../protocol/calls/releases.ts';
import type { ReviewComment } from '../../protocol/release/approval.ts';
import type { WireChange } from '../../protocol/calls/site.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useCall, useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { describeError } from '../ui/errors/error-text.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { approvalMessages as words } from './approval-messages.ts';
import { UndoChange } from './undo-change.tsx';
import { Note } from '../ui/note.tsx';

function CommentLine({ comment }: { readonly comment: ReviewComment }) {
  const send = useSend();
  const client = useQueryClient();
  const mayEdit = useMay('content');
  const settle = useMutation({
    mutationFn: () => send(approvals.resolve, { id: comment.id }),
    onSettled: () => forget(client, approvals.comments),
  });
  return (
    <Flex
      as="li"
      gap="2"
      align="start"
      paddingInlineStart="3"
      borderInlineStartWidth="2px"
      borderColor="border"
    >
      <Box flex="1" minWidth="0">
        <Text overflowWrap="anywhere">{comment.body}</Text>
        <Note>
          {comment.author}, <Moment iso={comment.createdAt} />
        </Note>
      </Box>
      {mayEdit ? (
        <Button
          size="xs"
          variant="ghost"
          aria-label={words.resolveBy(comment.author)}
          loading={settle.isPending}
          onClick={() => settle.mutate()}
        >
          {words.resolve}
        </Button>
      ) : null}
    </Flex>
  );
}

/** The field was asked for by the button it replaces, so the focus moves on to it. */
const focusOnce = (element: HTMLTextAreaElement | null): void => element?.focus();

/** Remarks on one changed place, and a way to add one. */
function ChangeComments({ change }: { readonly change: WireChange }) {
  const send = useSend();
  const client = useQueryClient();
  const mayEdit = useMay('content');
  const { document, pointer } = change;
  const ownComments = (useCall(approvals.comments).data?.comments ?? []).filter(
    (comment) => comment.document === document && comment.pointer === pointer,
  );
  const [body, setBody] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: () => send(approvals.comment, { document, pointer, body: body ?? '' }),
    onSuccess: async () => {
      setBody(null);
      await forget(client, approvals.comments);
    },
  });
  const isWide = ownComments.length > 0 || body !== null;
  return (
    <Stack gap="2" {...(isWide ? { flexBasis: '100%' } : {})}>
      {ownComments.length > 0 ? (
        <Stack as="ul" gap="2" listStyleType="none">
          {ownComments.map((comment) => (
            <CommentLine key={comment.id} comment={comment} />
          ))}
        </Stack>
      ) : null}
      {body !== null ? (
        <Stack gap="2">
          <Textarea
            rows={2}
            maxLength={1_000}
            ref={focusOnce}
            aria-label={words.commentOn(change.summary)}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
          <Flex gap="2">
            <Button
              size="xs"
              disabled={body.trim() === ''}
              loading={add.isPending}
              onClick={() => add.mutate()}
            >
              {words.addComment}
            </Button>
            <Button size="xs" variant="ghost" onClick={() => setBody(null)}>
              {messages.cancel}
            </Button>
          </Flex>
          {add.isError ? <Text color="fg.error">{describeError(add.error)}</Text> : null}
        </Stack>
      ) : mayEdit ? (
        <Box>
          <Button
            size="xs"
            variant="ghost"
            color="fg.muted"
            marginInlineStart="-2"
            aria-label={words.commentOn(change.summary)}
            onClick={() => setBody('')}
          >
            {words.comment}
          </Button>
        </Box>
      ) : null}
    </Stack>
  );
}

/** For a list of changes: what can be done about each, and the remarks on it. */
export const actionsBelow = (change: WireChange): ReactNode => (
  <Flex gap="3" wrap="wrap" align="start">
    <UndoChange change={change} />
    <ChangeComments change={change} />
  </Flex>
);
