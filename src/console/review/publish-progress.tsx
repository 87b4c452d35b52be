import { Box, Progress, Stack, Text } from '@chakra-ui/react';
import type { WireRelease } from '../../protocol/calls/site.ts';
import { site } from '../../protocol/calls/site.ts';
import { useCall } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { DoneMark } from '../ui/done-mark.tsx';

/** How many open browsers show the release, asked every second. */
export function PublishProgress({ release }: { readonly release: WireRelease }) {
  const adoption = useCall(site.adoption, {}, { every: 1_000, staleTime: 0 }).data;
  // The count of the release before would read as "no browser has it" for a moment.
  const currentAdoption = adoption && adoption.revision >= release.revision ? adoption : null;
  const all = currentAdoption?.browsers ?? 0;
  const current = currentAdoption?.current ?? 0;
  const words =
    currentAdoption === null
      ? messages.loading
      : all === 0
        ? messages.review.progressNone
        : current >= all
          ? `${messages.review.progress(current, all)}. ${messages.review.allHaveIt}`
          : messages.review.progress(current, all);
  return (
    <Stack gap="5" align="center" paddingBlock="10" textAlign="center">
      <DoneMark colour="green" />
      <Stack gap="1">
        <Text fontSize="lg" fontWeight="semibold" role="status">
          {messages.review.live(release.revision)}
        </Text>
        <Text color="fg.muted">{release.note}</Text>
      </Stack>
      <Box width="full" maxWidth="20rem">
        <Progress.Root
          value={currentAdoption && all > 0 ? Math.min(current, all) : null}
          max={Math.max(1, all)}
          size="sm"
          colorPalette="green"
          hidden={currentAdoption !== null && all === 0}
        >
          <Progress.Track borderRadius="full">
            <Progress.Range />
          </Progress.Track>
          <Progress.Label srOnly>{messages.review.adoptionLabel}</Progress.Label>
        </Progress.Root>
        <Text marginBlockStart="3" aria-live="polite" fontVariantNumeric="tabular-nums">
          {words}
        </Text>
      </Box>
    </Stack>
  );
}
