import { Input, type InputProps } from '@chakra-ui/react';
import { usernamePattern } from '../../protocol/release/operator-rules.ts';
import { peopleMessages } from './people-messages.ts';
import { FormField } from '../ui/fields/form-field.tsx';

export const isUsername = (name: string): boolean => new RegExp(usernamePattern).test(name);

/** The user name of an operator. After a first try the error replaces the hint. */
export function UsernameField({
  tried,
  onChange,
  ...input
}: Omit<InputProps, 'onChange' | 'value'> & {
  readonly value: string;
  readonly tried: boolean;
  readonly onChange: (username: string) => void;
}) {
  const isWrong = tried && !isUsername(input.value.trim());
  return (
    <FormField
      isRequired
      label={peopleMessages.username}
      hint={isWrong ? undefined : peopleMessages.usernameHint}
      fault={isWrong ? peopleMessages.usernameWrong : null}
    >
      <Input
        height="11"
        maxLength={32}
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
