import { useEffect, useState, type ReactNode } from 'react';
import { toLatinDigits } from '../../protocol/words/latin-digits.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldMessages } from '../field-messages.tsx';
import { describeField } from '../schema-form/field-words.ts';

export interface OtpInputProps {
  readonly label: string;
  readonly length: number;
  readonly busy?: boolean | null;
  readonly error?: string | null;
}

/** Digits of any script as Latin ones: full-width and Arabic keyboards type their own. */
const takeDigits = (typed: string): string => toLatinDigits(typed).replaceAll(/[^0-9]/g, '');

export const OtpInputView = ({ nodeId, props, classes, text, emit }: ViewProps<OtpInputProps>): ReactNode => {
  const [code, setCode] = useState('');
  const error = typeof props.error === 'string' && props.error !== '' ? props.error : undefined;
  const id = `${nodeId}_code`;
  // A refused code is not edited but typed again.
  useEffect(() => {
    if (error !== undefined) setCode('');
  }, [error]);
  const onType = (typed: string): void => {
    const next = takeDigits(typed).slice(0, props.length);
    setCode(next);
    if (next.length === props.length && next !== code && props.busy !== true)
      emit('complete', { value: next });
  };
  return (
    <div className={classes['root']} data-starts-in-field="">
      <label className={classes['label']} htmlFor={id}>
        {props.label}
      </label>
      <input
        id={id}
        className={classes['input']}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        readOnly={props.busy === true}
        aria-busy={props.busy === true}
        aria-invalid={error !== undefined}
        aria-describedby={describeField(id, true, error !== undefined)}
        onChange={(event) => onType(event.target.value)}
      />
      <FieldMessages
        id={id}
        classes={classes}
        label={props.label}
        hint={text('progress', { count: code.length, length: props.length })}
        error={error}
      />
    </div>
  );
};
