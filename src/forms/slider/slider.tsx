import { useId, useState, type ReactNode } from 'react';
import { useFormatSetting } from '../../components/use-format-setting.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldMessages } from '../field-messages.tsx';
import { RequiredStar, takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';
import { readPosition } from './slider-steps.ts';

export interface SliderProps {
  readonly label: string;
  readonly name: string;
  readonly value?: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly step?: string | null;
  readonly format?: 'number' | 'money' | 'percent';
  readonly symbol?: string | null;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly hint?: string | null;
  readonly error?: string | null;
}

/** The browser's own slider: keyboard, touch and the direction of writing come with it. */
export const SliderView = ({ nodeId, props, classes, text, emit }: ViewProps<SliderProps>): ReactNode => {
  const setting = useFormatSetting(props);
  const [moved, setMoved] = useState<string | null>(null);
  const limits = { min: props.min ?? '0', max: props.max ?? '0', step: props.step ?? '1' };
  const value = props.value ?? moved ?? limits.min;
  const show = (amount: string): string => formatValue(amount, props.format ?? 'number', setting);
  const id = `${nodeId}_${props.name}_${useId()}`;
  const [hint, error] = [takeWords(props.hint), takeWords(props.error)];
  // Nothing to choose between, as limits may come from data.
  const isOff = props.disabled === true || Number(limits.max) <= Number(limits.min);
  return (
    <div className={classes['root']}>
      <div className={classes['head']}>
        <label className={classes['label']} htmlFor={id}>
          {props.label}
          <RequiredStar words={props.required === true ? text('required') : undefined} classes={classes} />
        </label>
        <output className={classes['value']} htmlFor={id} aria-hidden="true">
          <bdi>{show(value)}</bdi>
        </output>
      </div>
      <input
        id={id}
        name={props.name}
        className={classes['input']}
        type="range"
        min={Number(limits.min)}
        max={Number(limits.max)}
        step={Number(limits.step)}
        value={Number(value)}
        disabled={isOff}
        aria-valuetext={show(value)}
        aria-invalid={error !== undefined}
        aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
        onChange={(event) => {
          const next = readPosition(Number(event.currentTarget.value), limits);
          setMoved(next);
          emit('change', { value: next });
        }}
      />
      <div className={classes['ends']} aria-hidden="true">
        <bdi>{show(limits.min)}</bdi>
        <bdi>{show(limits.max)}</bdi>
      </div>
      <FieldMessages id={id} classes={classes} label={props.label} hint={hint} error={error} />
    </div>
  );
};
