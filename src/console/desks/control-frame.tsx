import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DeskField } from '../../protocol/desks/desk-fields.ts';
import { toText } from '../../protocol/json/to-text.ts';
import type { DeskContext } from './show-value.ts';

/** What is wrong inside of a field, as the library hands it down. */
export interface Faults {
  readonly __errors?: readonly string[];
  readonly [part: string]: Faults | readonly string[] | undefined;
}
export interface ControlProps {
  readonly name: string;
  readonly field: DeskField;
  readonly value: unknown;
  readonly faults: Faults;
  readonly context: DeskContext;
  readonly onChange: (value: unknown) => void;
}
export const height = { base: '11', md: '9' } as const;
export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : toText(value);
export const partOf = (faults: Faults, part: string): Faults => (faults[part] ?? {}) as Faults;
export const faultOf = (faults: Faults): string | undefined => faults.__errors?.[0];

/** Label, control, hint and fault of one input. */
export function Framed(props: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly fault: string | undefined;
  readonly isRequired: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}) {
  const { label, hint, fault, isRequired } = props;
  return (
    <Field.Root required={isRequired} invalid={fault !== undefined} disabled={props.isDisabled ?? false}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      {props.children}
      {hint === undefined || fault !== undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{fault}</Field.ErrorText>
    </Field.Root>
  );
}
export const frameOf = ({ field, faults }: ControlProps) => ({
  label: field.label,
  hint: field.hint,
  fault: faultOf(faults),
  isRequired: !field.isOptional,
});
