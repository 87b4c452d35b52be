import { Box } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { tellSuccess } from './toasts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ReasonField, type ReasonWords } from './fields/reason-field.tsx';
import { Refusal } from './refusal.tsx';

/**
 * Asks for the reason of a step before it is taken. It closes when the step is taken, and stays open, with all that was
 * typed, where it is refused.
 */
export function AskReason<Answer>(props: {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly words: ReasonWords;
  /** Without a reason it is taken too. */
  readonly isOptional?: boolean;
  /** Asked for besides the reason; gets what the step was refused with, null before. */
  readonly children?: ReactNode | ((refusal: unknown) => ReactNode);
  /** Called before it is taken: false where what was asked for besides is not whole. */
  readonly isReady?: () => boolean;
  readonly take: (reason: string) => Promise<Answer>;
  /** What is said when it is taken. */
  readonly done?: string | ((answer: Answer) => string);
  readonly onDone?: (answer: Answer) => void;
  /** Called after a refusal: the state may differ from what was shown. */
  readonly onRefused?: () => void;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { isOptional = false, isReady = () => true, children } = props;
  const isMissing = !isOptional && reason.trim() === '';
  const taking = useMutation({
    mutationFn: props.take,
    onSuccess: (answer) => {
      const { done } = props;
      props.onDone?.(answer);
      props.onClose();
      if (done !== undefined) tellSuccess(typeof done === 'string' ? done : done(answer));
    },
    onError: () => props.onRefused?.(),
  });
  const confirm = () => {
    setTried(true);
    const isWhole = isReady();
    if (!isMissing && isWhole) taking.mutate(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      title={props.title}
      text={props.text}
      confirm={props.confirm}
      danger={props.danger ?? false}
      busy={taking.isPending}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      {typeof children === 'function' ? children(taking.error) : children}
      <Box marginBlockStart="4">
        <ReasonField
          words={props.words}
          isOptional={isOptional}
          reason={reason}
          isMissing={tried && isMissing}
          onChange={setReason}
        />
      </Box>
      <Refusal error={taking.error} marginBlockStart="3" />
    </ConfirmDialog>
  );
}
