import type { ChangedFactors } from '../../protocol/calls/factors.ts';
import { Box, Text } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';

import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { factorMessages } from './factor-messages.ts';
import {
  AuthenticatorFields,
  PasskeyFields,
  useAuthenticatorSetUp,
  usePasskeySetUp,
} from './set-up-forms.tsx';

const words = factorMessages.setUp;
interface Dialog {
  readonly onDone: (changed: ChangedFactors) => void;
  readonly onClose: () => void;
}

function FormDialog(props: {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly fault: string | null;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    props.onSubmit();
  };
  return (
    <ConfirmDialog
      open
      stays
      title={props.title}
      text={props.text}
      confirm={props.confirm}
      busy={props.busy}
      onConfirm={submit}
      onClose={props.onClose}
    >
      <form onSubmit={submit} noValidate>
        <Box marginBlockStart="4">{props.children}</Box>
        {/* Enter in a field sends the form. */}
        <button type="submit" hidden aria-label={props.confirm} />
      </form>
      <Text role="alert" color="fg.error" marginBlockStart="3" hidden={props.fault === null}>
        {props.fault}
      </Text>
    </ConfirmDialog>
  );
}

/** An authenticator, the first one or in place of the one before. */
export function AuthenticatorDialog({ onDone, onClose }: Dialog) {
  const { submit, fault, isPending, ...fields } = useAuthenticatorSetUp(onDone);
  return (
    <FormDialog
      title={words.authenticator}
      text={words.scan}
      confirm={words.confirm}
      fault={fault}
      onClose={onClose}
      busy={isPending}
      onSubmit={submit}
    >
      <AuthenticatorFields {...fields} />
    </FormDialog>
  );
}

export function AddPasskeyDialog({ onDone, onClose }: Dialog) {
  const { submit, fault, isPending, ...fields } = usePasskeySetUp(onDone);
  return (
    <FormDialog
      title={words.passkey}
      text={words.passkeyText}
      confirm={words.make}
      fault={fault}
      onClose={onClose}
      busy={isPending}
      onSubmit={submit}
    >
      <PasskeyFields {...fields} />
    </FormDialog>
  );
}
