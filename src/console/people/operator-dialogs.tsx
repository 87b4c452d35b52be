import { Box, Code, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { isGuardedRole, type ConsoleRole } from '../../protocol/console/console-api.ts';
import { people, type LinkedPeople, type OperatorLink, type Operator } from '../../protocol/calls/people.ts';
import { useSend } from '../http/use-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CopyText } from '../ui/copy-text.tsx';
import { AddressField, isAddress, RefusedStep, RoleField, WhyField } from './operator-fields.tsx';
import { peopleMessages as words } from './people-messages.ts';
import { showMoment } from '../ui/zone-time.ts';
import { isUsername, UsernameField } from './username-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

/** A new operator: name, username, role. What was typed stays where it is refused. */
export function InviteDialog(props: {
  readonly isMailed: boolean;
  readonly onDone: (answer: LinkedPeople) => void;
  readonly onClose: () => void;
}) {
  const send = useSend();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<ConsoleRole>('viewer');
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const person = { name: name.trim(), username: username.trim(), email: email.trim() };
  const inviting = useMutation({
    mutationFn: () => send(people.invite, { ...person, role, note: note.trim() }),
    onSuccess: props.onDone,
  });
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    setTried(true);
    const isWhole = person.name !== '' && isUsername(person.username);
    if (isWhole && isAddress(person.email, props.isMailed)) return inviting.mutate();
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <ConfirmDialog
      open
      title={words.inviteTitle}
      text={words.inviteText(props.isMailed)}
      confirm={words.invite}
      busy={inviting.isPending}
      onConfirm={submit}
      onClose={props.onClose}
    >
      <GuardedForm ref={form} onSubmit={submit} noValidate>
        <Stack gap="4" marginBlockStart="4">
          <TextField
            isRequired
            label={words.name}
            fault={tried && person.name === '' ? words.nameMissing : null}
            maxLength={80}
            value={name}
            onChange={setName}
            line={{ height: '11' }}
          />
          <UsernameField value={username} tried={tried} onChange={setUsername} />
          <AddressField email={email} isNeeded={props.isMailed} tried={tried} onChange={setEmail} />
          <RoleField role={role} onChange={setRole} />
          <WhyField isGuarded={isGuardedRole(role)} note={note} onChange={setNote} />
        </Stack>
        {/* Enter in a field sends the form. */}
        <button type="submit" hidden aria-label={words.invite} />
      </GuardedForm>
      <RefusedStep error={inviting.error} />
    </ConfirmDialog>
  );
}

/** A link that is shown once. */
export function LinkDialog({ link, onClose }: { readonly link: OperatorLink; readonly onClose: () => void }) {
  const until = showMoment(link.expiresAt);
  return (
    <ConfirmDialog
      open
      title={words.linkTitle}
      text={words.linkText(until)}
      confirm={words.done}
      stays
      isNotice
      onConfirm={onClose}
      onClose={onClose}
    >
      <Box marginBlockStart="4">
        <Code padding="2" size="sm" display="block" whiteSpace="normal">
          <CopyText text={link.url} label={words.copy} done={words.copied} failed={words.copyFailed} />
        </Code>
      </Box>
    </ConfirmDialog>
  );
}

export function RoleDialog(props: {
  readonly operator: Operator;
  readonly onDone: (answer: LinkedPeople) => void;
  readonly onClose: () => void;
}) {
  const send = useSend();
  const { username, name } = props.operator;
  const [role, setRole] = useState(props.operator.role);
  const [note, setNote] = useState('');
  const isOther = role !== props.operator.role;
  const changing = useMutation({
    mutationFn: () => send(people.changeRole, { username, role, note: note.trim() }),
    onSuccess: props.onDone,
  });
  return (
    <ConfirmDialog
      open
      title={words.roleTitle(name)}
      text={words.roleText}
      confirm={words.changeRole}
      disabled={!isOther}
      busy={changing.isPending}
      onConfirm={() => changing.mutate()}
      onClose={props.onClose}
    >
      <Stack gap="4" marginBlockStart="4">
        <RoleField role={role} onChange={setRole} />
        <WhyField isGuarded={isOther && isGuardedRole(role)} note={note} onChange={setNote} />
      </Stack>
      <RefusedStep error={changing.error} />
    </ConfirmDialog>
  );
}

/** Another address for the links of an operator. */
export function AddressDialog(props: {
  readonly operator: Operator;
  readonly onDone: (answer: LinkedPeople) => void;
  readonly onClose: () => void;
}) {
  const send = useSend();
  const { username, name, role } = props.operator;
  const [email, setEmail] = useState(props.operator.email);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const typed = email.trim();
  const changing = useMutation({
    mutationFn: () => send(people.changeAddress, { username, email: typed, note: note.trim() }),
    onSuccess: props.onDone,
  });
  const confirm = (): void => {
    setTried(true);
    if (isAddress(typed, true)) changing.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={words.addressTitle(name)}
      text={words.addressText}
      confirm={words.changeAddress}
      disabled={typed === props.operator.email}
      busy={changing.isPending}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <Stack gap="4" marginBlockStart="4">
        <AddressField email={email} isNeeded tried={tried} onChange={setEmail} />
        <WhyField isGuarded={isGuardedRole(role)} note={note} onChange={setNote} />
      </Stack>
      <RefusedStep error={changing.error} />
    </ConfirmDialog>
  );
}

/** Asks before a step that needs nothing but a yes, and why where another administrator confirms it. */
export function StepDialog<Answer>(props: {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly isGuarded?: boolean;
  readonly take: (note: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const taking = useMutation({ mutationFn: props.take, onSuccess: props.onDone });
  return (
    <ConfirmDialog
      open
      title={props.title}
      text={props.text}
      confirm={props.confirm}
      danger={props.danger ?? false}
      busy={taking.isPending}
      onConfirm={() => taking.mutate(note.trim())}
      onClose={props.onClose}
    >
      <Box marginBlockStart={props.isGuarded === true ? '4' : '0'}>
        <WhyField isGuarded={props.isGuarded ?? false} note={note} onChange={setNote} />
      </Box>
      <RefusedStep error={taking.error} />
    </ConfirmDialog>
  );
}
