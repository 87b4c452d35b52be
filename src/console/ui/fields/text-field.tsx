import { Field, Input, Textarea } from '@chakra-ui/react';

/** A labelled line or text of a form, with its hint and what is wrong with it. */
export function TextField(props: {
  readonly label: string;
  readonly value: string;
  /** A sentence; null where nothing is wrong. */
  readonly fault: string | null;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  /** Several lines of source. */
  readonly isSource?: boolean;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
}) {
  const input = {
    value: props.value,
    maxLength: props.maxLength ?? 200,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => props.onChange(target.value),
  };
  return (
    <Field.Root required={props.isRequired ?? false} invalid={props.fault !== null}>
      <Field.Label>
        {props.label} <Field.RequiredIndicator />
      </Field.Label>
      {props.isSource === true ? (
        <Textarea {...input} rows={10} fontFamily="mono" fontSize="xs" spellCheck={false} />
      ) : (
        <Input
          {...input}
          size="sm"
          type={props.type ?? 'text'}
          inputMode={props.inputMode ?? 'text'}
          autoComplete={props.type === 'password' ? 'new-password' : 'off'}
        />
      )}
      {props.hint === undefined ? null : <Field.HelperText>{props.hint}</Field.HelperText>}
      <Field.ErrorText>{props.fault}</Field.ErrorText>
    </Field.Root>
  );
}
