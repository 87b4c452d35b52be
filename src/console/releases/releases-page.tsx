import { Badge, Box, Button, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { releases as calls } from '../../protocol/calls/releases.ts';
import type { WireRelease } from '../../protocol/calls/site.ts';
import { compareMessages } from '../compare/compare-messages.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useRollbacks, useSchedule, useSite } from '../http/queries.ts';
import { useCall, useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { rollbackMessages } from '../rollbacks/rollback-messages.ts';
import { RollbackTooFar } from '../rollbacks/rollback-too-far.tsx';
import { UnconfirmedRollbacks } from '../rollbacks/unconfirmed-rollbacks.tsx';
import { scheduleMessages } from '../review/schedule-messages.ts';
import { showMoment } from '../review/show-moment.ts';
import { StagePanel } from '../stages/stage-panel.tsx';
import { AskReason } from '../ui/ask-reason.tsx';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Panel, Screen } from '../ui/screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { lineLook } from '../ui/lists/panel-line.tsx';

const { releases: words } = messages;

function RollbackDialog({
  release,
  onClose,
}: {
  readonly release: WireRelease;
  readonly onClose: () => void;
}) {
  const send = useSend();
  const client = useQueryClient();
  const plan = useSchedule();
  const isPlanned = plan?.state === 'waiting';
  return (
    <AskReason
      danger
      title={words.rollBackTitle(release.revision)}
      text={
        isPlanned
          ? `${words.rollBackText} ${scheduleMessages.suspends(showMoment(plan.dueAt, plan.zone))}`
          : words.rollBackText
      }
      confirm={words.confirm}
      words={words}
      take={(reason) => send(calls.rollBack, { toRevision: release.revision, note: reason })}
      done={(newRelease) => words.done(newRelease.revision)}
      onDone={() => void client.invalidateQueries()}
      onRefused={() => void client.invalidateQueries()}
      onClose={onClose}
    >
      {(refusal) => <RollbackTooFar refusal={refusal} />}
    </AskReason>
  );
}

const palettes = {
  publish: 'blue',
  rollback: 'orange',
  initial: 'gray',
  kill: 'red',
  restore: 'green',
  stage: 'purple',
} as const;

function ReleaseLine(props: {
  readonly release: WireRelease;
  readonly live: boolean;
  readonly isUnconfirmed: boolean;
  readonly mayRollBack: boolean;
  readonly onRollBack: () => void;
}) {
  const { release, live } = props;
  // A stage was never live for all visitors: there is nothing to go back to.
  const mayGoBack = props.mayRollBack && !live && release.kind !== 'stage';
  return (
    <Flex as="li" {...lineLook} gap={{ base: '3', md: '4' }} align="start">
      <Flex
        boxSize="8"
        borderRadius="full"
        align="center"
        justify="center"
        flexShrink="0"
        background={live ? 'green.subtle' : 'bg.muted'}
        color={live ? 'green.fg' : 'fg.muted'}
      >
        <Icon name={release.kind === 'rollback' ? 'undo' : live ? 'check' : 'releases'} />
      </Flex>
      <Stack gap="1" flex="1" minWidth="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {messages.home.revision(release.revision)}
          </Text>
          {live ? <Badge colorPalette="green">{words.live}</Badge> : null}
          <Badge variant="outline" colorPalette={palettes[release.kind]}>
            {words.kinds[release.kind]}
            {release.rolledBackTo === null ? '' : ` ${words.rolledBackTo(release.rolledBackTo)}`}
          </Badge>
          {props.isUnconfirmed ? <Badge colorPalette="orange">{rollbackMessages.mark}</Badge> : null}
        </Flex>
        <Text overflowWrap="anywhere">{release.note || words.noNote}</Text>
        {release.kind === 'stage' ? <Note>{words.neverLive}</Note> : null}
        <Flex gap="2" color="fg.muted" fontSize="xs" align="center" wrap="wrap">
          <Text>
            {release.author}, <Moment iso={release.publishedAt} />
          </Text>
          <Code size="xs" title={release.release}>
            {release.release.slice(0, 10)}
          </Code>
          {release.revision > 1 ? (
            <TextLink
              to={`/compare/${release.revision - 1}/${release.revision}`}
              isInline
              fontWeight="medium"
              minHeight={{ base: '8', md: 'auto' }}
              aria-label={compareMessages.compareWith(release.revision)}
            >
              {compareMessages.compare}
            </TextLink>
          ) : null}
        </Flex>
        {mayGoBack ? (
          <Box hideFrom="md" marginBlockStart="2">
            <Button variant="outline" size="sm" height="11" onClick={props.onRollBack}>
              {words.rollBack}
            </Button>
          </Box>
        ) : null}
      </Stack>
      {mayGoBack ? (
        <Button
          variant="outline"
          size="xs"
          hideBelow="md"
          aria-label={words.rollBackTo(release.revision)}
          onClick={props.onRollBack}
        >
          {words.rollBack}
        </Button>
      ) : null}
    </Flex>
  );
}

/** Every revision, and the way back to it. */
export function ReleasesPage() {
  const releases = useCall(calls.list, { limit: 100 });
  const active = useSite().data?.active.revision;
  const unconfirmed = useRollbacks().data?.waiting ?? [];
  const mayRollBack = useMay('publish');
  const [target, setTarget] = useState<WireRelease | null>(null);
  return (
    <Screen title={words.title} lead={words.lead}>
      <RoleNotice permission="publish" />
      <UnconfirmedRollbacks />
      <Box marginBlockEnd="4" _empty={{ display: 'none' }}>
        <StagePanel />
      </Box>
      <Panel padded={false}>
        <Loaded query={releases}>
          {({ releases: list }) => (
            <Box as="ol" listStyleType="none">
              {list.map((release) => (
                <ReleaseLine
                  key={release.revision}
                  release={release}
                  live={release.revision === (active ?? list[0]?.revision)}
                  isUnconfirmed={unconfirmed.some(({ revision }) => revision === release.revision)}
                  mayRollBack={mayRollBack}
                  onRollBack={() => setTarget(release)}
                />
              ))}
            </Box>
          )}
        </Loaded>
      </Panel>
      {target ? <RollbackDialog release={target} onClose={() => setTarget(null)} /> : null}
    </Screen>
  );
}
