import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { formatMoney } from '../../protocol/money/format-money.ts';
import { Glyph } from '../../components/glyph.tsx';
import { addDecimals } from '../../protocol/money/decimal-arithmetic.ts';
import { compareDecimals } from '../../protocol/money/decimal.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldShell, takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';
import { useDecimalEntry } from '../use-decimal-entry.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value?: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly step?: string | null;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly hint?: string | null;
  readonly error?: string | null;
}

interface Bounds {
  readonly min: string | null;
  readonly max: string | null;
}

const keepWithin = (value: string, { min, max }: Bounds): string => {
  if (min !== null && compareDecimals(value, min) === -1) return min;
  return max !== null && compareDecimals(value, max) === 1 ? max : value;
};

/** The value after a key; undefined for keys that are not ours. */
const moveByKey = (
  key: string,
  move: (sign: '' | '-') => string,
  { min, max }: Bounds,
): string | undefined => {
  switch (key) {
    case 'ArrowUp':
      return move('');
    case 'ArrowDown':
      return move('-');
    case 'Home':
      return min ?? undefined;
    case 'End':
      return max ?? undefined;
    default:
      return undefined;
  }
};

export const NumberFieldView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
}: ViewProps<NumberFieldProps>): ReactNode => {
  const { languageTag } = useRuntime();
  const step = props.step ?? '1';
  const digits = (step.split('.')[1] ?? '').length;
  const bounds: Bounds = { min: props.min ?? null, max: props.max ?? null };
  const show = (value: string): string => formatMoney(value, languageTag, '', 0);
  const entry = useDecimalEntry({
    given: props.value,
    languageTag,
    limits: { ...bounds, step: props.step ?? null, digits },
    write: show,
    tell: (change) => emit('change', { ...change }),
  });
  const move = (sign: '' | '-'): string => {
    const from = entry.value === '' ? (bounds.min ?? '0') : entry.value;
    // From nothing, the first press shows where counting begins.
    const next = entry.value === '' && bounds.min !== null ? from : addDecimals(from, `${sign}${step}`);
    return keepWithin(next ?? from, bounds);
  };
  const words = {
    invalid: 'invalid',
    digits: 'invalid',
    tooLittle: 'tooLittle',
    tooMuch: 'tooMuch',
    step: 'step',
  } as const;
  const hint = takeWords(props.hint);
  const error =
    takeWords(props.error) ??
    (entry.problem === null
      ? undefined
      : text(words[entry.problem], {
          limit: show((entry.problem === 'tooMuch' ? bounds.max : bounds.min) ?? ''),
          step: show(step),
        }));
  // The same node is drawn once for each row of a repeat.
  const id = `${nodeId}_${props.name}_${useId()}`;
  const isOff = props.disabled === true;
  const isAt = (bound: string | null): boolean => bound !== null && compareDecimals(entry.value, bound) === 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moveByKey(event.key, move, bounds);
    if (next === undefined) return;
    event.preventDefault();
    entry.put(next);
  };
  return (
    <FieldShell
      id={id}
      label={props.label}
      classes={classes}
      required={props.required === true ? text('required') : undefined}
      hint={hint}
      error={error}
    >
      <div className={classes['control']}>
        <button
          type="button"
          className={classes['step']}
          // Arrow keys do the same: one stop of Tab is enough.
          tabIndex={-1}
          disabled={isOff || isAt(bounds.min)}
          aria-label={text('less', { label: props.label })}
          aria-controls={id}
          onClick={() => entry.put(move('-'))}
        >
          <Glyph name="minus" className={classes['icon']} />
        </button>
        <input
          id={id}
          name={props.name}
          className={classes['input']}
          type="text"
          role="spinbutton"
          inputMode={digits === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          dir="ltr"
          maxLength={40}
          value={entry.shown}
          disabled={isOff}
          aria-valuenow={entry.value === '' ? undefined : Number(entry.value)}
          aria-valuetext={entry.shown}
          aria-valuemin={bounds.min === null ? undefined : Number(bounds.min)}
          aria-valuemax={bounds.max === null ? undefined : Number(bounds.max)}
          aria-required={props.required === true}
          aria-invalid={error !== undefined}
          aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
          onChange={(event) => entry.onType(event.target.value)}
          onBlur={entry.onLeave}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={classes['step']}
          tabIndex={-1}
          disabled={isOff || isAt(bounds.max)}
          aria-label={text('more', { label: props.label })}
          aria-controls={id}
          onClick={() => entry.put(move(''))}
        >
          <Glyph name="plus" className={classes['icon']} />
        </button>
      </div>
    </FieldShell>
  );
};
