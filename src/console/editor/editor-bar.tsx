import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEditorState, useMay, useUndoOrder } from '../draft/draft-context.tsx';
import { editMessages } from '../draft/edit-messages.ts';
import { useDraft, useSite } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { useOpenReview } from '../review/review-context.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { Segments, type Segment } from '../ui/fields/segments.tsx';
import { Icon } from '../ui/icon.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { editorMessages as words } from './editor-messages.ts';
import { KeyHelp } from './key-help.tsx';

export type Device = 'phone' | 'tablet' | 'desktop';
export interface Look {
  readonly device: Device;
  readonly theme: 'light' | 'dark';
  readonly locale: string;
}
const { preview } = messages;
const devices: readonly Segment<Device>[] = [
  { value: 'phone', label: preview.phone, icon: 'phone' },
  { value: 'tablet', label: preview.tablet, icon: 'tablet' },
  { value: 'desktop', label: preview.desktop, icon: 'desktop' },
];
const themes: readonly Segment<Look['theme']>[] = [
  { value: 'light', label: preview.light, icon: 'sun' },
  { value: 'dark', label: preview.dark, icon: 'moon' },
];

/** Whether what was done is stored. */
function SaveState() {
  const { kind } = useEditorState();
  const count = useDraft().data?.differences.length ?? 0;
  const text =
    kind === 'saved' ? words.acts.saved : kind === 'saving' ? words.acts.saving : words.acts.unsaved;
  return (
    <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap" hideBelow="lg">
      {count === 0 && kind === 'saved' ? '' : text}
    </Text>
  );
}

/** The way out, width, theme and language of the page, undo, and publishing. */
export function EditorBar(props: {
  readonly document: string;
  readonly name: string;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}) {
  const { look, onLook } = props;
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  const openReview = useOpenReview();
  const mayPublish = useMay('publish');
  const draft = useDraft().data;
  const { undo, redo } = useUndoOrder();
  const count = draft?.differences.length ?? 0;
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '1', md: '2' }}
      paddingInline={{ base: '1.5', md: '3' }}
      paddingBlock="2"
      background="bg.panel"
      borderBlockEndWidth="1px"
      borderColor="border"
      wrap={{ base: 'nowrap', md: 'wrap' }}
      flexShrink="0"
    >
      <Button asChild size="sm" variant="ghost">
        <Link to={`/documents/${props.document}`} aria-label={words.leave}>
          <Icon name="close" />
          <Box as="span" hideBelow="md">
            {words.leave}
          </Box>
        </Link>
      </Button>
      <chakra.h1 srOnly>{props.name}</chakra.h1>
      <Text fontWeight="semibold" truncate aria-hidden="true" hideBelow="md">
        {props.name}
      </Text>
      <Box flex="1" />
      <Box hideBelow="md">
        <Segments
          label={words.canvas.width}
          value={look.device}
          segments={devices}
          onChange={(device) => onLook({ ...look, device })}
        />
      </Box>
      <Box hideBelow="md">
        <Segments
          label={preview.theme}
          value={look.theme}
          segments={themes}
          onChange={(theme) => onLook({ ...look, theme })}
        />
      </Box>
      <Box width={{ base: '6.5rem', md: '9rem' }} flexShrink="0">
        <Choice
          label={preview.language}
          value={look.locale}
          options={locales.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          onChange={(locale) => onLook({ ...look, locale })}
          width="full"
        />
      </Box>
      <Box flex="1" hideBelow="md" />
      <SaveState />
      <KeyHelp />
      <LabelledIconButton
        icon="undo"
        label={words.acts.undo}
        size="sm"
        disabled={undo.length === 0}
        onClick={props.onUndo}
      />
      <LabelledIconButton
        icon="redo"
        label={editMessages.redo}
        size="sm"
        disabled={redo.length === 0}
        onClick={props.onRedo}
      />
      <Button size="sm" colorPalette="brand" disabled={count === 0} onClick={openReview}>
        <Box as="span" hideBelow="md">
          {mayPublish ? messages.changeBar.review : messages.changeBar.reviewOnly}
        </Box>
        <Box as="span" hideFrom="md">
          {messages.changeBar.reviewShort}
        </Box>
      </Button>
    </Flex>
  );
}
