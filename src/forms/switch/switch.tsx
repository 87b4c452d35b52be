import { useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import type { CheckboxProps } from '../checkbox/checkbox.tsx';
import { FieldMessages } from '../field-messages.tsx';
import { takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';

export interface SwitchProps extends Omit<CheckboxProps, 'required'> {
  /** The last turn is still being saved. */
  readonly busy?: boolean | null;
}

export const SwitchView = ({ nodeId, props, classes, emit }: ViewProps<SwitchProps>): ReactNode => {
  const [isOn, setOn] = useState(false);
  const hint = takeWords(props.hint);
  const error = takeWords(props.error);
  const id = `${nodeId}_${props.name}`;
  return (
    <div className={classes['root']}>
      <label className={classes['label']}>
        <span className={classes['words']}>{props.label}</span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          name={props.name}
          className={classes['input']}
          checked={props.checked ?? isOn}
          aria-checked={props.checked ?? isOn}
          disabled={props.disabled === true}
          aria-busy={props.busy === true}
          aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
          onChange={(event) => {
            // Not disabled meanwhile: that would throw the focus away.
            if (props.busy === true) return;
            setOn(event.target.checked);
            emit('change', { checked: event.target.checked });
          }}
        />
        <span className={classes['rail']} aria-hidden="true" />
      </label>
      <FieldMessages id={id} classes={classes} label={props.label} hint={hint} error={error} />
    </div>
  );
};
