import { useRef, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { useCopy } from '../../components/use-copy.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldMessages } from '../field-messages.tsx';
import { takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';

export interface CopyFieldProps {
  readonly label: string;
  readonly value?: string | null;
  readonly hint?: string | null;
}

export const CopyFieldView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
}: ViewProps<CopyFieldProps>): ReactNode => {
  const { state, copy } = useCopy();
  const input = useRef<HTMLInputElement>(null);
  const value = props.value ?? '';
  const id = `${nodeId}_copy`;
  // Refused by the browser: what is to be copied is selected, and the hint says how.
  const hint = state === 'refused' ? text('refused') : takeWords(props.hint);
  return (
    <div className={classes['root']}>
      <label className={classes['label']} htmlFor={id}>
        {props.label}
      </label>
      <div className={classes['control']}>
        <input
          ref={input}
          id={id}
          className={classes['input']}
          type="text"
          readOnly
          value={value}
          aria-describedby={describeField(id, hint !== undefined, false)}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className={classes['copy']}
          disabled={value === ''}
          aria-label={text('copy', { label: props.label })}
          onClick={() => {
            input.current?.select();
            copy(value);
            emit('copy');
          }}
        >
          <Glyph name={state === 'copied' ? 'check' : 'copy'} className={classes['icon']} />
          <span className={classes['copyWords']} aria-hidden="true">
            {text(state === 'copied' ? 'copied' : 'press')}
          </span>
        </button>
      </div>
      <FieldMessages id={id} classes={classes} label={props.label} hint={hint} error={undefined} />
      <span role="status" className={classes['said']}>
        {state === 'copied' ? text('copied') : ''}
      </span>
    </div>
  );
};
