import { Alert, Box, Button, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DraftSummary, RebasedDraft } from '../../protocol/console-api.ts';
import { baseMessages } from '../base/base-messages.ts';
import { ConflictList } from '../base/conflict-list.tsx';
import { useMay } from '../draft/draft-context.tsx';
import { keys, useConsoleApi, useSite } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { describeError } from '../ui/error-text.ts';

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
  const api = useConsoleApi();
  const client = useQueryClient();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const revision = useSite().data?.active.revision ?? 0;
  const stale = useIsStale(draft);
  const rebase = useMutation({
    mutationFn: () => api.rebase(draft.version),
    onSuccess: async () => {
      announce(review.rebased);
      await client.invalidateQueries();
    },
    onError: () => client.invalidateQueries({ queryKey: keys.draft }),
  });
  if (!stale) return <Contested conflicts={rebase.data?.contested ?? []} />;
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Stack gap="2" flex="1">
        <Alert.Title>{review.staleTitle(revision)}</Alert.Title>
        <Text>{review.staleText}</Text>
        {rebase.isError ? <Text color="fg.error">{describeError(rebase.error)}</Text> : null}
        {mayEdit ? (
          <Box>
            <Button
              size="xs"
              height="8"
              variant="outline"
              loading={rebase.isPending}
              onClick={() => rebase.mutate()}
            >
              {review.rebase(revision)}
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Alert.Root>
  );
}
