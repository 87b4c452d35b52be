import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

export interface LoadingStateProps {
  readonly title: string;
  readonly text?: string | null;
}

export const LoadingStateView = ({ props, classes }: ViewProps<LoadingStateProps>): ReactNode => (
  <div className={classes['root']} role="status" data-coming="">
    <span className={classes['mark']} aria-hidden="true" />
    <p className={classes['title']}>{props.title}</p>
    {typeof props.text === 'string' && props.text !== '' && <p className={classes['text']}>{props.text}</p>}
  </div>
);
