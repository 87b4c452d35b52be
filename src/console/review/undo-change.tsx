import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WireChange } from '../../protocol/console-api.ts';
import { useMay } from '../draft/draft-context.tsx';
import { keys, useConsoleApi, useDraft } from '../http/queries.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { describeError } from '../ui/error-text.ts';
import { Icon } from '../ui/icon.tsx';
import { approvalMessages as words } from './approval-messages.ts';

const readAgain = [keys.allDocuments, keys.documents, keys.check, keys.approval, keys.site];

/** Takes back one change of the draft and leaves the others as they are. */
export function UndoChange({ change }: { readonly change: WireChange }) {
  const api = useConsoleApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const version = useDraft().data?.version;
  const undo = useMutation({
    mutationFn: (from: number) => api.revert(from, change),
    onSuccess: async (draft) => {
      client.setQueryData(keys.draft, draft);
      announce(words.changeUndone(change.summary));
      await Promise.all(readAgain.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  if (!mayEdit || version === undefined) return null;
  return (
    <Box>
      <Button
        size="xs"
        height="8"
        variant="ghost"
        color="fg.muted"
        marginInlineStart="-2"
        aria-label={words.undoChangeOf(change.summary)}
        loading={undo.isPending}
        onClick={() => undo.mutate(version)}
      >
        <Icon name="undo" />
        {words.undoChange}
      </Button>
      {undo.isError ? <Text color="fg.error">{describeError(undo.error)}</Text> : null}
    </Box>
  );
}
