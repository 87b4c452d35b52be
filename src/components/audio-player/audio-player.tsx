import { useRef, useState, type ReactNode } from 'react';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import type { ViewProps } from '../../runtime/view.ts';

export interface AudioPlayerProps {
  readonly src?: string | null;
  readonly label: string;
}

export const AudioPlayerView = ({
  props,
  classes,
  text,
  emit,
  slots,
}: ViewProps<AudioPlayerProps>): ReactNode => {
  const sound = useRef<HTMLAudioElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const src = props.src ?? '';
  return (
    <figure className={classes['root']}>
      <figcaption className={classes['label']}>{props.label}</figcaption>
      {src !== '' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are below: a recording has no picture to caption
        <audio
          ref={sound}
          className={classes['sound']}
          src={toSource(src)}
          aria-label={props.label}
          controls
          preload="metadata"
          onPlay={() => emit('play')}
          onEnded={() => emit('end')}
          onError={() => setFailed(src)}
        />
      )}
      {failed !== null && failed === src && (
        <div className={classes['failed']} role="alert">
          <p>{text('failed')}</p>
          <button
            type="button"
            className={classes['retry']}
            onClick={() => {
              setFailed(null);
              sound.current?.load();
            }}
          >
            {text('retry')}
          </button>
        </div>
      )}
      <details>
        <summary className={classes['head']}>{text('transcript')}</summary>
        <div className={classes['transcript']}>{slots['transcript']}</div>
      </details>
    </figure>
  );
};
