import type { ReactNode } from 'react';
import { FieldMessages } from './field-messages.tsx';

/** Words that may be there; empty ones are not. */
export const takeWords = (words: string | null | undefined): string | undefined =>
  typeof words === 'string' && words !== '' ? words : undefined;

export interface FieldShellProps {
  /** Id of the control. */
  readonly id: string;
  readonly label: string;
  readonly classes: Readonly<Record<string, string>>;
  /** Title of the star, where the field must be filled in. */
  readonly required: string | undefined;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

export const RequiredStar = ({
  words,
  classes,
}: {
  readonly words: string | undefined;
  readonly classes: Readonly<Record<string, string>>;
}): ReactNode =>
  words !== undefined && (
    <span className={classes['star']} aria-hidden="true" title={words}>
      *
    </span>
  );

/** One control with its label above and its messages below. */
export const FieldShell = ({
  id,
  label,
  classes,
  required,
  hint,
  error,
  children,
}: FieldShellProps): ReactNode => (
  <div className={classes['root']}>
    <label className={classes['label']} htmlFor={id}>
      {label}
      <RequiredStar words={required} classes={classes} />
    </label>
    {children}
    <FieldMessages id={id} classes={classes} label={label} hint={hint} error={error} />
  </div>
);
