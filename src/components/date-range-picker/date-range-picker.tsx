import { useId, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue, nameTimeZone } from '../../protocol/money/format-value.ts';
import { Glyph } from '../glyph.tsx';
import {
  countDays,
  findQuickRange,
  findRangeProblem,
  findToday,
  moveRange,
  quickRanges,
  type DateRange,
  type QuickRange,
  type RangeProblem,
} from './date-range.ts';
import { useFormatSetting } from '../use-format-setting.ts';

export interface DateRangePickerProps {
  readonly label: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly maxDays?: number | null;
  readonly timeZone?: string | null;
  readonly quick?: readonly QuickRange[];
}

/** The values of the two fields: as the player changed them, reset to the props when these change. */
const useRange = (props: DateRangePickerProps) => {
  const given = { from: props.from ?? '', to: props.to ?? '' };
  const [seen, setSeen] = useState(given);
  const [range, setRange] = useState<DateRange>(given);
  if (seen.from !== given.from || seen.to !== given.to) {
    setSeen(given);
    setRange(given);
  }
  return [range, setRange] as const;
};

export const DateRangePickerView = (view: ViewProps<DateRangePickerProps>): ReactNode => {
  const { props, classes, text, emit } = view;
  const error = useId();
  const [range, setRange] = useRange(props);
  const problem = findRangeProblem(range, props);
  const [now, setNow] = useState(() => Date.now());
  const setting = useFormatSetting(props);
  const today = findToday(now, setting.timeZone);
  const change = (next: DateRange, quick: string): void => {
    setRange(next);
    if (findRangeProblem(next, props) === null) emit('change', { ...next, quick });
  };
  // A day that is being typed is a beginning, not a mistake: the field itself shows what is missing.
  const shownProblem = problem === 'incomplete' ? null : problem;
  return (
    <fieldset
      className={classes['root']}
      aria-describedby={shownProblem === null ? undefined : error}
      // A page may stay open past midnight.
      onFocus={() => setNow(Date.now())}
    >
      <legend className={classes['legend']}>
        {props.label}
        <bdi className={classes['zone']}>{nameTimeZone(setting)}</bdi>
      </legend>
      <div className={classes['quick']} role="group" aria-label={text('quick')}>
        {(props.quick ?? quickRanges).map((quick) => {
          const wished = findQuickRange(quick, today);
          return findRangeProblem(wished, props) === null ? (
            <button
              key={quick}
              type="button"
              className={classes['chip']}
              aria-pressed={wished.from === range.from && wished.to === range.to}
              onClick={() => change(wished, quick)}
            >
              {text(quick)}
            </button>
          ) : null;
        })}
      </div>
      <div className={classes['days']}>
        {(['from', 'to'] as const).map((side) => (
          <Day
            key={side}
            {...view}
            side={side}
            value={range[side]}
            isWrong={shownProblem !== null}
            errorId={error}
            onChange={(value) => change({ ...range, [side]: value }, '')}
          />
        ))}
        <div className={classes['steps']}>
          {(['earlier', 'later'] as const).map((way) => (
            <Step
              key={way}
              {...view}
              way={way}
              range={range}
              today={today}
              onMove={(next) => change(next, '')}
            />
          ))}
        </div>
      </div>
      <p id={error} className={classes['error']} role="alert" hidden={shownProblem === null}>
        {shownProblem !== null && (
          <>
            <Glyph name="error" className={classes['icon']} />
            <Problem {...view} problem={shownProblem} />
          </>
        )}
      </p>
    </fieldset>
  );
};

interface StepProps extends ViewProps<DateRangePickerProps> {
  readonly way: 'earlier' | 'later';
  readonly range: DateRange;
  readonly today: string;
  readonly onMove: (next: DateRange) => void;
}

/** To as many days before or after; not past today, where nothing has happened yet. */
const Step = ({ props, classes, text, way, range, today, onMove }: StepProps): ReactNode => {
  const isWhole = findRangeProblem(range, {}) === null;
  const next = isWhole ? moveRange(range, way) : range;
  const isOff = !isWhole || next.from > today || findRangeProblem(next, props) !== null;
  return (
    <button
      type="button"
      className={classes['step']}
      aria-label={text(way, { count: isWhole ? countDays(range) : 0 })}
      // It keeps the focus, so that it can be pressed again after a step back.
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onMove(next);
      }}
    >
      <Glyph name={way === 'earlier' ? 'chevron-start' : 'chevron-end'} className={classes['icon']} />
    </button>
  );
};

const Problem = ({
  props,
  text,
  problem,
}: ViewProps<DateRangePickerProps> & { readonly problem: RangeProblem }): ReactNode => {
  const setting = useFormatSetting(props);
  return (
    <span>
      {text(problem, {
        count: props.maxDays ?? 0,
        min: formatValue(props.min, 'date', setting),
        max: formatValue(props.max, 'date', setting),
      })}
    </span>
  );
};

interface DayProps extends ViewProps<DateRangePickerProps> {
  readonly side: 'from' | 'to';
  readonly value: string;
  readonly isWrong: boolean;
  readonly errorId: string;
  readonly onChange: (value: string) => void;
}

const Day = ({ props, classes, text, side, value, isWrong, errorId, onChange }: DayProps): ReactNode => {
  const id = useId();
  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={classes['fieldLabel']}>
        {text(side)}
      </label>
      <input
        id={id}
        type="date"
        className={classes['input']}
        value={value}
        min={props.min ?? undefined}
        max={props.max ?? undefined}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
};
