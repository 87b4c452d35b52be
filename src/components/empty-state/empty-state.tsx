import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | null;
  readonly icon?: string;
}

export const EmptyStateView = ({ props, classes, children }: ViewProps<EmptyStateProps>): ReactNode => (
  <div className={classes['root']}>
    {props.icon !== undefined && (
      <span className={classes['mark']}>
        <Glyph name={props.icon} className={classes['icon']} />
      </span>
    )}
    <p className={classes['title']}>{props.title}</p>
    {typeof props.text === 'string' && props.text !== '' && <p className={classes['text']}>{props.text}</p>}
    {children}
  </div>
);
