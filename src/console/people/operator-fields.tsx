import { Field, Input } from '@chakra-ui/react';
import { consoleRoles, type ConsoleRole } from '../../protocol/console/console-api.ts';
import { addressPattern } from '../../protocol/release/operator-rules.ts';
import { messages } from '../messages.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { peopleMessages as words } from './people-messages.ts';
import { Refusal } from '../ui/refusal.tsx';

const roles = consoleRoles.map((value) => ({ value, label: messages.roleNames[value] }));
const readRole = (text: string): ConsoleRole => consoleRoles.find((role) => role === text) ?? 'viewer';

export function RoleField({
  role,
  onChange,
}: {
  readonly role: ConsoleRole;
  readonly onChange: (role: ConsoleRole) => void;
}) {
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

/** Whether a link can go there; nothing is fine where nothing is sent. */
export const isAddress = (email: string, isNeeded: boolean): boolean =>
  new RegExp(addressPattern).test(email) && (email !== '' || !isNeeded);

export function AddressField(props: {
  readonly email: string;
  readonly isNeeded: boolean;
  readonly tried: boolean;
  readonly onChange: (email: string) => void;
}) {
  const isWrong = props.tried && !isAddress(props.email.trim(), props.isNeeded);
  return (
    <Field.Root required={props.isNeeded} invalid={isWrong}>
      <Field.Label>{words.email}</Field.Label>
      <Input
        height="11"
        type="email"
        maxLength={254}
        autoComplete="off"
        value={props.email}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {isWrong ? (
        <Field.ErrorText>{words.emailWrong}</Field.ErrorText>
      ) : (
        <Field.HelperText>{words.emailHint}</Field.HelperText>
      )}
    </Field.Root>
  );
}

/** Says that the change waits for another administrator, and asks why for them; nothing where it does not. */
export function WhyField(props: {
  readonly isGuarded: boolean;
  readonly note: string;
  readonly onChange: (note: string) => void;
}) {
  if (!props.isGuarded) return null;
  return (
    <Field.Root>
      <Field.Label>{words.why}</Field.Label>
      <Input
        height="11"
        maxLength={300}
        value={props.note}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <Field.HelperText>{words.guarded}</Field.HelperText>
    </Field.Root>
  );
}

export function RefusedStep({ error }: { readonly error: unknown }) {
  return <Refusal error={error} marginBlockStart="3" />;
}
