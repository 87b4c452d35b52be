import { useState, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldShell, takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly text?: string | null;
  readonly disabled?: boolean | null;
}

export interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly options?: readonly Choice[] | null;
  readonly value?: string | null;
  readonly placeholder?: string | null;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly hint?: string | null;
  readonly error?: string | null;
}

export const SelectFieldView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
}: ViewProps<SelectFieldProps>): ReactNode => {
  const [chosen, setChosen] = useState('');
  const options = props.options ?? [];
  const wished = props.value ?? chosen;
  // A value that is not on the list must not show as the first that is.
  const value = options.some((option) => option.value === wished) ? wished : '';
  const hint = takeWords(props.hint);
  const error = takeWords(props.error);
  const id = `${nodeId}_${props.name}`;
  return (
    <FieldShell
      id={id}
      label={props.label}
      classes={classes}
      required={props.required === true ? text('required') : undefined}
      hint={hint}
      error={error}
    >
      <div className={classes['control']}>
        <select
          id={id}
          name={props.name}
          className={classes['input']}
          value={value}
          disabled={props.disabled === true}
          aria-required={props.required === true}
          aria-invalid={error !== undefined}
          aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
          onChange={(event) => {
            setChosen(event.target.value);
            emit('change', { value: event.target.value });
          }}
        >
          {(value === '' || props.required !== true) && (
            <option value="" disabled={props.required === true}>
              {takeWords(props.placeholder) ?? text('choose')}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled === true}>
              {option.label}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" className={classes['chevron']} />
      </div>
    </FieldShell>
  );
};
