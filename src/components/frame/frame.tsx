import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
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

export const FrameView = ({ props, classes, text, emit }: ViewProps<FrameProps>): ReactNode => {
  const runtime = useRuntime();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('loading');
  const src = props.src ?? '';
  const { allowAddress } = runtime;
  // Asked once per address: asking reports an address that is refused.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the service is the same for the whole page
  const url = useMemo(() => (src === '' ? null : allowAddress(dropOwnOrigin(src))), [src]);
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
