import { Badge, Box, Button, Flex, Progress, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { launch, type LaunchState, type LaunchStep } from '../../protocol/calls/launch.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useCall, useKeep, useSend } from '../http/use-call.ts';
import { TestForm } from '../senders/test-form.tsx';
import { useAnnounce } from '../ui/announcer.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { Loaded, Panel, Rows, Screen } from '../ui/screen.tsx';
import { PartTitle } from '../ui/section.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { FirstSets } from './first-sets.tsx';
import { launchMessages as words } from './launch-messages.ts';
import { findingPlaces, launchPlaces } from './launch-places.ts';

const palettes = { done: 'green', open: 'orange', optional: 'gray' } as const;

function Findings({ step }: { readonly step: LaunchStep }) {
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {step.findings.map((finding) => {
        const place = findingPlaces[finding];
        return (
          <Flex as="li" key={finding} gap="2" align="baseline">
            <Box color="fg.muted" flexShrink="0" alignSelf="start" paddingBlockStart="1">
              <Icon name="warning" size="3.5" />
            </Box>
            {place === undefined ? (
              <Text>{words.findings[finding]}</Text>
            ) : (
              <TextLink to={place} isInline textDecoration="underline">
                {words.findings[finding]}
              </TextLink>
            )}
          </Flex>
        );
      })}
    </Stack>
  );
}

const factsShown = 5;
function Facts({ facts }: { readonly facts: readonly string[] }) {
  if (facts.length === 0) return null;
  const more = facts.length - factsShown;
  const listed = more > 0 ? [...facts.slice(0, factsShown), words.more(more)] : facts;
  return <Text overflowWrap="anywhere">{listed.join(' · ')}</Text>;
}

function StepActions({ step }: { readonly step: LaunchStep }) {
  const { title } = words.steps[step.name];
  const state = useCall(launch.read, {});
  const send = useSend();
  const announce = useAnnounce();
  const mayConfirm = useMay('system');
  const confirming = useMutation({
    mutationFn: () => send(launch.confirm, { step: step.name }),
    onSuccess: useKeep(launch.read),
  });
  const check = async (): Promise<void> => {
    const { data } = await state.refetch();
    const now = data?.steps.find(({ name }) => name === step.name);
    if (now !== undefined) announce(words.checked(title, words.states[now.state]));
  };
  const place = launchPlaces[step.name];
  return (
    <Stack gap="2" align={{ base: 'start', md: 'end' }} flexShrink="0">
      <Flex gap="2" wrap="wrap" align="center">
        {place === null ? null : (
          <TextLink to={place} fontWeight="medium" aria-label={words.go(title)}>
            {words.open}
          </TextLink>
        )}
        <Button
          size="sm"
          variant="ghost"
          loading={state.isFetching}
          aria-label={words.checkOf(title)}
          onClick={() => void check()}
        >
          {words.check}
        </Button>
        {step.isConfirmed && step.findings.includes('unconfirmed') && mayConfirm ? (
          <Button
            size="sm"
            variant="outline"
            loading={confirming.isPending}
            aria-label={words.confirmOf(title)}
            onClick={() => confirming.mutate()}
          >
            {words.confirm}
          </Button>
        ) : null}
      </Flex>
      <Refusal error={confirming.error} />
    </Stack>
  );
}

function Step({ step }: { readonly step: LaunchStep }) {
  const { title, text } = words.steps[step.name];
  const maySend = useMay('system');
  const { mark } = step;
  const isSender = step.name === 'email' || step.name === 'sms';
  const canTest = isSender && maySend && !step.findings.includes(`${step.name}.none` as const);
  return (
    <Box
      as="li"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="4"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
    >
      <Flex gap="4" justify="space-between" align="start" direction={{ base: 'column', md: 'row' }}>
        <Stack gap="1.5" minWidth="0" flex="1">
          <Flex gap="2.5" align="center" wrap="wrap">
            <PartTitle as="h2">{title}</PartTitle>
            <Badge colorPalette={palettes[step.state]}>{words.states[step.state]}</Badge>
          </Flex>
          <Text color="fg.muted">{text}</Text>
          <Facts facts={step.facts} />
          {step.name === 'backup' && step.state !== 'done' ? <Note>{words.backupText}</Note> : null}
          <Findings step={step} />
          {mark === null ? null : (
            <Note>
              {isSender ? words.tried(mark.by) : words.confirmed(mark.by)} <Moment iso={mark.at} />
            </Note>
          )}
        </Stack>
        <StepActions step={step} />
      </Flex>
      {canTest ? (
        <Box marginBlockStart="4" maxWidth="28rem">
          <TestForm channel={step.name === 'email' ? 'email' : 'sms'} />
        </Box>
      ) : null}
    </Box>
  );
}

/** What members can do already, each with what is in the way. */
function Deeds({ state }: { readonly state: LaunchState }) {
  return (
    <Flex as="ul" gap="2" wrap="wrap" listStyleType="none" aria-label={words.members}>
      {state.deeds.map(({ name, missing }) => {
        const isPossible = missing.length === 0;
        const names = missing.map((one) => words.steps[one].title).join(', ');
        const deed = words.deeds[name];
        return (
          <Box as="li" key={name}>
            <Badge size="md" colorPalette={isPossible ? 'green' : 'gray'} whiteSpace="normal">
              <Icon name={isPossible ? 'check' : 'lock'} size="3.5" />
              {isPossible ? words.possible(deed) : words.impossible(deed, names)}
            </Badge>
          </Box>
        );
      })}
    </Flex>
  );
}

const isOpen = ({ state }: LaunchStep): boolean => state === 'open';

function LaunchProgress({ state }: { readonly state: LaunchState }) {
  const needed = state.steps.filter((step) => step.state !== 'optional');
  const done = needed.filter((step) => !isOpen(step)).length;
  return (
    <Stack gap="1.5">
      <Text fontWeight="medium">{words.progress(done, needed.length)}</Text>
      <Progress.Root value={done} max={needed.length} size="sm" colorPalette="green" aria-label={words.title}>
        <Progress.Track borderRadius="full">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Stack>
  );
}

/** On Home as long as a step is open. */
export function LaunchPanel() {
  const state = useCall(launch.read, {}).data;
  const next = state?.steps.find(isOpen);
  if (state === undefined || next === undefined) return null;
  return (
    <Panel>
      <Stack gap="3">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <PartTitle>{words.title}</PartTitle>
          <TextLink to="/launch" isInline fontWeight="medium">
            {words.openAll}
          </TextLink>
        </Flex>
        <LaunchProgress state={state} />
        <Deeds state={state} />
        <Text color="fg.muted">
          {words.next(words.steps[next.name].title)}. {words.steps[next.name].text}
        </Text>
      </Stack>
    </Panel>
  );
}

/** From an empty installation to the first withdrawal, step by step. */
export function LaunchPage() {
  const state = useCall(launch.read, {}, { every: 15_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <Loaded query={state} waiting={<Rows count={8} />}>
        {(read) => (
          <Stack gap="4">
            <Panel>
              <Stack gap="3">
                {read.steps.some(isOpen) ? (
                  <LaunchProgress state={read} />
                ) : (
                  <Text fontWeight="medium">
                    {words.complete}. {words.completeText}
                  </Text>
                )}
                <Deeds state={read} />
              </Stack>
            </Panel>
            <Panel padded={false}>
              <Stack as="ol" gap="0" listStyleType="none">
                {read.steps.map((step) => (
                  <Step key={step.name} step={step} />
                ))}
              </Stack>
            </Panel>
            <FirstSets />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
