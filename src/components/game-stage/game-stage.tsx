import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useRuntime, useValue } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FullscreenButton } from '../frame/fullscreen-button.tsx';
import { chooseSandbox } from '../frame/read-message.ts';
import { useFrameMessages } from '../frame/use-frame-messages.ts';
import { coveredPath, gameAddressPath } from './covered-path.ts';

export interface GameStageProps {
  readonly title: string;
  readonly slow?: boolean;
  readonly paused?: boolean;
  readonly rotate?: boolean;
  readonly preview?: string | null;
  readonly height?: string;
}

/** By this message a game says that it can be used. */
const readyMessage = 'game.ready';
/** By this one a page that is shown to visitors says that the person wants to play. */
const loginMessage = 'game.login';

const readOrigin = (address: string | null): string | undefined => {
  if (address === null || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  // A game must run on another origin: on the portal's origin it could remove its own sandbox.
  return /^https?:$/.test(protocol) && origin !== globalThis.location.origin ? origin : undefined;
};

/** A page that visitors may see, in the language and theme of the page around it. */
function usePreview(address: string | null): string | null {
  const runtime = useRuntime();
  const theme = useValue('ui.theme');
  if (address === null || readOrigin(address) === undefined) return null;
  const url = new URL(address);
  url.searchParams.set('language', runtime.locale);
  if (theme === 'dark' || theme === 'light') url.searchParams.set('theme', theme);
  return url.href;
}

const useReturn = (onReturn: () => void): void => {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const listen = (): void => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
};

/**
 * Asks the game to pause while `isPaused`, and to continue after.
 * @returns asks once more: a game that was still loading when it was asked has missed the message
 */
const usePause = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  isPaused: boolean,
): (() => void) => {
  const wasPaused = useRef(false);
  const ask = (): void => {
    if (origin === undefined) return;
    frame.current?.contentWindow?.postMessage({ type: isPaused ? 'host.pause' : 'host.resume' }, origin);
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (origin === undefined || isPaused === wasPaused.current) return;
    wasPaused.current = isPaused;
    latest.current();
  }, [origin, isPaused]);
  return () => {
    if (isPaused) ask();
  };
};

/** How long a page of a provider may load, and how long it may stay silent once it has. */
const lateMs = 12_000;
const silentMs = 4_000;

/** Whether a page that only the player waits for is late, and how to load it once more. */
const useLate = (address: string | null, isReady: boolean) => {
  const [attempt, setAttempt] = useState(0);
  const [lateAt, setLateAt] = useState<string | null>(null);
  const now = `${attempt} ${address ?? ''}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = address !== null && !isReady;
  useEffect(() => {
    if (!isWaiting) return undefined;
    timer.current = setTimeout(() => setLateAt(now), lateMs);
    return () => clearTimeout(timer.current);
  }, [isWaiting, now]);
  return {
    isLate: isWaiting && lateAt === now,
    frameKey: now,
    // A page that could not be reached loads too, as one of the browser, and says nothing.
    onLoad: (): void => {
      if (!isWaiting) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setLateAt(now), silentMs);
    },
    reload: (): void => setAttempt((before) => before + 1),
  };
};

/** The matches of a book, or what else fills a page, while it loads. */
const Rows = ({ classes }: Pick<ViewProps, 'classes'>): ReactNode => (
  <div className={classes['rows']} aria-hidden="true">
    {Array.from({ length: 8 }, (_, row) => (
      <span key={row} className={classes['row']} />
    ))}
  </div>
);

interface CoverProps extends Pick<ViewProps<GameStageProps>, 'props' | 'classes' | 'text'> {
  readonly isPaused: boolean;
  readonly isLate: boolean;
  readonly onRetry: () => void;
}
const Cover = ({ isPaused, isLate, props, classes, text, onRetry }: CoverProps): ReactNode => {
  const isOffline = useValue('ui.online') === false;
  const needsRetry = isLate || isOffline;
  const hasRows = props.height === 'rest' && !needsRetry;
  if (isPaused)
    return (
      <div className={classes['cover']} role="status">
        <p className={classes['said']}>{text('paused')}</p>
      </div>
    );
  return (
    <div className={classes['cover']} role="status">
      {hasRows && <Rows classes={classes} />}
      {!hasRows && !needsRetry && <span className={classes['spinner']} aria-hidden="true" />}
      <p className={classes[hasRows ? 'unseen' : 'said']}>
        {text(isOffline ? 'offline' : isLate ? 'slow' : 'loading')}
      </p>
      {props.rotate === true && !needsRetry && <p className={classes['hint']}>{text('rotate')}</p>}
      {needsRetry && (
        <button type="button" className={classes['retry']} onClick={onRetry}>
          {text('retry')}
        </button>
      )}
    </div>
  );
};

export const GameStageView = (view: ViewProps<GameStageProps>): ReactNode => {
  const { props, classes, text, emit, slots } = view;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const held = useValue(gameAddressPath);
  const preview = usePreview(props.preview ?? null);
  const address = props.preview === undefined && typeof held === 'string' ? held : preview;
  const origin = readOrigin(address);
  /** The address of the game that has said it is ready: another start is another game. */
  const [readyAt, setReadyAt] = useState<string | null>(null);
  const isReady = address !== null && readyAt === address;
  const late = useLate(props.preview === undefined ? null : address, isReady);
  const isCovered = useValue(coveredPath) === true;
  const isPaused = props.paused === true || isCovered;
  const askAgain = usePause(frame, origin, isPaused);
  useFrameMessages(frame, origin, ({ type }) => {
    if (type === readyMessage) {
      setReadyAt(address);
      askAgain();
      emit('ready');
    } else if (type === loginMessage) emit('login');
    else emit('message', { message: type });
  });
  useReturn(() => emit('return'));
  return (
    <div ref={box} className={classes['root']} role="group" aria-label={props.title} aria-busy={!isReady}>
      <div className={classes['bar']}>
        <div className={classes['words']}>{slots['bar']}</div>
        <FullscreenButton box={box} classes={classes} text={text} />
      </div>
      <div className={classes['stage']}>
        {address !== null && origin !== undefined && (
          <iframe
            key={`${late.frameKey} ${address}`}
            ref={frame}
            className={classes['frame']}
            src={address}
            title={props.title}
            sandbox={chooseSandbox(origin).sandbox}
            allow="autoplay; fullscreen; encrypted-media"
            referrerPolicy="strict-origin"
            inert={isPaused}
            onLoad={late.onLoad}
            data-waiting={isReady ? undefined : ''}
          />
        )}
        {(!isReady || isPaused) && (
          <Cover
            isPaused={isPaused}
            props={props}
            classes={classes}
            text={text}
            isLate={props.slow === true || late.isLate}
            onRetry={() => {
              // What a flow has started, it starts again itself.
              if (props.preview !== undefined) late.reload();
              emit('retry');
            }}
          />
        )}
      </div>
    </div>
  );
};
