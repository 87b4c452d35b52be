import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

interface Prizes {
  readonly name: string;
  readonly numbers: readonly string[];
}
interface NumberBallsProps {
  readonly label: string;
  readonly numbers: readonly number[] | null;
  readonly prizes?: readonly Prizes[] | null;
  readonly most?: number | null;
}

export const NumberBallsView = (view: ViewProps<NumberBallsProps>): ReactNode => {
  const { props, classes } = view;
  if ((props.prizes ?? []).length > 0) return <PrizeTable {...view} />;
  return (
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
};

const PrizeTable = ({ props, classes }: ViewProps<NumberBallsProps>): ReactNode => {
  const prizes = props.prizes ?? [];
  return (
    <table className={classes['prizes']} aria-label={props.label}>
      <tbody>
        {prizes.slice(0, props.most ?? prizes.length).map(({ name, numbers }, rank) => (
          <tr key={name} className={classes['rank']}>
            <th scope="row" className={classes['prize']}>
              {name}
            </th>
            <td className={classes['numbers']}>
              {numbers.map((number, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <bdi key={place} className={classes['number']} data-first={rank === 0 || undefined}>
                  {number}
                </bdi>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
