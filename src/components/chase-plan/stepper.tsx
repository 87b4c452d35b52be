import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

interface StepperProps extends Pick<ViewProps, 'classes' | 'text'> {
  /** Word of the label; `<word>Less` and `<word>More` name its buttons. */
  readonly word: string;
  readonly value: number;
  /** Smallest, largest, and by how much a button changes the number. */
  readonly bounds: readonly [smallest: number, largest: number, step: number];
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A whole number that is typed, or changed by two buttons. */
export const Stepper = ({
  classes,
  text,
  word,
  value,
  bounds,
  disabled,
  onChange,
}: StepperProps): ReactNode => {
  const id = useId();
  const [smallest, largest, step] = bounds;
  const change = (next: number): void => onChange(Math.min(largest, Math.max(smallest, next)));
  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={classes['fieldLabel']}>
        {text(word)}
      </label>
      <div className={classes['stepper']}>
        <button
          type="button"
          className={classes['step']}
          aria-label={text(`${word}Less`)}
          disabled={disabled || value <= smallest}
          onClick={() => change(value - step)}
        >
          <Glyph name="minus" className={classes['icon']} />
        </button>
        <input
          id={id}
          className={classes['count']}
          inputMode="numeric"
          autoComplete="off"
          value={String(value)}
          disabled={disabled}
          onChange={(event) => change(Number(event.currentTarget.value.replaceAll(/\D/g, '')))}
        />
        <button
          type="button"
          className={classes['step']}
          aria-label={text(`${word}More`)}
          disabled={disabled || value >= largest}
          onClick={() => change(value + step)}
        >
          <Glyph name="plus" className={classes['icon']} />
        </button>
      </div>
    </div>
  );
};
