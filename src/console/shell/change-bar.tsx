import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEditorState, useMay, useUndoOrder } from '../draft/draft-context.tsx';
import { useDraft, useSchedule } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { useOpenReview } from '../review/review-context.ts';
import { describePlan } from '../review/show-moment.ts';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { UndoButtons } from './undo-buttons.tsx';

const { changeBar } = messages;

/** A phone of 320 px has room for all of them. */
const barButton = {
  size: 'sm',
  height: { base: '11', md: '9' },
  paddingInline: { base: '2', sm: '3.5' },
} as const;

/** The planned release of this draft, or that it is void. */
function PlanLine() {
  const schedule = useSchedule();
  if (!schedule || schedule.state === 'done' || schedule.state === 'cancelled') return null;
  const isWaiting = schedule.state === 'waiting';
  return (
    <Flex
      role="status"
      gap="2"
      align="center"
      flexShrink="0"
      fontSize="sm"
      paddingInline={{ base: '3.5', md: '6' }}
      paddingBlock="1.5"
      background={isWaiting ? 'blue.subtle' : 'orange.subtle'}
      color={isWaiting ? 'blue.fg' : 'orange.fg'}
    >
      <Icon name={isWaiting ? 'rocket' : 'warning'} />
      <Text>{describePlan(schedule)}</Text>
    </Flex>
  );
}

/** Shown at the bottom while the draft differs from what is live, or an edit can be undone or redone. */
export function ChangeBar() {
  const draft = useDraft().data;
  const state = useEditorState();
  const openReview = useOpenReview();
  const mayEdit = useMay('content');
  const mayPublish = useMay('publish');
  const count = draft?.differences.length ?? 0;
  const { undo, redo } = useUndoOrder();
  const hasOwnEdits = mayEdit && undo.length + redo.length > 0;
  if (!draft || (count === 0 && !hasOwnEdits)) return null;
  const busy = state.kind === 'conflict' || state.kind === 'offline' || state.kind === 'asking';
  return (
    <Flex as="section" direction="column" flexShrink="0" aria-label={changeBar.label}>
      <PlanLine />
      <Flex
        align="center"
        gap={{ base: '1', md: '2' }}
        paddingInline={{ base: '1.5', md: '6' }}
        paddingBlock="2"
        minHeight="14"
        background="bg.panel"
        borderBlockStartWidth="1px"
        borderColor="border"
        boxShadow="0 -8px 24px -16px rgb(0 0 0 / 0.25)"
        flexShrink="0"
      >
        <Box boxSize="2" borderRadius="full" background="brand.solid" marginInlineStart="1" hideBelow="sm" />
        <Text
          fontWeight="semibold"
          lineHeight="short"
          whiteSpace={{ base: 'normal', sm: 'nowrap' }}
          aria-live="polite"
        >
          {count === 0 ? messages.unpublished(0) : messages.changes(count)}
        </Text>
        {draft.updatedBy && draft.updatedAt ? (
          <Text color="fg.muted" hideBelow="lg" truncate>
            {draft.updatedBy}, <Moment iso={draft.updatedAt} />
          </Text>
        ) : null}
        <Box flex="1" />
        {mayEdit ? <UndoButtons disabled={busy} hasChanges={count > 0} /> : null}
        {mayEdit && count > 0 ? (
          <Button {...barButton} variant="outline" asChild>
            <Link to="/preview">
              <Box as="span" display={{ base: 'none', sm: 'contents' }}>
                <Icon name="eye" />
              </Box>
              {changeBar.preview}
            </Link>
          </Button>
        ) : null}
        {count === 0 ? null : (
          <Button {...barButton} colorPalette="brand" disabled={busy} onClick={openReview}>
            <Box as="span" hideBelow="md">
              {mayPublish ? changeBar.review : changeBar.reviewOnly}
            </Box>
            <Box as="span" hideFrom="md">
              {changeBar.reviewShort}
            </Box>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
