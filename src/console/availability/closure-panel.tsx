import { Alert, Box, Button, Field, Flex, Heading, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { opening as calls, type OpeningState } from '../../protocol/calls/opening.ts';
import type { SentTo } from '../../protocol/define-call.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/error-text.ts';
import { Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { listZones, brandZone, nameZone, showInZone } from '../ui/zone-time.ts';
import { availabilityMessages as words } from './availability-messages.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { ReasonField } from '../ui/reason-field.tsx';

/** What holds now, in one sentence. */
function describeState({ state, closure }: OpeningState): string {
  if (closure === null || state === 'none') return words.state.none;
  const show = (iso: string): string => words.state.in(showInZone(iso, closure.zone), nameZone(closure.zone));
  const until = closure.until === null ? words.state.openEnd : show(closure.until);
  return state === 'closed' ? words.state.closed(until) : words.state.planned(show(closure.from), until);
}

/** Whether the portal is open, and the way to open it. */
export function ClosureState({
  opening,
  mayChange,
}: {
  readonly opening: OpeningState;
  readonly mayChange: boolean;
}) {
  const send = useSend();
  const keep = useKeep(calls.read);
  const [isAsking, setAsking] = useState(false);
  const { state, closure } = opening;
  const isClosed = state === 'closed';
  return (
    <Alert.Root status={isClosed ? 'error' : state === 'planned' ? 'warning' : 'success'}>
      <Alert.Indicator />
      <Stack gap="1.5" flex="1">
        <Alert.Title>{describeState(opening)}</Alert.Title>
        <Text fontSize="sm">
          {closure === null ? words.state.noneText : words.state.by(closure.author, closure.reason)}
        </Text>
        {closure !== null && mayChange ? (
          <Box>
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              {isClosed ? words.open : words.callOff}
            </Button>
          </Box>
        ) : null}
      </Stack>
      {isAsking ? (
        <AskReason
          words={words}
          title={isClosed ? words.openTitle : words.callOffTitle}
          text={words.openText}
          confirm={isClosed ? words.open : words.callOff}
          take={async (note) => keep(await send(calls.open, { note }))}
          onDone={() => {
            setAsking(false);
            tellSuccess(words.opened);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Alert.Root>
  );
}

function TimeField(props: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field.Root flex="1 1 12rem" width="auto">
      <Field.Label>{props.label}</Field.Label>
      <Input
        type="datetime-local"
        size="sm"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <Field.HelperText>{props.hint}</Field.HelperText>
    </Field.Root>
  );
}

function ZoneField({ zone, onChange }: { readonly zone: string; readonly onChange: (zone: string) => void }) {
  const id = useId();
  return (
    <Field.Root ids={{ control: id }}>
      <Field.Label>{words.zone}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={zone} onChange={(event) => onChange(event.target.value)}>
          {listZones().map((name) => (
            <option key={name} value={name}>
              {nameZone(name)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

/** Closes the portal, now or at a time, or changes the times of the current closure. */
export function ClosureForm({ opening }: { readonly opening: OpeningState }) {
  const send = useSend();
  const keep = useKeep(calls.read);
  const [request, setRequest] = useState<SentTo<typeof calls.close>>(() => ({
    from: '',
    until: '',
    zone: brandZone(),
    note: '',
  }));
  const [tried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: async () => keep(await send(calls.close, request)),
    onSuccess: () => {
      tellSuccess(request.from === '' ? words.closed : words.planned);
      setRequest({ ...request, from: '', until: '', note: '' });
      setTried(false);
    },
    onSettled: () => setAsking(false),
  });
  const isMissing = request.note.trim() === '';
  const label = opening.closure === null ? words.close : words.change;
  return (
    <Panel>
      <Stack gap="4">
        <Heading as="h2" fontSize="sm" fontWeight="semibold">
          {label}
        </Heading>
        <Flex gap="3" wrap="wrap" align="start">
          <TimeField
            label={words.from}
            hint={words.fromHint}
            value={request.from}
            onChange={(from) => setRequest({ ...request, from })}
          />
          <TimeField
            label={words.until}
            hint={words.untilHint}
            value={request.until}
            onChange={(until) => setRequest({ ...request, until })}
          />
        </Flex>
        <ZoneField zone={request.zone} onChange={(zone) => setRequest({ ...request, zone })} />
        <ReasonField
          words={words}
          reason={request.note}
          isMissing={tried && isMissing}
          onChange={(note) => setRequest({ ...request, note })}
        />
        {close.isError ? (
          <Text role="alert" color="fg.error">
            {describeError(close.error)}
          </Text>
        ) : null}
        <Box>
          <Button
            colorPalette="red"
            size="sm"
            onClick={() => {
              setTried(true);
              if (!isMissing) setAsking(true);
            }}
          >
            {label}
          </Button>
        </Box>
      </Stack>
      {isAsking ? (
        <ConfirmDialog
          open
          danger
          title={request.from === '' ? words.closeTitle : words.planTitle}
          text={words.closeText}
          confirm={label}
          busy={close.isPending}
          onConfirm={() => close.mutate()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
