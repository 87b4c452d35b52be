import { useEffect, useRef, useState, type ReactNode } from 'react';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { useMediaQuery } from '../use-media-query.ts';

export interface VideoProps {
  readonly src?: string | null;
  readonly label: string;
  readonly poster?: string | null;
  readonly captions?:
    | readonly { readonly src: string; readonly language: string; readonly label: string }[]
    | null;
  readonly silent?: boolean;
}

/** The primary language decides: `en-GB` captions serve `en`. */
const isSameLanguage = (one: string, other: string): boolean =>
  one.toLowerCase().split('-')[0] === other.toLowerCase().split('-')[0];

export const VideoView = ({ props, classes, text, emit }: ViewProps<VideoProps>): ReactNode => {
  const { languageTag } = useRuntime();
  const film = useRef<HTMLVideoElement>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [failed, setFailed] = useState<string | null>(null);
  const src = props.src ?? '';
  const playsByItself = props.silent === true && !isStill;
  useEffect(() => {
    const element = film.current;
    if (element === null || !playsByItself) return;
    // The attribute alone is not always enough: browsers check the property before they allow autoplay.
    element.muted = true;
    // Where the browser refuses (data saver, low power), the poster and the controls remain.
    void element.play().catch(() => undefined);
    return () => element.pause();
  }, [playsByItself, src]);
  return (
    <div className={classes['root']}>
      {src !== '' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are made from the captions below
        <video
          ref={film}
          className={classes['film']}
          src={toSource(src)}
          aria-label={props.label}
          controls
          playsInline
          muted={props.silent === true}
          loop={props.silent === true}
          preload={playsByItself ? 'auto' : 'metadata'}
          poster={toSource(props.poster)}
          onPlay={() => emit('play')}
          onEnded={() => emit('end')}
          onError={() => setFailed(src)}
        >
          {(props.captions ?? []).map((captions) => (
            <track
              key={captions.language}
              kind="captions"
              src={toSource(captions.src)}
              srcLang={captions.language}
              label={captions.label}
              default={isSameLanguage(captions.language, languageTag)}
            />
          ))}
        </video>
      )}
      {failed !== null && failed === src && (
        <div className={classes['cover']} role="alert">
          <p className={classes['words']}>{text('failed')}</p>
          <button
            type="button"
            className={classes['retry']}
            onClick={() => {
              setFailed(null);
              film.current?.load();
            }}
          >
            {text('retry')}
          </button>
        </div>
      )}
    </div>
  );
};
