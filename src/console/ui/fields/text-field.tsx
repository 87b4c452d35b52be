import { Input, Textarea, type InputProps } from '@chakra-ui/react';
import { FormField, type FormFieldProps } from './form-field.tsx';

/** A labelled line or text of a form, with its hint and what is wrong with it. */
export function TextField(
  props: Omit<FormFieldProps, 'children' | 'onChange'> & {
    readonly value: string;
    readonly type?: 'text' | 'email' | 'tel' | 'password';
    readonly inputMode?: 'text' | 'numeric' | 'decimal';
    /** Several lines. */
    readonly rows?: number;
    /** Several lines of source. */
    readonly isSource?: boolean;
    readonly maxLength?: number;
    /** How the line looks and what a browser does with it, where that is unusual. */
    readonly line?: Pick<
      InputProps,
      'autoCapitalize' | 'autoComplete' | 'fontFamily' | 'height' | 'spellCheck'
    >;
    readonly onChange: (value: string) => void;
  },
) {
  const {
    value,
    type = 'text',
    inputMode = 'text',
    rows,
    isSource,
    maxLength = 200,
    line,
    onChange,
    ...field
  } = props;
  const text = {
    value,
    maxLength,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <FormField {...field}>
      {isSource === true ? (
        <Textarea {...text} rows={10} fontFamily="mono" fontSize="xs" spellCheck={false} />
      ) : rows === undefined ? (
        <Input
          {...text}
          size="sm"
          type={type}
          inputMode={inputMode}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          {...line}
        />
      ) : (
        <Textarea {...text} rows={rows} />
      )}
    </FormField>
  );
}
