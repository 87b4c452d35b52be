import { useEffect, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

export interface SessionClockProps {
  readonly label: string;
  readonly seconds: number | null;
  readonly isRunning?: boolean;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');
/** 75 → `0:01:15`: always with hours, so that minutes are not read as hours. */
const showTime = (seconds: number): string =>
  `${Math.floor(seconds / 3_600)}:${twoDigits(Math.floor((seconds % 3_600) / 60))}:${twoDigits(seconds % 60)}`;

/** Seconds that have passed since `start` changed; 0 while it does not run. Measured, since timers of a hidden tab come late. */
const usePassed = (start: number | null, isRunning: boolean): number => {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const from = performance.now();
    setPassed(0);
    if (!isRunning) return undefined;
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - from) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, [start, isRunning]);
  return passed;
};

export const SessionClockView = ({ props, classes }: ViewProps<SessionClockProps>): ReactNode => {
  const passed = usePassed(props.seconds, props.isRunning ?? true);
  return (
    // Not a live region: a screen reader that announces every second announces nothing else.
    <span className={classes['root']} role="timer" aria-label={props.label} aria-live="off">
      <span className={classes['label']} aria-hidden="true">
        {props.label}
      </span>
      <bdi className={classes['time']}>{props.seconds === null ? '–' : showTime(props.seconds + passed)}</bdi>
    </span>
  );
};
