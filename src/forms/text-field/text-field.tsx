import { useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldMessages } from '../field-messages.tsx';
import { PasswordToggle } from '../password-toggle.tsx';
import { describeField } from '../schema-form/field-words.ts';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly kind: 'text' | 'password' | 'tel' | 'email';
  readonly value?: string | null;
  readonly required?: boolean | null;
  readonly hint?: string | null;
  readonly error?: string | null;
  readonly autocomplete?: string;
}

const takeWords = (words: string | null | undefined): string | undefined =>
  typeof words === 'string' && words !== '' ? words : undefined;

export const TextFieldView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
}: ViewProps<TextFieldProps>): ReactNode => {
  // Kept here too: a machine may take a moment, or not keep what is secret.
  const [typed, setTyped] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const isPassword = props.kind === 'password';
  const hint = takeWords(props.hint);
  const error = takeWords(props.error);
  const id = `${nodeId}_${props.name}`;
  return (
    <div className={classes['root']}>
      <label className={classes['label']} htmlFor={id}>
        {props.label}
        {props.required === true && (
          <span className={classes['star']} aria-hidden="true" title={text('required')}>
            *
          </span>
        )}
      </label>
      <div className={classes['control']}>
        <input
          id={id}
          name={props.name}
          className={classes['input']}
          type={isPassword && isShown ? 'text' : props.kind}
          inputMode={props.kind === 'tel' ? 'tel' : undefined}
          autoComplete={props.autocomplete}
          dir={props.kind === 'text' ? 'auto' : 'ltr'}
          spellCheck={props.kind === 'text' ? undefined : false}
          autoCapitalize={props.kind === 'text' ? undefined : 'none'}
          value={props.value ?? typed ?? ''}
          aria-required={props.required === true}
          aria-invalid={error !== undefined}
          aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
          onKeyDown={(event) => {
            // Enter that ends a composition chooses a character.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) emit('submit', {});
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            emit('change', { value: event.target.value });
          }}
        />
        {isPassword && (
          <PasswordToggle
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
            label={text(isShown ? 'hidePassword' : 'showPassword')}
            controls={id}
            classes={classes}
          />
        )}
      </div>
      <FieldMessages id={id} classes={classes} label={props.label} hint={hint} error={error} />
    </div>
  );
};
