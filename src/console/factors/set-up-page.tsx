import type { ChangedFactors } from '../../protocol/calls/factors.ts';
import { Button, Stack } from '@chakra-ui/react';
import { useState, type ReactNode, type SubmitEvent } from 'react';

import { EntryPage } from '../ui/entry-page.tsx';
import { factorMessages } from './factor-messages.ts';
import { LeaveButton } from './factor-page.tsx';
import {
  AuthenticatorFields,
  PasskeyFields,
  useAuthenticatorSetUp,
  usePasskeySetUp,
} from './set-up-forms.tsx';

const words = factorMessages.setUp;
interface Step {
  readonly onDone: (changed: ChangedFactors) => void;
  readonly onBack: () => void;
}

function SetUpStep(props: {
  readonly title: string;
  readonly lead: string;
  readonly fault: string | null;
  readonly submit: string;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <EntryPage
      title={props.title}
      lead={props.lead}
      notice={props.fault === null ? null : { status: 'error', text: props.fault }}
    >
      <Stack gap="4">
        <form onSubmit={submit} noValidate>
          <Stack gap="4">
            {props.children}
            <Button type="submit" colorPalette="brand" height="11" loading={props.isPending}>
              {props.submit}
            </Button>
          </Stack>
        </form>
        <Button variant="outline" height="11" onClick={props.onBack}>
          {words.back}
        </Button>
      </Stack>
    </EntryPage>
  );
}

function AuthenticatorStep({ onDone, onBack }: Step) {
  const { submit, fault, isPending, ...fields } = useAuthenticatorSetUp(onDone);
  return (
    <SetUpStep
      title={words.authenticator}
      lead={words.scan}
      submit={words.confirm}
      fault={fault}
      isPending={isPending}
      onBack={onBack}
      onSubmit={submit}
    >
      <AuthenticatorFields {...fields} />
    </SetUpStep>
  );
}

function PasskeyStep({ onDone, onBack }: Step) {
  const { submit, fault, isPending, ...fields } = usePasskeySetUp(onDone);
  return (
    <SetUpStep
      title={words.passkey}
      lead={words.passkeyText}
      submit={words.make}
      fault={fault}
      isPending={isPending}
      onBack={onBack}
      onSubmit={submit}
    >
      <PasskeyFields {...fields} />
    </SetUpStep>
  );
}

/** Where a login leads that needs a second factor and has none: nothing else is open before. */
export function SetUpPage({ onDone }: Pick<Step, 'onDone'>) {
  const [way, setWay] = useState<'authenticator' | 'passkey' | null>(null);
  const onBack = () => setWay(null);
  if (way === 'authenticator') return <AuthenticatorStep onDone={onDone} onBack={onBack} />;
  if (way === 'passkey') return <PasskeyStep onDone={onDone} onBack={onBack} />;
  return (
    <EntryPage title={words.title} lead={words.lead} notice={null}>
      <Stack gap="4">
        <Button colorPalette="brand" height="11" onClick={() => setWay('authenticator')}>
          {words.authenticator}
        </Button>
        <Button colorPalette="brand" variant="outline" height="11" onClick={() => setWay('passkey')}>
          {words.passkey}
        </Button>
        <LeaveButton />
      </Stack>
    </EntryPage>
  );
}
