import { useId, type ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import type { ChartData, ChartProps } from './chart-data.ts';
import { ChartPlot } from './chart-plot.tsx';
import { findShares } from './chart-scale.ts';
import { Swatch } from './swatch.tsx';
import { useFormatSetting } from '../use-format-setting.ts';

/** Amounts may be decimal strings: as numbers they only decide how long a bar is. */
const toNumber = (value: unknown): number | null => {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && value !== ''
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(number) ? number : null;
};

const useChartData = (props: ChartProps): ChartData => {
  const { languageTag } = useRuntime();
  const rows = props.rows ?? [];
  const setting = useFormatSetting(props);
  const format = props.format ?? 'number';
  return {
    places: rows.map((row) => formatValue(row[props.x], props.xFormat ?? 'text', setting)),
    marks: rows.map((row) =>
      formatValue(row[props.x], props.xFormat === 'date' ? 'day' : (props.xFormat ?? 'text'), setting),
    ),
    values: props.series.map(({ key }) => rows.map((row) => toNumber(row[key]))),
    say: (series, point) => formatValue(rows[point]?.[props.series[series]?.key ?? ''], format, setting),
    sayNumber: (value) =>
      new Intl.NumberFormat(languageTag, { numberingSystem: 'latn', notation: 'compact' }).format(value),
  };
};

export const ChartView = (view: ViewProps<ChartProps>): ReactNode => {
  const { props, classes, text } = view;
  const title = useId();
  const data = useChartData(props);
  const isEmpty = data.places.length === 0;
  return (
    <figure className={classes['root']} aria-labelledby={title}>
      <figcaption id={title} className={classes['title']}>
        {props.label}
      </figcaption>
      {isEmpty ? (
        <p className={classes['note']} role="status">
          {text(props.status === 'loading' ? 'loading' : props.status === 'error' ? 'failed' : 'empty')}
        </p>
      ) : (
        <>
          {props.kind === 'donut' ? <Donut {...view} data={data} /> : <ChartPlot {...view} data={data} />}
          <DataTable {...view} data={data} />
        </>
      )}
    </figure>
  );
};

type PartProps = ViewProps<ChartProps> & { readonly data: ChartData };

/** A ring chart of one series, with its figures listed next to it. */
const Donut = ({ props, classes, data }: PartProps): ReactNode => {
  const { direction } = useRuntime();
  const setting = useFormatSetting(props);
  const shares = findShares((data.values[0] ?? []).map((value) => value ?? 0));
  const ringLength = 100;
  return (
    <div className={classes['donut']}>
      <svg className={classes['ring']} viewBox="0 0 42 42" aria-hidden="true">
        <g transform={`rotate(-90 21 21)${direction === 'rtl' ? ' translate(0 42) scale(1 -1)' : ''}`}>
          {shares.map(({ begin, share }, index) => (
            <g key={data.places[index]} className={classes[`series${index % 6}`]}>
              <circle
                className={classes['slice']}
                cx={21}
                cy={21}
                r={15.9155}
                // A hair of room tells neighbours apart without their colours.
                strokeDasharray={`${Math.max(0, share * ringLength - 0.8)} ${ringLength}`}
                strokeDashoffset={-begin * ringLength}
              />
            </g>
          ))}
        </g>
      </svg>
      <ul className={classes['legend']} role="list">
        {data.places.map((place, index) => (
          <li key={place} className={classes['entry']}>
            <Swatch classes={classes} series={index} />
            <bdi>{place}</bdi>
            <bdi className={classes['figure']}>{data.say(0, index)}</bdi>
            <span>
              {formatValue(Math.round((shares[index]?.share ?? 0) * 1000) / 10, 'percent', setting)}
            </span>
          </li>
        ))}
      </ul>
      <span className={classes['hidden']}>{props.series[0]?.label}</span>
    </div>
  );
};

const DataTable = ({ props, classes, text, data }: PartProps): ReactNode => (
  <details>
    <summary className={classes['summary']}>{text('table')}</summary>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
    <div className={classes['scroll']} tabIndex={0} role="group" aria-label={props.label}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th className={classes['cell']} scope="col">
              {text('place')}
            </th>
            {props.series.map(({ key, label }) => (
              <th key={key} className={classes['cell']} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.places.map((place, point) => (
            // Two points may have the same label.
            <tr key={`${point} ${place}`}>
              <th className={classes['cell']} scope="row">
                <bdi>{place}</bdi>
              </th>
              {props.series.map(({ key }, series) => (
                <td key={key} className={classes['cell']}>
                  <bdi>{data.say(series, point)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
