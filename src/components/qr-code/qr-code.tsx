import { lazy, Suspense, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { isTooLongForCode } from '../code-length.ts';
import { useCopy } from '../use-copy.ts';

// The frame around all pages may show a code, and rarely does.
const QrPicture = lazy(async () => ({ default: (await import('../qr-picture.tsx')).QrPicture }));

export interface QrCodeProps {
  readonly value?: string | null;
  readonly label: string;
  readonly plain?: boolean;
}

export const QrCodeView = ({ props, classes, text, emit }: ViewProps<QrCodeProps>): ReactNode => {
  const { state, copy } = useCopy();
  const value = props.value ?? '';
  if (value === '') return null;
  return (
    <div className={classes['root']}>
      {isTooLongForCode(value) ? (
        <p className={classes['tooLong']}>{text('tooLong')}</p>
      ) : (
        <Suspense fallback={<span className={classes['code']} />}>
          <QrPicture value={value} label={props.label} classes={classes} />
        </Suspense>
      )}
      {props.plain !== true && (
        <>
          <p className={classes['address']} dir="ltr">
            {value}
          </p>
          <button
            type="button"
            className={classes['copy']}
            onClick={() => {
              copy(value);
              emit('copy');
            }}
          >
            <Glyph name={state === 'copied' ? 'check' : 'copy'} className={classes['icon']} />
            <span aria-live="polite">{text(state === 'idle' ? 'copy' : state)}</span>
          </button>
        </>
      )}
    </div>
  );
};
