import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { WireEdit } from '../../protocol/calls/draft-edits.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { listUndone } from '../../editing/undo-order.ts';
import { editMessages } from '../draft/edit-messages.ts';
import { useDraftEdits } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Moment } from '../ui/fields/moment.tsx';

function Line(props: { readonly edit: WireEdit; readonly isUndone: boolean; readonly canUndo: boolean }) {
  const { edit } = props;
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const way = editMessages.ways[edit.way];
  const undo = () => {
    editor.undo(edit.number);
    announce(messages.changeBar.undone);
  };
  return (
    <Flex as="li" gap="3" align="center" paddingBlock="2" borderBlockEndWidth="1px" borderColor="border">
      <Box flex="1" minWidth="0">
        <Text overflowWrap="anywhere">{edit.sentence}</Text>
        <Text color="fg.muted" fontSize="sm">
          {edit.author}, <Moment iso={edit.at} />
          {way === '' ? '' : `, ${way}`}
        </Text>
      </Box>
      {props.isUndone ? <Badge>{editMessages.isUndone}</Badge> : null}
      {props.canUndo && (edit.undoes ?? 0) === 0 && !props.isUndone ? (
        <Button
          size={{ base: 'md', md: 'xs' }}
          variant="outline"
          aria-label={editMessages.undoLine(edit.sentence)}
          onClick={undo}
        >
          {messages.changeBar.undo}
        </Button>
      ) : null}
    </Flex>
  );
}

/** Every edit of the draft, one line each, which is undone as one. */
export function HistoryDialog(props: { readonly open: boolean; readonly onClose: () => void }) {
  const edits = useDraftEdits().data?.edits ?? [];
  const mayEdit = useMay('content');
  const undone = listUndone(edits);
  return (
    <ConfirmDialog
      open={props.open}
      isNotice
      size="lg"
      title={editMessages.historyTitle}
      text={edits.length === 0 ? editMessages.historyEmpty : editMessages.historyText}
      confirm={editMessages.close}
      onConfirm={props.onClose}
      onClose={props.onClose}
    >
      <Stack as="ul" gap="0" listStyleType="none" maxHeight="60vh" overflowY="auto" tabIndex={0}>
        {edits.toReversed().map((edit) => (
          <Line key={edit.number} edit={edit} isUndone={undone.has(edit.number)} canUndo={mayEdit} />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
