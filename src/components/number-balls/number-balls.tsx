import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

interface NumberBallsProps {
  readonly label: string;
  readonly numbers: readonly number[] | null;
}

export const NumberBallsView = ({ props, classes }: ViewProps<NumberBallsProps>): ReactNode => (
  // Safari drops the list role where the marker is removed.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
  <ol className={classes['root']} role="list" aria-label={props.label}>
    {(props.numbers ?? []).map((number, place) => (
      // A draw never changes its places.
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <li key={place} className={classes['ball']}>
        {number}
      </li>
    ))}
  </ol>
);
