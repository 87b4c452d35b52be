import type { ReactNode, Ref } from 'react';

export interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly classes: Readonly<Record<string, string>>;
  readonly entries: readonly { readonly field: string; readonly label: string; readonly message: string }[];
  readonly onChoose: (field: string) => void;
}

/** All errors of a refused submit in one place. It takes the focus; each entry goes to its field. */
export const ErrorSummary = ({ ref, title, classes, entries, onChoose }: ErrorSummaryProps): ReactNode => (
  <div ref={ref} className={classes['errorSummary']} role="group" aria-label={title} tabIndex={-1}>
    <p className={classes['errorTitle']}>{title}</p>
    <ul className={classes['errorList']}>
      {entries.map(({ field, label, message }) => (
        <li key={field}>
          <button type="button" className={classes['errorLink']} onClick={() => onChoose(field)}>
            {`${label}: ${message}`}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
