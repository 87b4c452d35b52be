import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldShell, takeWords } from '../field-shell.tsx';
import { useIsFormRefused } from '../form-faults.ts';
import { describeField } from '../schema-form/field-words.ts';

const SoundPlayer = lazy(async () => ({ default: (await import('./sound-player.tsx')).SoundPlayer }));

export interface CaptchaInputProps {
  readonly label: string;
  /** An address, or base64 of a PNG as the platform sends it. */
  readonly image?: string | null;
  /** WAV in base64. */
  readonly sound?: string | null;
  readonly hears?: boolean | null;
  readonly busy?: boolean | null;
  readonly rests?: boolean | null;
  readonly error?: string | null;
  readonly alt: string;
  readonly pause?: number | null;
}

/** The specification, section 4: at most one picture a second; a brand may want a longer pause. */
const refreshPauseMs = 1000;

const toAddress = (image: string): string =>
  /^(data:|blob:|https?:|\/(?!9j\/))/.test(image) ? image : `data:image/png;base64,${image}`;

interface PictureProps {
  readonly image: string | null | undefined;
  readonly alt: string;
  readonly className: string | undefined;
}
/** An empty place of the same size while there is none. */
const Picture = ({ image, alt, className }: PictureProps): ReactNode =>
  typeof image === 'string' && image !== '' ? (
    <img className={className} src={toSource(toAddress(image))} alt={alt} width={128} height={48} />
  ) : (
    <span className={className} />
  );

export const CaptchaInputView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
}: ViewProps<CaptchaInputProps>): ReactNode => {
  const [typed, setTyped] = useState('');
  const [isPausing, setPausing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const audio = useRef<AudioContext | null>(null);
  const isSoundAwaited = useRef(false);
  const id = `${nodeId}_captcha`;
  const isForgotten = useIsFormRefused() && typed === '';
  const error = takeWords(props.error) ?? (isForgotten ? text('errorRequired') : undefined);
  const hears = props.hears === true;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void audio.current?.close();
    },
    [],
  );
  // Another picture or sound wants another answer.
  useEffect(() => setTyped(''), [props.image, props.sound]);
  const isWaiting = isPausing || props.busy === true || props.rests === true;
  const ask = (event: 'refresh' | 'listen' | 'look', forSound: boolean): void => {
    if (isWaiting) return;
    setPausing(true);
    timer.current = setTimeout(() => setPausing(false), props.pause ?? refreshPauseMs);
    isSoundAwaited.current = forSound;
    // Here, in the press: opened later, it would stay silent.
    if (forSound) audio.current ??= new AudioContext();
    emit(event);
  };
  return (
    <FieldShell
      id={id}
      label={hears ? text('digits') : props.label}
      classes={classes}
      required={text('required')}
      hint={undefined}
      error={error}
    >
      <div className={classes['control']}>
        <input
          ref={input}
          id={id}
          name="captcha"
          className={classes['input']}
          type="text"
          inputMode={hears ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={typed}
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={describeField(id, false, error !== undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            emit('change', { value: event.target.value });
          }}
        />
        {hears ? (
          <Suspense fallback={<span className={classes['picture']} />}>
            <SoundPlayer
              sound={takeWords(props.sound) ?? null}
              audio={audio.current}
              isAwaited={() => isSoundAwaited.current}
              classes={classes}
              say={text}
              onStart={() => {
                isSoundAwaited.current = false;
                input.current?.focus();
              }}
            />
          </Suspense>
        ) : (
          <Picture image={props.image} alt={props.alt} className={classes['picture']} />
        )}
        <button
          type="button"
          className={classes['refresh']}
          aria-label={text(hears ? 'others' : 'refresh')}
          aria-disabled={isWaiting}
          aria-busy={props.busy === true}
          onClick={() => ask('refresh', hears)}
        >
          <Glyph name="refresh" className={classes['icon']} />
        </button>
      </div>
      <button
        type="button"
        className={classes['turn']}
        aria-disabled={isWaiting}
        onClick={() => ask(hears ? 'look' : 'listen', !hears)}
      >
        {text(hears ? 'look' : 'listen')}
      </button>
    </FieldShell>
  );
};
