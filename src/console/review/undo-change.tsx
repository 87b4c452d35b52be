import { Box } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { WireChange } from '../../protocol/console-api.ts';
import { PlanLossButton } from '../draft/plan-loss-button.tsx';
import { useMay } from '../draft/draft-context.tsx';
import { keys, useConsoleApi, useDraft } from '../http/queries.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Icon } from '../ui/icon.tsx';
import { approvalMessages as words } from './approval-messages.ts';

/** Reverts one change of the draft and leaves the others as they are. */
export function UndoChange({ change }: { readonly change: WireChange }) {
  const api = useConsoleApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const version = useDraft().data?.version;
  if (!mayEdit || version === undefined) return null;
  return (
    <Box>
      <PlanLossButton
        size="xs"
        height="8"
        variant="ghost"
        color="fg.muted"
        marginInlineStart="-2"
        aria-label={words.undoChangeOf(change.summary)}
        ask={{ title: words.undoTitle, text: words.undoText(change.summary), confirm: words.undoChange }}
        take={async () => client.setQueryData(keys.draft, await api.revert(version, change))}
        onDone={() => announce(words.changeUndone(change.summary))}
      >
        <Icon name="undo" />
        {words.undoChange}
      </PlanLossButton>
    </Box>
  );
}
