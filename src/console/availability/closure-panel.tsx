import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { readClocks } from '../../protocol/release/schedule.ts';
import { opening as calls, type OpeningState } from '../../protocol/calls/opening.ts';
import type { SentTo } from '../../protocol/console/define-call.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { clockMessages } from '../ui/clock-messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { LocalTimeField } from '../ui/fields/local-time-field.tsx';
import { Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { listZones, brandZone, nameZone, showInZone } from '../ui/zone-time.ts';
import { availabilityMessages as words } from './availability-messages.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { ReasonField } from '../ui/fields/reason-field.tsx';
import { PartTitle } from '../ui/section.tsx';
import { SelectField } from '../ui/fields/form-field.tsx';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

type Request = SentTo<typeof calls.close>;
type Times = Pick<Request, 'from' | 'until'>;

/** What is wrong with the times, by field, as the server judges it too. */
function findFaults({ from, until, zone }: Request): Partial<Times> {
  const [start, end] = [readClocks(from, zone), readClocks(until, zone)];
  if (start?.times === 'never') return { from: clockMessages.skipped };
  if (end?.times === 'never') return { until: clockMessages.skipped };
  const now = Date.now();
  return end !== null && end.moment <= Math.max(start?.moment ?? now, now)
    ? { until: messages.errors['opening.times'] }
    : {};
}

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
          done={words.opened}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Alert.Root>
  );
}

function ClosureTimes(props: {
  readonly request: Request;
  readonly faults: Partial<Times>;
  readonly onType: (request: Request) => void;
}) {
  const { request, faults, onType } = props;
  const field = (name: keyof Times) => ({
    label: words[name],
    hint: words[`${name}Hint`],
    value: request[name],
    zone: request.zone,
    fault: faults[name],
    onChange: (value: string) => onType({ ...request, [name]: value }),
  });
  return (
    <>
      <Flex gap="3" wrap="wrap" align="start">
        <LocalTimeField isSkippedRefused {...field('from')} />
        <LocalTimeField isSkippedRefused {...field('until')} />
      </Flex>
      <SelectField
        label={words.zone}
        value={request.zone}
        options={listZones()}
        onChange={(zone) => onType({ ...request, zone })}
      />
    </>
  );
}

/** Closes the portal, now or at a time, or changes the times of the current closure. */
export function ClosureForm({ opening }: { readonly opening: OpeningState }) {
  const send = useSend();
  const keep = useKeep(calls.read);
  const [request, setRequest] = useState<Request>(() => ({
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
  const refused = close.error instanceof ApiFailure ? Object.keys(close.error.fields) : [];
  const faults = Object.fromEntries(refused.map((name) => [name, describeError(close.error)]));
  const label = opening.closure === null ? words.close : words.change;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && Object.keys(findFaults(request)).length === 0) setAsking(true);
  };
  return (
    <Panel>
      <GuardedForm onSubmit={submit} noValidate>
        <Stack gap="4">
          <PartTitle>{label}</PartTitle>
          <ClosureTimes
            request={request}
            faults={{ ...(tried ? findFaults(request) : {}), ...faults }}
            onType={(typed) => {
              close.reset();
              setRequest(typed);
            }}
          />
          <ReasonField
            words={words}
            reason={request.note}
            isMissing={tried && isMissing}
            onChange={(note) => setRequest({ ...request, note })}
          />
          {close.isError && refused.length === 0 ? (
            <Text role="alert" color="fg.error">
              {describeError(close.error)}
            </Text>
          ) : null}
          <Box>
            <Button colorPalette="red" size="sm" type="submit">
              {label}
            </Button>
          </Box>
        </Stack>
      </GuardedForm>
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
