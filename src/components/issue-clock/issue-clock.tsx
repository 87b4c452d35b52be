import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { useFormatSetting } from '../use-format-setting.ts';

interface IssueClockProps {
  readonly label: string;
  readonly seconds: number | null;
  readonly issue: string;
  readonly until?: number | null;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');
/** 75 → `1:15`, 3675 → `1:01:15`, and from a day on `1d 1:01:15` with the language's sign for days. */
function showTime(seconds: number, language: string): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3_600)];
  const minutes = Math.floor((seconds % 3_600) / 60);
  const rest = twoDigits(seconds % 60);
  if (days === 0 && hours === 0) return `${minutes}:${rest}`;
  const time = `${hours}:${twoDigits(minutes)}:${rest}`;
  if (days === 0) return time;
  const sign = { style: 'unit', unit: 'day', unitDisplay: 'narrow' } as const;
  return `${new Intl.NumberFormat(language, sign).format(days)} ${time}`;
}

/** What is left now: of `seconds`, which have just come, or to a moment. */
const countLeft = ({ seconds, until }: IssueClockProps): number | null =>
  typeof until === 'number' ? Math.max(0, Math.ceil((until - Date.now()) / 1_000)) : seconds;

/** Counts down. Measured, since timers of a hidden tab come late. */
function useLeft(props: IssueClockProps, onEnd: () => void): number | null {
  const { issue, seconds: given, until } = props;
  // oxlint-disable-next-line react/exhaustive-deps -- counted again for other data only
  const seconds = useMemo(() => countLeft(props), [given, until, issue]);
  const [passed, setPassed] = useState(0);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    setPassed(0);
    if (seconds === null) return undefined;
    const from = performance.now();
    const timer = setInterval(() => {
      const now = Math.floor((performance.now() - from) / 1_000);
      setPassed(Math.min(now, seconds));
      if (now < seconds) return;
      clearInterval(timer);
      end.current();
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds, issue]);
  return seconds === null ? null : Math.max(0, seconds - passed);
}

/** A screen reader that hears every second hears nothing else. */
const isWorthSaying = (seconds: number | null): boolean => seconds === 0 || seconds === 10 || seconds === 30;

export const IssueClockView = ({ props, classes, emit }: ViewProps<IssueClockProps>): ReactNode => {
  const seconds = useLeft(props, () => emit('end'));
  const { languageTag } = useFormatSetting();
  return (
    <span
      className={classes['root']}
      role="timer"
      aria-label={props.label}
      aria-live={isWorthSaying(seconds) ? 'polite' : 'off'}
    >
      <span aria-hidden="true">{props.label}</span>
      <bdi className={classes['time']}>{seconds === null ? '–' : showTime(seconds, languageTag)}</bdi>
    </span>
  );
};
