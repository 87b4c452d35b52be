import type { FieldTemplateProps } from '@rjsf/utils';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import { FieldMessages } from '../field-messages.tsx';
import { findHint, isFormatHint, readFieldUi } from './field-words.ts';
import { CodeSenderContext, useFormScope } from './form-scope.ts';

/** Label, control, hint and error of one field, joined for assistive technology. */
export const FieldFrame = (props: FieldTemplateProps): ReactNode => {
  const { classes, text, t, hrefFor, errors } = useFormScope();
  const [isEntered, setEntered] = useState(false);
  if (props.hidden === true) return props.children;
  const ui = readFieldUi(props.uiSchema as JsonObject | undefined);
  const field = String(props.fieldPathId.path.at(-1));
  const isCheckbox = props.schema.type === 'boolean';
  const error = errors[field];
  // A rule helps who is about to type. Once it is there it stays: what is below must not move under a pointer.
  const isRuleAhead = !isEntered && isFormatHint(ui, props.schema);
  return (
    <div className={classes['field']} data-field={field} onFocus={() => setEntered(true)}>
      {!isCheckbox && (
        <label className={classes['label']} htmlFor={props.id}>
          {t(ui.label ?? field, ui.labelArgs)}
          {props.required === true && <Star classes={classes} label={text('required')} />}
        </label>
      )}
      {ui.autocomplete === 'one-time-code' ? <SentCode>{props.children}</SentCode> : props.children}
      {ui.link !== undefined && (
        // In a new tab, so that typed values stay in this one.
        <a className={classes['link']} href={hrefFor(ui.link.route)} target="_blank" rel="noopener">
          {t(ui.link.label)}
        </a>
      )}
      <FieldMessages
        id={props.id}
        classes={classes}
        label={undefined}
        hint={findHint(ui, t, error)}
        isHintHidden={isRuleAhead}
        error={error}
      />
    </div>
  );
};

/** The field of a code, with what sends the code beside it. */
const SentCode = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { classes } = useFormScope();
  const { sender, isSent } = useContext(CodeSenderContext);
  const row = useRef<HTMLDivElement>(null);
  // The code is what a person waits for now.
  useEffect(() => {
    if (isSent) row.current?.querySelector('input')?.focus();
  }, [isSent]);
  if (sender === undefined) return children;
  return (
    <div ref={row} className={classes['codeRow']}>
      {children}
      {sender}
    </div>
  );
};

/** The input itself says `required`; the star is for the eye, with its meaning on hover. */
export const Star = ({
  classes,
  label,
}: {
  classes: Readonly<Record<string, string>>;
  label: string;
}): ReactNode => (
  <span className={classes['star']} aria-hidden="true" title={label}>
    *
  </span>
);
