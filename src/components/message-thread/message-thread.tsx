import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { readId, readWords } from '../read-fields.ts';
import { useFormatSetting } from '../use-format-setting.ts';

export interface MessageThreadProps {
  readonly label: string;
  readonly name?: string | null;
  readonly messages?: readonly JsonObject[] | null;
  readonly hasEarlier?: boolean | null;
  readonly busy?: boolean | null;
  readonly timeZone?: string | null;
}

/** Shows the end when a message arrives, and keeps what is in sight in its place when earlier ones come above it. */
const useKeptPlace = (messages: readonly JsonObject[]): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', last: '', height: 0 });
  const first = String(readId(messages[0] ?? {}, null, 0));
  const last = String(readId(messages.at(-1) ?? {}, null, 0));
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    if (last !== before.current.last) current.scrollTop = current.scrollHeight;
    else if (first !== before.current.first)
      current.scrollTop += current.scrollHeight - before.current.height;
    before.current = { first, last, height: current.scrollHeight };
  }, [first, last]);
  return box;
};

export const MessageThreadView = (view: ViewProps<MessageThreadProps>): ReactNode => {
  const { props, classes, text, emit } = view;
  const setting = useFormatSetting(props);
  const messages = props.messages ?? [];
  const box = useKeptPlace(messages);
  const dayOf = (row: JsonObject | undefined): string =>
    row === undefined ? '' : formatValue(readWords(row, null, 'sentAt'), 'date', setting);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls has to be reached by keyboard.
    <div className={classes['root']} role="log" aria-label={props.label} tabIndex={0} ref={box}>
      {props.hasEarlier === true && (
        <button
          type="button"
          className={classes['earlier']}
          aria-disabled={props.busy === true}
          onClick={() => {
            if (props.busy !== true) emit('earlier', {});
          }}
        >
          {text('earlier')}
        </button>
      )}
      <ol className={classes['list']} role="list">
        {messages.flatMap((row, index) => {
          const [day, id] = [dayOf(row), readId(row, null, index)];
          const isNewDay = day !== dayOf(messages[index - 1]);
          return [
            ...(isNewDay
              ? [
                  <li key={`day-${id}`} className={classes['day']}>
                    {day}
                  </li>,
                ]
              : []),
            <Message
              key={id}
              {...view}
              row={row}
              time={formatValue(readWords(row, null, 'sentAt'), 'time', setting)}
            />,
          ];
        })}
      </ol>
    </div>
  );
};

const Message = ({
  props,
  classes,
  text,
  row,
  time,
}: ViewProps<MessageThreadProps> & { readonly row: JsonObject; readonly time: string }): ReactNode => {
  const isOwn = row['isOwn'] === true;
  return (
    <li className={classes['message']} data-own={isOwn}>
      <span className={classes['hidden']}>{isOwn ? text('own') : (props.name ?? '')}</span>
      <span className={classes['words']}>{readWords(row, null, 'content')}</span>
      <span className={classes['about']}>
        {row['isToTeam'] === true ? `${text('toTeam')} · ${time}` : time}
      </span>
    </li>
  );
};
