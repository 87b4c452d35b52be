import type { Ref } from 'react';
import type { PasswordFault } from '../../protocol/release/operator-rules.ts';
import { PasswordInput } from '../ui/fields/password-input.tsx';
import { peopleMessages } from './people-messages.ts';
import { FormField } from '../ui/fields/form-field.tsx';

const words = peopleMessages.password;

/** A new password, with the rule and what is wrong with it. */
export function NewPasswordField(props: {
  readonly label: string;
  readonly value: string;
  readonly fault: PasswordFault | null;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}) {
  const { fault, label, ...input } = props;
  return (
    <FormField
      isRequired
      label={label}
      hint={fault === null ? words.hint : undefined}
      fault={fault === null ? null : words.faults[fault]}
    >
      <PasswordInput {...input} name="new-password" autoComplete="new-password" />
    </FormField>
  );
}
