import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | null;
  readonly code?: string | null;
  readonly retry?: string | null;
}

const hasWords = (words: string | null | undefined): words is string =>
  typeof words === 'string' && words !== '';

export const ErrorStateView = ({ props, classes, text, emit }: ViewProps<ErrorStateProps>): ReactNode => (
  <div className={classes['root']} role="alert">
    <span className={classes['mark']}>
      <Glyph name="warning" className={classes['icon']} />
    </span>
    <p className={classes['title']}>{props.title}</p>
    {hasWords(props.text) && <p className={classes['text']}>{props.text}</p>}
    {hasWords(props.code) && <p className={classes['code']}>{text('code', { code: props.code })}</p>}
    {hasWords(props.retry) && (
      <button type="button" className={classes['retry']} onClick={() => emit('retry')}>
        {props.retry}
      </button>
    )}
  </div>
);
