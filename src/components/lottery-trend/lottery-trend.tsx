import { useState, type ReactNode } from 'react';
import { families, type FamilyName } from '../../lottery/families.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { describeRadio } from '../one-of-several.ts';
import {
  countNumbers,
  countPlaces,
  hasTrend,
  listNumbers,
  numbersAt,
  type ListedDraw,
} from './count-draws.ts';

export interface LotteryTrendProps {
  readonly label: string;
  readonly draws: readonly ListedDraw[] | null;
  readonly family: string | null;
}
type TrendView = ViewProps<LotteryTrendProps>;

export const LotteryTrendView = (view: TrendView): ReactNode => {
  const { props, classes, text } = view;
  const [place, setPlace] = useState<number | null>(0);
  const family = props.family ?? '';
  if (!Object.hasOwn(families, family)) return null;
  const { shape } = families[family as FamilyName];
  if (!hasTrend(shape)) return null;
  const places = countPlaces(shape);
  const column = places === 0 ? null : place;
  const draws = props.draws ?? [];
  const chips = [...Array(places).keys(), null] as const;
  if (draws.length === 0) return <p className={classes['note']}>{text('none')}</p>;
  return (
    <div className={classes['root']}>
      {places > 1 && (
        <div className={classes['chips']} role="radiogroup" aria-label={text('places')}>
          {chips.map((one) => (
            <button
              key={String(one)}
              type="button"
              {...describeRadio(one === column)}
              className={classes['chip']}
              onClick={() => setPlace(one)}
            >
              {one === null ? text('all') : text('place', { place: one + 1 })}
            </button>
          ))}
        </div>
      )}
      {/* A wide table scrolls, and a keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className={classes['frame']} role="region" aria-label={props.label} tabIndex={0}>
        <table className={classes['table']}>
          <TrendHead {...view} numbers={listNumbers(shape)} />
          <tbody>
            <CountRows {...view} counts={countNumbers(shape, draws, column)} />
            {draws.map((draw) => (
              <DrawRow key={draw.numero} {...view} draw={draw} place={column} numbers={listNumbers(shape)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes['note']}>{text('note')}</p>
    </div>
  );
};

const TrendHead = ({
  classes,
  text,
  numbers,
}: TrendView & { readonly numbers: readonly number[] }): ReactNode => (
  <thead>
    <tr>
      <th scope="col" className={classes['name']}>
        {text('draw')}
      </th>
      {numbers.map((number) => (
        <th key={number} scope="col" className={classes['head']}>
          {number}
        </th>
      ))}
    </tr>
  </thead>
);

const CountRows = ({
  classes,
  text,
  counts,
}: TrendView & { readonly counts: ReturnType<typeof countNumbers> }): ReactNode => (
  <>
    <tr>
      <th scope="row" className={classes['name']}>
        {text('times')}
      </th>
      {counts.map(({ number, times }) => (
        <td key={number} className={classes['cell']}>
          {times}
        </td>
      ))}
    </tr>
    <tr>
      <th scope="row" className={classes['name']}>
        {text('gap')}
      </th>
      {counts.map(({ number, gap }) => (
        <td key={number} className={classes['cell']} title={gap === null ? text('never') : undefined}>
          {gap ?? '–'}
        </td>
      ))}
    </tr>
  </>
);

const DrawRow = ({
  classes,
  draw,
  place,
  numbers,
}: TrendView & {
  readonly draw: ListedDraw;
  readonly place: number | null;
  readonly numbers: readonly number[];
}): ReactNode => {
  const hits = numbersAt(draw, place);
  return (
    <tr>
      <th scope="row" className={classes['name']}>
        {draw.numero}
      </th>
      {numbers.map((number) => (
        <td key={number} className={classes['cell']}>
          {hits.includes(number) ? <span className={classes['hit']}>{number}</span> : null}
        </td>
      ))}
    </tr>
  );
};
