import { Box } from '@chakra-ui/react';
import { draft } from '../../protocol/calls/site.ts';
import type { WireChange } from '../../protocol/calls/site.ts';
import { PlanLossButton } from '../draft/plan-loss-button.tsx';
import { useMay } from '../draft/draft-context.tsx';
import { useDraft } from '../http/queries.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Icon } from '../ui/icon.tsx';
import { approvalMessages as words } from './approval-messages.ts';

/** Reverts one change of the draft and leaves the others as they are. */
export function UndoChange({ change }: { readonly change: WireChange }) {
  const send = useSend();
  const keep = useKeep(draft.read);
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const version = useDraft().data?.version;
  const { document, pointer, summary } = change;
  if (!mayEdit || version === undefined) return null;
  return (
    <Box>
      <PlanLossButton
        size="xs"
        variant="ghost"
        color="fg.muted"
        marginInlineStart="-2"
        aria-label={words.undoChangeOf(change.summary)}
        ask={{ title: words.undoTitle, text: words.undoText(change.summary), confirm: words.undoChange }}
        take={async () => keep(await send(draft.revert, { version, document, pointer, summary }))}
        onDone={() => announce(words.changeUndone(change.summary))}
      >
        <Icon name="undo" />
        {words.undoChange}
      </PlanLossButton>
    </Box>
  );
}
