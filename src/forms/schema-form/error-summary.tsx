import type { ReactNode, Ref } from 'react';
import type { FieldFault } from '../form-faults.ts';

export interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly classes: Readonly<Record<string, string>>;
  readonly faults: readonly FieldFault[];
}

/** All errors of a refused submit in one place. It takes the focus; each entry goes to its field. */
export const ErrorSummary = ({ ref, title, classes, faults }: ErrorSummaryProps): ReactNode => (
  <div ref={ref} className={classes['errorSummary']} role="group" aria-label={title} tabIndex={-1}>
    <p className={classes['errorTitle']}>{title}</p>
    <ul className={classes['errorList']}>
      {faults.map(({ id, label, message }) => (
        <li key={id}>
          <button
            type="button"
            className={classes['errorLink']}
            onClick={() => document.getElementById(id)?.focus()}
          >
            {`${label}: ${message}`}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
