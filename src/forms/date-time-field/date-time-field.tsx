import { useId, useState, type ReactNode } from 'react';
import { useFormatSetting } from '../../components/use-format-setting.ts';
import { readMoment } from '../../protocol/time/date-operators.ts';
import { formatValue, nameTimeZone } from '../../protocol/money/format-value.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldMessages } from '../field-messages.tsx';
import { RequiredStar, takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';
import { judgeMoment, knownZone, showLocal } from './judge-moment.ts';

export interface DateTimeFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value?: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly timeZone?: string | null;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly hint?: string | null;
  readonly error?: string | null;
}

/** What the input shows: as it was typed, until the page gives another value. */
const useLocal = (given: string) => {
  const [lastGiven, setLastGiven] = useState(given);
  const [local, setLocal] = useState(given);
  if (lastGiven !== given) {
    setLastGiven(given);
    setLocal(given);
  }
  return [local, setLocal] as const;
};

export const DateTimeFieldView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
}: ViewProps<DateTimeFieldProps>): ReactNode => {
  const setting = useFormatSetting(props);
  const zone = knownZone(setting.timeZone);
  const limits = { ...props, zone };
  const [local, setLocal] = useLocal(showLocal(props.value, zone));
  const [isEditing, setEditing] = useState(false);
  const { problem } = judgeMoment(local, limits);
  const hint = takeWords(props.hint);
  const limit = formatValue(
    readMoment((problem === 'tooEarly' ? props.min : props.max) ?? '', zone),
    'dateTime',
    setting,
  );
  const error =
    takeWords(props.error) ?? (problem === null || isEditing ? undefined : text(problem, { limit }));
  const id = `${nodeId}_${props.name}_${useId()}`;
  return (
    <div className={classes['root']}>
      <label className={classes['label']} htmlFor={id}>
        {props.label}
        <bdi className={classes['zone']}>{nameTimeZone({ ...setting, timeZone: zone })}</bdi>
        <RequiredStar words={props.required === true ? text('required') : undefined} classes={classes} />
      </label>
      <input
        id={id}
        name={props.name}
        className={classes['input']}
        type="datetime-local"
        value={local}
        min={showLocal(props.min, zone)}
        max={showLocal(props.max, zone)}
        disabled={props.disabled === true}
        aria-required={props.required === true}
        aria-invalid={error !== undefined}
        aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
        onChange={(event) => {
          const next = event.currentTarget.value;
          const judged = judgeMoment(next, limits);
          setEditing(true);
          setLocal(next);
          emit('change', { value: judged.value, isValid: judged.value !== '' && judged.problem === null });
        }}
        onBlur={() => setEditing(false)}
      />
      <FieldMessages id={id} classes={classes} label={props.label} hint={hint} error={error} />
    </div>
  );
};
