import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldMessages } from '../field-messages.tsx';
import { describeField } from '../schema-form/field-words.ts';

export interface SliderVerificationProps {
  readonly label: string;
  readonly puzzle?: string | null;
  readonly piece?: string | null;
  /** Pixels of the puzzle itself; `offset` counts in them. */
  readonly width?: number | null;
  readonly attemptsLeft?: number | null;
  readonly busy?: boolean | null;
  readonly error?: string | null;
}

const defaultWidth = 320;
/** The piece's own width: the furthest it can go is the puzzle's end minus itself. */
const pieceShare = 0.15;
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 2,
  ArrowUp: 2,
  ArrowLeft: -2,
  ArrowDown: -2,
  PageUp: 20,
  PageDown: -20,
  Home: -Infinity,
  End: Infinity,
};

export const SliderVerificationView = (view: ViewProps<SliderVerificationProps>): ReactNode => {
  const { nodeId, props, classes, text, emit } = view;
  const [offset, setOffset] = useState(0);
  /** Whether keys moved the piece last: a pointer answers where it lets go, a key needs something to press. */
  const [isKeyed, setKeyed] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly startX: number; readonly startOffset: number } | null>(null);
  const width = props.width ?? defaultWidth;
  const largest = Math.round(width * (1 - pieceShare));
  const isBusy = props.busy === true;
  const id = `${nodeId}_slider`;
  const error = typeof props.error === 'string' && props.error !== '' ? props.error : undefined;
  // Another puzzle, or another try at the same one, starts at the beginning.
  useEffect(() => {
    setOffset(0);
    setKeyed(false);
  }, [props.puzzle, props.attemptsLeft]);

  const moveTo = (wished: number): void => setOffset(Math.min(largest, Math.max(0, Math.round(wished))));
  const answer = (): void => {
    if (!isBusy && offset > 0) emit('answer', { offset });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') answer();
    else if (step !== undefined && !isBusy) {
      moveTo(offset + step);
      setKeyed(true);
    } else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (isBusy) return;
    drag.current = { startX: event.clientX, startOffset: offset };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (drag.current === null || track.current === null) return;
    const pixels = track.current.clientWidth || width;
    moveTo(drag.current.startOffset + ((event.clientX - drag.current.startX) * width) / pixels);
  };
  const onPointerUp = (): void => {
    const hasMoved = drag.current !== null && drag.current.startOffset !== offset;
    drag.current = null;
    if (hasMoved) answer();
  };
  // The position of the piece is data; React sets it through the CSSOM.
  const placing = {
    '--share': largest === 0 ? 0 : offset / largest,
    '--slide': `${(offset / width) * 100}%`,
  } as CSSProperties;
  return (
    <div className={classes['root']} style={placing} aria-busy={isBusy}>
      <span id={`${id}-label`} className={classes['label']}>
        {props.label}
      </span>
      <div className={classes['picture']}>
        {typeof props.puzzle === 'string' && (
          <img className={classes['puzzle']} src={toSource(props.puzzle)} alt="" draggable={false} />
        )}
        {typeof props.piece === 'string' && (
          <img className={classes['piece']} src={toSource(props.piece)} alt="" draggable={false} />
        )}
      </div>
      <div ref={track} className={classes['track']} data-invalid={error === undefined ? undefined : ''}>
        <div
          id={id}
          className={classes['handle']}
          role="slider"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-valuemin={0}
          aria-valuemax={largest}
          aria-valuenow={offset}
          aria-disabled={isBusy}
          aria-invalid={error !== undefined}
          aria-describedby={describeField(id, true, error !== undefined)}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            drag.current = null;
          }}
        >
          <Glyph name="arrow-end" className={classes['icon']} />
        </div>
      </div>
      <FieldMessages id={id} classes={classes} label={props.label} hint={describeState(view)} error={error} />
      <div className={classes['actions']}>
        {isKeyed && (
          <button
            type="button"
            className={classes['submit']}
            disabled={isBusy || offset === 0}
            onClick={answer}
          >
            {text('submit')}
          </button>
        )}
        <button type="button" className={classes['alternative']} onClick={() => emit('alternative')}>
          {text('alternative')}
        </button>
        <button
          type="button"
          className={classes['refresh']}
          aria-label={text('refresh')}
          onClick={() => emit('refresh')}
        >
          <Glyph name="refresh" className={classes['icon']} />
        </button>
      </div>
    </div>
  );
};

const describeState = ({ props, text }: ViewProps<SliderVerificationProps>): string =>
  typeof props.attemptsLeft === 'number' && props.attemptsLeft > 0
    ? `${text('hint')} ${text('attemptsLeft', { count: props.attemptsLeft })}.`
    : text('hint');
