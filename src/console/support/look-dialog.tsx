import { Field, Text, Textarea } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreviewLink } from '../../protocol/console-api.ts';
import type { Submission } from '../../protocol/console-support.ts';
import { useConsoleApi } from '../http/queries.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/error-text.ts';
import { supportMessages as words } from './support-messages.ts';

/** Asks why before somebody looks at a member's page. */
export function LookDialog(props: {
  readonly submission: Submission;
  readonly onLook: (link: PreviewLink) => void;
  readonly onClose: () => void;
}) {
  const api = useConsoleApi();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const look = useMutation({
    mutationFn: () => api.look(props.submission.id, reason),
    onSuccess: props.onLook,
  });
  const confirm = () => {
    setTried(true);
    if (reason.trim() !== '') look.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={words.lookTitle}
      text={words.lookText}
      confirm={words.look}
      busy={look.isPending}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <Field.Root required marginBlockStart="4" invalid={tried && reason.trim() === ''}>
        <Field.Label>
          {words.reason} <Field.RequiredIndicator />
        </Field.Label>
        <Textarea
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Field.HelperText>{words.reasonHint}</Field.HelperText>
        <Field.ErrorText>{words.reasonMissing}</Field.ErrorText>
      </Field.Root>
      {look.isError ? (
        <Text role="alert" color="fg.error" marginBlockStart="3">
          {describeError(look.error)}
        </Text>
      ) : null}
    </ConfirmDialog>
  );
}
