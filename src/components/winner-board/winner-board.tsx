import { useEffect, useId, useState, type FocusEvent, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { Glyph } from '../glyph.tsx';
import { readField, readId, readWords, type FieldNames } from '../read-fields.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { useFormatSetting } from '../use-format-setting.ts';

export interface WinnerBoardProps {
  readonly label: string;
  readonly winners?: readonly JsonObject[] | null;
  readonly fields?: FieldNames<'id' | 'name' | 'game' | 'image' | 'amount' | 'time'>;
  readonly symbol?: string | null;
  readonly timeZone?: string | null;
  readonly visible?: number;
  /** Seconds. */
  readonly interval?: number;
  readonly pressable?: boolean;
  readonly level?: 2 | 3 | 4;
}

const usualVisible = 5;
const usualInterval = 4;

/** Rotates the entries, except while the pointer or focus is on them, when paused, or under reduced motion. */
const useRotation = (count: number, visible: number, seconds: number) => {
  const [turns, setTurns] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const canTurn = count > visible && !isStill;
  const isTurning = canTurn && !isHeld && !isPaused;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') setTurns((now) => now + 1);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isTurning, seconds]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
    },
  };
  return { turns, canTurn, isPaused, toggle: () => setPaused(!isPaused), hold };
};

export const WinnerBoardView = (view: ViewProps<WinnerBoardProps>): ReactNode => {
  const { props, classes, text } = view;
  const title = useId();
  const winners = props.winners ?? [];
  const visible = Math.min(props.visible ?? usualVisible, winners.length);
  const { turns, canTurn, isPaused, toggle, hold } = useRotation(
    winners.length,
    visible,
    props.interval ?? usualInterval,
  );
  if (winners.length === 0) return null;
  const Title = `h${props.level ?? 2}` as 'h2';
  // The newest comes first: each turn brings the one before into view at the top.
  const first = (winners.length - (turns % winners.length)) % winners.length;
  const places = Array.from({ length: visible }, (_, step) => (first + step) % winners.length);
  return (
    <section className={classes['root']} aria-labelledby={title} {...hold}>
      <div className={classes['head']}>
        <Glyph name="trophy" className={classes['mark']} />
        <Title id={title} className={classes['title']}>
          {props.label}
        </Title>
        {canTurn && (
          <button
            type="button"
            className={classes['toggle']}
            aria-label={text(isPaused ? 'play' : 'pause')}
            onClick={toggle}
          >
            <Glyph name={isPaused ? 'play' : 'pause'} className={classes['icon']} />
          </button>
        )}
      </div>
      <ul className={classes['list']} role="list">
        {places.map((index, step) => {
          const row = winners[index];
          if (row === undefined) return null;
          const id = readId(row, props.fields, index);
          return (
            <li
              key={`${id}`}
              className={classes['item']}
              data-fresh={step === 0 && turns > 0 ? '' : undefined}
            >
              <Winner {...view} row={row} id={id} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Winner = ({
  props,
  classes,
  emit,
  row,
  id,
}: ViewProps<WinnerBoardProps> & { readonly row: JsonObject; readonly id: string | number }): ReactNode => {
  const image = readWords(row, props.fields, 'image');
  const time = readField(row, props.fields, 'time');
  const setting = useFormatSetting(props);
  const content = (
    <>
      {image !== '' && (
        <img
          className={classes['image']}
          src={toSource(image)}
          alt=""
          width={36}
          height={44}
          loading="lazy"
        />
      )}
      <span className={classes['words']}>
        <bdi className={classes['name']}>{readWords(row, props.fields, 'name')}</bdi>
        <span className={classes['game']}>{readWords(row, props.fields, 'game')}</span>
      </span>
      <span className={classes['end']}>
        <bdi className={classes['amount']}>
          {formatValue(readField(row, props.fields, 'amount'), 'money', setting)}
        </bdi>
        {time !== undefined && time !== null && (
          <span className={classes['time']}>{formatValue(time, 'dateTime', setting)}</span>
        )}
      </span>
    </>
  );
  return props.pressable === true ? (
    <button type="button" className={classes['row']} onClick={() => emit('press', { id, winner: row })}>
      {content}
    </button>
  ) : (
    <div className={classes['row']}>{content}</div>
  );
};
