import type { ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { Glyph } from '../glyph.tsx';
import { readField, readWords, type FieldNames } from '../read-fields.ts';
import { useFormatSetting } from '../use-format-setting.ts';

const states = ['done', 'current', 'upcoming', 'failed'] as const;
type State = (typeof states)[number];

export interface TimelineProps {
  readonly label: string;
  readonly steps?: readonly JsonObject[] | null;
  readonly rows?: readonly JsonObject[] | null;
  readonly fields?: FieldNames<'title' | 'text' | 'time' | 'state'>;
  readonly timeZone?: string | null;
}

const readState = (state: string): State => states.find((each) => each === state) ?? 'upcoming';

export const TimelineView = (view: ViewProps<TimelineProps>): ReactNode => {
  const { props, classes } = view;
  const written = props.steps ?? [];
  return (
    <ol className={classes['root']} role="list" aria-label={props.label}>
      {written.map((row, index) => (
        <Step key={index} {...view} row={row} fields={null} />
      ))}
      {(props.rows ?? []).map((row, index) => (
        <Step key={written.length + index} {...view} row={row} fields={props.fields} />
      ))}
    </ol>
  );
};

const Step = ({
  props,
  classes,
  text,
  row,
  fields,
}: ViewProps<TimelineProps> & {
  readonly row: JsonObject;
  readonly fields: TimelineProps['fields'];
}): ReactNode => {
  const setting = useFormatSetting(props);
  const state = readState(readWords(row, fields, 'state'));
  const time = readField(row, fields, 'time');
  const details = readWords(row, fields, 'text');
  return (
    <li
      className={classes['step']}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={classes['mark']} aria-hidden="true">
        {state === 'done' || state === 'failed' ? (
          <Glyph name={state === 'done' ? 'check' : 'close'} className={classes['icon']} />
        ) : (
          <span className={classes['dot']} />
        )}
      </span>
      <span className={classes['words']}>
        <span className={classes['title']}>
          {readWords(row, fields, 'title')}
          <span className={classes['hidden']}> {text(state)}</span>
        </span>
        {details !== '' && <span className={classes['text']}>{details}</span>}
        {time !== undefined && time !== null && (
          <span className={classes['time']}>{formatValue(time, 'dateTime', setting)}</span>
        )}
      </span>
    </li>
  );
};
