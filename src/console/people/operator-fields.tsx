import { consoleRoles, type ConsoleRole } from '../../protocol/console/console-api.ts';
import { addressPattern } from '../../protocol/release/operator-rules.ts';
import { messages } from '../messages.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { peopleMessages as words } from './people-messages.ts';
import { Refusal } from '../ui/refusal.tsx';
import { FormField } from '../ui/fields/form-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

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
    <FormField label={words.role} hint={messages.help.roleTexts[role]}>
      <Choice
        label={words.role}
        value={role}
        options={roles}
        width="full"
        onChange={(text) => onChange(readRole(text))}
      />
    </FormField>
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
    <TextField
      isRequired={props.isNeeded}
      label={words.email}
      hint={isWrong ? undefined : words.emailHint}
      fault={isWrong ? words.emailWrong : null}
      type="email"
      maxLength={254}
      value={props.email}
      onChange={props.onChange}
      line={{ height: '11' }}
    />
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
    <TextField
      label={words.why}
      hint={words.guarded}
      maxLength={300}
      value={props.note}
      onChange={props.onChange}
      line={{ height: '11' }}
    />
  );
}

export function RefusedStep({ error }: { readonly error: unknown }) {
  return <Refusal error={error} marginBlockStart="3" />;
}
