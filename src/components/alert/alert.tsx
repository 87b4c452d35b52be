import { useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface AlertProps {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string | null;
  readonly dismissible?: boolean;
}

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'error' } as const;

export const AlertView = ({ props, classes, text, children }: ViewProps<AlertProps>): ReactNode => {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const isUrgent = props.tone === 'danger' || props.tone === 'warning';
  return (
    <div className={classes['root']} role={isUrgent ? 'alert' : 'status'}>
      <Glyph name={icons[props.tone]} className={classes['icon']} />
      <div className={classes['words']}>
        {typeof props.title === 'string' && props.title !== '' && (
          <p className={classes['title']}>{props.title}</p>
        )}
        {children}
      </div>
      {props.dismissible === true && (
        <button
          type="button"
          className={classes['dismiss']}
          aria-label={text('dismiss')}
          onClick={() => setDismissed(true)}
        >
          <Glyph name="close" className={classes['icon']} />
        </button>
      )}
    </div>
  );
};
