import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

export interface ProgressCircleProps {
  readonly label: string;
  readonly value?: number | null;
  readonly max?: number | null;
  readonly text?: string | null;
}

/** 0–100 of the ring; null while it is not known. */
const measure = (value: number | null | undefined, max: number): number | null =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(100, Math.max(0, (value / max) * 100))
    : null;

export const ProgressCircleView = ({ props, classes }: ViewProps<ProgressCircleProps>): ReactNode => {
  const max = typeof props.max === 'number' && props.max > 0 ? props.max : 100;
  const share = measure(props.value, max);
  const words = typeof props.text === 'string' && props.text !== '' ? props.text : undefined;
  return (
    <div
      className={classes['root']}
      role="progressbar"
      aria-label={props.label}
      data-unknown={share === null ? '' : undefined}
      {...(share === null
        ? {}
        : {
            'aria-valuemin': 0,
            'aria-valuemax': max,
            'aria-valuenow': Math.min(max, Math.max(0, props.value ?? 0)),
          })}
      aria-valuetext={words}
    >
      <svg className={classes['ring']} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={classes['rail']} cx="50" cy="50" r="45" />
        {share !== 0 && (
          <circle
            className={classes['bar']}
            cx="50"
            cy="50"
            r="45"
            pathLength="100"
            strokeDasharray={`${share ?? 28} 100`}
          />
        )}
      </svg>
      {words !== undefined && (
        <span className={classes['text']} aria-hidden="true">
          {words}
        </span>
      )}
    </div>
  );
};
