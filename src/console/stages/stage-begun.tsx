import { Alert, Stack, Text } from '@chakra-ui/react';
import type { WireRelease } from '../../protocol/calls/site.ts';
import { useSite, useStage } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { DoneMark } from '../ui/done-mark.tsx';
import { stageMessages as words } from './stage-messages.ts';
import { describeGroup } from './stage-panel.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** Says that a stage began, and how many open browsers show it. */
export function StageBegun({ release }: { readonly release: WireRelease }) {
  const wire = useStage().data;
  const site = useSite().data;
  const stage = wire?.stage ?? null;
  return (
    <Stack gap="3" align="center" paddingBlock="10" textAlign="center">
      <DoneMark colour="purple" />
      <Text fontSize="lg" fontWeight="semibold" role="status">
        {words.begun(release.revision)}
      </Text>
      <Text color="fg.muted">{release.note}</Text>
      {wire === undefined || stage === null || site === undefined ? null : (
        <>
          <Text>{describeGroup(stage)}</Text>
          <Text aria-live="polite" fontVariantNumeric="tabular-nums">
            {words.browsersOn(wire.browsers, site.adoption.browsers, site.active.revision)}
          </Text>
        </>
      )}
    </Stack>
  );
}

/** Why nothing else can go out now. */
export function StageOpenNotice({ revision }: { readonly revision: number }) {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Title flex="1">{words.openElsewhere(revision)}</Alert.Title>
      <TextLink to="/releases" isInline fontWeight="medium" color="fg">
        {messages.releases.title}
      </TextLink>
    </Alert.Root>
  );
}
