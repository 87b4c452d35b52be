import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { schedules } from '../../protocol/calls/releases.ts';
import type { DraftSummary } from '../../protocol/calls/site.ts';
import { findMoment, type ScheduleRecord } from '../../protocol/release/schedule.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useSchedule } from '../http/queries.ts';
import { forget, useSend } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { LocalTimeField } from '../ui/fields/local-time-field.tsx';
import { listZones, brandZone } from '../ui/zone-time.ts';
import { scheduleMessages as words } from './schedule-messages.ts';
import { describePlan } from './show-moment.ts';
import type { PublishWords } from './use-publishing.ts';
import { Refusal } from '../ui/refusal.tsx';
import { Note } from '../ui/note.tsx';
import { SelectField } from '../ui/fields/form-field.tsx';

const tones = {
  waiting: 'info',
  done: 'success',
  voided: 'warning',
  suspended: 'warning',
  refused: 'error',
  cancelled: 'info',
} as const;

/** The pending schedule, or the outcome of the last one: shown until the draft changes. */
function Scheduled({ schedule }: { readonly schedule: ScheduleRecord }) {
  const send = useSend();
  const client = useQueryClient();
  const announce = useAnnounce();
  const mayPublish = useMay('publish');
  const cancel = useMutation({
    mutationFn: () => send(schedules.cancel, { id: schedule.id }),
    onSuccess: () => announce(words.cancelled),
    onSettled: () => forget(client, schedules.list),
  });
  const { state, author, note } = schedule;
  return (
    <Alert.Root status={tones[state]}>
      <Alert.Indicator />
      <Stack gap="1.5" flex="1">
        <Alert.Title>{describePlan(schedule)}</Alert.Title>
        <Text fontSize="xs">{words.plannedBy(author, note)}</Text>
        {state === 'waiting' && mayPublish ? (
          <Box>
            <Button size="xs" variant="outline" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {words.cancel}
            </Button>
          </Box>
        ) : null}
        {cancel.isError ? <Text color="fg.error">{describeError(cancel.error)}</Text> : null}
      </Stack>
    </Alert.Root>
  );
}

function explainTime(local: string, zone: string, now: number): string | null {
  if (local === '') return null;
  const moment = findMoment(local, zone);
  if (moment === 'gap') return words.gap;
  if (moment === 'unknown') return words.unknown;
  return moment <= now ? words.past : null;
}

function PlanForm(props: {
  readonly draft: DraftSummary;
  readonly words: PublishWords;
  readonly isBlocked: boolean;
}) {
  const { draft, isBlocked } = props;
  const send = useSend();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [local, setLocal] = useState('');
  const [zone, setZone] = useState(brandZone);
  const [wrong, setWrong] = useState<string | null>(null);
  const { note, reason } = props.words;
  const plan = useMutation({
    mutationFn: () =>
      send(schedules.plan, {
        version: draft.version,
        baseRevision: draft.baseRevision,
        local,
        zone,
        note,
        ...(reason.trim() === '' ? {} : { warningReason: reason }),
      }),
    onSuccess: () => announce(words.planned),
    onSettled: () => forget(client, schedules.list),
  });
  const submit = () => {
    const fault = local === '' ? words.missing : explainTime(local, zone, Date.now());
    setWrong(fault);
    if (fault === null) plan.mutate();
  };
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="start">
        <LocalTimeField
          label={words.time}
          value={local}
          zone={zone}
          isSkippedRefused
          fault={wrong ?? undefined}
          onChange={(value) => {
            setLocal(value);
            setWrong(explainTime(value, zone, Date.now()));
          }}
        />
        <SelectField
          flex="1 1 12rem"
          width="auto"
          label={words.zone}
          value={zone}
          options={listZones()}
          onChange={(chosen) => {
            setZone(chosen);
            setWrong(explainTime(local, chosen, Date.now()));
          }}
        />
      </Flex>
      <Note>{words.hint}</Note>
      <Box>
        <Button
          size="sm"
          variant="outline"
          disabled={isBlocked || note.trim() === ''}
          loading={plan.isPending}
          onClick={submit}
        >
          {words.plan}
        </Button>
      </Box>
      <Refusal error={plan.error} />
    </Stack>
  );
}

/** Going live at a moment instead of now. */
export function SchedulePanel(props: {
  readonly draft: DraftSummary;
  readonly words: PublishWords;
  readonly isBlocked: boolean;
  readonly mayPublish: boolean;
}) {
  const schedule = useSchedule();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="3.5">
      {schedule ? <Scheduled schedule={schedule} /> : null}
      {props.mayPublish && isOpen ? (
        <PlanForm draft={props.draft} words={props.words} isBlocked={props.isBlocked} />
      ) : props.mayPublish ? (
        <Box>
          <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
            {words.open}
          </Button>
        </Box>
      ) : null}
    </Stack>
  );
}
