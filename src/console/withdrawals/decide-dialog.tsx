import { Input, Text, Textarea } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import {
  actionsWithText,
  withdrawals,
  type WithdrawalAction,
  type WithdrawalChanged,
  type WithdrawalFile,
} from '../../protocol/calls/withdrawals.ts';
import { ApiFailure } from '../http/call-api.ts';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { tellSuccess } from '../ui/toasts.tsx';
import { describeEffect } from './describe-effect.ts';
import { nameActor, nameStep } from './step-words.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';
import { FormField } from '../ui/fields/form-field.tsx';

const words = withdrawalMessages.decide;
const dangerous: readonly WithdrawalAction[] = ['refuse', 'fail', 'refund'];

/** What a late operator reads: who was faster, and with what. */
function describeRefusal(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.code !== 'withdrawal.changed') return describeError(error);
  const { last } = error.value as WithdrawalChanged;
  return words.late(nameActor(last), nameStep(last.what));
}

function TextField(props: {
  readonly action: WithdrawalAction;
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}) {
  const { action, value, isMissing, onChange } = props;
  const control = {
    value,
    maxLength: 300,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  return (
    <FormField
      marginBlockStart="4"
      isRequired
      label={words.actions[action].text}
      fault={isMissing ? words.actions[action].missing : null}
    >
      {action === 'pay' ? <Input size="sm" {...control} /> : <Textarea rows={3} {...control} />}
    </FormField>
  );
}

/**
 * Asks before a decision. It is sent for the withdrawal as it was when the dialog opened, with a key of its
 * own: a repeat after a lost answer decides once, and an operator who is late sees what happened.
 */
export function DecideDialog(props: {
  readonly file: WithdrawalFile;
  readonly action: WithdrawalAction;
  /** Gets the focus afterwards: the button that opened this may be gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}) {
  const { action, focusAfter, onClose } = props;
  const send = useSend();
  const client = useQueryClient();
  const [file] = useState(props.file);
  const keep = useKeep(withdrawals.read, { id: file.id });
  const [key] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = actionsWithText.includes(action) && text.trim() === '';
  const decide = useMutation({
    mutationFn: () => send(withdrawals.decide, { id: file.id, action, text, version: file.version, key }),
    onSuccess: (decided) => {
      keep(decided);
      void forget(client, withdrawals.list);
      onClose();
      tellSuccess(`${words.done}: ${words.actions[action].label}`);
    },
    // The current state is behind the dialog; what was typed stays in it.
    onError: () => forget(client, withdrawals.read),
  });
  const isLate = decide.error instanceof ApiFailure && decide.error.code === 'withdrawal.changed';
  const confirm = () => {
    setTried(true);
    if (!isMissing) decide.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={words.actions[action].title}
      text={describeEffect(file, action)}
      confirm={words.actions[action].label}
      danger={dangerous.includes(action)}
      busy={decide.isPending}
      disabled={isLate}
      focusAfter={focusAfter}
      onConfirm={confirm}
      onClose={onClose}
    >
      {actionsWithText.includes(action) ? (
        <TextField action={action} value={text} isMissing={tried && isMissing} onChange={setText} />
      ) : null}
      <Text role="alert" color="fg.error" marginBlockStart="3" hidden={!decide.isError}>
        {decide.isError ? describeRefusal(decide.error) : null}
      </Text>
    </ConfirmDialog>
  );
}
