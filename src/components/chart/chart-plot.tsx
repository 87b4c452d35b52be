import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { ChartMarks } from './chart-marks.tsx';
import { findPoint, findTicks, placePoint, placeValue, type Frame } from './chart-scale.ts';
import type { ChartData, ChartProps } from './chart-data.ts';
import { Swatch } from './swatch.tsx';

/** Before anything was measured. */
const usualWidth = 640;
const height = 224;

/** Pixels of the plot and the way of the page's writing. */
const useFrame = () => {
  const plot = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: usualWidth, isRightToLeft: false });
  useLayoutEffect(() => {
    const element = plot.current;
    if (element === null) return;
    const measure = (): void => {
      const width = element.clientWidth || usualWidth;
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      setSize((now) =>
        now.width === width && now.isRightToLeft === isRightToLeft ? now : { width, isRightToLeft },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const frame: Frame = { ...size, height, start: 48, bottom: 26 };
  return { plot, frame };
};

type PlotProps = ViewProps<ChartProps> & { readonly data: ChartData };

const findTarget = (key: string, now: number, count: number, isRightToLeft: boolean): number | null => {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'ArrowUp') return Math.min(count - 1, now + 1);
  if (key === backward || key === 'ArrowDown') return Math.max(0, now - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

export const ChartPlot = (view: PlotProps): ReactNode => {
  const { props, classes, text, data } = view;
  const { plot, frame } = useFrame();
  const [pointIndex, setAt] = useState<number | null>(null);
  const count = data.places.length;
  const point = Math.min(pointIndex ?? count - 1, count - 1);
  const reading = `${data.places[point] ?? ''}: ${props.series
    .map(({ label }, series) => `${label} ${data.say(series, point)}`)
    .join(', ')}`;
  const ticks = findTicks(data.values.flat().filter((value) => value !== null));
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = findTarget(event.key, point, count, frame.isRightToLeft);
    if (target === null) return;
    event.preventDefault();
    setAt(target);
  };
  return (
    <>
      <Legend {...view} />
      <div
        ref={plot}
        className={classes['plot']}
        role="slider"
        tabIndex={0}
        aria-label={text('points', { label: props.label })}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={point + 1}
        aria-valuetext={reading}
        onKeyDown={onKeyDown}
        onFocus={() => setAt(point)}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setAt(findPoint(event.clientX - box.left, count, frame));
        }}
        onPointerLeave={() => setAt(null)}
      >
        <svg
          className={classes['svg']}
          viewBox={`0 0 ${frame.width} ${height}`}
          aria-hidden="true"
          direction="ltr"
        >
          <Axes {...view} frame={frame} ticks={ticks} />
          <ChartMarks
            kind={props.kind}
            values={data.values}
            ticks={ticks}
            frame={frame}
            classes={classes}
            at={pointIndex}
          />
          {pointIndex !== null && (
            <line
              className={classes['cursor']}
              x1={placePoint(point, count, frame)}
              x2={placePoint(point, count, frame)}
              y1={8}
              y2={height - frame.bottom}
            />
          )}
        </svg>
      </div>
      <p className={classes['reading']} aria-hidden="true">
        {pointIndex === null ? '' : reading}
      </p>
    </>
  );
};

const Legend = ({ props, classes }: PlotProps): ReactNode => (
  <ul className={classes['legend']} role="list">
    {props.series.map(({ key, label }, series) => (
      <li key={key} className={classes['entry']}>
        <Swatch classes={classes} series={series} />
        {label}
      </li>
    ))}
  </ul>
);

/** About this many pixels for the words of one place. */
const placeWidth = 64;

const Axes = ({
  classes,
  data,
  frame,
  ticks,
}: PlotProps & { readonly frame: Frame; readonly ticks: readonly number[] }): ReactNode => {
  const { direction } = useRuntime();
  const count = data.places.length;
  const every = Math.max(1, Math.ceil((count * placeWidth) / Math.max(1, frame.width - frame.start)));
  const edge = frame.isRightToLeft ? frame.width : 0;
  const inner = frame.isRightToLeft ? frame.width - frame.start : frame.start;
  return (
    <g data-direction={direction}>
      {ticks.map((tick) => {
        const y = placeValue(tick, ticks, frame);
        return (
          <g key={tick}>
            <line className={classes['grid']} x1={inner} x2={frame.width - edge} y1={y} y2={y} />
            <text
              className={classes['tick']}
              x={edge}
              y={y + 4}
              textAnchor={frame.isRightToLeft ? 'end' : 'start'}
            >
              {data.sayNumber(tick)}
            </text>
          </g>
        );
      })}
      {data.places.map((place, point) =>
        (count - 1 - point) % every === 0 ? (
          <text
            key={`${point} ${place}`}
            className={classes['tick']}
            x={placePoint(point, count, frame)}
            y={frame.height - 6}
            textAnchor="middle"
          >
            {data.marks[point]}
          </text>
        ) : null,
      )}
    </g>
  );
};
