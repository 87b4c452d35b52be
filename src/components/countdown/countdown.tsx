import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

export interface CountdownProps {
  readonly label: string;
  readonly seconds: number | null;
  readonly format?: 'seconds' | 'clock';
}

/** 75 → `1:15`, 3675 → `1:01:15`. */
const showClock = (seconds: number): string => {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const visible = parts[0] === 0 ? parts.slice(1) : parts;
  return visible.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
};

/** A screen reader that hears every second hears nothing else. */
const isWorthSaying = (seconds: number): boolean =>
  seconds === 0 || seconds === 10 || seconds === 30 || seconds % 60 === 0;

export const CountdownView = ({ props, classes, text }: ViewProps<CountdownProps>): ReactNode => {
  const seconds = Math.max(0, Math.ceil(props.seconds ?? 0));
  return (
    <span className={classes['root']} role="timer" aria-live={isWorthSaying(seconds) ? 'polite' : 'off'}>
      <span>{props.label}</span>
      <bdi className={classes['time']}>
        {props.format === 'clock' ? showClock(seconds) : text('seconds', { count: seconds })}
      </bdi>
    </span>
  );
};
