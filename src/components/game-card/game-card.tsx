import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface GameCardProps {
  readonly id: string | number;
  readonly title: string;
  readonly vendor: string;
  readonly image: string;
  readonly tag?: 'new' | 'hot' | 'maintenance' | '' | null;
  readonly favourite?: boolean | null;
}

export const GameCardView = ({ props, classes, text, emit }: ViewProps<GameCardProps>): ReactNode => {
  const { id, title } = props;
  const isClosed = props.tag === 'maintenance';
  const hasTag = props.tag !== undefined && props.tag !== null && props.tag !== '';
  return (
    <article className={classes['root']} data-closed={isClosed ? '' : undefined}>
      <div className={classes['art']}>
        <img
          className={classes['image']}
          src={props.image}
          alt=""
          loading="lazy"
          decoding="async"
          width={300}
          height={400}
        />
      </div>
      <div className={classes['words']}>
        <button
          type="button"
          className={classes['play']}
          aria-label={text('play', { title })}
          aria-disabled={isClosed}
          onClick={() => {
            if (!isClosed) emit('play', { id });
          }}
        >
          <span className={classes['title']}>{title}</span>
        </button>
        <span className={classes['vendor']}>{props.vendor}</span>
      </div>
      {hasTag && (
        <span className={classes['tag']} data-tag={props.tag}>
          {text(props.tag)}
        </span>
      )}
      {typeof props.favourite === 'boolean' && (
        <button
          type="button"
          className={classes['favourite']}
          aria-pressed={props.favourite}
          aria-label={text(props.favourite ? 'removeFavourite' : 'addFavourite', { title })}
          onClick={() => emit('favourite', { id })}
        >
          <Glyph name="heart" className={classes['icon']} />
        </button>
      )}
    </article>
  );
};
