import { Field } from '@chakra-ui/react';
import type { Ref } from 'react';
import type { PasswordFault } from '../../protocol/release/operator-rules.ts';
import { PasswordInput } from '../ui/fields/password-input.tsx';
import { peopleMessages } from './people-messages.ts';

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
    <Field.Root required invalid={fault !== null}>
      <Field.Label>{label}</Field.Label>
      <PasswordInput {...input} name="new-password" autoComplete="new-password" />
      {fault === null ? (
        <Field.HelperText>{words.hint}</Field.HelperText>
      ) : (
        <Field.ErrorText>{words.faults[fault]}</Field.ErrorText>
      )}
    </Field.Root>
  );
}
