import { Field, NativeSelect, type FieldRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface FormFieldProps extends Omit<FieldRootProps, 'label' | 'required' | 'invalid' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with it; null where nothing is. */
  readonly fault?: string | null | undefined;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** A control of a form with its label, its hint, and what is wrong with it. */
export function FormField(props: FormFieldProps) {
  const { label, hint, fault = null, isRequired = false, children, ...look } = props;
  return (
    <Field.Root required={isRequired} invalid={fault !== null} {...look}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {hint === undefined || hint === '' ? null : <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{fault}</Field.ErrorText>
    </Field.Root>
  );
}

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}
/** One of several values, in a list of the platform's own. */
/** What a list of choices has. */
export const Options = ({ options }: { readonly options: readonly Option<string>[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function SelectField<Value extends string>(
  props: Omit<FormFieldProps, 'children' | 'onChange'> & {
    readonly value: Value;
    readonly options: readonly Option<Value>[];
    readonly onChange: (value: Value) => void;
  },
) {
  const { value, options, onChange, ...field } = props;
  const choose = (chosen: string): void => {
    const option = options.find((one) => one.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <FormField {...field}>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ target }) => choose(target.value)}>
          <Options options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
