import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

/** The colour of a series, beside its name. */
export const Swatch = ({
  classes,
  series,
}: {
  readonly classes: ViewProps['classes'];
  readonly series: number;
}): ReactNode => (
  <svg
    className={`${classes['swatch'] ?? ''} ${classes[`series${series % 6}`] ?? ''}`}
    viewBox="0 0 20 12"
    aria-hidden="true"
  >
    <rect width="20" height="12" rx="3" fill="currentColor" />
  </svg>
);
