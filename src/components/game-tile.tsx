import { useId, type FocusEventHandler, type KeyboardEventHandler, type ReactNode } from 'react';
import { toSource } from '../runtime/react/dom-attributes.ts';
import type { ViewProps } from '../runtime/view.ts';
import { Glyph } from './glyph.tsx';
import { MarkedText } from './marked-text.tsx';
import { NearImage } from './near-image.tsx';

export interface GameTileProps {
  readonly id: string | number;
  readonly title: string;
  readonly vendor: string;
  readonly image: string;
  readonly tag?: string | null | undefined;
  /** A heart is there when this is given. */
  readonly favourite?: boolean | null | undefined;
  /** A button that tells about the game is there when this is set. */
  readonly details?: boolean | null | undefined;
  /** What was searched for, marked in the title. */
  readonly marked?: string | undefined;
  readonly tabIndex?: number;
  readonly onFocus?: FocusEventHandler;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly classes: ViewProps['classes'];
  readonly text: ViewProps['text'];
  readonly emit: ViewProps['emit'];
}

const knownTags = new Set(['new', 'hot', 'recommended', 'maintenance']);

/**
 * One game: picture, name, vendor and state. Its words are those of GameCard. A closed game is pressed
 * like any other: what follows says until when it is closed.
 */
export const GameTile = (props: GameTileProps): ReactNode => {
  const { id, title, classes, text, emit } = props;
  const tagId = useId();
  const isClosed = props.tag === 'maintenance';
  const tag = typeof props.tag === 'string' && knownTags.has(props.tag) ? props.tag : null;
  const stop = props.tabIndex === undefined ? {} : { tabIndex: props.tabIndex };
  return (
    <article
      className={classes['tile']}
      data-closed={isClosed ? '' : undefined}
      data-details={props.details === true ? '' : undefined}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
    >
      <div className={classes['art']}>
        <NearImage className={classes['image']} src={toSource(props.image)} width={300} height={400} />
      </div>
      <div className={classes['words']}>
        <button
          type="button"
          className={classes['play']}
          data-play=""
          aria-label={text('play', { title })}
          aria-describedby={tag === null ? undefined : tagId}
          {...stop}
          onClick={() => emit('play', { id })}
        >
          <span className={classes['title']}>
            <MarkedText words={title} marked={props.marked ?? ''} className={classes['mark']} />
          </span>
        </button>
        <span className={classes['vendor']}>{props.vendor}</span>
      </div>
      {tag !== null && (
        <span id={tagId} className={classes['tag']} data-tag={tag}>
          {text(tag)}
        </span>
      )}
      {props.details === true && (
        <button
          type="button"
          className={classes['details']}
          aria-label={text('details', { title })}
          {...stop}
          onClick={() => emit('details', { id })}
        >
          <Glyph name="info" className={classes['icon']} />
        </button>
      )}
      {typeof props.favourite === 'boolean' && (
        <button
          type="button"
          className={classes['favourite']}
          aria-pressed={props.favourite}
          aria-label={text(props.favourite ? 'removeFavourite' : 'addFavourite', { title })}
          {...stop}
          onClick={() => emit('favourite', { id })}
        >
          <Glyph name={props.favourite ? 'heart-filled' : 'heart'} className={classes['icon']} />
        </button>
      )}
    </article>
  );
};
