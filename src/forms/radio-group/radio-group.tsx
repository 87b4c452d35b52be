import { useId, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldMessages } from '../field-messages.tsx';
import { RequiredStar, takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';
import type { SelectFieldProps } from '../select-field/select-field.tsx';

export interface RadioGroupProps extends Omit<SelectFieldProps, 'placeholder'> {
  readonly look?: 'list' | 'segments';
}

export const RadioGroupView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
}: ViewProps<RadioGroupProps>): ReactNode => {
  const [chosen, setChosen] = useState('');
  // Two rows of one repeat share a field name, not a group.
  const group = useId();
  const value = props.value ?? chosen;
  const hint = takeWords(props.hint);
  const error = takeWords(props.error);
  const id = `${nodeId}_${props.name}`;
  return (
    <fieldset
      id={id}
      className={classes['root']}
      disabled={props.disabled === true}
      role="radiogroup"
      aria-required={props.required === true}
      aria-invalid={error !== undefined}
      aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
    >
      <legend className={classes['label']}>
        {props.label}
        <RequiredStar words={props.required === true ? text('required') : undefined} classes={classes} />
      </legend>
      <div className={classes['options']}>
        {(props.options ?? []).map((option) => (
          <label key={option.value} className={classes['option']}>
            <input
              type="radio"
              className={classes['input']}
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled === true}
              onChange={() => {
                setChosen(option.value);
                emit('change', { value: option.value });
              }}
            />
            <span className={classes['mark']} aria-hidden="true" />
            <span className={classes['words']}>
              <span className={classes['name']}>{option.label}</span>
              {takeWords(option.text) !== undefined && props.look !== 'segments' && (
                <bdi className={classes['text']}>{option.text}</bdi>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} classes={classes} label={props.label} hint={hint} error={error} />
    </fieldset>
  );
};
