import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { lostFactors, type LostFactor, type LostFactorState } from '../../protocol/calls/factors.ts';
import { useSession } from '../http/queries.ts';
import { useCall, useKeep, useSend } from '../http/use-call.ts';
import { isUsername, UsernameField } from '../people/username-field.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded } from '../ui/screen.tsx';
import { factorMessages } from './factor-messages.ts';
import { Refusal } from '../ui/refusal.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

const words = factorMessages.lost;
const button = { size: 'sm', variant: 'outline' } as const;

function NoteField(props: {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (note: string) => void;
}) {
  return (
    <TextField
      isRequired
      label={props.label}
      fault={props.isWrong ? factorMessages.missing : null}
      rows={2}
      maxLength={300}
      value={props.value}
      onChange={props.onChange}
    />
  );
}

interface Dialog {
  readonly onDone: (state: LostFactorState) => void;
  readonly onClose: () => void;
}

function AskDialog({ onDone, onClose }: Dialog) {
  const send = useSend();
  const [username, setUsername] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const asking = useMutation({
    mutationFn: () => send(lostFactors.propose, { username: username.trim(), note }),
    onSuccess: onDone,
  });
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    setTried(true);
    if (isUsername(username.trim()) && note.trim() !== '') asking.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={words.askTitle}
      text={words.askText}
      confirm={words.ask}
      busy={asking.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="4" marginBlockStart="4">
          <UsernameField value={username} tried={tried} onChange={setUsername} />
          <NoteField
            label={words.note}
            value={note}
            isWrong={tried && note.trim() === ''}
            onChange={setNote}
          />
        </Stack>
        {/* Enter in a field sends the form. */}
        <button type="submit" hidden aria-label={words.ask} />
      </form>
      <Refusal error={asking.error} marginBlockStart="3" />
    </ConfirmDialog>
  );
}

type Verdict = 'approved' | 'rejected' | 'withdrawn';

function DecideDialog(props: Dialog & { readonly lost: LostFactor; readonly verdict: Verdict }) {
  const { lost, verdict, onDone, onClose } = props;
  const send = useSend();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const deciding = useMutation({
    mutationFn: () =>
      verdict === 'withdrawn'
        ? send(lostFactors.withdraw, { id: lost.id })
        : send(lostFactors.decide, { id: lost.id, state: verdict, reason }),
    onSuccess: onDone,
  });
  const isMissing = verdict === 'rejected' && reason.trim() === '';
  const confirm = () => {
    setTried(true);
    if (!isMissing) deciding.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={words.decideTitle[verdict](lost.username)}
      text={verdict === 'approved' ? words.approveText : lost.note}
      confirm={words.verdicts[verdict]}
      danger={verdict === 'approved'}
      busy={deciding.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {verdict === 'rejected' ? (
        <Box marginBlockStart="4">
          <NoteField label={words.reason} value={reason} isWrong={tried && isMissing} onChange={setReason} />
        </Box>
      ) : null}
      <Refusal error={deciding.error} marginBlockStart="3" />
    </ConfirmDialog>
  );
}

function WaitingLine({ lost, go }: { readonly lost: LostFactor; readonly go: (verdict: Verdict) => void }) {
  const username = useSession().data?.account.username;
  const verdicts: readonly Verdict[] =
    lost.proposedBy === username ? ['withdrawn'] : lost.username === username ? [] : ['approved', 'rejected'];
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" paddingBlock="3" borderBlockStartWidth="1px">
      <Stack gap="0.5" flex="1" minWidth="12rem">
        <Text fontWeight="medium">
          <bdi>{lost.username}</bdi>
        </Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {words.askedBy(lost.proposedBy)} · <Moment iso={lost.proposedAt} /> · {lost.note}
        </Text>
      </Stack>
      <Flex gap="2" wrap="wrap">
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            {...button}
            aria-label={`${words.verdicts[verdict]}: ${lost.username}`}
            onClick={() => go(verdict)}
          >
            {words.verdicts[verdict]}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}

/** Operators who lost their second factor: one administrator asks for its removal, another one decides. */
export function LostFactorsPanel() {
  const keep = useKeep(lostFactors.list);
  const state = useCall(lostFactors.list, {}, { every: 10_000 });
  const [step, setStep] = useState<'ask' | { lost: LostFactor; verdict: Verdict } | null>(null);
  const onClose = () => setStep(null);
  const onDone = (next: LostFactorState) => {
    keep(next);
    onClose();
  };
  return (
    <TitledPanel title={words.title}>
      <Loaded query={state}>
        {({ waiting }) => (
          <Stack gap="3">
            <Text color="fg.muted">{words.text}</Text>
            {waiting.length === 0 ? null : (
              <Stack as="ul" gap="0" listStyleType="none">
                {waiting.map((lost) => (
                  <WaitingLine key={lost.id} lost={lost} go={(verdict) => setStep({ lost, verdict })} />
                ))}
              </Stack>
            )}
            <Box>
              <Button {...button} onClick={() => setStep('ask')}>
                {words.open}
              </Button>
            </Box>
          </Stack>
        )}
      </Loaded>
      {step === 'ask' ? <AskDialog onDone={onDone} onClose={onClose} /> : null}
      {step === null || step === 'ask' ? null : <DecideDialog {...step} onDone={onDone} onClose={onClose} />}
    </TitledPanel>
  );
}
