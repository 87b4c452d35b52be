import { Box, Button, Flex, Progress, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type DragEvent } from 'react';
import type { MediaFile } from '../../protocol/calls/media.ts';
import { Icon } from '../ui/icon.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { mediaMessages as words } from './media-messages.ts';
import { useUploads, type Upload } from './use-uploads.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const percentOf = ({ part }: Upload): number => Math.round(part * 100);

function tell(upload: Upload): string {
  const { name, state, part, fault } = upload;
  if (fault !== null) return words.failed(name, fault.code, fault.sentence);
  if (state === 'sent') return words.sent(name);
  if (state === 'cancelled') return words.cancelled(name);
  return part === 1 ? words.drawing(name) : words.progress(name, percentOf(upload));
}
function UploadLine(props: {
  readonly upload: Upload;
  readonly onCancel: () => void;
  readonly onDismiss: () => void;
}) {
  const { upload } = props;
  const isOpen = upload.state === 'sending';
  return (
    <Flex as="li" gap="3" align="center" paddingBlock="1.5">
      <Box flex="1" minWidth="0">
        <Text fontSize="sm" color={upload.fault === null ? 'fg' : 'fg.error'} overflowWrap="anywhere">
          {tell(upload)}
        </Text>
        {isOpen ? (
          <Progress.Root value={percentOf(upload)} size="xs" marginBlockStart="1" colorPalette="brand">
            <Progress.Track aria-label={words.sending(upload.name)}>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        ) : null}
      </Box>
      <LabelledIconButton
        icon="close"
        size="xs"
        label={isOpen ? words.cancel(upload.name) : words.dismiss(upload.name)}
        onClick={isOpen ? props.onCancel : props.onDismiss}
      />
    </Flex>
  );
}

/** Takes files by a button or by dragging, several at a time. */
export function UploadZone(props: {
  readonly label?: string;
  readonly hint?: string;
  readonly isSingle?: boolean;
  readonly onSent: (file: MediaFile) => void;
}) {
  const { uploads, add, cancel, dismiss } = useUploads(props.onSent);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const list = [...(files ?? [])];
    add(props.isSingle === true ? list.slice(0, 1) : list);
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    },
  };
  const notices = uploads.filter(({ state }) => state !== 'sending').map(tell);
  return (
    <Stack gap="2">
      <Flex
        {...drag}
        gap="3"
        align="center"
        wrap="wrap"
        padding="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l2"
        borderColor={isOver ? 'brand.solid' : 'border.emphasized'}
        background={isOver ? 'brand.subtle' : 'bg.subtle'}
      >
        <Icon name="picture" size="5" />
        <Text hideBelow="md">{words.drop}</Text>
        <Button
          size="sm"
          height={{ base: '11', md: '9' }}
          variant="outline"
          background="bg.panel"
          onClick={() => input.current?.click()}
        >
          {props.label ?? words.add}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted}
          multiple={props.isSingle !== true}
          aria-label={props.label ?? words.add}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <Text color="fg.muted" fontSize="xs" flexBasis="full">
          {props.hint ?? words.formats}
        </Text>
      </Flex>
      {uploads.length === 0 ? null : (
        <Box as="ul" listStyleType="none" aria-label={words.uploads}>
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onCancel={() => cancel(upload.id)}
              onDismiss={() => dismiss(upload.id)}
            />
          ))}
        </Box>
      )}
      <Text srOnly role="status">
        {notices.at(-1) ?? ''}
      </Text>
    </Stack>
  );
}
