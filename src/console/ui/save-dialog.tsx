import { Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Refusal } from './refusal.tsx';

/** Asks for a few fields and saves them; a refusal is below them, and what was chosen stays. */
export function SaveDialog<Saved>(props: {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly save: () => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const saving = useMutation({ mutationFn: props.save, onSuccess: props.onSaved });
  return (
    <ConfirmDialog
      open
      title={props.title}
      text={props.text}
      confirm={props.confirm}
      busy={saving.isPending}
      onConfirm={() => saving.mutate()}
      onClose={props.onClose}
    >
      <Stack gap="2" marginBlockStart="4" align="start">
        {props.children}
      </Stack>
      <Refusal error={saving.error} marginBlockStart="3" />
    </ConfirmDialog>
  );
}
