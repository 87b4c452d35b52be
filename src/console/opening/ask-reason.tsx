import { Box, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/error-text.ts';
import { ReasonField } from '../ui/reason-field.tsx';
import { openingMessages as words } from './opening-messages.ts';

/** Asks for the reason of a step before it is taken; stays open where it is refused. */
export function AskReason(props: {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly take: (note: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const taking = useMutation({ mutationFn: props.take, onSuccess: props.onDone });
  const confirm = () => {
    setTried(true);
    if (reason.trim() !== '') taking.mutate(reason);
  };
  return (
    <ConfirmDialog
      open
      title={props.title}
      text={props.text}
      confirm={props.confirm}
      busy={taking.isPending}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <Box marginBlockStart="4">
        <ReasonField
          words={words}
          reason={reason}
          isMissing={tried && reason.trim() === ''}
          onChange={setReason}
        />
      </Box>
      {taking.isError ? (
        <Text role="alert" color="fg.error" marginBlockStart="3">
          {describeError(taking.error)}
        </Text>
      ) : null}
    </ConfirmDialog>
  );
}
