import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { approvals } from '../../protocol/calls/releases.ts';
import type { ApprovalStatus } from '../../protocol/release/approval.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useSession } from '../http/queries.ts';
import { forget, useSend } from '../http/use-call.ts';
import { describeError } from '../ui/errors/error-text.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { approvalMessages as words } from './approval-messages.ts';
import { SensitiveList } from './sensitive-list.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

const tones = {
  none: 'info',
  needed: 'warning',
  requested: 'info',
  approved: 'success',
  rejected: 'error',
  suspended: 'warning',
} as const;

function RecordLine({ record }: Pick<ApprovalStatus, 'record'>) {
  if (record === null) return null;
  return (
    <Text fontSize="xs">
      {words.askedBy(record.requestedBy)}, <Moment iso={record.requestedAt} />: {record.note}
      {record.decidedBy && record.decidedAt ? (
        <>
          {' · '}
          {words.decidedBy(record.decidedBy)}, <Moment iso={record.decidedAt} />
          {record.reason ? `: ${record.reason}` : ''}
        </>
      ) : null}
    </Text>
  );
}

/** An approval that an edit voided is shown, with who gave it: that person may want to review again. */
function VoidedLine({ voided }: Pick<ApprovalStatus, 'voided'>) {
  if (voided === null) return null;
  return (
    <>
      <Text>{words.voided(voided.decidedBy ?? voided.requestedBy, voided.decidedBy !== null)}</Text>
      <RecordLine record={voided} />
    </>
  );
}

function useApprovalAction<Input>(act: (input: Input) => Promise<ApprovalStatus>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => forget(client, approvals.read),
  });
}

function AskForm({ status }: { readonly status: ApprovalStatus }) {
  const send = useSend();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const ask = useApprovalAction(() => send(approvals.request, { version: status.version, note }));
  const submit = () => {
    setTried(true);
    if (note.trim() !== '') ask.mutate(undefined);
  };
  return (
    <Stack gap="3">
      <TextField
        rows={2}
        maxLength={500}
        label={words.note}
        value={note}
        hint={words.voidedByEdit}
        fault={tried && note.trim() === '' ? words.noteMissing : null}
        onChange={setNote}
      />
      <Box>
        <Button size="sm" variant="outline" loading={ask.isPending} onClick={submit}>
          {status.state === 'rejected' ? words.askAgain : words.ask}
        </Button>
      </Box>
      {ask.isError ? <Text color="fg.error">{describeError(ask.error)}</Text> : null}
    </Stack>
  );
}

function DecideForm({ status }: { readonly status: ApprovalStatus }) {
  const send = useSend();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const decide = useApprovalAction((decision: 'approved' | 'rejected') =>
    send(approvals.decide, { version: status.version, decision, reason }),
  );
  const reject = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') decide.mutate('rejected');
  };
  return (
    <Stack gap="3">
      <TextField
        rows={2}
        maxLength={500}
        label={words.reason}
        value={reason}
        hint={words.reasonHint}
        fault={missing ? words.reasonMissing : null}
        onChange={setReason}
      />
      <Flex gap="2">
        <Button
          size="sm"
          colorPalette="green"
          loading={decide.isPending}
          onClick={() => decide.mutate('approved')}
        >
          {words.approve}
        </Button>
        <Button size="sm" variant="outline" disabled={decide.isPending} onClick={reject}>
          {words.reject}
        </Button>
      </Flex>
      {decide.isError ? <Text color="fg.error">{describeError(decide.error)}</Text> : null}
    </Stack>
  );
}

function NextStep({ status }: { readonly status: ApprovalStatus }) {
  const username = useSession().data?.account.username ?? '';
  const mayPublish = useMay('publish');
  const mayEdit = useMay('content');
  const { state, authors, record } = status;
  if (state === 'needed' || state === 'rejected') return mayEdit ? <AskForm status={status} /> : null;
  if (state !== 'requested') return null;
  if (!mayPublish) return <Text color="fg.muted">{words.mayNotApprove}</Text>;
  const isOwn = authors.includes(username) || record?.requestedBy === username;
  return isOwn ? <Text color="fg.muted">{words.ownChange}</Text> : <DecideForm status={status} />;
}

/** What needs a second person, how far that is, and the next step of the reader. */
export function ApprovalPanel({ status }: { readonly status: ApprovalStatus }) {
  return (
    <Stack gap="3.5">
      <Alert.Root status={tones[status.state]}>
        <Alert.Indicator />
        <Stack gap="1">
          <Alert.Title>{words.states[status.state]}</Alert.Title>
          <VoidedLine voided={status.voided} />
          <RecordLine record={status.record} />
        </Stack>
      </Alert.Root>
      <SensitiveList sensitive={status.sensitive} />
      <NextStep key={status.state} status={status} />
    </Stack>
  );
}
