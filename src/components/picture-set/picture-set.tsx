import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { useModalDialog } from '../use-modal-dialog.ts';

export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string | null;
}
export interface PictureSetProps {
  readonly label: string;
  readonly pictures?: readonly Picture[] | null;
}

export const PictureSetView = (view: ViewProps<PictureSetProps>): ReactNode => {
  const { props, classes, emit } = view;
  const [position, setPosition] = useState<number | null>(null);
  const pictures = props.pictures ?? [];
  const openPicture = position === null ? undefined : pictures[position];
  return (
    <>
      {/* Safari drops the list role where the marker is removed. */}
      <ul className={classes['root']} role="list" aria-label={props.label}>
        {pictures.map(({ src, alt }, index) => (
          <li key={index} className={classes['item']}>
            <button
              type="button"
              className={classes['open']}
              aria-haspopup="dialog"
              onClick={() => {
                setPosition(index);
                emit('open', { position: index });
              }}
            >
              <img
                className={classes['thumb']}
                src={toSource(src)}
                alt={alt}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {position !== null && openPicture !== undefined && (
        <LargePicture
          {...view}
          picture={openPicture}
          position={position}
          total={pictures.length}
          onMove={setPosition}
        />
      )}
    </>
  );
};

interface LargeProps extends ViewProps<PictureSetProps> {
  readonly picture: Picture;
  readonly position: number;
  readonly total: number;
  readonly onMove: (position: number | null) => void;
}

/** Where a key leads; null for keys that are not ours. Arrows follow the direction of writing. */
const moveByKey = (key: string, position: number, total: number, isRtl: boolean): number | null => {
  switch (key) {
    case 'ArrowRight':
      return position + (isRtl ? -1 : 1);
    case 'ArrowLeft':
      return position + (isRtl ? 1 : -1);
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return null;
  }
};

const LargePicture = ({ props, classes, text, picture, position, total, onMove }: LargeProps): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { direction } = useRuntime();
  useModalDialog(dialog);
  const moveTo = (wished: number): void => onMove((wished + total) % total);
  const onKeyDown = (event: KeyboardEvent): void => {
    const wished = moveByKey(event.key, position, total, direction === 'rtl');
    if (wished === null) return;
    event.preventDefault();
    moveTo(wished);
  };
  const close = (): void => onMove(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same as the keys
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-label={props.label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <figure className={classes['figure']}>
        <img className={classes['picture']} src={toSource(picture.src)} alt={picture.alt} />
        {typeof picture.caption === 'string' && picture.caption !== '' && (
          <figcaption className={classes['caption']}>{picture.caption}</figcaption>
        )}
      </figure>
      <p className={classes['count']} role="status">
        {text('count', { position: position + 1, total })}
      </p>
      <button type="button" className={classes['close']} aria-label={text('close')} onClick={close}>
        <Glyph name="close" className={classes['icon']} />
      </button>
      {total > 1 && (
        <>
          <button
            type="button"
            className={classes['previous']}
            aria-label={text('previous')}
            onClick={() => moveTo(position - 1)}
          >
            <Glyph name="chevron-start" className={classes['icon']} />
          </button>
          <button
            type="button"
            className={classes['next']}
            aria-label={text('next')}
            onClick={() => moveTo(position + 1)}
          >
            <Glyph name="chevron-end" className={classes['icon']} />
          </button>
        </>
      )}
    </dialog>
  );
};
