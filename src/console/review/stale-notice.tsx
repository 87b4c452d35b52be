import { Alert, Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { draft as calls } from '../../protocol/calls/site.ts';
import type { DraftSummary, RebasedDraft } from '../../protocol/calls/site.ts';
import { baseMessages } from '../base/base-messages.ts';
import { ConflictList } from '../base/conflict-list.tsx';
import { PlanLossButton } from '../draft/plan-loss-button.tsx';
import { useMay } from '../draft/draft-context.tsx';
import { useSite } from '../http/queries.ts';
import { useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';

const { review } = messages;

/** Whether another release went live after the draft was begun. */
export function useIsStale(draft: DraftSummary): boolean {
  const revision = useSite().data?.active.revision;
  return revision !== undefined && revision !== draft.baseRevision && draft.differences.length > 0;
}

function Contested({ conflicts }: { readonly conflicts: RebasedDraft['contested'] }) {
  if (conflicts.length === 0) return null;
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Stack gap="3" flex="1" minWidth="0">
        <Alert.Title>{review.contested(conflicts.length)}</Alert.Title>
        <ConflictList conflicts={conflicts} theirs={baseMessages.live} />
      </Stack>
    </Alert.Root>
  );
}

/** Says that live has moved on, and brings the draft onto it. */
export function StaleNotice({ draft }: { readonly draft: DraftSummary }) {
  const send = useSend();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const [contested, setContested] = useState<RebasedDraft['contested']>([]);
  const revision = useSite().data?.active.revision ?? 0;
  const stale = useIsStale(draft);
  if (!stale) return <Contested conflicts={contested} />;
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Stack gap="2" flex="1">
        <Alert.Title>{review.staleTitle(revision)}</Alert.Title>
        <Text>{review.staleText}</Text>
        {mayEdit ? (
          <Box>
            <PlanLossButton
              size="xs"
              variant="outline"
              ask={{
                title: review.rebaseTitle(revision),
                text: review.rebaseText(draft.differences.length),
                confirm: review.rebase(revision),
              }}
              take={async () =>
                setContested((await send(calls.rebase, { version: draft.version })).contested)
              }
              onDone={() => announce(review.rebased)}
            >
              {review.rebase(revision)}
            </PlanLossButton>
          </Box>
        ) : null}
      </Stack>
    </Alert.Root>
  );
}
