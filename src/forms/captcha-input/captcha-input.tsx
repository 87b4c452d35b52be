import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldShell, takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';

export interface CaptchaInputProps {
  readonly label: string;
  /** An address, or base64 of a PNG as the platform sends it. */
  readonly image?: string | null;
  readonly busy?: boolean | null;
  readonly error?: string | null;
  readonly alt: string;
  readonly pause?: number | null;
}

/** The specification, section 4: at most one picture a second; a brand may want a longer pause. */
const refreshPauseMs = 1000;

const toAddress = (image: string): string =>
  /^(data:|blob:|https?:|\/(?!9j\/))/.test(image) ? image : `data:image/png;base64,${image}`;

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
  const id = `${nodeId}_captcha`;
  const error = takeWords(props.error);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A new picture wants a new answer.
  useEffect(() => setTyped(''), [props.image]);
  const isWaiting = isPausing || props.busy === true;
  const refresh = (): void => {
    if (isWaiting) return;
    setPausing(true);
    timer.current = setTimeout(() => setPausing(false), props.pause ?? refreshPauseMs);
    emit('refresh');
  };
  return (
    <FieldShell
      id={id}
      label={props.label}
      classes={classes}
      required={text('required')}
      hint={undefined}
      error={error}
    >
      <div className={classes['control']}>
        <input
          id={id}
          name="captcha"
          className={classes['input']}
          type="text"
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
        {typeof props.image === 'string' && props.image !== '' ? (
          <img
            className={classes['picture']}
            src={toSource(toAddress(props.image))}
            alt={props.alt}
            width={128}
            height={48}
          />
        ) : (
          <span className={classes['picture']} />
        )}
        <button
          type="button"
          className={classes['refresh']}
          aria-label={text('refresh')}
          aria-disabled={isWaiting}
          aria-busy={props.busy === true}
          onClick={refresh}
        >
          <Glyph name="refresh" className={classes['icon']} />
        </button>
      </div>
    </FieldShell>
  );
};
