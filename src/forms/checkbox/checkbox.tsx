import { useState, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldMessages } from '../field-messages.tsx';
import { RequiredStar, takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';

export interface CheckboxProps {
  readonly label: string;
  readonly name: string;
  readonly checked?: boolean | null;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly hint?: string | null;
  readonly error?: string | null;
}

/** Nothing is ever checked for the person: without a value it is empty. */
export const CheckboxView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
  children,
}: ViewProps<CheckboxProps>): ReactNode => {
  const [isChecked, setChecked] = useState(false);
  const hint = takeWords(props.hint);
  const error = takeWords(props.error);
  const id = `${nodeId}_${props.name}`;
  return (
    <div className={classes['root']}>
      <label className={classes['label']}>
        <input
          id={id}
          type="checkbox"
          name={props.name}
          className={classes['input']}
          checked={props.checked ?? isChecked}
          disabled={props.disabled === true}
          aria-required={props.required === true}
          aria-invalid={error !== undefined}
          aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
          onChange={(event) => {
            setChecked(event.target.checked);
            emit('change', { checked: event.target.checked });
          }}
        />
        <span className={classes['mark']} aria-hidden="true">
          <Glyph name="check" className={classes['check']} />
        </span>
        <span className={classes['words']}>
          {props.label}
          <RequiredStar words={props.required === true ? text('required') : undefined} classes={classes} />
        </span>
      </label>
      {children !== undefined && <div className={classes['more']}>{children}</div>}
      <FieldMessages id={id} classes={classes} label={props.label} hint={hint} error={error} />
    </div>
  );
};
