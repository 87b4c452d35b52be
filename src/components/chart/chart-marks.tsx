import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { placePoint, placeValue, type Frame } from './chart-scale.ts';

export interface MarksProps {
  readonly kind: 'line' | 'area' | 'bar' | 'donut';
  readonly values: readonly (readonly (number | null)[])[];
  readonly ticks: readonly number[];
  readonly frame: Frame;
  readonly classes: ViewProps['classes'];
  /** The point that is read, or null. */
  readonly at: number | null;
}

/** Dash patterns by series: series must be distinguishable without colour. */
const dashes = ['', '7 4', '2 4', '10 3 2 3', '1 3', '12 6'];

interface Dot {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** Points in runs: a line is broken where a value is missing. */
const listRuns = (values: readonly (number | null)[], { ticks, frame }: MarksProps): readonly Dot[][] => {
  const runs: Dot[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else
      runs.at(-1)?.push({
        index,
        x: placePoint(index, values.length, frame),
        y: placeValue(value, ticks, frame),
      });
  }
  return runs.filter((run) => run.length > 0);
};

const writePath = (run: readonly Dot[]): string =>
  run.map(({ x, y }, step) => `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const Lines = (props: MarksProps & { readonly series: number }): ReactNode => {
  const { classes, series, ticks, frame, at } = props;
  const values = props.values[series] ?? [];
  const floor = placeValue(0, ticks, frame);
  return listRuns(values, props).map((run) => {
    const path = writePath(run);
    const first = run[0];
    const last = run.at(-1);
    return (
      <g key={first?.index}>
        {props.kind === 'area' && first !== undefined && last !== undefined && (
          <path className={classes['area']} d={`${path}L${last.x} ${floor}L${first.x} ${floor}Z`} />
        )}
        <path className={classes['line']} d={path} strokeDasharray={dashes[series % dashes.length]} />
        {run
          .filter(({ index }) => run.length === 1 || index === at)
          .map(({ index, x, y }) => (
            <circle key={index} className={classes['dot']} cx={x} cy={y} r={5} />
          ))}
      </g>
    );
  });
};

const Bars = ({
  classes,
  values,
  series,
  ticks,
  frame,
}: MarksProps & { readonly series: number }): ReactNode => {
  const seriesValues = values[series] ?? [];
  const column = (frame.width - frame.start) / Math.max(1, seriesValues.length);
  const width = Math.min(28, (column * 0.72) / values.length);
  const floor = placeValue(0, ticks, frame);
  const along = frame.isRightToLeft ? -1 : 1;
  return seriesValues.map((value, point) => {
    if (value === null) return null;
    const middle =
      placePoint(point, seriesValues.length, frame) + along * (series - (values.length - 1) / 2) * width;
    const y = placeValue(value, ticks, frame);
    return (
      <rect
        // Points are identified by their index only.
        key={point}
        className={classes['bar']}
        x={middle - width / 2 + 0.5}
        y={Math.min(y, floor)}
        width={Math.max(1, width - 1)}
        height={Math.max(1, Math.abs(floor - y))}
        rx={Math.min(4, width / 4)}
      />
    );
  });
};

export const ChartMarks = (props: MarksProps): ReactNode =>
  props.values.map((_, series) => (
    // The order of the series is their name here.
    <g key={series} className={props.classes[`series${series % 6}`]}>
      {props.kind === 'bar' ? <Bars {...props} series={series} /> : <Lines {...props} series={series} />}
    </g>
  ));
