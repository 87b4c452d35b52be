import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDraftEditor, useEditorState, useMay } from '../draft/draft-context.tsx';
import { useDraft, useSchedule } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { useOpenReview } from '../review/review-context.ts';
import { describePlan } from '../review/show-moment.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { Moment } from '../ui/fields/moment.tsx';

const { changeBar } = messages;

function UndoButtons({ disabled }: { readonly disabled: boolean }) {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const undo = () => {
    editor.undo();
    announce(changeBar.undone);
  };
  const discard = () => {
    setAsking(false);
    editor.discard();
    announce(changeBar.discarded);
  };
  return (
    <>
      <Button size="sm" variant="ghost" disabled={disabled} onClick={undo} hideBelow="md">
        <Icon name="undo" flip />
        {changeBar.undo}
      </Button>
      <Button size="sm" variant="ghost" disabled={disabled} onClick={() => setAsking(true)} hideBelow="md">
        <Icon name="trash" />
        {changeBar.discard}
      </Button>
      <LabelledIconButton
        icon="undo"
        label={changeBar.undo}
        disabled={disabled}
        onClick={undo}
        hideFrom="md"
      />
      <LabelledIconButton
        icon="trash"
        label={changeBar.discard}
        disabled={disabled}
        onClick={() => setAsking(true)}
        hideFrom="md"
      />
      <ConfirmDialog
        open={asking}
        danger
        title={changeBar.discardTitle}
        text={changeBar.discardText}
        confirm={changeBar.discardConfirm}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

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

/** Shown at the bottom while the draft differs from what is live. */
export function ChangeBar() {
  const draft = useDraft().data;
  const state = useEditorState();
  const openReview = useOpenReview();
  const mayEdit = useMay('edit');
  const mayPublish = useMay('publish');
  const count = draft?.differences.length ?? 0;
  if (!draft || count === 0) return null;
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
          {messages.changes(count)}
        </Text>
        {draft.updatedBy && draft.updatedAt ? (
          <Text color="fg.muted" hideBelow="lg" truncate>
            {draft.updatedBy}, <Moment iso={draft.updatedAt} />
          </Text>
        ) : null}
        <Box flex="1" />
        {mayEdit ? <UndoButtons disabled={busy || draft.undoable === 0} /> : null}
        {mayEdit ? (
          <Button {...barButton} variant="outline" asChild>
            <Link to="/preview">
              <Box as="span" display={{ base: 'none', sm: 'contents' }}>
                <Icon name="eye" />
              </Box>
              {changeBar.preview}
            </Link>
          </Button>
        ) : null}
        <Button {...barButton} colorPalette="brand" disabled={busy} onClick={openReview}>
          <Box as="span" hideBelow="md">
            {mayPublish ? changeBar.review : changeBar.reviewOnly}
          </Box>
          <Box as="span" hideFrom="md">
            {changeBar.reviewShort}
          </Box>
        </Button>
      </Flex>
    </Flex>
  );
}
