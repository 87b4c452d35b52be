import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useRuntime, type RuntimeHandle } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FullscreenButton } from './fullscreen-button.tsx';
import { chooseSandbox, dropOwnOrigin } from './read-message.ts';
import { useFrameMessages } from './use-frame-messages.ts';

export interface FrameProps {
  readonly src?: string | null;
  readonly title: string;
  readonly fullscreen?: boolean;
  readonly ready?: string;
  /** Seconds. */
  readonly patience?: number;
}

type Phase = 'loading' | 'ready' | 'failed';
const usualPatience = 30;

type Allowed = ReturnType<RuntimeHandle['allowAddress']>;
/**
 * The address as the site allows it; null where it does not. Asked once per address and release, since asking reports
 * what is refused: another release may allow it. A frame that is open stays open.
 */
function useAllowed(src: string, runtime: RuntimeHandle): Allowed {
  const open = useRef<{ readonly src: string; readonly url: Allowed } | null>(null);
  return useMemo(() => {
    if (open.current?.src === src) return open.current.url;
    const url = src === '' ? null : runtime.allowAddress(dropOwnOrigin(src));
    open.current = url === null ? null : { src, url };
    return url;
  }, [src, runtime]);
}

export const FrameView = ({ props, classes, text, emit }: ViewProps<FrameProps>): ReactNode => {
  const runtime = useRuntime();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('loading');
  const src = props.src ?? '';
  const url = useAllowed(src, runtime);
  const target = url === null ? undefined : chooseSandbox(url.origin);
  const settle = (next: 'ready' | 'failed'): void => {
    if (phase !== 'loading') return;
    setPhase(next);
    emit(next === 'ready' ? 'ready' : 'fail');
  };
  useFrameMessages(frame, target?.origin, ({ type, data }) => {
    if (type === props.ready) settle('ready');
    emit('message', { type, data });
  });
  useEffect(() => setPhase('loading'), [src, attempt]);
  const giveUp = useRef(settle);
  useEffect(() => {
    giveUp.current = settle;
  });
  useEffect(() => {
    if (url === null || phase !== 'loading') return;
    const timer = setTimeout(() => giveUp.current('failed'), (props.patience ?? usualPatience) * 1000);
    return () => clearTimeout(timer);
  }, [url, phase, attempt, props.patience]);
  const isBlocked = src !== '' && url === null;
  return (
    <div
      ref={box}
      className={classes['root']}
      role="group"
      aria-label={props.title}
      aria-busy={phase === 'loading'}
    >
      {url !== null && target !== undefined && phase !== 'failed' && (
        <iframe
          key={`${attempt} ${url.href}`}
          ref={frame}
          className={classes['frame']}
          src={url.href}
          title={props.title}
          sandbox={target.sandbox}
          allow={`autoplay; fullscreen${props.fullscreen === true ? '' : " 'none'"}`}
          referrerPolicy="strict-origin-when-cross-origin"
          data-waiting={phase === 'loading' ? '' : undefined}
          onLoad={() => {
            if (props.ready === undefined) settle('ready');
          }}
        />
      )}
      {phase !== 'ready' && (
        <div className={classes['cover']} role={isBlocked || phase === 'failed' ? 'alert' : 'status'}>
          {isBlocked || phase === 'failed' ? (
            <>
              <p className={classes['words']}>{text(isBlocked ? 'blocked' : 'failed')}</p>
              {!isBlocked && (
                <button
                  type="button"
                  className={classes['retry']}
                  onClick={() => setAttempt((count) => count + 1)}
                >
                  {text('retry')}
                </button>
              )}
            </>
          ) : (
            <>
              <span className={classes['spinner']} aria-hidden="true" />
              <p className={classes['words']}>{text('loading')}</p>
            </>
          )}
        </div>
      )}
      {props.fullscreen === true && phase === 'ready' && (
        <div className={classes['tools']}>
          <FullscreenButton box={box} classes={classes} text={text} />
        </div>
      )}
    </div>
  );
};
