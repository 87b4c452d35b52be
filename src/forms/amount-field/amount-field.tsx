import { useId, type ReactNode } from 'react';
import { formatChoice, formatMoney } from '../../protocol/money/format-money.ts';
import { useFormatSetting } from '../../components/use-format-setting.ts';
import { compareDecimals } from '../../protocol/money/decimal.ts';
import type { ViewProps } from '../../runtime/view.ts';
import type { DecimalProblem } from '../typed-decimal.ts';
import { FieldShell, takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';
import { useDecimalEntry } from '../use-decimal-entry.ts';

export interface AmountFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value?: string | null;
  readonly symbol?: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly step?: string | null;
  readonly digits?: number;
  readonly quick?: readonly (string | null)[] | null;
  readonly most?: boolean;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly hint?: string | null;
  readonly error?: string | null;
}

type Say = ViewProps['text'];

const describeLimits = (
  props: AmountFieldProps,
  show: (value: string) => string,
  text: Say,
): string | undefined => {
  const { min, max } = props;
  // Where less is left than the least amount, what is left is the one to know.
  if (typeof max === 'string' && (typeof min !== 'string' || compareDecimals(min, max) === 1))
    return text('tooMuch', { limit: show(max) });
  if (typeof min !== 'string') return undefined;
  return typeof max === 'string'
    ? text('range', { min: show(min), max: show(max) })
    : text('tooLittle', { limit: show(min) });
};

const describeProblem = (
  problem: DecimalProblem | null,
  props: AmountFieldProps & { readonly digits: number },
  show: (value: string) => string,
  text: Say,
): string | undefined => {
  switch (problem) {
    case null:
      return undefined;
    case 'digits':
      if (props.digits > 0) return text('digits', { count: props.digits });
      return text('invalid', { example: show('1234') });
    case 'invalid':
      return text('invalid', { example: show(props.digits === 0 ? '1234' : '1234.5') });
    case 'tooLittle':
      return text('tooLittle', { limit: show(props.min ?? '') });
    case 'tooMuch':
      return text('tooMuch', { limit: show(props.max ?? '') });
    case 'step':
      return text('step', { step: show(props.step ?? '') });
  }
};

/** A quick amount that the limits refuse would only be pressed to be refused. */
const isWithin = (amount: string, { min, max }: AmountFieldProps): boolean =>
  compareDecimals(amount, min) !== -1 && compareDecimals(amount, max) !== 1;

export const AmountFieldView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
}: ViewProps<AmountFieldProps>): ReactNode => {
  const { languageTag, places = 2 } = useFormatSetting();
  const digits = props.digits ?? places;
  const show = (value: string): string => formatMoney(value, languageTag, props.symbol ?? '', digits);
  const showChoice = (value: string): string => formatChoice(value, languageTag, props.symbol ?? '', digits);
  const entry = useDecimalEntry({
    given: props.value,
    languageTag,
    limits: { min: props.min ?? null, max: props.max ?? null, step: props.step ?? null, digits },
    write: (value) => formatMoney(value, languageTag, '', digits),
    tell: (change) => emit('change', { ...change }),
  });
  const limits = describeLimits(props, show, text);
  const hint = takeWords(props.hint) ?? limits;
  const describe = (problem: DecimalProblem | null): string | undefined =>
    describeProblem(problem, { ...props, digits }, show, text);
  const outerError = takeWords(props.error);
  // Of an amount beyond its limits the flow knows only that it is: the field names the limit.
  const error = outerError === undefined ? describe(entry.problem) : (describe(entry.beyond) ?? outerError);
  // The same node is drawn once for each row of a repeat.
  const id = `${nodeId}_${props.name}_${useId()}`;
  const most = props.most === true ? (props.max ?? null) : null;
  const quick = [...(props.quick ?? []), most].filter(
    (amount): amount is string => typeof amount === 'string' && isWithin(amount, props),
  );
  const isOff = props.disabled === true;
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
        {takeWords(props.symbol) !== undefined && (
          <span className={classes['adornment']} aria-hidden="true">
            {props.symbol}
          </span>
        )}
        <input
          id={id}
          name={props.name}
          className={classes['input']}
          type="text"
          inputMode={digits === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          dir="ltr"
          maxLength={40}
          value={entry.shown}
          disabled={isOff}
          aria-required={props.required === true}
          aria-invalid={error !== undefined}
          aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
          onChange={(event) => entry.onType(event.target.value)}
          onBlur={entry.onLeave}
        />
      </div>
      {quick.length > 0 && (
        <div className={classes['quick']} role="group" aria-label={text('quick')}>
          {quick.map((amount) => (
            <button
              key={amount}
              type="button"
              className={classes['amount']}
              disabled={isOff}
              aria-pressed={compareDecimals(amount, entry.value) === 0}
              onClick={() => entry.put(amount)}
            >
              <bdi>{amount === most ? text('most', { limit: showChoice(amount) }) : showChoice(amount)}</bdi>
            </button>
          ))}
        </div>
      )}
    </FieldShell>
  );
};
