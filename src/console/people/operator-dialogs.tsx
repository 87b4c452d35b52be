import { Box, Code, Field, Input, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { consoleRoles, type ConsoleRole } from '../../protocol/console-api.ts';
import type { LinkedPeople, OperatorLink, PeopleState, WireOperator } from '../../protocol/console-people.ts';
import { useConsoleApi } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { Choice } from '../ui/choice.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CopyText } from '../ui/copy-text.tsx';
import { describeError } from '../ui/error-text.ts';
import { peopleMessages as words } from './people-messages.ts';
import { showMoment } from '../ui/zone-time.ts';
import { isUsername, UsernameField } from './username-field.tsx';

const roles = consoleRoles.map((value) => ({ value, label: messages.roleNames[value] }));
const readRole = (text: string): ConsoleRole => consoleRoles.find((role) => role === text) ?? 'viewer';

function RoleField({ role, onChange }: { role: ConsoleRole; onChange: (role: ConsoleRole) => void }) {
  return (
    <Field.Root>
      <Field.Label>{words.role}</Field.Label>
      <Choice
        label={words.role}
        value={role}
        options={roles}
        width="full"
        onChange={(text) => onChange(readRole(text))}
      />
      <Field.HelperText>{messages.help.roleTexts[role]}</Field.HelperText>
    </Field.Root>
  );
}

function Refusal({ error }: { readonly error: unknown }) {
  return (
    <Text role="alert" color="fg.error" marginBlockStart="3" hidden={error === null}>
      {error === null ? null : describeError(error)}
    </Text>
  );
}

/** A new operator: name, username, role. What was typed stays where it is refused. */
export function InviteDialog(props: {
  readonly onDone: (answer: LinkedPeople) => void;
  readonly onClose: () => void;
}) {
  const api = useConsoleApi();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<ConsoleRole>('viewer');
  const [tried, setTried] = useState(false);
  const person = { name: name.trim(), username: username.trim() };
  const inviting = useMutation({
    mutationFn: () => api.inviteOperator({ ...person, role }),
    onSuccess: props.onDone,
  });
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    setTried(true);
    if (person.name !== '' && isUsername(person.username)) return inviting.mutate();
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <ConfirmDialog
      open
      title={words.inviteTitle}
      text={words.inviteText}
      confirm={words.invite}
      busy={inviting.isPending}
      onConfirm={submit}
      onClose={props.onClose}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="4" marginBlockStart="4">
          <Field.Root required invalid={tried && person.name === ''}>
            <Field.Label>{words.name}</Field.Label>
            <Input
              height="11"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Field.ErrorText>{words.nameMissing}</Field.ErrorText>
          </Field.Root>
          <UsernameField value={username} tried={tried} onChange={setUsername} />
          <RoleField role={role} onChange={setRole} />
        </Stack>
        {/* Enter in a field sends the form. */}
        <button type="submit" hidden aria-label={words.invite} />
      </form>
      <Refusal error={inviting.error} />
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
  readonly operator: WireOperator;
  readonly onDone: (people: PeopleState) => void;
  readonly onClose: () => void;
}) {
  const api = useConsoleApi();
  const { username, name } = props.operator;
  const [role, setRole] = useState(props.operator.role);
  const changing = useMutation({
    mutationFn: () => api.changeRole(username, role),
    onSuccess: props.onDone,
  });
  return (
    <ConfirmDialog
      open
      title={words.roleTitle(name)}
      text={words.roleText}
      confirm={words.changeRole}
      disabled={role === props.operator.role}
      busy={changing.isPending}
      onConfirm={() => changing.mutate()}
      onClose={props.onClose}
    >
      <Box marginBlockStart="4">
        <RoleField role={role} onChange={setRole} />
      </Box>
      <Refusal error={changing.error} />
    </ConfirmDialog>
  );
}

/** Asks before a step that needs nothing but a yes. */
export function StepDialog<Answer>(props: {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly take: () => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}) {
  const taking = useMutation({ mutationFn: props.take, onSuccess: props.onDone });
  return (
    <ConfirmDialog
      open
      title={props.title}
      text={props.text}
      confirm={props.confirm}
      danger={props.danger ?? false}
      busy={taking.isPending}
      onConfirm={() => taking.mutate()}
      onClose={props.onClose}
    >
      <Refusal error={taking.error} />
    </ConfirmDialog>
  );
}
