import { Alert, Badge, Box, Flex, Grid, Heading, Progress, Stack, Text } from '@chakra-ui/react';
import type { StageFault, StageRecord, WireStage } from '../../protocol/release/stage.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useSite, useStage } from '../http/queries.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { Panel } from '../ui/screen.tsx';
import { StageActions } from './stage-actions.tsx';
import { stageMessages as words } from './stage-messages.ts';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';

/** For example the share of all visitors, and the names `ana, ben`. */
export function describeGroup({
  share,
  audience,
  accounts,
}: Pick<StageRecord, 'share' | 'audience' | 'accounts'>): string {
  if (share === 0) return words.onlyNamed(accounts);
  const group = words.shareOf(share, words.of[audience]);
  return accounts.length === 0 ? group : `${group} ${words.named(accounts)}`;
}

function CompareLink({ stage }: { readonly stage: StageRecord }) {
  return (
    <TextLink to={`/compare/${stage.baseRevision}/${stage.revision}`} isInline fontWeight="medium">
      {words.compare}
    </TextLink>
  );
}

function Faults({ faults }: { readonly faults: readonly StageFault[] }) {
  if (faults.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none" aria-label={words.reported} fontSize="xs">
      {faults.map(({ message, page, nodeId, count }) => (
        <Text as="li" key={`${page} ${nodeId} ${message}`} overflowWrap="anywhere">
          {words.fault(message, nodeId === '' ? page : `${page} · ${nodeId}`, count)}
        </Text>
      ))}
    </Stack>
  );
}

function Meter(props: {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly most: number;
  readonly palette: string;
}) {
  return (
    <Stack gap="2">
      <Heading as="h3" fontSize="sm" fontWeight="medium" color="fg.muted">
        {props.label}
      </Heading>
      <Progress.Root
        value={Math.min(props.value, props.most)}
        max={Math.max(1, props.most)}
        size="xs"
        colorPalette={props.palette}
        aria-label={props.label}
      >
        <Progress.Track borderRadius="full">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text fontVariantNumeric="tabular-nums">{props.text}</Text>
    </Stack>
  );
}

function OpenStage({ wire, stage }: { readonly wire: WireStage; readonly stage: StageRecord }) {
  const site = useSite().data;
  const mayPublish = useMay('publish');
  const all = site?.adoption.browsers ?? 0;
  const base = site?.active.revision ?? stage.baseRevision;
  return (
    <Panel>
      <Stack gap="5">
        <Stack gap="1">
          <Flex gap="2.5" align="center" wrap="wrap">
            <Heading as="h2" fontSize="md" fontWeight="semibold">
              {words.title(stage.revision)}
            </Heading>
            <Badge colorPalette="purple">{describeGroup(stage)}</Badge>
          </Flex>
          <Text overflowWrap="anywhere">{stage.note}</Text>
          <Note>
            {words.startedBy(stage.author)}, <Moment iso={stage.startedAt} />
          </Note>
        </Stack>
        <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Meter
            label={words.browsers}
            text={words.browsersOn(wire.browsers, all, base)}
            value={wire.browsers}
            most={all}
            palette="purple"
          />
          <Meter
            label={words.faults}
            text={words.faultsOf(stage.faults, stage.haltAfter)}
            value={stage.faults}
            most={stage.haltAfter}
            palette="red"
          />
        </Grid>
        <Faults faults={wire.faults} />
        <CompareLink stage={stage} />
        {mayPublish ? <StageActions stage={stage} /> : null}
      </Stack>
    </Panel>
  );
}

function HaltedStage({ wire, stage }: { readonly wire: WireStage; readonly stage: StageRecord }) {
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Stack gap="2" flex="1" minWidth="0">
        <Alert.Title>{words.halted(stage.revision)}</Alert.Title>
        <Text>
          {words.haltedText} {stage.isDraftRestored ? words.restored : words.notRestored}
        </Text>
        <Faults faults={wire.faults} />
        <Box>
          <CompareLink stage={stage} />
        </Box>
      </Stack>
    </Alert.Root>
  );
}

/** The open stage, or a notice that the stage was halted, until the next release. */
export function StagePanel() {
  const wire = useStage().data;
  const site = useSite().data;
  const stage = wire?.stage ?? null;
  if (wire === undefined || stage === null) return null;
  if (stage.state === 'open') return <OpenStage wire={wire} stage={stage} />;
  const live = site?.history.find(({ revision }) => revision === site.active.revision);
  const isNews = stage.state === 'halted' && live?.note === stage.reason;
  return isNews ? <HaltedStage wire={wire} stage={stage} /> : null;
}
