import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { isTooLongForCode, QrPicture } from '../qr-picture.tsx';
import { useCopy } from '../use-copy.ts';

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
      <QrPicture value={value} label={props.label} classes={classes} />
      {isTooLongForCode(value) && <p className={classes['tooLong']}>{text('tooLong')}</p>}
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
