import { Input, InputGroup } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { messages } from '../../messages.ts';
import { LabelledIconButton } from '../icon-button.tsx';

/** A password that can be shown while it is typed. */
export function PasswordInput(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}) {
  const [visible, setVisible] = useState(false);
  return (
    <InputGroup
      endElement={
        <LabelledIconButton
          icon="eye"
          label={visible ? messages.logIn.hide : messages.logIn.show}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          type="button"
        />
      }
      endElementProps={{ paddingInline: '1' }}
    >
      <Input
        name={props.name ?? 'password'}
        type={visible ? 'text' : 'password'}
        autoComplete={props.autoComplete}
        height="11"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        {...(props.inputRef === undefined ? {} : { ref: props.inputRef })}
      />
    </InputGroup>
  );
}
